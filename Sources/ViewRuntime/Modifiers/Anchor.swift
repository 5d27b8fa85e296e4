import Foundation

/// A place in a view that can be told in the coordinates of another one.
public struct Anchor<Value> {
    /// The value in the host's coordinates.
    let global: Value

    /// Where in a view an anchor stands.
    public struct Source: Sendable {
        /// What the view's rectangle, in any coordinates, says.
        let value: @Sendable (CGRect) -> Value
    }
}

extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
    /// The view's rectangle.
    public static var bounds: Anchor<CGRect>.Source { Self { $0 } }
    /// A rectangle in the view's own coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Self { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's own coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Self { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }
    /// A point of the view's rectangle, each of whose sides is 1 long.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        Self { CGPoint(x: $0.minX + $0.width * p.x, y: $0.minY + $0.height * p.y) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// The rectangle of an anchor in the coordinates of this place.
    public subscript(anchor: Anchor<CGRect>) -> CGRect {
        let start = frame(in: CoordinateSpace.global).origin
        return anchor.global.offsetBy(dx: -start.x, dy: -start.y)
    }

    /// The point of an anchor in the coordinates of this place.
    public subscript(anchor: Anchor<CGPoint>) -> CGPoint {
        let start = frame(in: CoordinateSpace.global).origin
        return CGPoint(x: anchor.global.x - start.x, y: anchor.global.y - start.y)
    }
}

/// Says a preference that depends on where the content stands: behind it, a reader of the place says it.
nonisolated struct AnchorPreferenceModifier<Value, Key: PreferenceKey>: FrameworkModifier, ActionHolding {
    var source: Anchor<Value>.Source
    nonisolated(unsafe) var transform: (Anchor<Value>) -> Key.Value

    @MainActor func body(content: Content) -> some View {
        content.background {
            GeometryReader { proxy in
                Color.clear.preference(
                    key: Key.self, value: transform(Anchor(global: source.value(proxy.frame(in: CoordinateSpace.global)))))
            }
        }
    }
}

/// Makes content out of a preference of what it stands over or behind. It is made with the default first, and anew when the preference changes.
nonisolated struct PreferenceContentModifier<Key: PreferenceKey, Attached: View, Kind: AttachmentKind>: FrameworkModifier, ActionHolding {
    var alignment: Alignment
    nonisolated(unsafe) var make: (Key.Value) -> Attached
    private let value: State<PreferenceBox<Key>>

    init(_ kind: Kind.Type, alignment: Alignment, make: @escaping (Key.Value) -> Attached) {
        self.alignment = alignment
        self.make = make
        value = State(initialValue: PreferenceBox())
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(PreferenceChangeModifier<Key> { new in value.wrappedValue = PreferenceBox(value: new) })
            .attaching(Kind.self, make(value.wrappedValue.value), AttachmentPlacement(alignment: alignment))
    }
}

/// Carries a preference's value, of whose type nothing is asked, into a state.
nonisolated struct PreferenceBox<Key: PreferenceKey>: @unchecked Sendable {
    var value = Key.defaultValue
}

extension View {
    /// Says a preference that depends on where the view stands.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(AnchorPreferenceModifier<A, K>(source: value, transform: transform))
    }

    /// Puts content over the view that is made out of one of its preferences.
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceContentModifier<K, V, _OverlayAttachment>(_OverlayAttachment.self, alignment: alignment, make: transform))
    }

    /// Puts content behind the view that is made out of one of its preferences.
    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceContentModifier<K, V, _BackgroundAttachment>(_BackgroundAttachment.self, alignment: alignment, make: transform))
    }
}
