import DependencyGraph
import Foundation

/// Looks for the value that a state property begins with among what the views around have: a copy has a second owner.
///
/// A value that many have (`false`, 0, an empty text) counts only where the names agree as well. Where to look is found once for each pair
/// of types (`CopySources`); a view that is made compares values, and nothing else.
struct CopiedValue {
    private let property: KeptState.Property
    private let node: BodyNode
    private let value: UnsafeRawPointer
    private let isTelling: Bool

    /// Views above that are asked.
    private static let height = 3

    init(_ property: KeptState.Property, of node: BodyNode) {
        self.property = property
        self.node = node
        value = node.view + property.offset
        isTelling = property.telling.isTelling(value)
    }

    /// The view that has the value as well, and where; nil where none does.
    func source() -> (owner: BodyNode, path: String)? {
        // What is empty is nobody's copy.
        if !isTelling, property.telling.isEmpty(value) { return nil }
        var above = node.parent
        var height = 0
        var nearest: BodyNode?
        var found: (owner: BodyNode, path: String)?
        while let current = above, height < Self.height {
            above = current.parent
            guard let body = current as? BodyNode, body.type.isReported else { continue }
            height += 1
            if nearest == nil { nearest = body }
            let sources = property.sources(in: body.type)
            // Of a state and a field that was made of it, the state is the source.
            if let path = match(sources.state, body.view) { return (body, path) }
            if found == nil, let path = match(sources.fields, body.view) { found = (body, path) }
        }
        if let found { return found }
        guard let nearest, let path = match(property.sources(in: node.type).fields, node.view) ?? element else { return nil }
        return (nearest, path)
    }

    /// In the element of the collection in which the view is being made.
    private var element: String? {
        guard let element = node.host.mountedElement, MetadataKind(of: element.type) == .structure else { return nil }
        return match(property.places(in: element.type), element.place)
            .map { CopySources.joined(TypeNames.printed(element.type), $0) }
    }

    @inline(__always)
    private func match(_ places: CopySources.Places, _ base: UnsafeRawPointer) -> String? {
        isTelling || places.anyAgrees ? firstMatch(places.all, base) : nil
    }

    private func firstMatch(_ places: [CopySources.Place], _ base: UnsafeRawPointer) -> String? {
        for place in places {
            if place.isObject {
                if let path = match(inObjectAt: base + place.offset) { return CopySources.joined(place.path, path) }
            } else if fits(place, base) {
                return place.path
            }
        }
        return nil
    }

    private func match(inObjectAt place: UnsafeRawPointer) -> String? {
        guard let object = place.assumingMemoryBound(to: AnyObject?.self).pointee else { return nil }
        let base = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
        return property.places(in: Swift.type(of: object)).all.first { fits($0, base) }?.path
    }

    private func fits(_ place: CopySources.Place, _ base: UnsafeRawPointer) -> Bool {
        (isTelling || place.agrees) && property.comparison.compare(value, base + place.offset) == .equal
    }
}

/// Whether two places hardly have a value of one type by chance.
enum TellingValues {
    case always, never, text, fraction, number
    case counted(any CountedState.Type)
    case optional(any OptionalState.Type)

    init(_ type: Any.Type) {
        if type == String.self { self = .text } else if type == UUID.self || type == Date.self { self = .always
        } else if type == Double.self { self = .fraction } else if type == Int.self { self = .number
        } else if let counted = type as? any CountedState.Type { self = .counted(counted)
        } else if let optional = type as? any OptionalState.Type { self = .optional(optional)
        } else {
            let module = TypeNames.module(type)
            self = MetadataKind(of: type) == .structure && !DigestPlan.isLibrary(module) && module != "ViewRuntime" ? .always : .never
        }
    }

    func isTelling(_ value: UnsafeRawPointer) -> Bool {
        switch self {
        case .always: return true
        case .never, .optional: return false
        case .text: return value.assumingMemoryBound(to: String.self).pointee.count > 1
        case .fraction:
            let number = value.assumingMemoryBound(to: Double.self).pointee
            return number != number.rounded()
        case .number: return value.assumingMemoryBound(to: Int.self).pointee.magnitude > 100
        case .counted(let type): return type.count(at: value) > 1
        }
    }

    func isEmpty(_ value: UnsafeRawPointer) -> Bool {
        switch self {
        case .text: value.assumingMemoryBound(to: String.self).pointee.isEmpty
        case .counted(let type): type.count(at: value) == 0
        case .optional(let type): type.isNil(at: value)
        case .always, .never, .fraction, .number: false
        }
    }
}

/// A collection of which can be asked how many it holds.
protocol CountedState { static func count(at value: UnsafeRawPointer) -> Int }
extension Array: CountedState {
    static func count(at value: UnsafeRawPointer) -> Int { value.assumingMemoryBound(to: [Element].self).pointee.count }
}
extension Set: CountedState {
    static func count(at value: UnsafeRawPointer) -> Int { value.assumingMemoryBound(to: Set<Element>.self).pointee.count }
}
