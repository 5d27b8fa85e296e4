@_exported import Foundation
import ViewRuntime

// A person's calendars and reminders. There are none here: nobody is asked, and nothing is found or kept.

/// Whether an app may look.
public enum EKAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, fullAccess, writeOnly; public static let authorized = Self.fullAccess }
/// What is asked for.
public enum EKEntityType: Int, Sendable { case event, reminder }
/// Which events of a row are changed.
public enum EKSpan: Int, Sendable { case thisEvent, futureEvents }
/// Why nothing is found or kept.
public struct EKError: Error, Sendable {
    /// The reason.
    public enum Code: Int, Sendable { case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure, calendarReadOnly, eventStoreNotAuthorized = 29 }
    public let code: Code
    public init(_ code: Code) { self.code = code }
}
/// Something in a store.
open class EKObject: NSObject, @unchecked Sendable {
    public override init() {}
    open var hasChanges: Bool { false }
    open var isNew: Bool { true }
}
/// Where calendars come from.
open class EKSource: EKObject, @unchecked Sendable { public let title = ""; public let sourceIdentifier = "" }
/// A calendar.
open class EKCalendar: EKObject, @unchecked Sendable {
    public let calendarIdentifier = UUID().uuidString
    public var title = ""
    public var source: EKSource! = EKSource()
    public var cgColor: CGColor!
    public var allowsContentModifications: Bool { false }
    public convenience init(for entityType: EKEntityType, eventStore: EKEventStore) { self.init() }
}
/// When a person is reminded.
open class EKAlarm: EKObject, @unchecked Sendable {
    public var relativeOffset: TimeInterval = 0
    public var absoluteDate: Date?
    public convenience init(relativeOffset offset: TimeInterval) { self.init(); relativeOffset = offset }
    public convenience init(absoluteDate date: Date) { self.init(); absoluteDate = date }
}
/// How often something comes again.
public enum EKRecurrenceFrequency: Int, Sendable { case daily, weekly, monthly, yearly }
/// When it no longer comes again.
public final class EKRecurrenceEnd: NSObject, Sendable {
    public let endDate: Date?
    public let occurrenceCount: Int
    public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
    public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
/// How something comes again.
open class EKRecurrenceRule: EKObject, @unchecked Sendable {
    public let frequency: EKRecurrenceFrequency
    public let interval: Int
    public var recurrenceEnd: EKRecurrenceEnd?
    public init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
        (frequency, self.interval, recurrenceEnd) = (type, interval, end)
    }
}
/// An event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    public let calendarItemIdentifier = UUID().uuidString
    public var calendar: EKCalendar!
    public var title: String! = ""
    public var location: String?
    public var notes: String?
    public var url: URL?
    public var timeZone: TimeZone?
    public var alarms: [EKAlarm]?
    public var recurrenceRules: [EKRecurrenceRule]?
    public var hasAlarms: Bool { alarms?.isEmpty == false }
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
}
/// An event.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    public var eventIdentifier: String! { calendarItemIdentifier }
    public var startDate: Date!
    public var endDate: Date!
    public var isAllDay = false
    public var availability = 0
    public convenience init(eventStore: EKEventStore) { self.init() }
}
/// A reminder.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    public var startDateComponents: DateComponents?
    public var dueDateComponents: DateComponents?
    public var isCompleted = false
    public var completionDate: Date?
    public var priority = 0
    public convenience init(eventStore: EKEventStore) { self.init() }
}
/// Calendars and reminders: none.
open class EKEventStore: NSObject, @unchecked Sendable {
    public override init() {}
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    open var sources: [EKSource] { [] }
    open func requestFullAccessToEvents() async throws -> Bool { false }
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    open func requestFullAccessToReminders() async throws -> Bool { false }
    open func requestFullAccessToEvents(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
    open func requestFullAccessToReminders(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    open func requestAccess(to entityType: EKEntityType, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { completion(false, nil) }
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    open func predicateForEvents(withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate { NSPredicate(value: true) }
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    @discardableResult open func fetchReminders(matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void) -> Any {
        completion([])
        return 0
    }
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(.eventStoreNotAuthorized) }
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws { throw EKError(.eventStoreNotAuthorized) }
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw EKError(.eventStoreNotAuthorized) }
    open func commit() throws { throw EKError(.eventStoreNotAuthorized) }
}
extension Notification.Name { public static let EKEventStoreChanged = Notification.Name("EKEventStoreChangedNotification") }
