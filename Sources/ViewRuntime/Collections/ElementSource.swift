/// The elements of one value of a collection, and what is made of each.
///
/// Elements are handed on by address, so that the loop over them is not generic.
class ElementSource {
    /// Calls `body` with the address of the first element and their number; they stand one stride apart.
    func withElements(_ body: (_ base: UnsafeRawPointer, _ count: Int) -> Void) { fatalError("every source has elements") }

    /// Puts the element's id at `target`.
    func identify(_ element: UnsafeRawPointer, into target: UnsafeMutableRawPointer) { fatalError() }

    /// Makes the element's content at `target`.
    func makeContent(_ element: UnsafeRawPointer, into target: UnsafeMutableRawPointer) { fatalError() }
}

/// A source with elements of one type, from whatever kind of collection.
final class TypedElementSource<Element, ID: Hashable, Content>: ElementSource {
    private let elements: ElementBuffer<Element>
    private let content: OfElement<Content>
    private let id: OfElement<ID>
    /// A function of an element that stands in the collection: both pass the element by address.
    private typealias OfElement<Result> = (borrowing InPlace<Element>) -> Result

    init(_ elements: ElementBuffer<Element>, id: @escaping (Element) -> ID, content: @escaping (Element) -> Content) {
        self.elements = elements
        self.id = unsafeBitCast(id, to: OfElement<ID>.self)
        self.content = unsafeBitCast(content, to: OfElement<Content>.self)
    }

    override func withElements(_ body: (UnsafeRawPointer, Int) -> Void) { elements.withElements(body) }

    override func identify(_ element: UnsafeRawPointer, into target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: ID.self).initialize(to: id(element.assumingMemoryBound(to: InPlace<Element>.self).pointee))
    }

    override func makeContent(_ element: UnsafeRawPointer, into target: UnsafeMutableRawPointer) {
        target.assumingMemoryBound(to: Content.self).initialize(
            to: content(element.assumingMemoryBound(to: InPlace<Element>.self).pointee))
    }
}

/// Elements that stand side by side in memory.
class ElementBuffer<Element> {
    func withElements(_ body: (UnsafeRawPointer, Int) -> Void) { fatalError("every buffer has elements") }
}

/// A collection that keeps its elements side by side: used where it stands.
final class ContiguousBuffer<Data: RandomAccessCollection>: ElementBuffer<Data.Element> {
    private let data: Data
    init(_ data: Data) { self.data = data }

    override func withElements(_ body: (UnsafeRawPointer, Int) -> Void) {
        let found: Void? = data.withContiguousStorageIfAvailable { elements in
            withUnsafePointer(to: 0) { body(UnsafeRawPointer(elements.baseAddress) ?? UnsafeRawPointer($0), elements.count) }
        }
        precondition(found != nil, "\(Data.self) said that it is contiguous and is not")
    }
}

/// A collection that computes its elements: they are copied once per value.
final class CopiedBuffer<Element>: ElementBuffer<Element> {
    private let elements: ContiguousArray<Element>
    init(_ elements: ContiguousArray<Element>) { self.elements = elements }

    override func withElements(_ body: (UnsafeRawPointer, Int) -> Void) {
        elements.withUnsafeBufferPointer { elements in
            withUnsafePointer(to: 0) { body(UnsafeRawPointer(elements.baseAddress) ?? UnsafeRawPointer($0), elements.count) }
        }
    }
}

extension ForEach {
    /// The elements of this value.
    var source: ElementSource {
        let isContiguous: Void? = data.withContiguousStorageIfAvailable { _ in }
        let buffer: ElementBuffer<Data.Element> = isContiguous == nil
            ? CopiedBuffer(ContiguousArray(data)) : ContiguousBuffer(data)
        let id: (Data.Element) -> ID =
            switch identifiers {
            case .keyPath(let path): { $0[keyPath: path] }
            case .closure(let closure), .constantRange(let closure): closure
            }
        return TypedElementSource(buffer, id: id, content: content)
    }

    /// The id of one element.
    func identify(_ element: Data.Element) -> ID {
        switch identifiers {
        case .keyPath(let path): element[keyPath: path]
        case .closure(let closure), .constantRange(let closure): closure(element)
        }
    }

    /// Whether the first element has another id each time it is asked for.
    var hasRestlessIDs: Bool {
        guard let first = data.first else { return false }
        return identify(first) != identify(first)
    }

    var isConstantRange: Bool {
        if case .constantRange = identifiers { true } else { false }
    }
}
