import SwiftUI

/// A voucher's code, in groups; `multiple-updates-per-frame`: the action changes the code that it watches, each time it runs.
public struct VoucherField: View {
    @State private var code = ""

    public init() {}

    public var body: some View {
        VStack {
            TextField("Code", text: $code)
            Text("Code: \(code)")
        }
        .onChange(of: code) { code = "\(code)-" }
    }
}

/// Repaired: what is in groups already stays.
public struct VoucherFieldRepaired: View {
    @State private var code = ""

    public init() {}

    public var body: some View {
        VStack {
            TextField("Code", text: $code)
            Text("Code: \(code)")
        }
        .onChange(of: code) {
            let grouped = code.uppercased()
            if grouped != code { code = grouped }
        }
    }
}
