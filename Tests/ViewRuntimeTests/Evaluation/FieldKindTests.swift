import SwiftUI
import Testing

/// Views with fields of every kind: what is compared must be read as what it is.
@MainActor
@Suite struct FieldKindTests {
    protocol Named { var name: String { get } }
    protocol Shared: AnyObject { var name: String { get } }

    struct Small: Named, Equatable { var name = "small" }
    /// Larger than what an existential keeps in place.
    struct Large: Named {
        var name = "large"
        var numbers = [1, 2, 3]
        var place = (1, 2, 3, 4)
    }
    final class Object: Named, Shared, Equatable {
        let name: String
        init(_ name: String = "object") { self.name = name }
        nonisolated static func == (left: Object, right: Object) -> Bool { left.name == right.name }
    }
    struct Failure: Error { var text: String }

    struct Existentials: View {
        let named: any Named
        let optional: (any Named)?
        let shared: any Shared
        let error: any Error
        let anything: Any
        var body: some View { Text(named.name) }
    }

    struct Host<Content: View>: View {
        let make: (Int) -> Content
        @State private var count = 0
        var body: some View {
            VStack {
                make(count)
                Text("\(count)")
                Button("next") { count += 1 }
            }
        }
    }

    /// The runs of a view's body for each of several values made anew.
    private func runs<Content: View>(of name: String, _ make: @escaping (Int) -> Content) throws -> [Int] {
        let probe = Probe { Host(make: make) }
        _ = probe.counts()
        return try (0..<4).map { _ in
            try probe.tap("next")
            return probe.counts()["FieldKindTests.\(name)"] ?? 0
        }
    }

    @Test("C066: existentials of one dynamic type are compared by value, in place or boxed; another type differs")
    func existentials() throws {
        let object = Object()
        func view(_ named: any Named, _ anything: Any, _ error: String = "e") -> Existentials {
            Existentials(
                named: named, optional: named, shared: object, error: Failure(text: error), anything: anything)
        }
        #expect(try runs(of: "Existentials") { _ in view(Small(), [1]) } == [0, 0, 0, 0])
        #expect(try runs(of: "Existentials") { _ in view(Large(), Large()) } == [0, 0, 0, 0])
        #expect(try runs(of: "Existentials") { _ in view(Object("same"), "text") } == [0, 0, 0, 0])
        #expect(try runs(of: "Existentials") { view(Large(numbers: [$0 / 2]), 0) } == [0, 1, 0, 1])
        #expect(try runs(of: "Existentials") { $0 % 2 == 0 ? view(Small(), 0) : view(Large(), 0) } == [1, 1, 1, 1])
        #expect(try runs(of: "Existentials") { view(Small(), Optional($0 / 2) as Any) } == [0, 1, 0, 1])
        #expect(try runs(of: "Existentials") { view(Small(), 0, "\($0 / 2)") } == [0, 1, 0, 1])
    }

    struct NotOwning: View {
        weak var weak: Object?
        weak var shared: (any Shared)?
        unowned var unowned: Object
        unowned(unsafe) var unsafe: Object
        let number: Int
        var body: some View { Text("\(number)") }
    }

    @Test("C046: weak and unowned fields are the same for the same object, and are never read as references")
    func notOwning() throws {
        let first = Object("one")
        let second = Object("one")
        func view(_ weak: Object?, number: Int = 0) -> NotOwning {
            NotOwning(weak: weak, shared: weak, unowned: first, unsafe: first, number: number)
        }
        #expect(try runs(of: "NotOwning") { _ in view(first) } == [0, 0, 0, 0])
        #expect(try runs(of: "NotOwning") { view(first, number: $0 / 2) } == [0, 1, 0, 1])
        #expect(try runs(of: "NotOwning") { view($0 / 2 == 0 ? first : second) } == [0, 1, 0, 0])
        #expect(try runs(of: "NotOwning") { view($0 / 2 == 0 ? nil : second) } == [0, 1, 0, 0])
    }

    @Test("C066: the object of a weak field may go while the view stays")
    func weakObjectGoes() throws {
        var object: Object? = Object()
        let stable = Object()
        let isGone = { [weak object] in object == nil }
        let probe = Probe {
            Host { [weak object] _ in
                NotOwning(weak: object, shared: nil, unowned: stable, unsafe: stable, number: 0)
            }
        }
        _ = probe.counts()
        object = nil
        #expect(isGone())
        try probe.tap("next")
        #expect(probe.counts()["FieldKindTests.NotOwning"] == 1)
        try probe.tap("next")
        #expect(probe.counts()["FieldKindTests.NotOwning"] == nil)
    }
}
