import Foundation

/// A line of a view, said by a closure.
nonisolated public struct _AlignmentGuideModifier: PrimitiveModifier {
    public typealias Body = Never
    let key: AlignmentKey
    let isVertical: Bool
    nonisolated(unsafe) var compute: (ViewDimensions) -> CGFloat

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {}

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let guide = modifier.pointee
        return { GuideRule(guide.key, isVertical: guide.isVertical, guide.compute) }
    }
}

extension View {
    /// Says where a line of the view is, in points from its leading side.
    nonisolated public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: guide.key, isVertical: false, compute: computeValue))
    }

    /// Says where a line of the view is, in points from its top.
    nonisolated public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: guide.key, isVertical: true, compute: computeValue))
    }
}
