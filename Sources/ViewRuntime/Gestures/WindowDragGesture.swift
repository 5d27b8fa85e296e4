import Foundation

/// A drag that moves the window. No window is moved here: it is a drag whose value nobody sees.
public struct WindowDragGesture: Gesture {
    /// Nothing is known of the drag.
    public struct Value: Equatable, Sendable {}
    public init() {}
    public var body: some Gesture<Value> { DragGesture().map { _ in Value() } }
}
