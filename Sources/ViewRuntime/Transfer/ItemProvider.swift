#if !canImport(Darwin)
import Foundation

/// What an item provider can hold: texts, addresses and pictures.
public protocol NSItemProviderWriting: AnyObject {}
/// What an item provider can make of what it holds.
public protocol NSItemProviderReading: AnyObject {}

extension NSString: NSItemProviderWriting, NSItemProviderReading {}
extension NSURL: NSItemProviderWriting, NSItemProviderReading {}
extension UIImage: NSItemProviderWriting, NSItemProviderReading {}

/// Something that is dragged, copied or dropped, in the older form.
///
/// It holds a value of this process. Nothing is written to bytes or read from them, apart from texts and data; what is asked for is there at once.
public final class NSItemProvider: NSObject, @unchecked Sendable {
    /// The value and what else stands for it; empty in a provider of nothing.
    let values: [Any]
    private let types: [UTType]
    /// The name of the file that it would become.
    public var suggestedName: String?

    /// A provider of nothing.
    public override init() {
        values = []
        types = []
    }

    /// A provider of a text, an address or a picture.
    public init(object: any NSItemProviderWriting) {
        values = [object] + NSItemProvider.swiftValues(of: object)
        types = NSItemProvider.types(of: object)
    }

    /// A provider of a value under the name of a kind.
    public init(item: Any?, typeIdentifier: String?) {
        values = [item].compactMap(\.self)
        types = [typeIdentifier.map { UTType(importedAs: $0) } ?? .item]
    }

    /// A provider of a file. It is not read.
    public init?(contentsOf fileURL: URL?) {
        guard let fileURL else { return nil }
        values = [fileURL]
        types = [.fileURL] + [UTType(filenameExtension: fileURL.pathExtension)].compactMap(\.self)
        super.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// A provider of what is dragged by value.
    init(carrying values: [Any]) {
        self.values = values
        types = values.flatMap { NSItemProvider.types(of: $0) }
    }

    /// The names of the kinds of what it holds.
    public var registeredTypeIdentifiers: [String] { types.map(\.identifier) }
    /// The kinds of what it holds.
    public var registeredContentTypes: [UTType] { types }

    /// Whether it holds something of a kind.
    public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool { holds([UTType(importedAs: typeIdentifier)]) }

    /// Whether it holds something of one of the kinds.
    func holds(_ kinds: [UTType]) -> Bool { types.contains { type in kinds.contains { type.conforms(to: $0) } } }

    /// Whether it holds a value of a class.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { object(aClass) != nil }

    /// Whether it holds a value of a type.
    public func canLoadObject<T>(ofClass aClass: T.Type) -> Bool { values.contains { $0 is T } }

    /// Hands over the value of a class, at once.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type, completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let object = object(aClass)
        completionHandler(object, object == nil ? CocoaError(.featureUnsupported) : nil)
        return Progress(totalUnitCount: 1)
    }

    /// Hands over the value of a type, at once.
    @discardableResult
    public func loadObject<T>(ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void) -> Progress {
        let value = values.lazy.compactMap { $0 as? T }.first
        completionHandler(value, value == nil ? CocoaError(.featureUnsupported) : nil)
        return Progress(totalUnitCount: 1)
    }

    /// Hands over the value, where it is of a kind, at once.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((Any?, (any Error)?) -> Void)? = nil
    ) {
        let item = hasItemConformingToTypeIdentifier(typeIdentifier) ? values.first : nil
        completionHandler?(item, item == nil ? CocoaError(.featureUnsupported) : nil)
    }

    /// Hands over the bytes of a text or of data, at once.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void
    ) -> Progress {
        let data = values.lazy.compactMap { $0 as? Data ?? ($0 as? String).map { Data($0.utf8) } }.first
        completionHandler(data, data == nil ? CocoaError(.featureUnsupported) : nil)
        return Progress(totalUnitCount: 1)
    }

    private func object(_ kind: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        for value in values {
            let object: any NSItemProviderReading
            switch value {
            case let text as String: object = NSString(string: text)
            case let url as URL:
                guard let address = NSURL(string: url.absoluteString) else { continue }
                object = address
            case let own as any NSItemProviderReading: object = own
            default: continue
            }
            if type(of: object) == kind { return object }
        }
        return nil
    }

    private static func swiftValues(of object: any NSItemProviderWriting) -> [Any] {
        switch object {
        case let text as NSString: [text.description]
        case let url as NSURL: URL(string: url.absoluteString).map { [$0] } ?? []
        case let picture as UIImage: [Image(uiImage: picture)]
        default: []
        }
    }

    /// The kinds of a value; a value of the program's own is data of no kind that is known.
    static func types(of value: Any) -> [UTType] {
        switch value {
        case is String, is NSString, is AttributedString: [.utf8PlainText]
        case let url as URL: url.isFileURL ? [.fileURL] : [.url]
        case is NSURL: [.url]
        case is Image, is UIImage: [.png]
        case let provider as NSItemProvider: provider.types
        default: [.data]
        }
    }
}

extension NSItemProvider {
    /// What stands for several providers, one by one.
    static func providers(of values: [Any]) -> [NSItemProvider] {
        let own = values.compactMap { $0 as? NSItemProvider }
        return own.isEmpty ? (values.isEmpty ? [] : [NSItemProvider(carrying: values)]) : own
    }

    /// The provider and what it holds: what is dragged goes to places of both forms.
    var carried: [Any] { [self] + values }
}
#endif
