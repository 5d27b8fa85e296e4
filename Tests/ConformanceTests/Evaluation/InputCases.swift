import Combine
import SwiftUI
import Testing
import ViewRuntime

/// Which bodies run when a parent's body has run.
let inputCases: [ConformanceCase] = [
    .holds("C036", "Each of two children runs once at first, whatever their inputs are") {
        let stage = Stage { TwoFlags(hook: Hook()) }
        #expect(stage.counts() == ["TwoFlags": 1, "Flag": 2])
    },
    .holds("C037", "Of two children the one whose input is bitwise equal is skipped") {
        let stage = Stage { PublishedFlags() }
        #expect(stage.counts() == ["PublishedFlags": 2, "Flag": 3])
        #expect(stage.texts == ["on", "off"])
    },
    .holds("C037", "The same for an observable object that the parent's body reads") {
        let stage = Stage { ObservedFlags() }
        #expect(stage.counts() == ["ObservedFlags": 2, "Flag": 3])
    },
    .holds("C038", "A property that is not published runs nothing") {
        let stage = Stage { PublishedFlags(togglesPlain: true) }
        #expect(stage.counts() == ["PublishedFlags": 1, "Flag": 2])
    },
    .holds("C038", "A property that observation ignores runs nothing") {
        let stage = Stage { ObservedFlags(togglesIgnored: true) }
        #expect(stage.counts() == ["ObservedFlags": 1, "Flag": 2])
    },
    .holds("C039", "A child without stored properties is made anew and not run again") {
        let hook = Hook<Int>()
        let stage = Stage { ParentOfBare(hook: hook) }
        let made = Bare.made
        _ = stage.counts()
        stage.act { hook.set(1) }
        #expect(Bare.made == made + 1)
        #expect(stage.counts() == ["ParentOfBare": 1])
    },
    .holds("C039", "A child without stored properties is skipped inside of conditions, groups and modifiers too") {
        let hook = Hook<Int>()
        let stage = Stage { ParentOfWrapped(hook: hook) }
        _ = stage.counts()
        stage.act { hook.set(1) }
        #expect(stage.counts() == ["ParentOfWrapped": 1])
    },
    .holds("C040", "A view between two readers of an object is made anew and skipped; the readers run") {
        let account = Account()
        let stage = Stage { AccountScreen().environmentObject(account) }
        _ = stage.lines()
        let made = Middle.made
        stage.act { account.name = "b" }
        #expect(stage.lines() == ["AccountScreen: _account changed.", "AccountName: _account changed."])
        #expect(Middle.made == made + 1)
        #expect(stage.texts == ["b", "b"])
    },
    .holds("C041", "Siblings are all made before the first of them runs; then bodies run in the order of the tree") {
        let log = Log()
        _ = Stage { Trunk(log: log) }
        #expect(
            log.lines == [
                "body trunk", "init left", "init right", "body left", "init leaf", "body leaf", "body right",
            ])
    },
]

private struct Flag: View {
    let isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
}

private struct TwoFlags: View {
    let hook: Hook<Int>
    @State private var isOn = false
    @State private var unused = 0
    var body: some View {
        VStack {
            Flag(isOn: isOn)
            Flag(isOn: 1 == 1)
        }
    }
}

private final class PublishedModel: ObservableObject {
    @Published var first = false
    @Published var second = false
    var plain = false
}

private struct PublishedFlags: View {
    @StateObject private var model = PublishedModel()
    var togglesPlain = false
    var body: some View {
        VStack {
            Flag(isOn: model.first)
            Flag(isOn: model.second)
        }
        .onAppear { if togglesPlain { model.plain.toggle() } else { model.first.toggle() } }
    }
}

@Observable private final class ObservedModel {
    var first = false
    var second = false
    @ObservationIgnored var ignored = false
}

private struct ObservedFlags: View {
    @State private var model = ObservedModel()
    var togglesIgnored = false
    var body: some View {
        VStack {
            Flag(isOn: model.first)
            Flag(isOn: model.second)
        }
        .onAppear { if togglesIgnored { model.ignored.toggle() } else { model.first.toggle() } }
    }
}

private struct Bare: View {
    nonisolated(unsafe) static var made = 0
    init() { Self.made += 1 }
    var body: some View { Text("bare") }
}

private struct ParentOfBare: View {
    let hook: Hook<Int>
    @State private var count = 0
    var body: some View {
        let _ = hook.set = { count = $0 }
        Text("\(count)")
        Bare()
    }
}

private struct ParentOfWrapped: View {
    let hook: Hook<Int>
    @State private var count = 0
    var body: some View {
        let _ = hook.set = { count = $0 }
        Text("\(count)")
        Group {
            if count >= 0 { Bare().padding() }
            Bare().opacity(Double(count) / 10)
            AnyView(Bare())
            ForEach(0..<2) { _ in Bare() }
        }
    }
}

private final class Account: ObservableObject {
    @Published var name = "a"
}

private struct AccountScreen: View {
    @EnvironmentObject private var account: Account
    var body: some View {
        VStack {
            Text(account.name)
            Middle()
        }
    }
}

private struct Middle: View {
    nonisolated(unsafe) static var made = 0
    init() { Self.made += 1 }
    var body: some View { AccountName() }
}

private struct AccountName: View {
    @EnvironmentObject private var account: Account
    var body: some View { Text(account.name) }
}

private struct Trunk: View {
    let log: Log
    var body: some View {
        let _ = log.lines.append("body trunk")
        VStack {
            Branch(name: "left", log: log, hasLeaf: true)
            Branch(name: "right", log: log, hasLeaf: false)
        }
    }
}

private struct Branch: View {
    let name: String
    let log: Log
    let hasLeaf: Bool
    init(name: String, log: Log, hasLeaf: Bool) {
        self.name = name
        self.log = log
        self.hasLeaf = hasLeaf
        log.lines.append("init \(name)")
    }
    var body: some View {
        let _ = log.lines.append("body \(name)")
        if hasLeaf { Leaf(log: log) }
    }
}

private struct Leaf: View {
    let log: Log
    init(log: Log) {
        self.log = log
        log.lines.append("init leaf")
    }
    var body: some View {
        let _ = log.lines.append("body leaf")
        Text("leaf")
    }
}
