#if !canImport(Darwin)
import Foundation

/// A kind of data, as Uniform Type Identifiers names it.
///
/// Of the system's register, the kinds that are named here are known, with the kinds that they belong to.
public struct UTType: Hashable, Sendable, Codable {
    /// The name, in reverse order of a domain's parts.
    public let identifier: String

    private init(known identifier: String) { self.identifier = identifier }

    /// The kind of a name; nil for names that are not known here.
    public init?(_ identifier: String) {
        guard UTType.extensions[identifier] != nil || UTType.parents[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// The kind of files whose names end so.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let known = UTType.extensions.first(where: { $0.value.contains(wanted) }) else { return nil }
        identifier = known.key
    }

    /// A kind that the app declares.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// A kind that another app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }

    /// How the names of its files end.
    public var preferredFilenameExtension: String? { UTType.extensions[identifier]?.first }
    public var localizedDescription: String? { nil }

    /// Whether data of this kind is data of the other one.
    public func conforms(to type: UTType) -> Bool {
        var current: String? = identifier
        while let name = current {
            if name == type.identifier { return true }
            current = UTType.parents[name]
        }
        return false
    }

    public static let item = UTType(known: "public.item")
    public static let content = UTType(known: "public.content")
    public static let data = UTType(known: "public.data")
    public static let directory = UTType(known: "public.directory")
    public static let folder = UTType(known: "public.folder")
    public static let text = UTType(known: "public.text")
    public static let plainText = UTType(known: "public.plain-text")
    public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
    public static let rtf = UTType(known: "public.rtf")
    public static let html = UTType(known: "public.html")
    public static let xml = UTType(known: "public.xml")
    public static let json = UTType(known: "public.json")
    public static let yaml = UTType(known: "public.yaml")
    public static let sourceCode = UTType(known: "public.source-code")
    public static let swiftSource = UTType(known: "public.swift-source")
    public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
    public static let propertyList = UTType(known: "com.apple.property-list")
    public static let pdf = UTType(known: "com.adobe.pdf")
    public static let image = UTType(known: "public.image")
    public static let png = UTType(known: "public.png")
    public static let jpeg = UTType(known: "public.jpeg")
    public static let gif = UTType(known: "com.compuserve.gif")
    public static let tiff = UTType(known: "public.tiff")
    public static let heic = UTType(known: "public.heic")
    public static let svg = UTType(known: "public.svg-image")
    public static let audiovisualContent = UTType(known: "public.audiovisual-content")
    public static let movie = UTType(known: "public.movie")
    public static let video = UTType(known: "public.video")
    public static let audio = UTType(known: "public.audio")
    public static let mp3 = UTType(known: "public.mp3")
    public static let wav = UTType(known: "com.microsoft.waveform-audio")
    public static let mpeg4Movie = UTType(known: "public.mpeg-4")
    public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
    public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
    public static let url = UTType(known: "public.url")
    public static let fileURL = UTType(known: "public.file-url")
    public static let archive = UTType(known: "public.archive")
    public static let zip = UTType(known: "public.zip-archive")
    public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
    public static let application = UTType(known: "com.apple.application")
    public static let applicationBundle = UTType(known: "com.apple.application-bundle")
    public static let unixExecutable = UTType(known: "public.unix-executable")
    public static let font = UTType(known: "public.font")
    public static let vCard = UTType(known: "public.vcard")
    public static let database = UTType(known: "public.database")
    public static let log = UTType(known: "com.apple.log")

    private static let extensions: [String: [String]] = [
        "public.plain-text": ["txt", "text"], "public.rtf": ["rtf"], "public.html": ["html", "htm"], "public.xml": ["xml"],
        "public.json": ["json"], "public.yaml": ["yaml", "yml"], "public.swift-source": ["swift"],
        "public.comma-separated-values-text": ["csv"], "com.apple.property-list": ["plist"], "com.adobe.pdf": ["pdf"],
        "public.png": ["png"], "public.jpeg": ["jpeg", "jpg"], "com.compuserve.gif": ["gif"], "public.tiff": ["tiff", "tif"],
        "public.heic": ["heic"], "public.svg-image": ["svg"], "public.mp3": ["mp3"], "com.microsoft.waveform-audio": ["wav"],
        "public.mpeg-4": ["mp4"], "public.mpeg-4-audio": ["m4a"], "com.apple.quicktime-movie": ["mov", "qt"],
        "public.zip-archive": ["zip"], "org.gnu.gnu-zip-archive": ["gz"], "com.apple.application-bundle": ["app"],
        "public.vcard": ["vcf"], "com.apple.log": ["log"],
    ]

    private static let parents: [String: String] = [
        "public.data": "public.item", "public.directory": "public.item", "public.folder": "public.directory",
        "public.text": "public.data", "public.plain-text": "public.text", "public.utf8-plain-text": "public.plain-text",
        "public.rtf": "public.text", "public.html": "public.text", "public.xml": "public.text", "public.json": "public.text",
        "public.yaml": "public.text", "public.source-code": "public.plain-text", "public.swift-source": "public.source-code",
        "public.comma-separated-values-text": "public.text", "com.apple.property-list": "public.data",
        "com.adobe.pdf": "public.data", "public.image": "public.data", "public.png": "public.image",
        "public.jpeg": "public.image", "com.compuserve.gif": "public.image", "public.tiff": "public.image",
        "public.heic": "public.image", "public.svg-image": "public.image", "public.audiovisual-content": "public.data",
        "public.movie": "public.audiovisual-content", "public.video": "public.movie", "public.audio": "public.audiovisual-content",
        "public.mp3": "public.audio", "com.microsoft.waveform-audio": "public.audio", "public.mpeg-4": "public.movie",
        "public.mpeg-4-audio": "public.audio", "com.apple.quicktime-movie": "public.movie", "public.url": "public.data",
        "public.file-url": "public.url", "public.archive": "public.data", "public.zip-archive": "public.archive",
        "org.gnu.gnu-zip-archive": "public.archive", "com.apple.application": "public.item",
        "com.apple.application-bundle": "com.apple.application", "public.unix-executable": "public.data",
        "public.font": "public.data", "public.vcard": "public.text", "public.database": "public.data",
        "com.apple.log": "public.plain-text",
    ]
}
#endif
