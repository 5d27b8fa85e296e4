import Combine
import Foundation
import ViewRuntime

/// Whether an app may use a person's music: no.
public struct MusicAuthorization: Sendable {
    /// Whether it may.
    public enum Status: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
        case notDetermined, denied, restricted, authorized
        public var description: String { rawValue }
    }
    public static var currentStatus: Status { .denied }
    public static func request() async -> Status { .denied }
}
/// What a person has paid for: nothing.
public struct MusicSubscription: Hashable, Sendable {
    public let canPlayCatalogContent: Bool
    public let canBecomeSubscriber: Bool
    public let hasCloudLibraryEnabled: Bool
    public static var current: MusicSubscription { get async throws { throw MusicError.unsupported } }
    public static var subscriptionUpdates: AsyncStream<MusicSubscription> { AsyncStream { $0.finish() } }
}
/// Why there is no music.
public enum MusicError: LocalizedError, Equatable, Sendable {
    case unsupported
    public var errorDescription: String? { "there is no music service here" }
}

/// What can be searched for.
public protocol MusicCatalogSearchable: MusicItem {}
extension Song: MusicCatalogSearchable {}
extension Album: MusicCatalogSearchable {}
extension Artist: MusicCatalogSearchable {}
extension Playlist: MusicCatalogSearchable {}
extension Station: MusicCatalogSearchable {}
extension MusicVideo: MusicCatalogSearchable {}
/// A search in the catalogue. There is none: it throws.
public struct MusicCatalogSearchRequest: Sendable {
    public let term: String
    public var limit: Int?
    public var offset: Int?
    public var includeTopResults = false
    public init(term: String, types: [any MusicCatalogSearchable.Type]) { self.term = term }
    public func response() async throws -> MusicCatalogSearchResponse { throw MusicError.unsupported }
}
/// What was found in the catalogue.
public struct MusicCatalogSearchResponse: Hashable, Sendable {
    public let songs: MusicItemCollection<Song>
    public let albums: MusicItemCollection<Album>
    public let artists: MusicItemCollection<Artist>
    public let playlists: MusicItemCollection<Playlist>
    public let stations: MusicItemCollection<Station>
    public let musicVideos: MusicItemCollection<MusicVideo>
}
/// Items of the catalogue. There is none: it throws.
public struct MusicCatalogResourceRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?
    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, equalTo value: Value) {}
    public init<Value>(matching keyPath: KeyPath<MusicItemType, Value>, memberOf values: [Value]) {}
    public func response() async throws -> MusicItemsResponse<MusicItemType> { throw MusicError.unsupported }
}
/// A person's items. There are none: it throws.
public struct MusicLibraryRequest<MusicItemType: MusicItem>: Sendable {
    public var limit: Int?
    public var offset: Int?
    public init() {}
    public mutating func sort<Value>(by keyPath: KeyPath<MusicItemType, Value>, ascending: Bool) {}
    public mutating func filter(text: String) {}
    public func response() async throws -> MusicItemsResponse<MusicItemType> { throw MusicError.unsupported }
}
/// Items that were asked for.
public struct MusicItemsResponse<MusicItemType: MusicItem>: Sendable { public let items: MusicItemCollection<MusicItemType> }

/// What can be played.
public protocol PlayableMusicItem: MusicItem {}
extension Song: PlayableMusicItem {}
extension Album: PlayableMusicItem {}
extension Playlist: PlayableMusicItem {}
extension Station: PlayableMusicItem {}
extension MusicVideo: PlayableMusicItem {}
extension Track: PlayableMusicItem {}

/// Plays music. Nothing is heard here: it throws where it should begin.
public class MusicPlayer: @unchecked Sendable {
    /// Whether it plays.
    public enum PlaybackStatus: Hashable, Sendable { case stopped, playing, paused, interrupted, seekingForward, seekingBackward }
    /// What comes again.
    public enum RepeatMode: Hashable, Sendable { case none, one, all }
    /// In which order.
    public enum ShuffleMode: Hashable, Sendable { case off, songs }

    /// How it plays. Kept.
    public final class State: ObservableObject, @unchecked Sendable {
        public let objectWillChange = ObservableObjectPublisher()
        public var playbackStatus: PlaybackStatus { .stopped }
        public var playbackRate: Float = 1 { willSet { objectWillChange.send() } }
        public var repeatMode: RepeatMode? { willSet { objectWillChange.send() } }
        public var shuffleMode: ShuffleMode? { willSet { objectWillChange.send() } }
    }
    /// What is played one after the other. Kept.
    public class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
        /// One of them.
        public struct Entry: Identifiable, Hashable, Sendable {
            /// What it is.
            public enum Item: Hashable, Sendable { case song(Song), musicVideo(MusicVideo) }
            public let id: String
            public let title: String
            public let subtitle: String?
            public let artwork: Artwork?
            public let item: Item?
        }
        public let objectWillChange = ObservableObjectPublisher()
        public var currentEntry: Entry? { willSet { objectWillChange.send() } }
        public let isEmpty: Bool
        public init<S: Sequence, PlayableMusicItemType: PlayableMusicItem>(for playableItems: S, startingAt startPlayableItem: S.Element? = nil)
        where S.Element == PlayableMusicItemType {
            isEmpty = !playableItems.contains { _ in true }
        }
        public required init(arrayLiteral elements: any PlayableMusicItem...) { isEmpty = elements.isEmpty }
        public func insert<T: PlayableMusicItem>(_ playableItem: T, position: EntryInsertionPosition) async throws { throw MusicError.unsupported }
        /// Where something comes in.
        public enum EntryInsertionPosition: Hashable, Sendable { case afterCurrentEntry, tail }
    }

    public let state = State()
    public var queue: Queue = []
    public var playbackTime: TimeInterval = 0
    public var isPreparedToPlay: Bool { false }
    public func prepareToPlay() async throws { throw MusicError.unsupported }
    public func play() async throws { throw MusicError.unsupported }
    public func pause() {}
    public func stop() {}
    public func restartCurrentEntry() {}
    public func skipToNextEntry() async throws { throw MusicError.unsupported }
    public func skipToPreviousEntry() async throws { throw MusicError.unsupported }
}
/// Plays music of the app's own.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable { public static let shared = ApplicationMusicPlayer() }
/// Plays music as the system's app does.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable { public static let shared = SystemMusicPlayer() }

extension View {
    /// Offers a person to pay for music. Inert: there is no store.
    nonisolated public func musicSubscriptionOffer(
        isPresented: Binding<Bool>, options: MusicSubscriptionOffer.Options = .default, onLoadCompletion: @escaping ((any Error)?) -> Void = { _ in }
    ) -> some View {
        inert("")
    }
}
/// What a person is offered.
public enum MusicSubscriptionOffer {
    /// What of it.
    public struct Options: Hashable, Sendable {
        public static let `default` = Options()
        public var itemID: MusicItemID?
        public init(itemID: MusicItemID? = nil) { self.itemID = itemID }
    }
}
