import SwiftUI

/// A shelf with a field for remarks; `uncomparable-input`: each tile's closure captures the screen, and with it what is typed.
public struct ShelfScreen: View {
    @State private var remark = ""
    @State private var picked: [String] = []
    private let names = ["Chair", "Lamp", "Table", "Bench"]

    public init() {}

    public var body: some View {
        VStack {
            TextField("Remark", text: $remark)
            ForEach(names, id: \.self) { name in
                ShelfTile(name: name) { pick(name) }
            }
            Text("\(picked.joined(separator: ", ")) \(remark)")
        }
    }

    private func pick(_ name: String) { picked.append("\(name) (\(remark))") }
}

/// Repaired: the closure captures the model, which stays.
public struct ShelfScreenRepaired: View {
    @State private var shelf = Shelf()
    private let names = ["Chair", "Lamp", "Table", "Bench"]

    public init() {}

    public var body: some View {
        VStack {
            TextField("Remark", text: $shelf.remark)
            ForEach(names, id: \.self) { [shelf] name in
                ShelfTile(name: name) { shelf.pick(name) }
            }
            Text("\(shelf.picked.joined(separator: ", ")) \(shelf.remark)")
        }
    }
}

@MainActor @Observable
final class Shelf {
    var remark = ""
    var picked: [String] = []

    func pick(_ name: String) { picked.append("\(name) (\(remark))") }
}

struct ShelfTile: View {
    let name: String
    let onPick: () -> Void

    var body: some View { Button("Pick \(name)", action: onPick) }
}
