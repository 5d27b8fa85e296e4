/// Where the elements of a tuple stand in memory.
struct TupleLayout {
    var elements: [(type: Any.Type, offset: Int)] = []
    /// The elements' names: labels, or numbers where there are none.
    var names: [String] = []

    /// Reads the tuple's metadata: the number of elements, the labels, then type and offset of each (Swift ABI).
    init(_ type: Any.Type) {
        guard MetadataKind(of: type) == .tuple else { return }
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        let count = Int(words[1])
        for index in 0..<count {
            let element = unsafeBitCast(words[3 + index * 2], to: Any.Type.self)
            // The offset is 32 bits wide, followed by padding.
            elements.append((element, Int(UInt32(truncatingIfNeeded: words[4 + index * 2]))))
        }
        // Each label is followed by a space; elements without one have the space alone.
        let labels = UnsafePointer<CChar>(bitPattern: words[2]).map { String(cString: $0) } ?? ""
        let parts = labels.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        names = (0..<count).map { $0 < parts.count && !parts[$0].isEmpty ? parts[$0] : String($0) }
    }
}

/// Where the elements of a fixed number stand in memory (Swift ABI: the number, then the element's type).
struct FixedArrayLayout {
    let count: Int
    let element: Any.Type
    let stride: Int

    init(_ type: Any.Type) {
        let words = unsafeBitCast(type, to: UnsafePointer<UInt>.self)
        count = Int(bitPattern: words[1])
        element = unsafeBitCast(words[2], to: Any.Type.self)
        func stride<Element>(_: Element.Type) -> Int { MemoryLayout<Element>.stride }
        self.stride = _openExistential(element, do: stride)
    }
}
