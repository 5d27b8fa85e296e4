@_exported import Foundation
@_exported import ViewRuntime

// Music as view files show it. There is no catalogue and no library here: nobody may ask for it, requests throw, and nothing is heard.

/// What an item is found by.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
    public var description: String { rawValue }
}
/// Something of a catalogue.
public protocol MusicItem: Identifiable, Sendable { var id: MusicItemID { get } }
/// Items in their order.
public struct MusicItemCollection<MusicItemType: MusicItem>: RandomAccessCollection, Sendable, ExpressibleByArrayLiteral {
    private var items: [MusicItemType]
    public let title: String?
    public init(_ items: some Sequence<MusicItemType>) { (self.items, title) = (Array(items), nil) }
    public init() { self.init([MusicItemType]()) }
    public init(arrayLiteral elements: MusicItemType...) { self.init(elements) }
    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }
    public subscript(position: Int) -> MusicItemType { items[position] }
    /// Whether there are more than these: none.
    public var hasNextBatch: Bool { false }
    public func nextBatch(limit: Int? = nil) async throws -> Self? { nil }
    public static func + (left: Self, right: Self) -> Self { Self(left.items + right.items) }
    public static func += (left: inout Self, right: Self) { left = left + right }
}
extension MusicItemCollection: Equatable where MusicItemType: Equatable {}
extension MusicItemCollection: Hashable where MusicItemType: Hashable {}

/// A picture of an item.
public struct Artwork: Hashable, Sendable {
    public let maximumWidth: Int
    public let maximumHeight: Int
    public let alternateText: String?
    public let backgroundColor: CGColor?
    public let primaryTextColor: CGColor?
    public let secondaryTextColor: CGColor?
    public let tertiaryTextColor: CGColor?
    public let quaternaryTextColor: CGColor?
    public func url(width: Int, height: Int) -> URL? { nil }
}
/// Words about an item.
public struct EditorialNotes: Hashable, Sendable {
    public let name: String?
    public let tagline: String?
    public let short: String?
    public let standard: String?
}
/// A part of an item to try.
public struct PreviewAsset: Hashable, Sendable {
    public let artwork: Artwork?
    public let url: URL?
    public let hlsURL: URL?
}
/// Whether an item is for adults.
public enum ContentRating: Hashable, Sendable { case clean, explicit }
/// A song.
public struct Song: MusicItem, Hashable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let albumTitle: String?
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let genreNames: [String]
    public let trackNumber: Int?
    public let discNumber: Int?
    public let releaseDate: Date?
    public let contentRating: ContentRating?
    public let previewAssets: [PreviewAsset]?
    public let editorialNotes: EditorialNotes?
    public let url: URL?
    public let isrc: String?
    public let composerName: String?
    public let hasLyrics: Bool
    public let albums: MusicItemCollection<Album>?
    public let artists: MusicItemCollection<Artist>?
    public let libraryAddedDate: Date?
    public let lastPlayedDate: Date?
    public let playCount: Int?
}
/// An album.
public struct Album: MusicItem, Hashable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let genreNames: [String]
    public let releaseDate: Date?
    public let trackCount: Int
    public let isSingle: Bool?
    public let isCompilation: Bool?
    public let contentRating: ContentRating?
    public let copyright: String?
    public let recordLabelName: String?
    public let editorialNotes: EditorialNotes?
    public let url: URL?
    public let upc: String?
    public let tracks: MusicItemCollection<Track>?
    public let artists: MusicItemCollection<Artist>?
}
/// A musician or a group.
public struct Artist: MusicItem, Hashable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let genreNames: [String]?
    public let editorialNotes: EditorialNotes?
    public let url: URL?
    public let albums: MusicItemCollection<Album>?
    public let topSongs: MusicItemCollection<Song>?
}
/// A list of items that somebody made.
public struct Playlist: MusicItem, Hashable {
    public let id: MusicItemID
    public let name: String
    public let curatorName: String?
    public let shortDescription: String?
    public let standardDescription: String?
    public let artwork: Artwork?
    public let lastModifiedDate: Date?
    public let url: URL?
    public let tracks: MusicItemCollection<Track>?
}
/// A station of the radio.
public struct Station: MusicItem, Hashable {
    public let id: MusicItemID
    public let name: String
    public let artwork: Artwork?
    public let isLive: Bool
    public let url: URL?
}
/// A kind of music.
public struct Genre: MusicItem, Hashable {
    public let id: MusicItemID
    public let name: String
}
/// A film of a song.
public struct MusicVideo: MusicItem, Hashable {
    public let id: MusicItemID
    public let title: String
    public let artistName: String
    public let artwork: Artwork?
    public let duration: TimeInterval?
    public let url: URL?
}
/// A song or a film of one.
public enum Track: MusicItem, Hashable {
    case song(Song)
    case musicVideo(MusicVideo)
    public var id: MusicItemID { either(\.id, \.id) }
    public var title: String { either(\.title, \.title) }
    public var artistName: String { either(\.artistName, \.artistName) }
    public var artwork: Artwork? { either(\.artwork, \.artwork) }
    public var duration: TimeInterval? { either(\.duration, \.duration) }
    public var url: URL? { either(\.url, \.url) }
    private func either<Value>(_ song: KeyPath<Song, Value>, _ video: KeyPath<MusicVideo, Value>) -> Value {
        switch self {
        case .song(let item): item[keyPath: song]
        case .musicVideo(let item): item[keyPath: video]
        }
    }
}

/// A picture of an item in a view. Inert: there are no pictures, and it takes its room.
nonisolated public struct ArtworkImage: View {
    private let size: CGSize
    nonisolated public init(_ artwork: Artwork, width: CGFloat) { size = CGSize(width: width, height: width) }
    nonisolated public init(_ artwork: Artwork, height: CGFloat) { size = CGSize(width: height, height: height) }
    nonisolated public init(_ artwork: Artwork, width: CGFloat, height: CGFloat) { size = CGSize(width: width, height: height) }
    @MainActor @preconcurrency public var body: some View { Color.secondary.frame(width: size.width, height: size.height) }
}
