@_exported import Foundation

/// Something that a model can be asked to make.
public protocol Generable: Sendable {
    /// What there is while it is made.
    associatedtype PartiallyGenerated: Sendable = Self
}
extension String: Generable {}
extension Int: Generable {}
extension Double: Generable {}
extension Float: Generable {}
extension Bool: Generable {}
extension Decimal: Generable {}
extension Array: Generable where Element: Generable { public typealias PartiallyGenerated = [Element.PartiallyGenerated] }
extension Optional: Generable where Wrapped: Generable { public typealias PartiallyGenerated = Wrapped.PartiallyGenerated? }

/// Has a structure or an enumeration be something that a model can be asked to make.
@attached(member, names: named(PartiallyGenerated))
@attached(extension, conformances: Generable)
public macro Generable(description: String? = nil) = #externalMacro(module: "SurfaceMacros", type: "GenerableMacro")

/// Says what a property is, and what it may be. Nothing is made here: it adds nothing.
@attached(peer)
public macro Guide(description: String) = #externalMacro(module: "SurfaceMacros", type: "GuideMacro")
/// Says what a property is, and what it may be. Nothing is made here: it adds nothing.
@attached(peer)
public macro Guide<T>(description: String? = nil, _ guides: GenerationGuide<T>...) = #externalMacro(module: "SurfaceMacros", type: "GuideMacro")

/// What a value may be.
public struct GenerationGuide<Value>: Sendable {}
extension GenerationGuide where Value == String {
    public static func constant(_ value: String) -> Self { Self() }
    public static func anyOf(_ values: [String]) -> Self { Self() }
    public static func pattern<Output>(_ regex: Regex<Output>) -> Self { Self() }
}
extension GenerationGuide where Value: Comparable {
    public static func minimum(_ value: Value) -> Self { Self() }
    public static func maximum(_ value: Value) -> Self { Self() }
    public static func range(_ range: ClosedRange<Value>) -> Self { Self() }
}
extension GenerationGuide {
    public static func count<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    public static func count<Element>(_ range: ClosedRange<Int>) -> Self where Value == [Element] { Self() }
    public static func minimumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    public static func maximumCount<Element>(_ count: Int) -> Self where Value == [Element] { Self() }
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> Self where Value == [Element] { Self() }
}
// In an attribute nothing says which elements a list has.
extension GenerationGuide where Value == [Never] {
    public static func count(_ count: Int) -> Self { Self() }
    public static func count(_ range: ClosedRange<Int>) -> Self { Self() }
    public static func minimumCount(_ count: Int) -> Self { Self() }
    public static func maximumCount(_ count: Int) -> Self { Self() }
}
/// What a model has made, before it is read. None has.
public struct GeneratedContent: Generable, Sendable {
    public var jsonString: String { "{}" }
    public func value<Value: Generable>(_ type: Value.Type = Value.self, forProperty property: String) throws -> Value {
        throw LanguageModelSession.GenerationError.assetsUnavailable(.init(debugDescription: LanguageModelSession.GenerationError.words))
    }
}
/// By which parts that are made again are told.
public struct GenerationID: Hashable, Sendable { public init() {} }
