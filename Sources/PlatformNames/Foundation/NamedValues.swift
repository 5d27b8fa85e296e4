import Foundation
@_exported import ValueObserving

// Classes have functions of these names of their own.
extension NSObject {
    /// The value of a property, by reflection; nil where there is none of that name.
    @_disfavoredOverload
    public func value(forKey key: String) -> Any? { NamedValues(self)[key] }
    /// The value of a path of names, by reflection; nil where there is none.
    @_disfavoredOverload
    public func value(forKeyPath keyPath: String) -> Any? { NamedValues(self)[keyPath] }
    /// Sets the value of a name. Inert: without the Objective-C runtime properties cannot be written by their names.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) {}
    /// Sets the value of a path of names. Inert: without the Objective-C runtime properties cannot be written by their names.
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
