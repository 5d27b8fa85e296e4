import Foundation
import SwiftUI
import Testing
import ViewRuntime

#if canImport(Glibc)
import Glibc
#endif

/// Values of every kind of type are read as what they are.
@MainActor @Suite struct ValueKindTests {
    /// Both calls make equal values in different places; `other` makes another one.
    private func check<Value>(
        _ make: () -> Value, _ other: () -> Value, at location: SourceLocation = #_sourceLocation
    ) {
        #expect(compareValues(make(), make()) == .equal, sourceLocation: location)
        #expect(compareValues(make(), other()) == .different, sourceLocation: location)
        #expect(compareValues(other(), make()) == .different, sourceLocation: location)
        #expect(compareValues(other(), other()) == .equal, sourceLocation: location)
    }

    /// Long enough to be kept outside of the string itself.
    private func text(_ end: String) -> String { "a text that is too long to be kept in place, " + end }

    struct Plain { var flag = true; var number = 0 }
    struct Mixed { var small: UInt8 = 1; var name: String; var pair: (Bool, String) }
    final class Object {}
    final class Named: Equatable {
        let name: String
        init(_ name: String) { self.name = name }
        static func == (left: Named, right: Named) -> Bool { left.name == right.name }
    }

    // MARK: Enums

    enum Phase {
        case idle
        case loading(Double)
        case loaded(Mixed, count: Int)
        case failed(any Error)
        case stopped
    }
    struct Failure: Error { var text: String }

    @Test("Enums with payloads are compared by case and payload")
    func enums() {
        check({ Phase.idle }, { .stopped })
        check({ Phase.loading(0.5) }, { .loading(0.75) })
        check({ Phase.loaded(Mixed(name: text("a"), pair: (true, text("b"))), count: 1) }, { .idle })
        check(
            { Phase.loaded(Mixed(name: text("a"), pair: (true, text("b"))), count: 1) },
            { .loaded(Mixed(name: text("a"), pair: (true, text("c"))), count: 1) })
        check({ Phase.failed(Failure(text: text("a"))) }, { .failed(Failure(text: text("b"))) })
    }

    indirect enum Tree<Leaf> {
        case leaf(Leaf)
        case fork(Tree, Tree)
        case none
    }

    @Test("Indirect enums are compared to the leaves, also with a payload that needs more room than its neighbours")
    func indirect() {
        check({ Tree.fork(.leaf(self.text("a")), .none) }, { .fork(.leaf(self.text("b")), .none) })
        check({ Tree.fork(.leaf(SIMD4<Double>(repeating: 1)), .none) }, { .fork(.leaf(SIMD4<Double>(repeating: 2)), .none) })
        check({ Tree<Int>.none }, { .leaf(0) })
    }

    enum Choice {
        case small(UInt8)
        case large(Int)
        case none
    }

    @Test("What a small payload leaves unused is not compared, and neither is padding")
    func garbage() {
        func bytes<Value>(_ type: Value.Type, _ fill: UInt8, _ write: (UnsafeMutablePointer<Value>) -> Void) -> UnsafeRawPointer {
            let place = UnsafeMutablePointer<Value>.allocate(capacity: 1)
            UnsafeMutableRawPointer(place).initializeMemory(as: UInt8.self, repeating: fill, count: MemoryLayout<Value>.size)
            write(place)
            return UnsafeRawPointer(place)
        }
        func check<Value>(_ type: Value.Type, _ write: (UnsafeMutablePointer<Value>) -> Void) {
            let (first, second) = (bytes(type, 0, write), bytes(type, 0xFF, write))
            #expect(ComparisonPlan.plan(for: type).compare(first, second) == .equal, "\(type)")
            first.deallocate()
            second.deallocate()
        }
        check(Choice.self) { $0.initialize(to: .small(7)) }
        check(Choice.self) { $0.initialize(to: .none) }
        check(Optional<Choice>.self) { $0.initialize(to: .small(7)) }
        check(Plain.self) {
            $0.pointee.flag = true
            $0.pointee.number = 1
        }
        check(Optional<Plain>.self) { $0.initialize(to: nil) }
        check((Bool, Int, UInt8).self) {
            $0.pointee.0 = true
            $0.pointee.1 = 3
            $0.pointee.2 = 4
        }
        check(InlineArray<2, Plain>.self) { array in
            UnsafeMutableRawPointer(array).withMemoryRebound(to: Plain.self, capacity: 2) { elements in
                for index in 0..<2 {
                    elements[index].flag = false
                    elements[index].number = index
                }
            }
        }
    }

    @Test("Results, optionals of optionals, and optionals of what is not Equatable")
    func generics() {
        check({ Result<Mixed, Failure>.success(Mixed(name: text("a"), pair: (true, ""))) }, { .failure(Failure(text: "")) })
        check({ Optional(Optional(self.text("a"))) }, { .some(nil) })
        check({ Optional(Mixed(name: self.text("a"), pair: (true, ""))) }, { nil })
        check({ Optional(Plain(flag: true, number: 1)) }, { Plain(flag: true, number: 2) })
    }

    // MARK: Existentials

