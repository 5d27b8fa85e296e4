@_spi(Reflection) import Swift
import Synchronization

extension ComparisonPlan {
    // Behind a lock: a value of state may be written, and compared, on another thread.
    private static let plans = Mutex<[ObjectIdentifier: ComparisonPlan]>([:])

    /// The plan of a type. Cost: one dictionary look-up once it is made; updates keep the plan instead.
    package static func plan<Value>(for type: Value.Type) -> ComparisonPlan {
        plan(forAny: type)
    }

    static func plan(forAny type: Any.Type) -> ComparisonPlan {
        let key = ObjectIdentifier(type)
        if let plan = plans.withLock({ $0[key] }) { return plan }
        // Made without the lock, since it asks for the plans of the fields' types.
        let made = make(type)
        return plans.withLock { plans in
            if let known = plans[key] { return known }
            plans[key] = made
            return made
        }
    }

    private static func make(_ type: Any.Type) -> ComparisonPlan {
        func open<Value>(_: Value.Type) -> ComparisonPlan {
            let size = MemoryLayout<Value>.size
            if let comparer = wholeComparer(Value.self) { return whole(size, comparer) }
            return byFields(Value.self, size: size)
        }
        return _openExistential(type, do: open)
    }

    private static func whole(_ size: Int, _ comparer: ValueComparer?) -> ComparisonPlan {
        if size == 0, comparer == nil { return ComparisonPlan(fields: [], size: 0) }
        return ComparisonPlan(fields: [Field(offset: 0, size: size, comparer: comparer)], size: size)
    }

    /// A comparer for the value as a whole, where its type has one; nil where it is compared field by field, or by its bytes.
    private static func wholeComparer<Value>(_ type: Value.Type) -> ValueComparer? {
        if let own = type as? any SelfComparing.Type { return own.comparer }
        if type == String.self { return StringComparer() }
        let isPlain = _isPOD(type)
        if !isPlain, let equatable = type as? any Equatable.Type {
            func make<Known: Equatable>(_: Known.Type) -> ValueComparer { EquatableComparer<Known>() }
            return make(equatable)
        }
        switch MetadataKind(of: type) {
        case .structure, .tuple: return nil
        case .optional: return optionalComparer(type, isPlain: isPlain)
        case .enumeration: return enumComparer(type, isPlain: isPlain)
        case .fixedArray:
            let array = FixedArrayLayout(type)
            return isPlain && plan(forAny: array.element).isFull(array.stride) ? nil : FixedArrayComparer(array)
        case .reference: return ReferenceComparer()
        case .function where !isPlain: return ClosureComparer.plain
        case .existential:
            if isPlain { return nil }
            return ExistentialContainer(of: type).map { ExistentialComparer($0) }
                ?? BitwiseComparer(size: MemoryLayout<Value>.size)
        case .function, .other: return isPlain ? nil : BitwiseComparer(size: MemoryLayout<Value>.size)
        }
    }

    private static func optionalComparer<Value>(_ type: Value.Type, isPlain: Bool) -> ValueComparer? {
        guard let optional = type as? any OptionalType.Type else {
            return isPlain ? nil : BitwiseComparer(size: MemoryLayout<Value>.size)
        }
        return isPlain && optional.isFull ? nil : optional.comparer
    }

    /// Bytes tell plain enums apart as long as no payload leaves bytes of the value unused.
    private static func enumComparer<Value>(_ type: Value.Type, isPlain: Bool) -> ValueComparer? {
        guard let layout = EnumLayout(type) else {
            return isPlain ? nil : BitwiseComparer(size: MemoryLayout<Value>.size)
        }
        if isPlain {
            let payloads = layout.cases.compactMap(\.payload).map { plan(forAny: $0) }
            let largest = payloads.map(\.size).max() ?? 0
            // Cases without payload write a number into the place of the payload, which may be as short as they are few.
            let hasShortCases = payloads.count > 1 && layout.cases.contains { $0.payload == nil }
            if !hasShortCases, payloads.allSatisfy({ $0.isFull(largest) }) { return nil }
        }
        return EnumComparer(layout)
    }

    /// Whether all of `size` bytes are compared as bytes.
    fileprivate func isFull(_ size: Int) -> Bool { isPlain && self.size == size }

    private static func byFields<Value>(_ type: Value.Type, size: Int) -> ComparisonPlan {
        var fields: [Field] = []
        let holdsActions = type is any ActionHolding.Type
        let ownership = FieldOwnership(of: type)
        var index = 0
        func add(_ offset: Int, _ fieldType: Any.Type) {
            defer { index += 1 }
            if holdsActions, let comparer = actionComparer(fieldType) {
                fields.append(Field(offset: offset, size: 16, comparer: comparer))
            } else if ownership.owns(index) {
                append(plan(forAny: fieldType), at: offset, to: &fields)
            } else {
                fields.append(Field(offset: offset, size: Self.size(of: fieldType), comparer: nil))
            }
        }
        switch MetadataKind(of: type) {
        case .structure:
            if forEachField(of: type, { add($1, $2) }), index > 0 || size == 0 {
                return ComparisonPlan(fields: merged(fields), size: size)
            }
        case .tuple:
            for element in TupleLayout(type).elements { add(element.offset, element.type) }
            return ComparisonPlan(fields: merged(fields), size: size)
        default: break
        }
        // Plain types without fields to walk: integers, enums without payload.
        return whole(size, _isPOD(type) ? nil : BitwiseComparer(size: size))
    }

    /// How an action is compared: a closure, or an optional one; nil for other types.
    static func actionComparer(_ type: Any.Type) -> ValueComparer? {
        switch MetadataKind(of: type) {
        case .function: return ClosureComparer.action
        case .optional:
            let isClosure = size(of: type) == 16 && (type as? any OptionalType.Type)?.isClosure == true
            return isClosure ? OptionalActionComparer.shared : nil
        default: return nil
        }
    }

    private static func size(of type: Any.Type) -> Int {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size)
    }

    /// Adds a value at an offset. Small plans are laid out in place: fewer calls, and their plain bytes join their neighbours'.
    static func append(_ plan: ComparisonPlan, at offset: Int, to fields: inout [Field]) {
        if plan.fields.count <= 4 {
            for field in plan.fields {
                fields.append(Field(offset: offset + field.offset, size: field.size, comparer: field.comparer))
            }
        } else {
            fields.append(Field(offset: offset, size: plan.size, comparer: PlanComparer(plan)))
        }
    }

    /// Joins runs of bytes that touch.
    static func merged(_ fields: [Field]) -> [Field] {
        var result: [Field] = []
        for field in fields where field.size > 0 || field.comparer != nil {
            if let last = result.last, last.comparer == nil, field.comparer == nil, last.offset + last.size == field.offset {
                result[result.count - 1] = Field(offset: last.offset, size: last.size + field.size, comparer: nil)
            } else {
                result.append(field)
            }
        }
        return result
    }
}

/// Lets a plan reach the payload's type of an optional.
private protocol OptionalType {
    static var comparer: ValueComparer { get }
    /// Whether the payload's bytes have no gaps.
    static var isFull: Bool { get }
    static var isClosure: Bool { get }
}

extension Optional: OptionalType {
    fileprivate static var comparer: ValueComparer { OptionalComparer<Wrapped>() }
    fileprivate static var isFull: Bool { ComparisonPlan.plan(for: Wrapped.self).isFull(MemoryLayout<Wrapped>.size) }
    fileprivate static var isClosure: Bool { MetadataKind(of: Wrapped.self) == .function }
}
