/// Nothing.
nonisolated public struct EmptyView: View, Sendable, BitwiseCopyable {
    nonisolated public init() {}
    public typealias Body = Never
    public var body: Never { fatalError("EmptyView has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        _PlanElement(.group([]), at: offset)
    }
}

/// Several views side by side, as a builder collects them.
nonisolated public struct TupleView<T>: View {
    public var value: T

    nonisolated public init(_ value: T) { self.value = value }

    public typealias Body = Never
    public var body: Never { fatalError("TupleView has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        var elements: [_PlanElement] = []
        for element in TupleLayout(T.self).elements {
            guard let view = element.type as? any View.Type else {
                preconditionFailure("a TupleView holds \(element.type), which is no view")
            }
            elements.append(plan(view, &builder, at: offset + element.offset))
        }
        return _PlanElement(.group(elements), at: offset)
    }

    nonisolated private static func plan<Content: View>(
        _ type: Content.Type, _ builder: inout _PlanBuilder, at offset: Int
    ) -> _PlanElement {
        builder.listItem(type, at: offset)
    }
}

/// Views that are treated as one where modifiers are concerned, without a layout of their own.
nonisolated public struct Group<Content> {
    var content: Content
}

extension Group: View where Content: View {
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public typealias Body = Never
    public var body: Never { fatalError("Group has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.level += 1
        defer { builder.level -= 1 }
        return builder.listItem(Content.self, at: offset)
    }
}

/// One of two views, as `if`, `else` and `switch` make it.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    var storage: Storage

    nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    public var body: Never { fatalError("conditional content has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(ConditionalSlot<TrueContent, FalseContent>.self, at: offset)
    }
}

extension Optional: View where Wrapped: View {
    public typealias Body = Never
    public var body: Never { fatalError("optional content has no body") }

    nonisolated public static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(OptionalSlot<Wrapped>.self, at: offset)
    }
}

extension _ConditionalContent.Storage: SelfComparing {
    static var comparer: ValueComparer { ConditionalComparer<TrueContent, FalseContent>() }
}

/// The same branch, and equal content in it.
private final class ConditionalComparer<TrueContent, FalseContent>: ValueComparer {
    private let first = ComparisonPlan.plan(for: TrueContent.self)
    private let second = ComparisonPlan.plan(for: FalseContent.self)

    override func compare(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Equality {
        typealias Storage = _ConditionalContent<TrueContent, FalseContent>.Storage
        let left = left.assumingMemoryBound(to: Storage.self)
        let right = right.assumingMemoryBound(to: Storage.self)
        switch (left.pointee, right.pointee) {
        case (.trueContent(let left), .trueContent(let right)):
            return withUnsafePointer(to: left) { left in
                withUnsafePointer(to: right) { first.compare(left, $0) }
            }
        case (.falseContent(let left), .falseContent(let right)):
            return withUnsafePointer(to: left) { left in
                withUnsafePointer(to: right) { second.compare(left, $0) }
            }
        default: return .different
        }
    }
}
