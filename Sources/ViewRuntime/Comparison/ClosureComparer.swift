@_spi(Reflection) import Swift

/// Compares closures by code pointer and by what they captured.
///
/// A closure is two words: where its code is, and a context that holds what it captured. The same code with the same context is equal.
/// With two contexts, the captured values are compared by the plans of their types, where the compiler left a description
/// of the capture (it does, unless the types are generic or reflection data was stripped); otherwise contexts that
/// are not the same object differ.
final class ClosureComparer: ValueComparer {
    nonisolated(unsafe) static let plain = ClosureComparer(difference: .different)
    /// For actions of controls: what they captured cannot be seen.
    nonisolated(unsafe) static let action = ClosureComparer(difference: .actionsDiffer)

    private let difference: Equality
    private init(difference: Equality) { self.difference = difference }

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.assumingMemoryBound(to: (UInt, UInt).self).pointee
        let right = right.assumingMemoryBound(to: (UInt, UInt).self).pointee
        if left.0 != right.0 { return .different }
        if left.1 == right.1 { return .equal }
        guard let first = UnsafeRawPointer(bitPattern: left.1), let second = UnsafeRawPointer(bitPattern: right.1) else {
            return difference
        }
        let layout = CaptureLayout.of(context: first)
        guard let layout, layout === CaptureLayout.of(context: second) else { return difference }
        return layout.compare(first, second) == .equal ? .equal : difference
    }
}

/// Where a closure's context keeps the captured values, and how they are compared: made once per closure in the source.
final class CaptureLayout {
    private let fields: [(offset: Int, plan: ComparisonPlan)]
    private init(_ fields: [(offset: Int, plan: ComparisonPlan)]) { self.fields = fields }

    nonisolated(unsafe) private static var layouts: [UInt: CaptureLayout?] = [:]

    /// The layout of a context, or nil where nothing describes it.
    static func of(context: UnsafeRawPointer) -> CaptureLayout? {
        let metadata = context.load(as: UInt.self)
        if let known = layouts[metadata] { return known }
        let layout = UnsafeRawPointer(bitPattern: metadata).flatMap(read)
        layouts[metadata] = .some(layout)
        return layout
    }

    func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        for field in fields where field.plan.compare(left + field.offset, right + field.offset) != .equal {
            return .different
        }
        return .equal
    }

    /// Reads the metadata of a closure context (kind 0x400 in the Swift ABI): the offset of the first capture, then the
    /// capture descriptor: the number of captures, of metadata sources and of bindings, then a relative pointer to
    /// each captured type's mangled name.
    private static func read(_ metadata: UnsafeRawPointer) -> CaptureLayout? {
        guard metadata.load(as: UInt.self) == 0x400 else { return nil }
        var offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
        guard let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
        let captures = Int(descriptor.load(as: UInt32.self))
        let sources = descriptor.load(fromByteOffset: 4, as: UInt32.self)
        let bindings = descriptor.load(fromByteOffset: 8, as: UInt32.self)
        // Generic contexts store bindings first, and their types cannot be named without them.
        guard sources == 0, bindings == 0, captures <= 64 else { return nil }
        var fields: [(Int, ComparisonPlan)] = []
        for index in 0..<captures {
            let record = descriptor + 12 + index * 4
            let name = record + Int(record.load(as: Int32.self))
            guard let type = namedType(name) else { return nil }
            func layout<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
                (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
            }
            let (size, alignment) = _openExistential(type, do: layout)
            offset = (offset + alignment - 1) & ~(alignment - 1)
            fields.append((offset, ComparisonPlan.plan(forAny: type)))
            offset += size
        }
        return CaptureLayout(fields)
    }

    /// The type with this mangled name; nil for what a capture does not own, which cannot be read like other values.
    private static func namedType(_ name: UnsafeRawPointer) -> Any.Type? {
        let name = MangledName(name)
        guard name.isOwning else { return nil }
        return _getTypeByMangledNameInContext(
            name.bytes.assumingMemoryBound(to: UInt8.self), UInt(name.length), genericContext: nil,
            genericArguments: nil)
    }
}
