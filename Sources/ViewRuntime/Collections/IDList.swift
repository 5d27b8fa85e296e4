/// The ids of a collection's elements, in the order of the elements.
///
/// Kept in memory of their own and compared through one object per type, so that the code that lays new data against old is not generic:
/// unspecialized generic code asks for a type's metadata at every step.
struct IDList: ~Copyable {
    let type: IDType
    private var base: UnsafeMutableRawPointer
    private var capacity = 0
    private(set) var count = 0

    init(_ type: IDType, capacity: Int = 0) {
        self.type = type
        base = .allocate(byteCount: max(1, capacity * type.stride), alignment: type.alignment)
        self.capacity = capacity
    }

    deinit {
        type.destroy(base, count)
        base.deallocate()
    }

    @inline(__always)
    subscript(index: Int) -> UnsafeMutableRawPointer { base + index &* type.stride }

    /// Adds the id that `write` puts at the address it is given.
    @inline(__always)
    mutating func append(_ write: (UnsafeMutableRawPointer) -> Void) {
        if count == capacity { grow() }
        write(self[count])
        count &+= 1
    }

    private mutating func grow() {
        capacity = max(8, capacity * 2)
        let new = UnsafeMutableRawPointer.allocate(byteCount: capacity * type.stride, alignment: type.alignment)
        type.move(base, to: new, count)
        base.deallocate()
        base = new
    }
}

/// What is done with ids of one type.
class IDType {
    let stride: Int
    let alignment: Int
    /// Whether equal ids are equal words: integers.
    let isWord: Bool

    init(stride: Int, alignment: Int, isWord: Bool) {
        self.stride = stride
        self.alignment = alignment
        self.isWord = isWord
    }

    func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { fatalError("every id type compares") }
    fileprivate func computeHash(_ id: UnsafeRawPointer) -> Int { fatalError("every id type hashes") }
    func copy(_ id: UnsafeRawPointer, to target: UnsafeMutableRawPointer) { fatalError() }
    func move(_ ids: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, _ count: Int) { fatalError() }
    func destroy(_ ids: UnsafeMutableRawPointer, _ count: Int) { fatalError() }
    func describe(_ id: UnsafeRawPointer) -> String { fatalError() }
    func erase(_ id: UnsafeRawPointer) -> AnyHashable { fatalError() }

    /// A hash value, the same for equal ids. A word is multiplied by an odd number, so that different words never share one; the standard
    /// library's hash function takes ten times as long.
    @inline(__always)
    final func hash(_ id: UnsafeRawPointer) -> Int {
        isWord ? Int(truncatingIfNeeded: id.load(as: UInt64.self) &* 0x9e37_79b9_7f4a_7c15) : computeHash(id)
    }

    @inline(__always)
    final func same(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        isWord ? left.load(as: UInt64.self) == right.load(as: UInt64.self) : areEqual(left, right)
    }
}

final class TypedIDType<ID: Hashable>: IDType {
    static var shared: IDType { TypeCache.only(TypedIDType<ID>.self) { TypedIDType<ID>() } }

    private init() {
        let words: [Any.Type] = [Int.self, UInt.self, Int64.self, UInt64.self, ObjectIdentifier.self]
        super.init(
            stride: MemoryLayout<ID>.stride, alignment: MemoryLayout<ID>.alignment,
            isWord: words.contains { $0 == ID.self })
    }

    @inline(__always)
    private func id(_ pointer: UnsafeRawPointer) -> UnsafePointer<ID> { pointer.assumingMemoryBound(to: ID.self) }

    override func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        id(left).pointee == id(right).pointee
    }

    override fileprivate func computeHash(_ pointer: UnsafeRawPointer) -> Int { id(pointer).pointee.hashValue }

    override func copy(_ pointer: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
        target.initializeMemory(as: ID.self, from: id(pointer), count: 1)
    }

    override func move(_ ids: UnsafeMutableRawPointer, to target: UnsafeMutableRawPointer, _ count: Int) {
        target.moveInitializeMemory(as: ID.self, from: ids.assumingMemoryBound(to: ID.self), count: count)
    }

    override func destroy(_ ids: UnsafeMutableRawPointer, _ count: Int) {
        ids.assumingMemoryBound(to: ID.self).deinitialize(count: count)
    }

    override func describe(_ pointer: UnsafeRawPointer) -> String {
        // What describes anything asks the runtime for conformances each time.
        if ID.self == Int.self { return String(pointer.load(as: Int.self)) }
        if ID.self == String.self { return pointer.assumingMemoryBound(to: String.self).pointee }
        return String(describing: id(pointer).pointee)
    }
    override func erase(_ pointer: UnsafeRawPointer) -> AnyHashable { AnyHashable(id(pointer).pointee) }
}
