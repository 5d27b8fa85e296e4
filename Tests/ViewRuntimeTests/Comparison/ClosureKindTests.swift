import SwiftUI
import Testing
import ViewRuntime

/// Closures are compared by their code and by what they captured, whatever that is (C060–C063).
// On the main actor: a host of another profile may be at work there.
@MainActor @Suite struct ClosureKindTests {
    struct Holder<Function> { let function: Function }

    /// Both calls make the closure anew; `differs` makes it with something else captured.
    private func check<Function>(
        _ make: () -> Function, differs: () -> Function, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(compareValues(Holder(function: make()), Holder(function: make())) == .equal, sourceLocation: location)
        #expect(compareValues(Holder(function: make()), Holder(function: differs())) == .different, sourceLocation: location)
    }

    final class Object { func act() {} }
    final class Named: Equatable {
        let name: String
        init(_ name: String) { self.name = name }
        static func == (left: Named, right: Named) -> Bool { left.name == right.name }
        func act() {}
    }
    protocol Source<Item> { associatedtype Item }
    struct Strings: Source { typealias Item = String; var text: String }
    enum Phase { case idle, loaded(String) }

    nonisolated private static func use(_ values: Any...) {}

    @Test("Plain values, strings, tuples, optionals, enums, existentials")
    func values() {
        func make(_ number: Int) -> () -> Void { { Self.use(number) } }
        check({ make(1) }, differs: { make(2) })
        func mixed(_ text: String, _ phase: Phase) -> () -> Void {
            let pair = (true, text)
            let anything: Any = text
            let source: any Source<String> = Strings(text: text)
            let optional: Int? = text.count
            return { Self.use(pair.0, pair.1, anything, source, optional as Any, phase) }
        }
        check({ mixed("a", .loaded("x")) }, differs: { mixed("b", .loaded("x")) })
        check({ mixed("a", .loaded("x")) }, differs: { mixed("a", .idle) })
    }

    @Test("Closures of other forms: with results, throwing, asynchronous, for several threads, optional")
    func forms() {
        func result(_ number: Int) -> (Int, String) -> [Int] { { [$0, number, $1.count] } }
        check({ result(1) }, differs: { result(2) })
        func async(_ number: Int) -> @Sendable () async throws -> Int { { number } }
        check({ async(1) }, differs: { async(2) })
        func main(_ number: Int) -> @MainActor (inout Int) -> Void { { $0 += number } }
        check({ main(1) }, differs: { main(2) })
        func optional(_ number: Int) -> (() -> Void)? { { Self.use(number) } }
        check({ optional(1) }, differs: { optional(2) })
        check({ optional(1) }, differs: { nil })
    }

    @Test("Closures that captured closures, optional ones too")
    func closures() {
        func inner(_ number: Int) -> () -> Void { { Self.use(number) } }
        func outer(_ number: Int, _ tag: String) -> () -> Void {
            let captured = inner(number)
            let optional: ((Int) -> String)? = { "\($0 + number)" }
            return {
                captured()
                Self.use(tag, optional?(1) as Any)
            }
        }
        check({ outer(1, "a") }, differs: { outer(2, "a") })
        func only(_ number: Int) -> () -> Void {
            let captured = inner(number)
            return { captured() }
        }
        check({ only(1) }, differs: { only(2) })
    }

    @Test("Weak and unowned references: the same object, or not")
    func notOwning() {
        let (first, second) = (Object(), Object())
        func weak(_ object: Object?) -> () -> Void { { [weak object] in object?.act() } }
        check({ weak(first) }, differs: { weak(second) })
        check({ weak(first) }, differs: { weak(nil) })
        func weakAmongOthers(_ object: Object, _ number: Int) -> () -> Void {
            { [weak object] in Self.use(object as Any, number) }
        }
        check({ weakAmongOthers(first, 1) }, differs: { weakAmongOthers(second, 1) })
        check({ weakAmongOthers(first, 1) }, differs: { weakAmongOthers(first, 2) })
        func unowned(_ object: Object, _ number: Int) -> () -> Void { { [unowned object] in Self.use(object, number) } }
        check({ unowned(first, 1) }, differs: { unowned(second, 1) })
        func unmanaged(_ object: Object) -> () -> Void { { [unowned(unsafe) object] in object.act() } }
        check({ unmanaged(first) }, differs: { unmanaged(second) })
    }

