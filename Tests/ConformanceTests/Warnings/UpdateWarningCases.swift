import Combine
import Foundation
import SwiftUI
import Testing

/// What is said of writes at the wrong time or from the wrong thread.
let updateWarningCases: [ConformanceCase] = [
    .holds("C189", "State that is written while its body runs: a warning, and the write is dropped") {
        let stage = Stage { SelfWriting() }
        #expect(stage.warnings == ["Modifying state during view update, this will cause undefined behavior."])
        #expect(stage.texts == ["0"])
        #expect(stage.lines() == ["SelfWriting: @self, @identity, _count changed."])
    },
    .holds("C189", "Through a binding, by a child's body, and by content of a collection as well") {
        let child = Stage { BindingParent() }
        #expect(child.warnings == ["Modifying state during view update, this will cause undefined behavior."])
        #expect(child.texts == ["0", "0"])
        let content = Stage { ContentWriting() }
        #expect(
            content.warnings == [
                "Modifying state during view update, this will cause undefined behavior.",
                "Modifying state during view update, this will cause undefined behavior.",
            ])
        #expect(content.texts == ["0", "1", "2"])
    },
    .holds("C189", "In actions there is nothing to say") {
        let stage = Stage { ActionWriting() }
        #expect(stage.warnings == [])
        #expect(stage.texts == ["1"])
    },
    .holds("C195", "A change signal from another thread: one warning, however many views observe the object") {
        let player = Player()
        let stage = Stage { PlayerScreen(player: player) }
        #expect(stage.warnings == [])
        await Task.detached { player.publish(1) }.value
        #expect(
            stage.warnings == [
                "Publishing changes from background threads is not allowed; make sure to publish values from the main thread (via operators like receive(on:)) on model updates."
            ])
        #expect(stage.texts == ["1", "1"])
        await Task.detached { player.publish(2) }.value
        #expect(stage.warnings.count == 2)
    },
    .holds("C195", "From the main thread there is none") {
        let player = Player()
        let stage = Stage { PlayerScreen(player: player) }
        stage.act { player.publish(1) }
        #expect(stage.warnings == [])
        #expect(stage.texts == ["1", "1"])
    },
    .holds("C196", "A change signal while bodies run: a warning, and the views run once more") {
        let player = Player()
        let stage = Stage { CountingScreen(player: player) }
        #expect(
            stage.warnings == [
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior."
            ])
        #expect(stage.counts() == ["CountingScreen": 2])
        #expect(stage.texts == ["1"])
    },
    .holds("C202", "A body that asks for the update in which it runs is a cycle; the update goes on") {
        let box = HostBox()
        let stage = Stage { CyclicView(box: box) }
        box.update = { stage.host.update() }
        stage.act { box.version.number += 1 }
        let warnings = stage.warnings
        #expect(warnings.count == 1)
        #expect(
            warnings.first?.wholeMatch(of: /=== AttributeGraph: cycle detected through attribute \d+ ===/) != nil)
        stage.act { box.version.number += 1 }
        #expect(stage.warnings.count == 2)
        #expect(stage.texts == ["2"])
        box.update = {}
    },
]

private struct SelfWriting: View {
    @State private var count = 0
    var body: some View {
        let _ = count += 1
        Text("\(count)")
    }
}

private struct BindingParent: View {
    @State private var count = 0
    var body: some View {
        Text("\(count)")
        BindingChild(count: $count)
    }
}

private struct BindingChild: View {
    @Binding var count: Int
    var body: some View {
        let _ = count = 5
        Text("\(count)")
    }
}

private struct ContentWriting: View {
    @State private var last = 0
    var body: some View {
        ForEach(0..<3) { number in
            let _ = number == 0 ? () : (last = number)
            Text("\(number)")
        }
    }
}

private struct ActionWriting: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onAppear { count += 1 } }
}

private final class Player: ObservableObject, @unchecked Sendable {
    @Published private(set) var position = 0
    func publish(_ position: Int) { self.position = position }
}

private struct PlayerScreen: View {
    @ObservedObject var player: Player
    var body: some View {
        Text("\(player.position)")
        PlayerBar(player: player)
    }
}

private struct PlayerBar: View {
    @ObservedObject var player: Player
    var body: some View { Text("\(player.position)") }
}

private struct CountingScreen: View {
    @ObservedObject var player: Player
    var body: some View {
        let _ = player.position == 0 ? player.publish(1) : ()
        Text("\(player.position)")
    }
}

@Observable private final class Version { var number = 0 }

private final class HostBox {
    let version = Version()
    var update: () -> Void = {}
}

private struct CyclicView: View {
    let box: HostBox
    var body: some View {
        let _ = box.update()
        Text("\(box.version.number)")
    }
}
