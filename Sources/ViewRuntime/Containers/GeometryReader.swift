import Foundation

/// What a `GeometryReader` says about its place.
public struct GeometryProxy: Sendable {
    /// The size of the place in points: until layout is computed, the host's.
    public let size: CGSize
    public var safeAreaInsets: EdgeInsets { EdgeInsets() }

    /// The place in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { CGRect(origin: .zero, size: size) }

    /// The place in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}

/// Content that is made once its place is known; what the closure reads is its own affair, not the enclosing body's (C104).
nonisolated public struct GeometryReader<Content: View>: FrameworkView {
    nonisolated(unsafe) public var content: (GeometryProxy) -> Content
    @Environment(\.hostSize) private var size

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }

    @MainActor @preconcurrency public var body: some View {
        GeometryBase(content: content(GeometryProxy(size: size)))
    }
}

/// A geometry reader as drivers see it.
nonisolated struct GeometryBase<Content: View>: PrimitiveView {
    typealias Body = Never
    var content: Content

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = "GeometryReader"
    }

    nonisolated static func planContent(_ builder: inout _PlanBuilder, at offset: Int) -> [_PlanElement] {
        [builder.view(Content.self, at: offset)]
    }
}
