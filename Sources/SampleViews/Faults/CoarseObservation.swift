import SwiftUI

/// A product film; `coarse-observation`: the title observes the player, and runs whenever the position moves.
public struct FilmScreen: View {
    @State private var player = FilmPlayer()

    public init() {}

    public var body: some View {
        VStack {
            FilmTitle(player: player)
            FilmPosition(player: player)
            Button("Skip") { player.seconds += 5 }
        }
    }
}

@MainActor
final class FilmPlayer: ObservableObject {
    @Published var title = "How we make the Ember Chair"
    @Published var seconds = 0
}

private struct FilmTitle: View {
    @ObservedObject var player: FilmPlayer

    var body: some View { Text(player.title).font(.title) }
}

private struct FilmPosition: View {
    @ObservedObject var player: FilmPlayer

    var body: some View { Text("\(player.seconds) s") }
}

/// Repaired: the class is observed property by property.
public struct FilmScreenRepaired: View {
    @State private var reel = FilmReel()

    public init() {}

    public var body: some View {
        VStack {
            ReelTitle(reel: reel)
            ReelPosition(reel: reel)
            Button("Skip") { reel.seconds += 5 }
        }
    }
}

@MainActor @Observable
final class FilmReel {
    var title = "How we make the Ember Chair"
    var seconds = 0
}

private struct ReelTitle: View {
    let reel: FilmReel

    var body: some View { Text(reel.title).font(.title) }
}

private struct ReelPosition: View {
    let reel: FilmReel

    var body: some View { Text("\(reel.seconds) s") }
}
