import Synchronization

/// Where a closure's context, or the box of a captured variable, keeps what was captured, and how that is compared: made once per
/// closure in the source.
final class CaptureLayout: @unchecked Sendable {
    /// One thing that was captured.
    struct Capture {
        enum Kind {
            case value(Any.Type)
            /// A reference that does not own its object.
            case notOwning(Any.Type)
            case closure
            /// A variable that is shared with the place where it was declared.
            case box
        }

        let offset: Int
        let kind: Kind
    }

    let captures: [Capture]
    let plan: ComparisonPlan

    private init(_ captures: [Capture], _ plan: ComparisonPlan) {
        self.captures = captures
        self.plan = plan
    }

    // Behind a lock: a closure may be written as a value of state, and compared, on another thread.
    private static let layouts = Mutex<[UInt: CaptureLayout?]>([:])

    /// The layout of two contexts, or nil where they have none in common or nothing describes it.
    static func of(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> CaptureLayout? {
        let metadata = first.load(as: UInt.self)
        guard metadata == second.load(as: UInt.self) else { return nil }
        if let known = layouts.withLock({ $0[metadata] }) { return known }
        let layout = UnsafeRawPointer(bitPattern: metadata).flatMap(read)
        return layouts.withLock { layouts in
            if let known = layouts[metadata] { return known }
            layouts[metadata] = .some(layout)
            return layout
        }
    }

    /// Reads the metadata of a closure context (kind 0x400 in the Swift ABI): the offset of the first capture, then the
    /// capture descriptor: the number of captures, of metadata sources and of bindings, then a relative pointer to
    /// each captured type's mangled name.
    private static func read(_ metadata: UnsafeRawPointer) -> CaptureLayout? {
        guard metadata.load(as: UInt.self) == 0x400 else { return nil }
        var offset = Int(metadata.load(fromByteOffset: 8, as: UInt32.self))
        guard let descriptor = metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
        let count = Int(descriptor.load(as: UInt32.self))
        let sources = descriptor.load(fromByteOffset: 4, as: UInt32.self)
        let bindings = descriptor.load(fromByteOffset: 8, as: UInt32.self)
        // Generic contexts store bindings first, and their types cannot be named without them (C063).
        guard sources == 0, bindings == 0 else { return nil }
        var captures: [Capture] = []
        var fields: [ComparisonPlan.Field] = []
        for index in 0..<count {
            let record = descriptor + 12 + index * 4
            guard let item = CapturedType(MangledName(record + Int(record.load(as: Int32.self)))) else { return nil }
            offset = (offset + item.alignment - 1) & ~(item.alignment - 1)
            captures.append(Capture(offset: offset, kind: item.kind))
            ComparisonPlan.append(item.plan, at: offset, to: &fields)
            offset += item.size
        }
        return CaptureLayout(captures, ComparisonPlan(fields: ComparisonPlan.merged(fields), size: offset))
    }
}

/// What one captured type is, and how much room it takes.
private struct CapturedType {
    let kind: CaptureLayout.Capture.Kind
    let size: Int
    let alignment: Int
    let plan: ComparisonPlan

    init?(_ name: MangledName) {
        if name.isBox {
            self.init(.box, 8, 8, Self.whole(8, BoxComparer.shared))
        } else if name.isClosure {
            self.init(.closure, 16, 8, Self.whole(16, ClosureComparer.plain))
        } else if let type = name.type() {
            func layout<Value>(_: Value.Type) -> (size: Int, alignment: Int) {
                (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
            }
            let (size, alignment) = _openExistential(type, do: layout)
            if name.isOwning {
                self.init(.value(type), size, alignment, .plan(forAny: type))
            } else {
                // Its memory is no reference that may be read as one; the same object has the same bytes.
                self.init(.notOwning(type), size, alignment, Self.whole(size, nil))
            }
        } else {
            return nil
        }
    }

    private init(_ kind: CaptureLayout.Capture.Kind, _ size: Int, _ alignment: Int, _ plan: ComparisonPlan) {
        self.kind = kind
        self.size = size
        self.alignment = alignment
        self.plan = plan
    }

    private static func whole(_ size: Int, _ comparer: ValueComparer?) -> ComparisonPlan {
        ComparisonPlan(fields: [.init(offset: 0, size: size, comparer: comparer)], size: size)
    }
}

/// Boxes of captured variables: the same box, or one with an equal value.
private final class BoxComparer: ValueComparer {
    nonisolated(unsafe) static let shared = BoxComparer()

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        let left = left.load(as: UnsafeRawPointer.self)
        let right = right.load(as: UnsafeRawPointer.self)
        if left == right { return .equal }
        guard let layout = CaptureLayout.of(left, right) else { return .different }
        return layout.plan.compare(left, right)
    }
}
