import Foundation

/// The values of a navigation stack's screens, of any hashable types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The number of screens above the root.
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        self.elements = elements.map { AnyHashable($0) }
    }

    /// The path that was written down.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// What can be written down of the path; nil where one of its values cannot.
    public var codable: CodableRepresentation? {
        elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(elements: elements) : nil
    }

    /// Pushes a value.
    public mutating func append<V: Hashable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Pushes a value.
    public mutating func append<V: Hashable & Codable>(_ value: V) {
        elements.append(AnyHashable(value))
    }

    /// Pops the last `k` values.
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}

extension NavigationPath {
    /// A path whose values can be written down and read again.
    ///
    /// Encoded as a list of strings, two for each value, the last value first: the name of its type, and the value in JSON. Values of private
    /// types cannot be encoded: their types have no name under which they are found again.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [AnyHashable]

        fileprivate init(elements: [AnyHashable]) { self.elements = elements }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [AnyHashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "no type '\(name)' that can be decoded and is hashable")
                }
                let json = try container.decode(String.self)
                elements.append(try Self.decode(type, from: json))
            }
            self.elements = elements.reversed()
        }

        private static func decode<Value: Decodable & Hashable>(_ type: Value.Type, from json: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: Data(json.utf8)))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                let context = EncodingError.Context(
                    codingPath: container.codingPath,
                    debugDescription: "\(type(of: element.base)) cannot be found again by its name: make the type internal")
                guard let value = element.base as? any Encodable, let name = _mangledTypeName(type(of: element.base)),
                    _typeByName(name) != nil
                else {
                    throw EncodingError.invalidValue(element.base, context)
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}
