/// Which stored fields of a struct, or of a class itself, do not own what they refer to: `weak`, `unowned`, `unowned(unsafe)`.
///
/// Their memory is no reference that may be read as one: a weak field points to a side table, an unowned one perhaps to an object that is
/// gone. Reflection calls their types what they are declared as, so the field records are read here (Swift ABI).
struct FieldOwnership {
    private let records: UnsafeRawPointer?
    private let count: Int
    private let stride: Int

    init(of type: Any.Type) {
        var records: UnsafeRawPointer?
        var count = 0
        var stride = 0
        let isClass = type is AnyObject.Type
        if isClass || MetadataKind(of: type) == .structure {
            let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
            // In the type's descriptor: five relative pointers and flags, of which the last leads to the fields.
            let place = metadata[isClass ? Self.classDescriptor : 1] + 16
            let relative = place.load(as: Int32.self)
            if relative != 0 {
                let fields = place + Int(relative)
                stride = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
                count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
                records = fields + 16
            }
        }
        self.records = records
        self.count = count
        self.stride = stride
    }

    /// Where a class's metadata keeps its descriptor, in words: behind what Objective-C wants there, where that exists.
    #if canImport(ObjectiveC)
    private static let classDescriptor = 8
    #else
    private static let classDescriptor = 5
    #endif

    /// Whether the field with this index owns its value.
    func owns(_ index: Int) -> Bool {
        guard let records, index < count else { return true }
        let place = records + index * stride + 4
        let relative = place.load(as: Int32.self)
        return relative == 0 || MangledName(place + Int(relative)).isOwning
    }
}
