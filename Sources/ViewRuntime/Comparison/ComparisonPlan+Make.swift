@_spi(Reflection) import Swift

extension ComparisonPlan {
    nonisolated(unsafe) private static var plans: [ObjectIdentifier: ComparisonPlan] = [:]

    /// The plan of a type. Cost: one dictionary look-up once it is made; updates keep the plan instead.
    package static func plan<Value>(for type: Value.Type) -> ComparisonPlan {
        plan(forAny: type)
    }

    static func plan(forAny type: Any.Type) -> ComparisonPlan {
        let key = ObjectIdentifier(type)
        if let plan = plans[key] { return plan }
        let plan = make(type)
        plans[key] = plan
        return plan
    }

    private static func make(_ type: Any.Type) -> ComparisonPlan {
        func open<Value>(_: Value.Type) -> ComparisonPlan {
            let size = MemoryLayout<Value>.size
            if let comparer = wholeComparer(Value.self) {
                let field = Field(offset: 0, size: size, comparer: comparer, index: 0)
                return ComparisonPlan(fields: [field], size: size, names: [], nested: [], starts: [])
            }
            return byFields(Value.self, size: size, isPlain: _isPOD(Value.self))
        }
        return _openExistential(type, do: open)
    }

    /// A comparer for the value as a whole, where its type has one; nil where it is compared field by field.
    private static func wholeComparer<Value>(_ type: Value.Type) -> ValueComparer? {
        if let own = type as? any SelfComparing.Type { return own.comparer }
        if type == String.self { return StringComparer() }
        if _isPOD(type) { return nil }
        if let equatable = type as? any Equatable.Type {
            func make<Known: Equatable>(_: Known.Type) -> ValueComparer { EquatableComparer<Known>() }
            return make(equatable)
        }
        switch MetadataKind(of: type) {
        case .structure, .tuple: return nil
        case .optional: return (type as? any OptionalType.Type)?.comparer ?? BitwiseComparer(size: MemoryLayout<Value>.size)
        case .reference: return ReferenceComparer()
        case .function: return ClosureComparer.plain
        case .existential: return ExistentialComparer(ExistentialContainer(of: type))
        case .other: return BitwiseComparer(size: MemoryLayout<Value>.size)
        }
    }

    private static func size(of type: Any.Type) -> Int {
        func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size)
    }

    private static func byFields<Value>(_ type: Value.Type, size: Int, isPlain: Bool) -> ComparisonPlan {
        var fields: [Field] = []
        var names: [String] = []
        var nested: [ComparisonPlan?] = []
        var starts: [Int] = []
        let holdsActions = type is any ActionHolding.Type
        let ownership = FieldOwnership(of: type)
        func add(_ name: String, _ offset: Int, _ fieldType: Any.Type) {
            let index = names.count
            names.append(name)
            starts.append(offset)
            if holdsActions, MetadataKind(of: fieldType) == .function {
                nested.append(nil)
                fields.append(Field(offset: offset, size: 16, comparer: ClosureComparer.action, index: index))
                return
            }
            guard ownership.owns(index) else {
                nested.append(nil)
                fields.append(Field(offset: offset, size: Self.size(of: fieldType), comparer: nil, index: index))
                return
            }
            let plan = Self.plan(forAny: fieldType)
            let isWhole = plan.fields.count == 1 && plan.names.isEmpty
            // A path ends before the storage of the standard library's own types (`id`, not `id._value`).
            nested.append(isWhole || TypeNames.module(fieldType) == "Swift" ? nil : plan)
            if plan.fields.count <= 4 {
                // Small plans are laid out in place: fewer calls, and their plain bytes join their neighbours'.
                for field in plan.fields {
                    fields.append(
                        Field(offset: offset + field.offset, size: field.size, comparer: field.comparer, index: index))
                }
            } else {
                fields.append(Field(offset: offset, size: plan.size, comparer: PlanComparer(plan), index: index))
            }
        }
        let isStructure = MetadataKind(of: type) == .structure
        if isStructure, forEachField(of: type, add), !names.isEmpty || size == 0 {
            return ComparisonPlan(fields: merged(fields), size: size, names: names, nested: nested, starts: starts)
        }
        if MetadataKind(of: type) == .tuple {
            for (index, element) in TupleLayout(type).elements.enumerated() {
                add(String(index), element.offset, element.type)
            }
            return ComparisonPlan(fields: merged(fields), size: size, names: names, nested: nested, starts: starts)
        }
        // Plain types without fields to walk: integers, enums without payload.
        let comparer: ValueComparer? = isPlain || isStructure ? nil : BitwiseComparer(size: size)
        let whole = size == 0 ? [] : [Field(offset: 0, size: size, comparer: comparer, index: 0)]
        return ComparisonPlan(fields: whole, size: size, names: [], nested: [], starts: [])
    }

    /// Joins runs of bytes that touch and belong to one field or to fields that are read together.
    private static func merged(_ fields: [Field]) -> [Field] {
        var result: [Field] = []
        for field in fields where field.size > 0 || field.comparer != nil {
            if let last = result.last, last.comparer == nil, field.comparer == nil, last.index == field.index,
                last.offset + last.size == field.offset
            {
                result[result.count - 1] = Field(
                    offset: last.offset, size: last.size + field.size, comparer: nil, index: last.index)
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
}

extension Optional: OptionalType {
    fileprivate static var comparer: ValueComparer { OptionalComparer<Wrapped>() }
}