    protocol Source<Item> { associatedtype Item; var item: Item { get } }
    protocol Keeper<Item>: AnyObject { associatedtype Item; var item: Item { get } }
    struct Small: Source { var item: String }
    struct Large: Source { var item: String; var room = (1, 2, 3, 4) }
    final class Kept: Keeper { let item: String; init(_ item: String) { self.item = item } }

    @Test("Existentials with and without constrained types, of classes, of errors, of anything")
    func existentials() {
        check({ Small(item: text("a")) as any Source<String> }, { Small(item: text("b")) })
        check({ Large(item: text("a")) as any Source<String> }, { Large(item: text("b")) })
        check({ Large(item: text("a")) as any Source<String> }, { Small(item: text("a")) })
        check({ Large(item: text("a")) as (any Source<String>)? }, { nil })
        check({ Large(item: text("a")) as any Source }, { Small(item: text("a")) })
        let (first, second) = (Kept("a"), Kept("a"))
        check({ first as any Keeper<String> }, { second })
        check({ Named(text("a")) as AnyObject }, { Named(text("b")) })
        check({ Failure(text: text("a")) as any Error }, { Failure(text: text("b")) })
        check({ Mixed(name: text("a"), pair: (true, "")) as Any }, { 3 })
        check({ text("a") as any Hashable & Sendable }, { text("b") })
        check({ AnyHashable(text("a")) }, { AnyHashable(text("b")) })
    }

    @Test("Types of types, of concrete ones and in existentials")
    func metatypes() {
        check({ Int.self as Any.Type }, { String.self })
        check({ Small.self as any Source<String>.Type }, { Large.self })
        check({ Named.self as AnyObject.Type }, { Object.self })
        check({ (Int.self, text("a")) }, { (Int.self, text("b")) })
    }

    // MARK: Aggregates

    @Test("Tuples, vectors, fixed arrays, many fields, none")
    func aggregates() {
        check({ (number: 1, name: self.text("a"), nested: (true, self.text("b"))) }, { (1, self.text("a"), (true, self.text("c"))) })
        check({ SIMD3<Float>(1, 2, 3) }, { SIMD3(1, 2, 4) })
        check({ (SIMD2<Double>(1, 2), text("a")) }, { (SIMD2<Double>(1, 3), text("a")) })
        check({ [self.text("a"), self.text("b")] as InlineArray<2, String> }, { [self.text("a"), self.text("c")] })
        check({ [1, 2, 3] as InlineArray<3, Int> }, { [1, 2, 4] })
        check({ Many(last: self.text("a")) }, { Many(last: self.text("b")) })
        struct Empty {}
        #expect(compareValues(Empty(), Empty()) == .equal)
        #expect(compareValues((), ()) == .equal)
    }

    struct Many {
        var a = 1, b = "b", c = [1], d = 2.0, e: String? = "e", f = Date(timeIntervalSince1970: 0), g = true, h = "h"
        var i = (1, "i"), j = UInt8(1)
        var last: String
    }

    @Test("Foundation's values and imported C types")
    func imported() {
        check({ Date(timeIntervalSince1970: 1) }, { Date(timeIntervalSince1970: 2) })
        check({ URL(filePath: text("a")) }, { URL(filePath: text("b")) })
        check({ ComparisonResult.orderedAscending }, { .orderedSame })
        check({ NSRange(location: 1, length: 2) }, { NSRange(location: 1, length: 3) })
        check({ Decimal(1) }, { Decimal(2) })
        check({ IndexSet([1, 2]) }, { IndexSet([1, 3]) })
        check({ CGRect(x: 0, y: 1, width: 2, height: 3) }, { CGRect(x: 0, y: 1, width: 2, height: 4) })
        #if canImport(Glibc)
        check({ timespec(tv_sec: 1, tv_nsec: 2) }, { timespec(tv_sec: 1, tv_nsec: 3) })
        check({ P_PID }, { P_ALL })
        check({ Optional(P_PID) }, { nil })
        #endif
    }

    @Test("Pointers, unmanaged references, key paths, characters, substrings")
    func others() {
        check({ UnsafeRawPointer(bitPattern: 8) }, { UnsafeRawPointer(bitPattern: 16) })
        let (first, second) = (Object(), Object())
        check({ Unmanaged.passUnretained(first) }, { Unmanaged.passUnretained(second) })
        check({ \Many.a as KeyPath<Many, Int> }, { \Many.i.0 })
        check({ Character("é") }, { Character("è") })
        check({ self.text("ab").dropLast() }, { self.text("bb").dropLast() })
        check({ first }, { second })
        check({ Named(self.text("a")) }, { Named(self.text("b")) })
    }

    @Test("Arrays of what is not Equatable are compared by their buffer, others by their elements")
    func arrays() {
        let names = [Mixed(name: "a", pair: (true, ""))]
        check({ names }, { [] })
        #expect(compareValues(names, [Mixed(name: "a", pair: (true, ""))]) == .different)
        check({ [self.text("a")] }, { [self.text("b")] })
        check({ [1: self.text("a")] }, { [1: self.text("b")] })
        check({ Set([self.text("a")]) }, { Set([self.text("b")]) })
    }
}
