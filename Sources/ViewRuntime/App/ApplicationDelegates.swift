import Combine
import Foundation
import Observation

/// A property of an app that holds a delegate.
protocol ApplicationDelegateAdaptor {
    @MainActor var object: AnyObject { get }
    @MainActor func launch()
    @MainActor func terminate()
}

/// The delegates that an app declares with adaptors.
@MainActor
package struct ApplicationDelegates {
    private let adaptors: [any ApplicationDelegateAdaptor]

    var isEmpty: Bool { adaptors.isEmpty }

    /// The delegates of an app, in the order of its properties.
    static func of<Application: App>(_ app: Application) -> ApplicationDelegates {
        var adaptors: [any ApplicationDelegateAdaptor] = []
        withUnsafePointer(to: app) { pointer in
            let base = UnsafeRawPointer(pointer)
            func read<Adaptor: ApplicationDelegateAdaptor>(_ type: Adaptor.Type, _ offset: Int) {
                adaptors.append((base + offset).assumingMemoryBound(to: Adaptor.self).pointee)
            }
            forEachField(of: Application.self) { _, offset, type in
                if let type = type as? any ApplicationDelegateAdaptor.Type { read(type, offset) }
            }
        }
        return ApplicationDelegates(adaptors: adaptors)
    }

    func launch() { for adaptor in adaptors { adaptor.launch() } }
    func willTerminate() { for adaptor in adaptors { adaptor.terminate() } }

    /// Puts observable delegates into the environment, by their types.
    func write(into values: inout EnvironmentValues) {
        func put<Object: AnyObject>(_ object: Object) { values[object: ObservableObjectType<Object>()] = object }
        for adaptor in adaptors {
            if let object = adaptor.object as? any ObservableObject {
                put(object)
            } else if let object = adaptor.object as? any AnyObject & Observable {
                put(object)
            }
        }
    }
}

/// Makes one delegate, when it is first asked for.
@MainActor
private final class DelegateBox<DelegateType: AnyObject> {
    private let make: @MainActor () -> DelegateType
    private(set) lazy var delegate = make()
    nonisolated init(_ make: @escaping @MainActor () -> DelegateType) { self.make = make }
}

#if !canImport(Darwin)
/// Makes objects of classes that are known at run time.
///
/// On Apple's platforms `NSObject.init()` is available to every metatype; here it is not `required`, so that the compiler refuses the call. Each class has
/// the initializer in the same place of its table of methods all the same, inherited, overridden, or as a trap where a class does not have it: a call
/// through a class that requires it finds that of the given one.
open class ObjectMaker: NSObject {
    public required override init() { super.init() }

    static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        let made: NSObject = unsafeBitCast(type, to: ObjectMaker.Type.self).init()
        guard let object = made as? Object else { fatalError("\(type) made an object of another class") }
        return object
    }
}

/// Has an app delegate made for the app, and told of its life.
///
/// The delegate is made when the app is launched or when it is first read. It is told before anything is evaluated that the launch finishes and
/// has finished, and at the end of `main()` that the app terminates; calls that UIKit makes for apps without scenes are not made. An observable
/// delegate is in the environment. The app's body does not run for its changes.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>: DynamicProperty {
    private let box: DelegateBox<DelegateType>

    /// An adaptor of a type of delegates.
    nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        box = DelegateBox { ObjectMaker.make(delegateType) }
    }

    /// The delegate.
    public var wrappedValue: DelegateType { box.delegate }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: box.delegate).projectedValue }
}

extension UIApplicationDelegateAdaptor: ApplicationDelegateAdaptor {
    var object: AnyObject { box.delegate }

    func launch() {
        let application = UIApplication.shared
        application.delegate = box.delegate
        _ = box.delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = box.delegate.application(application, didFinishLaunchingWithOptions: nil)
    }

    func terminate() { box.delegate.applicationWillTerminate(.shared) }
}

/// Has an app delegate made for the app, and told of its life.
///
/// As `UIApplicationDelegateAdaptor`, with AppKit's calls.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty {
    private let box: DelegateBox<DelegateType>

    /// An adaptor of a type of delegates.
    nonisolated public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        box = DelegateBox { ObjectMaker.make(delegateType) }
    }

    /// The delegate.
    public var wrappedValue: DelegateType { box.delegate }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { ObservedObject(wrappedValue: box.delegate).projectedValue }
}

extension NSApplicationDelegateAdaptor: ApplicationDelegateAdaptor {
    var object: AnyObject { box.delegate }

    func launch() {
        NSApplication.shared.delegate = box.delegate
        box.delegate.applicationWillFinishLaunching(Notification(name: .init("NSApplicationWillFinishLaunchingNotification")))
        box.delegate.applicationDidFinishLaunching(Notification(name: .init("NSApplicationDidFinishLaunchingNotification")))
    }

    func terminate() {
        box.delegate.applicationWillTerminate(Notification(name: .init("NSApplicationWillTerminateNotification")))
    }
}
#endif