    @Test("A weak reference whose object is gone differs from one to nothing, and is not read")
    func gone() {
        func weak(_ object: Object?) -> Holder<() -> Void> { Holder { [weak object] in object?.act() } }
        var object: Object? = Object()
        let before = weak(object)
        object = nil
        #expect(compareValues(before, weak(nil)) == .different)
        #expect(compareValues(weak(nil), weak(nil)) == .equal)
    }

    @Test("Captured variables are compared by what they hold")
    func variables() {
        func one(_ number: Int) -> () -> Void {
            var count = number
            return { count += 1 }
        }
        check({ one(1) }, differs: { one(2) })
        func two(_ number: Int) -> () -> Void {
            var count = number
            var name = "n"
            return {
                count += 1
                name += "\(count)"
            }
        }
        check({ two(1) }, differs: { two(2) })
    }

    @Test("A single reference, which stands in the place of the context: the same object, or == where its class has one")
    func references() {
        let (first, second) = (Object(), Object())
        func make(_ object: Object) -> () -> Void { { object.act() } }
        check({ make(first) }, differs: { make(second) })
        check({ first.act }, differs: { second.act })
        func named(_ object: Named) -> () -> Void { { object.act() } }
        check({ named(Named("a")) }, differs: { named(Named("b")) })
    }

    @Test("Methods and nested functions")
    func functions() {
        struct Row {
            let name: String
            func act() { ClosureKindTests.use(name) }
        }
        check({ Row(name: "a").act }, differs: { Row(name: "b").act })
        func nested(_ number: Int) -> () -> Void {
            func inner() { Self.use(number) }
            return inner
        }
        check({ nested(1) }, differs: { nested(2) })
    }

    @Test("More captures than any person writes")
    func many() {
        func make(_ n: Int) -> () -> Void {
            let (a, b, c, d, e, f, g, h) = (n, n, n, n, n, n, n, "h\(n)")
            let (i, j, k, l, m, o, p, q) = (1.5, UInt8(n), true, [n], Optional(n), (n, "p"), Character("p"), n)
            return { Self.use(a, b, c, d, e, f, g, h, i, j, k, l, m as Any, o, p, q) }
        }
        check({ make(1) }, differs: { make(2) })
    }

    // Not optimized: a copy for one type alone would know what it captures.
    @_optimize(none) private func generic<Value>(_ value: Value) -> Holder<() -> Void> { Holder { Self.use(value) } }

    @Test("C063: a captured value of a generic type is never equal")
    func generics() {
        #expect(compareValues(generic(1), generic(1)) == .different)
        #expect(compareValues(generic("a"), generic("a")) == .different)
        let one = generic(1)
        #expect(compareValues(one, one) == .equal)
    }

    @Test("A closure that another one wraps for a generic place is compared through the wrapper")
    func wrapped() {
        func make(_ number: Int) -> [(Int) -> Int] { [{ $0 + number }] }
        #expect(compareValues(Holder(function: make(1)[0]), Holder(function: make(1)[0])) == .equal)
        #expect(compareValues(Holder(function: make(1)[0]), Holder(function: make(2)[0])) == .different)
        func erased(_ number: Int) -> Any { make(number)[0] }
        #expect(compareValues(erased(1), erased(1)) == .equal)
        #expect(compareValues(erased(1), erased(2)) == .different)
    }

    @Test("Functions of C are compared by their address")
    func cFunctions() {
        let twice: @convention(c) (Int32) -> Int32 = { $0 * 2 }
        let half: @convention(c) (Int32) -> Int32 = { $0 / 2 }
        check({ twice }, differs: { half })
    }
}
