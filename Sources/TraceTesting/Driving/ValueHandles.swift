import ViewRuntime

/// A stepper.
public struct StepperHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// Taps plus. Throws where the stepper has no action for it.
    public func increment(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.stepAction?.increment else {
            throw impossible("cannot be incremented: it has no action for it")
        }
        drive(element, fileID, line, action)
    }

    /// Taps minus. Throws where the stepper has no action for it.
    public func decrement(fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.stepAction?.decrement else {
            throw impossible("cannot be decremented: it has no action for it")
        }
        drive(element, fileID, line, action)
    }
}

/// A slider.
public struct SliderHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// Where it stands.
    public var value: Double { get throws { try element().slideAction?.get() ?? 0 } }

    /// Moves it to a value. Throws where that is outside of its range.
    public func set(_ value: Double, fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.slideAction else { throw impossible("takes no values") }
        guard action.range.contains(value) else {
            throw impossible("goes from \(action.range.lowerBound) to \(action.range.upperBound): it cannot be set to \(value)")
        }
        drive(element, fileID, line) { action.set(value) }
    }
}

/// A picker.
public struct PickerHandle: ViewHandle {
    public let reference: ViewReference
    init(_ host: ViewHost, _ query: ViewQuery) { reference = ViewReference(host: host, query: query) }

    /// The texts of its options, in order.
    public var options: [String] { get throws { PickerOption.options(of: try element()).map(\.text) } }

    /// The text of the option that is selected; nil where none is.
    public var selection: String? {
        get throws {
            let element = try element()
            guard let tag = element.selectAction?.get() else { return nil }
            return PickerOption.options(of: element).first { $0.tag == tag }?.text
        }
    }

    /// Selects an option by its tag or by its visible text.
    public func select(_ option: some Hashable, fileID: String = #fileID, line: Int = #line) throws {
        let element = try enabledElement()
        guard let action = element.selectAction else { throw impossible("has no selection") }
        let options = PickerOption.options(of: element)
        let wanted = AnyHashable(option)
        guard let chosen = options.first(where: { $0.tag == wanted }) ?? options.first(where: { $0.text == wanted.base as? String })
        else {
            throw ViewHostError.noOption(
                ElementText.value(wanted), in: reference.query.name, present: options.map { "\"\($0.text)\"" })
        }
        var isTaken = false
        drive(element, fileID, line) { isTaken = action.set(chosen.tag) }
        guard isTaken else {
            throw impossible("cannot select \(ElementText.value(wanted)): its tag is no value of the selection's type")
        }
    }
}

/// One option of a picker: a view with a tag, or an element of a collection, whose id is its tag.
struct PickerOption {
    var tag: AnyHashable
    var text: String

    static func options(of picker: ViewElement) -> [PickerOption] {
        var options: [PickerOption] = []
        ElementTree.walk(picker.children) { element in
            guard let tag = element.tag ?? element.rowID else { return .into }
            options.append(PickerOption(tag: tag, text: element.label))
            return .over
        }
        return options
    }
}
