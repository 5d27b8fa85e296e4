import Foundation
import ViewRuntime

/// A date picker, or one of several days.
public struct DatePickerHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// The date that is picked; nil for a picker of several days.
    public var date: Date? { get throws { try element().selectAction?.get()?.base as? Date } }

    /// Picks a date; a picker with a range takes the nearest date of it. A picker of several days picks the date's day, or takes it away again.
    ///
    /// Throws where a picker of several days does not offer the day.
    public func pick(_ date: Date, fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.selectAction else { throw impossible("takes no dates") }
        var isTaken = false
        drive(element, fileID, line) { isTaken = action.set(AnyHashable(date)) }
        guard isTaken else { throw impossible("does not offer \(date)") }
    }
}

/// A colour picker.
public struct ColorPickerHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// The colour that is picked.
    public var color: Color? { get throws { try element().selectAction?.get()?.base as? Color } }

    /// Picks a colour.
    public func pick(_ color: Color, fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.selectAction else { throw impossible("takes no colours") }
        drive(element, fileID, line) { _ = action.set(AnyHashable(color)) }
    }
}

extension ViewHost {
    /// Finds a date picker by its title or identifier.
    public func datePicker(_ title: String, in scope: ViewScope? = nil) throws -> DatePickerHandle {
        try found(
            DatePickerHandle(
                self,
                ViewQuery(kind: "date picker", label: title, scope: scope) {
                    $0.kind == "DatePicker" || $0.kind == "MultiDatePicker"
                }))
    }

    /// Finds a colour picker by its title or identifier.
    public func colorPicker(_ title: String, in scope: ViewScope? = nil) throws -> ColorPickerHandle {
        try found(
            ColorPickerHandle(self, ViewQuery(kind: "color picker", label: title, scope: scope) { $0.kind == "ColorPicker" }))
    }
}
