import Foundation

#if !canImport(Darwin)
/// A value that can be dragged to another view, or given to another app.
///
/// Here a value goes to a place for values of its own type, or of the type that a proxy stands for: what is written to bytes on Apple's platforms is not.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    /// How the value is written for others.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// How a value is written for others.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item
    /// What stands for the value, of another type; empty where it stands for itself.
    func _proxies(of item: Item) -> [Any]
}

extension TransferRepresentation {
    public func _proxies(of item: Item) -> [Any] { [] }
}

/// Values written as JSON. They go to places for their own type.
public struct CodableRepresentation<Item: Codable>: TransferRepresentation {
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
    public init(contentType: UTType) {}
}

/// Values written as bytes. They go to places for their own type.
public struct DataRepresentation<Item>: TransferRepresentation {
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// Values that another one stands for.
public struct ProxyRepresentation<Item, Proxy>: TransferRepresentation {
    private let export: (@Sendable (Item) throws -> Proxy)?

    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { export = exporting }
    public init(
        exporting: @escaping @Sendable (Item) throws -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item
    ) {
        export = exporting
    }
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) { export = nil }

    public func _proxies(of item: Item) -> [Any] { (try? export?(item)).map { [$0] } ?? [] }
}

/// Several ways in which a value is written.
public struct _TransferRepresentations<First: TransferRepresentation, Second: TransferRepresentation>: TransferRepresentation
where First.Item == Second.Item {
    let first: First
    let second: Second
    public func _proxies(of item: First.Item) -> [Any] { first._proxies(of: item) + second._proxies(of: item) }
}

/// Makes one of several ways in which a value is written.
@resultBuilder
public struct TransferRepresentationBuilder<Item> {
    public static func buildExpression<R: TransferRepresentation>(_ content: R) -> R where R.Item == Item { content }
    public static func buildPartialBlock<R: TransferRepresentation>(first: R) -> R where R.Item == Item { first }
    public static func buildPartialBlock<First: TransferRepresentation, Second: TransferRepresentation>(
        accumulated: First, next: Second
    ) -> _TransferRepresentations<First, Second> where First.Item == Item, Second.Item == Item {
        _TransferRepresentations(first: accumulated, second: next)
    }
}

/// A value that stands for itself.
public struct _OwnRepresentation<Item>: TransferRepresentation { public init() {} }

extension String: Transferable {
    public static var transferRepresentation: _OwnRepresentation<String> { _OwnRepresentation() }
}
extension Data: Transferable {
    public static var transferRepresentation: _OwnRepresentation<Data> { _OwnRepresentation() }
}
extension URL: Transferable {
    public static var transferRepresentation: _OwnRepresentation<URL> { _OwnRepresentation() }
}
extension AttributedString: Transferable {
    public static var transferRepresentation: _OwnRepresentation<AttributedString> { _OwnRepresentation() }
}
extension Image: Transferable {
    nonisolated public static var transferRepresentation: _OwnRepresentation<Image> { _OwnRepresentation() }
}

extension View {
    /// Lets a person drag the view, as a value. A driver does: `host.view("a").drag(onto: host.view("b"))`.
    nonisolated public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
        modifier(_GestureModifier(action: .carry { Payload(payload()).values }))
    }

    /// Lets a person drag the view, as a value, with another picture of it.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(_GestureModifier(action: .carry { Payload(payload()).values }))
    }

    /// Takes values that are dropped on the view: those of the type, or that one stands for.
    ///
    /// `isTargeted` is told when a drag comes over the view, and when it leaves or is dropped. The place of the drop is the view's origin.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        modifier(
            _GestureModifier(
                action: .drop(
                    over: isTargeted,
                    drop: { values in
                        let items = values.compactMap { $0 as? T }
                        return items.isEmpty ? nil : action(Array(items.prefix(1)), .zero)
                    })))
    }
}

extension View {
    /// Takes values that are dropped on the view: those of the type, or that one stands for.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, isEnabled: Bool = true, action: @escaping (_ items: [T], _ session: DropSession) -> Void
    ) -> some View {
        modifier(
            _GestureModifier(
                action: .drop(
                    over: { _ in },
                    drop: { values in
                        let items = values.compactMap { $0 as? T }
                        if items.isEmpty || !isEnabled { return nil }
                        action(Array(items.prefix(1)), DropSession())
                        return true
                    })))
    }

    /// Gives what the view is dragged as, in the older form.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        modifier(_GestureModifier(action: .carry { action?()?.carried ?? [] }))
    }
}

/// A drop, as it happens. The place is the view's origin.
public struct DropSession: Sendable {
    public let location = CGPoint.zero
}

/// What is dragged: a value, and those that stand for it.
struct Payload {
    var values: [Any]

    init<T: Transferable>(_ value: T) {
        func proxies<R: TransferRepresentation>(_ representation: R) -> [Any] {
            (value as? R.Item).map { representation._proxies(of: $0) } ?? []
        }
        values = [value] + proxies(T.transferRepresentation)
    }
}
#endif

extension DynamicViewContent {
    #if !canImport(Darwin)
    /// Takes values that are dropped between rows, with the position in front of which they are dropped.
    nonisolated public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        modifier(
            _RowsModifier(
                delete: nil, move: nil,
                insert: { values, position in
                    let items = values.compactMap { $0 as? T }
                    if items.isEmpty { return false }
                    action(Array(items.prefix(1)), position)
                    return true
                }))
    }
    #endif
}
