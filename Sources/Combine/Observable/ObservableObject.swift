/// An object that says before it changes.
public protocol ObservableObject: AnyObject {
    /// The publisher's type; `ObservableObjectPublisher` unless the class says otherwise.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The same publisher for one object each time; it sends before any `@Published` property of the object is written, those of
    /// superclasses and subclasses included. Costs one look-up by class, and by field the first time.
    public var objectWillChange: ObservableObjectPublisher {
        DefaultPublishers.publisher(of: self)
    }
}
