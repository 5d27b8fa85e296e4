import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// How two values of a view are compared.
let equalityCases: [ConformanceCase] = [
    .holds("C054", "A view of plain bytes is compared by its bytes; its == is ignored") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { PlainParity(number: $0) } }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.lines().last == "PlainParity: @self changed.")
        #expect(stage.texts.last == "4")
    },
    .holds("C055", "With a state property the == of a view is used by itself") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { StatefulParity(number: $0) } }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.counts()["StatefulParity"] == nil)
        #expect(stage.texts.last == "2")
        stage.act { hook.set(5) }
        #expect(stage.lines().last == "StatefulParity: @self changed.")
        #expect(stage.texts.last == "5")
    },
    .holds("C055", "With a string the == of a view is used by itself") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { NamedParity(number: $0, name: "n") } }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.counts()["NamedParity"] == nil)
        stage.act { hook.set(5) }
        #expect(stage.counts()["NamedParity"] == 1)
    },
    .holds("C056", "With .equatable() the == of a view of plain bytes is used") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { PlainParity(number: $0).equatable() } }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.counts()["PlainParity"] == nil)
        #expect(stage.texts.last == "2")
        stage.act { hook.set(5) }
        #expect(stage.lines().last == "PlainParity: @self changed.")
    },
    .holds("C057", "An Equatable field that is not plain bytes is compared with its ==, the others by their own rule") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { ItemView(item: Item(id: 1, name: "\($0)"), size: $0 / 10) } }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.counts()["ItemView"] == nil)
        #expect(stage.texts.last == "2")
        stage.act { hook.set(40) }
        #expect(stage.counts()["ItemView"] == 1)
        #expect(stage.texts.last == "40")
    },
    .holds("C057", "The same for a field inside of fields, in an optional and in an enum's payload") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { DeepItemView(number: $0) } }
        _ = stage.lines()
        stage.act { hook.set(4) }
        #expect(stage.counts()["DeepItemView"] == nil)
    },
    .holds("C058", "Padding between fields is not compared") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { Padded(number: $0) } }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.counts() == ["Numbers<Padded>": 1])
        stage.act { hook.set(20) }
        #expect(stage.counts() == ["Numbers<Padded>": 1, "Padded": 1])
    },
    .holds("C059", "A default that differs each time runs the body for every run of the parent, though nothing uses it") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { _ in FreshID() } }
        _ = stage.lines()
        stage.act { hook.set(3) }
        stage.act { hook.set(4) }
        #expect(stage.counts()["FreshID"] == 2)
    },
]

/// Whole values, references and what is in them.
let wholeValueCases: [ConformanceCase] = [
    .holds("C067", "A view that holds a whole value runs for any part of it; one that holds the part does not") {
        let hook = Hook<Int>()
        let stage = Stage { ProfileScreen(hook: hook) }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.lines() == ["ProfileScreen: _profile changed.", "WholeProfile: @self changed."])
    },
    .holds("C068", "A plain reference is no dependency: nothing runs when its object changes") {
        let box = PlainBox()
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { _ in BoxView(box: box) } }
        _ = stage.lines()
        stage.act { box.value = 4 }
        #expect(stage.lines() == [])
        stage.act { hook.set(3) }
        #expect(stage.counts()["BoxView"] == nil)
        #expect(stage.texts.last == "0")
    },
    .holds("C069", "A reference that each run of the parent makes anew runs the child each time") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { _ in BoxView(box: PlainBox()) } }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.lines().last == "BoxView: @self changed.")
        stage.act { hook.set(4) }
        #expect(stage.counts()["BoxView"] == 1)
    },
    .holds("C069", "The object of an Equatable class that is made anew is compared with ==") {
        let hook = Hook<Int>()
        let stage = Stage { Numbers(hook: hook) { _ in EquatableBoxView(box: EquatableBox("a")) } }
        _ = stage.lines()
        stage.act { hook.set(3) }
        #expect(stage.counts()["EquatableBoxView"] == nil)
    },
]

private struct Numbers<Content: View>: View {
    let hook: Hook<Int>
    @State private var number = 2
    let content: (Int) -> Content
    init(hook: Hook<Int>, content: @escaping (Int) -> Content) {
        self.hook = hook
        self.content = content
    }
    var body: some View {
        let _ = hook.set = { number = $0 }
        Text("parent \(number)")
        content(number)
    }
}

private struct PlainParity: View, Equatable {
    let number: Int
    nonisolated static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
    var body: some View { Text("\(number)") }
}

private struct StatefulParity: View, Equatable {
    let number: Int
    @State private var unused = 0
    init(number: Int) { self.number = number }
    nonisolated static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
    var body: some View { Text("\(number)") }
}

private struct NamedParity: View, Equatable {
    let number: Int
    let name: String
    nonisolated static func == (left: Self, right: Self) -> Bool { left.number % 2 == right.number % 2 }
    var body: some View { Text("\(number)") }
}

private struct Item: Equatable {
    let id: Int
    let name: String
    static func == (left: Item, right: Item) -> Bool { left.id == right.id }
}

private struct ItemView: View {
    let item: Item
    let size: Int
    var body: some View { Text(item.name) }
}

private struct DeepItemView: View {
    enum Phase { case loading, loaded(Item, [Int]) }
    struct Holder {
        let item: Item
        let optional: Item?
        let pair: (Int, Item)
    }
    let phase: Phase
    let holder: Holder
    init(number: Int) {
        let item = Item(id: 1, name: "\(number)")
        phase = .loaded(item, [1])
        holder = Holder(item: item, optional: item, pair: (1, item))
    }
    var body: some View { Text(holder.item.name) }
}

private struct Padded: View {
    struct Fields {
        let flag: Bool
        let number: Int
        let optional: Pair?
        let choice: Choice
    }
    struct Pair {
        let small: UInt8
        let large: Int
    }
    enum Choice { case small(UInt8), large(Int), none }
    let fields: Fields
    init(number: Int) {
        fields = Fields(
            flag: true, number: number / 10, optional: Pair(small: 1, large: 2), choice: Self.choice(number))
    }
    /// The stack holds something else at each call: what is behind a small payload is whatever was there.
    @inline(never) private static func choice(_ number: Int) -> Choice {
        var choice = Choice.large(number &* 0x0123_4567_89AB)
        withUnsafeMutablePointer(to: &choice) { if number > 0 { $0.pointee = .small(7) } }
        return choice
    }
    var body: some View { Text("\(fields.number)") }
}

private struct FreshID: View {
    let id = UUID()
    var body: some View { Text("fresh") }
}

private struct Profile {
    var name = "a"
    var visits = 0
}

private struct ProfileScreen: View {
    let hook: Hook<Int>
    @State private var profile = Profile()
    var body: some View {
        let _ = hook.set = { profile.visits = $0 }
        WholeProfile(profile: profile)
        ProfileName(name: profile.name)
    }
}

private struct WholeProfile: View {
    let profile: Profile
    var body: some View { Text(profile.name) }
}

private struct ProfileName: View {
    let name: String
    var body: some View { Text(name) }
}

private final class PlainBox { var value = 0 }

private struct BoxView: View {
    let box: PlainBox
    var body: some View { Text("\(box.value)") }
}

private final class EquatableBox: Equatable {
    let name: String
    init(_ name: String) { self.name = name }
    nonisolated static func == (left: EquatableBox, right: EquatableBox) -> Bool { left.name == right.name }
}

private struct EquatableBoxView: View {
    let box: EquatableBox
    var body: some View { Text(box.name) }
}
