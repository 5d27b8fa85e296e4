#if !canImport(Darwin)
import Foundation

/// A gesture of UIKit's on a view. Nobody touches views through UIKit here: the recognizer is not made.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The type of the gesture.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// What passes changes of the gesture on to SwiftUI.
    associatedtype Coordinator = Void

    /// What the calls are given.
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// What tells where the gesture is in the coordinates of views.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the gesture.
    @MainActor @preconcurrency func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Does something when the gesture's state has changed.
    @MainActor @preconcurrency func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Brings the gesture up to date.
    @MainActor @preconcurrency func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes the coordinator.
    @MainActor @preconcurrency func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

/// What calls of a gesture of UIKit's are given.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// What `makeCoordinator(converter:)` made.
    public let coordinator: Representable.Coordinator
    /// What tells where the gesture is in the coordinates of views.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// Tells where a gesture is in the coordinates of views. There is none here: it is at their origin.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    public var localLocation: CGPoint { .zero }
    public var localTranslation: CGPoint? { nil }
    public var localVelocity: CGPoint? { nil }
    public func location(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { .zero }
    public func translation(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func velocity(in coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint? { nil }
    public func convert(globalPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { globalPoint }
    public func convert(localPoint: CGPoint, to coordinateSpace: some CoordinateSpaceProtocol) -> CGPoint { localPoint }
}

extension View {
    /// Adds a gesture of UIKit's. Inert: nobody touches views through UIKit, and drivers act on gestures of SwiftUI's.
    nonisolated public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View {
        inert(String(describing: T.self))
    }
}
#endif
