import Foundation
import SwiftUI
import Testing
import TraceTesting

private struct Caption: LabeledContentStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        Text(isEnabled ? "caption" : "disabled caption")
        configuration.label
        LabeledContent(configuration)
    }
}

private struct Plus: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "less" : "more") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
    }
}

private struct Bracket: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("[")
        configuration.label
        configuration.content
        Text("]")
    }
}

private struct Percent: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("\(Int(configuration.value * 100))%")
        if let low = configuration.minimumValueLabel { low }
        if configuration.markedValueLabels == nil { Text("no marks") }
    }
}

private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("framed")
        Menu(configuration)
    }
}

private struct Named: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("form")
        configuration.content
    }
}

private struct Later: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Button("later") { configuration.selection += 3600 }
    }
}

private struct Outlined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        Text("outlined")
        configuration.padding(4)
    }
}

private struct Disclosing: View {
    @State private var isExpanded = false
    var body: some View {
        DisclosureGroup("Group", isExpanded: $isExpanded) { Inside() }.disclosureGroupStyle(Plus())
        Text(isExpanded ? "open" : "closed")
    }
}

private struct Inside: View {
    var body: some View { Text("inside") }
}

private struct Fields: View {
    @State private var name = ""
    @State private var password = ""
    var body: some View {
        VStack {
            TextField("Name", text: $name)
            SecureField("Password", text: $password)
            Text("\(name)/\(password)")
        }
        .textFieldStyle(Outlined())
    }
}

private struct Dates: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    var body: some View {
        DatePicker("When", selection: $date).datePickerStyle(Later())
        Text("\(Int(date.timeIntervalSinceReferenceDate))")
    }
}

private struct Days: View {
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var days: Set<DateComponents> = []
    @State private var color = Color.red
    private let latest = Date(timeIntervalSinceReferenceDate: 60)
    var body: some View {
        DatePicker("When", selection: $date, in: ...latest)
        MultiDatePicker("Days", selection: $days, in: Date(timeIntervalSinceReferenceDate: 0)...)
        ColorPicker("Colour", selection: $color)
        Text("\(Int(date.timeIntervalSinceReferenceDate)) \(days.count) \(color == .blue ? "blue" : "red")")
    }
}

@MainActor @Suite("Styles of controls")
struct ControlStyleTests {
    @Test("A labeled value is what its style makes of it; the same style's inner value has the usual one")
    func labeled() {
        let host = ViewHost {
            LabeledContent("Version", value: "1.2").labeledContentStyle(Caption()).disabled(true)
            LabeledContent("Plain", value: "x").labeledContentStyle(.automatic)
        }
        #expect(host.texts == ["disabled caption", "Version", "Version", "1.2", "Plain", "x"])
    }

    @Test("A style of disclosure groups decides when the contents are made, and writes the binding")
    func disclosure() throws {
        let host = ViewHost { Disclosing() }
        #expect(host.texts == ["more", "Group", "closed"])
        #expect(host.bodyCount(of: Inside.self) == 0)
        try host.button("more").tap()
        #expect(host.texts == ["less", "Group", "inside", "open"])
        #expect(host.bodyCount(of: Inside.self) == 1)
    }

    @Test("Control groups, gauges and menus are what their styles make of them")
    func groups() throws {
        var pressed = 0
        let host = ViewHost {
            ControlGroup("Edit") { Button("Copy") { pressed += 1 } }.controlGroupStyle(Bracket())
            Gauge(value: 3, in: 0...4) { Text("Speed") } currentValueLabel: { Text("3") } minimumValueLabel: { Text("low") }
                maximumValueLabel: { Text("high") }
                .gaugeStyle(Percent())
            Menu("More") { Button("Cut") { pressed += 10 } }.menuStyle(Framed())
        }
        #expect(host.texts == ["[", "Edit", "Copy", "]", "Speed", "75%", "low", "no marks", "framed", "More", "Cut"])
        try host.button("Copy").tap()
        try host.button("Cut").tap()
        #expect(pressed == 11)
    }

    @Test("A form's style shows the content as it likes")
    func form() {
        let host = ViewHost { Form { Text("row") }.formStyle(Named()) }
        #expect(host.texts == ["form", "row"])
        #expect(ViewHost { Form { Text("row") }.formStyle(.grouped) }.texts == ["row"])
    }

    @Test("Dates, days and colours are picked, within the range that is offered")
    func picking() throws {
        let host = ViewHost { Days() }
        try host.datePicker("When").pick(Date(timeIntervalSinceReferenceDate: 90))
        #expect(try host.datePicker("When").date == Date(timeIntervalSinceReferenceDate: 60))
        try host.datePicker("Days").pick(Date(timeIntervalSinceReferenceDate: 100_000))
        try host.datePicker("Days").pick(Date(timeIntervalSinceReferenceDate: 300_000))
        try host.datePicker("Days").pick(Date(timeIntervalSinceReferenceDate: 100_000))
        #expect(throws: ViewHostError.self) { try host.datePicker("Days").pick(Date(timeIntervalSinceReferenceDate: -1)) }
        try host.colorPicker("Colour").pick(.blue)
        #expect(host.texts.last == "60 1 blue")
    }

    @Test("A date picker's style moves the date")
    func dates() throws {
        let host = ViewHost { Dates() }
        #expect(host.texts == ["When", "later", "0"])
        try host.button("later").tap()
        #expect(host.texts == ["When", "later", "3,600"])
    }

    @Test("A text field's style is given the field, a secure field's too")
    func fields() throws {
        let host = ViewHost { Fields() }
        #expect(host.texts == ["outlined", "Name", "outlined", "Password", "/"])
        try host.textField("Name").type("Ann")
        try host.secureField("Password").type("pw")
        #expect(host.texts.last == "Ann/pw")
    }
}
