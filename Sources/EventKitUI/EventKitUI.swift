@_exported import EventKit
@_exported import ViewRuntime

/// How changing an event ended.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// Changes an event. Nobody changes it here: its delegate is not called.
open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore!
    open var event: EKEvent?
}
/// What is told of an event that is changed. Nobody changes it here: it is not called.
@MainActor @preconcurrency
public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}
/// Shows an event. Nothing is shown here.
open class EKEventViewController: UIViewController {
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
}
