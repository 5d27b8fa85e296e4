import SwiftUI
import Testing
import ViewRuntime

/// Runtime warnings on standard error.
@MainActor @Suite struct StandardErrorTests {
    struct Twins: View {
        let ids: [String]
        var body: some View { ForEach(ids, id: \.self) { Text($0) } }
    }

    private static let warning =
        "[SwiftUI] ForEach<Array<String>, String, Text>: the ID a occurs multiple times within the collection, this will give undefined results!\n"

    @Test("A warning is one line, with SwiftUI's name before it")
    func printed() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            RuntimeWarning.arePrinted = true
            _ = Stage { Twins(ids: ["a", "a"]) }
        }
        #expect(said(result).contains(Self.warning))
    }

    @Test("An id of several lines makes no second line")
    func lines() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            RuntimeWarning.arePrinted = true
            _ = Stage { Twins(ids: ["one\ntwo", "one\ntwo"]) }
        }
        #expect(said(result).contains("the ID one two occurs multiple times within the collection"))
    }

    @Test("One that belongs to no host is printed as well")
    func unattended() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            RuntimeWarning.arePrinted = true
            _ = Text("x").frame(width: -1)
            precondition(RuntimeWarning.takeUnattended().map(\.kind) == [.invalidFrame])
            precondition(RuntimeWarning.takeUnattended().isEmpty)
        }
        #expect(said(result).contains("[SwiftUI] Invalid frame dimension (negative or non-finite).\n"))
    }

    @Test("Nothing is printed where that was turned off, and the host has the warning all the same")
    func silenced() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) { @MainActor in
            RuntimeWarning.arePrinted = false
            let stage = Stage { Twins(ids: ["a", "a"]) }
            precondition(stage.warnings.count == 1)
        }
        #expect(!said(result).contains("[SwiftUI]"))
    }

    private func said(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }
}
