import Foundation

/// A modifier that the layout alone knows.
nonisolated public struct _LayoutModifier<Kind: LayoutModifierKind>: PrimitiveModifier {
    public typealias Body = Never
    nonisolated(unsafe) var value: Kind.Value

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        guard !element.isAttachment, element.attributes[Kind.name] == nil else { return }
        // The inner of two modifiers of one name is the one that counts.
        element.attributes[Kind.name] = "\(modifier.pointee.value)"
    }

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let value = modifier.pointee.value
        return { Kind.rule(value) }
    }
}

/// What a modifier of the layout does.
public protocol LayoutModifierKind {
    associatedtype Value
    /// The name in printed trees.
    static var name: String { get }
    /// Makes the rule of one view; the package's own kinds alone can.
    static func makeRule(_ value: Value) -> _LayoutRule
}

/// The rule of one view.
public struct _LayoutRule {
    let rule: LayoutRule
    init(_ rule: LayoutRule) { self.rule = rule }
}

extension LayoutModifierKind {
    fileprivate static func rule(_ value: Value) -> LayoutRule { makeRule(value).rule }
}

extension View {
    nonisolated func layout<Kind: LayoutModifierKind>(
        _ kind: Kind.Type, _ value: Kind.Value
    ) -> ModifiedContent<Self, _LayoutModifier<Kind>> {
        modifier(_LayoutModifier<Kind>(value: value))
    }
}

/// `fixedSize`
public enum _FixedSizeLayout: LayoutModifierKind {
    public static var name: String { "fixedSize" }
    public static func makeRule(_ value: Axis.Set) -> _LayoutRule { _LayoutRule(FixedSizeRule(value)) }
}

/// `offset`
public enum _OffsetLayout: LayoutModifierKind {
    public static var name: String { "offset" }
    public static func makeRule(_ value: CGSize) -> _LayoutRule { _LayoutRule(OffsetRule(value)) }
}

/// `position`
public enum _PositionLayout: LayoutModifierKind {
    public static var name: String { "position" }
    public static func makeRule(_ value: CGPoint) -> _LayoutRule { _LayoutRule(PositionRule(value)) }
}

/// `layoutPriority`
public enum _PriorityLayout: LayoutModifierKind {
    public static var name: String { "layoutPriority" }
    public static func makeRule(_ value: Double) -> _LayoutRule { _LayoutRule(PriorityRule(value)) }
}

/// `zIndex`
public enum _ZIndexLayout: LayoutModifierKind {
    public static var name: String { "zIndex" }
    public static func makeRule(_ value: Double) -> _LayoutRule { _LayoutRule(TraitRule { $0.zIndex = value }) }
}

/// `coordinateSpace`
public enum _CoordinateSpaceLayout: LayoutModifierKind {
    public static var name: String { "coordinateSpace" }
    public static func makeRule(_ value: CoordinateSpace) -> _LayoutRule {
        if case .named(let name) = value { return _LayoutRule(MarkRule(space: name)) }
        return _LayoutRule(PassingRule())
    }
}

/// `gridCellColumns`
public enum _GridColumnsLayout: LayoutModifierKind {
    public static var name: String { "gridCellColumns" }
    public static func makeRule(_ value: Int) -> _LayoutRule { _LayoutRule(TraitRule { $0.gridColumns = max(1, value) }) }
}

/// `gridCellAnchor`
public enum _GridAnchorLayout: LayoutModifierKind {
    public static var name: String { "gridCellAnchor" }
    public static func makeRule(_ value: UnitPoint) -> _LayoutRule { _LayoutRule(TraitRule { $0.gridAnchor = value }) }
}

/// `gridCellUnsizedAxes`
public enum _GridUnsizedLayout: LayoutModifierKind {
    public static var name: String { "gridCellUnsizedAxes" }
    public static func makeRule(_ value: Axis.Set) -> _LayoutRule {
        _LayoutRule(TraitRule { $0.gridUnsizedAxes.formUnion(value) })
    }
}

/// `gridColumnAlignment`
public enum _GridColumnAlignmentLayout: LayoutModifierKind {
    public static var name: String { "gridColumnAlignment" }
    public static func makeRule(_ value: HorizontalAlignment) -> _LayoutRule {
        _LayoutRule(TraitRule { $0.gridColumnAlignment = value })
    }
}

/// `listRowInsets`
public enum _RowInsetsLayout: LayoutModifierKind {
    public static var name: String { "listRowInsets" }
    public static func makeRule(_ value: EdgeInsets?) -> _LayoutRule { _LayoutRule(TraitRule { $0.rowInsets = value }) }
}
