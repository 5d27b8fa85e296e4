#if !canImport(Darwin)
import SwiftUI
import Testing

/// Words for values, of which Foundation's Linux edition has no styles.
@Suite struct FormatNameTests {
    private let us = Locale(identifier: "en_US")
    private let german = Locale(identifier: "de_DE")

    @Test("Measures are told in the units of the locale, or in the one that is there")
    func measures() {
        let way = Measurement(value: 5, unit: UnitLength.kilometers)
        typealias Style = Measurement<UnitLength>.FormatStyle
        #expect(way.formatted(Style(width: .abbreviated, locale: us)) == "3.1 mi")
        #expect(way.formatted(Style(width: .wide, locale: us, usage: .asProvided)) == "5 kilometers")
        #expect(way.formatted(Style(width: .narrow, locale: german)) == "5km")
        #expect(Measurement(value: 1, unit: UnitLength.miles).formatted(Style(width: .wide, locale: us)) == "1 mile")
        #expect(Measurement(value: 0.5, unit: UnitLength.kilometers).formatted(Style(width: .abbreviated, locale: german)) == "500 m")
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(warm.formatted(.measurement(width: .abbreviated, usage: .weather).locale(us)) == "68°F")
        #expect(warm.formatted(.measurement(width: .narrow, usage: .asProvided)) == "20°")
        #expect(warm.formatted(.measurement(width: .narrow, hidesScaleName: true)) == "20°")
        let exact = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(2))
        #expect(way.formatted(.measurement(width: .abbreviated, usage: .asProvided, numberFormatStyle: exact).locale(us)) == "5.00 km")
    }

    @Test("A formatter of measures writes as it is told to")
    func measureFormatter() {
        let formatter = MeasurementFormatter()
        formatter.locale = us
        formatter.numberFormatter.maximumFractionDigits = 1
        #expect(formatter.string(from: Measurement(value: 1609.344, unit: UnitLength.meters)) == "1 mi")
        formatter.unitOptions = .providedUnit
        formatter.unitStyle = .long
        #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2 kilograms")
        formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
        #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
        #expect(formatter.string(from: UnitLength.meters) == "m")
    }

    @Test("Names are written short, as they are and in full")
    func names() {
        var name = PersonNameComponents()
        (name.namePrefix, name.givenName, name.middleName, name.familyName) = ("Dr.", "Ada", "King", "Lovelace")
        #expect(name.formatted() == "Ada Lovelace")
        #expect(name.formatted(.name(style: .short)) == "Ada")
        #expect(name.formatted(.name(style: .long)) == "Dr. Ada King Lovelace")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL")
    }

    @Test("Addresses are written without the parts that are not wanted")
    func addresses() throws {
        let url = try #require(URL(string: "https://user:secret@example.com:8080/a/b?q=1#top"))
        #expect(url.formatted() == "https://example.com:8080/a/b?q=1#top")
        #expect(url.formatted(.url.scheme(.never).port(.never).query(.never).fragment(.never)) == "example.com/a/b")
        #expect(url.formatted(.url.scheme(.omitIfHTTPFamily).path(.omitWhen(.host, matches: ["example.com"])).query(.never).fragment(.never)) == "example.com:8080")
    }

    @Test("The time between two dates is written in units and as a clock")
    func spans() {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let span = start..<start.addingTimeInterval(3_723)
        #expect(span.formatted(.components(style: .wide, fields: [.hour, .minute])) == "1 hour, 2 minutes")
        #expect(span.formatted(.components(style: .narrow, fields: [.hour, .minute, .second])) == "1h 2m 3s")
        #expect(span.formatted(.timeDuration) == "1:02:03")
    }

    @Test("Texts of Foundation's and of Swift's become each other, with their links")
    func texts() throws {
        let url = try #require(URL(string: "https://example.com"))
        var text = AttributedString("see ")
        var link = AttributedString("here")
        link.link = url
        text.append(link)
        let other = NSAttributedString(text)
        #expect(other.string == "see here")
        #expect(other.attribute(.link, at: 4, effectiveRange: nil) as? URL == url)
        #expect(AttributedString(other).runs.map(\.link) == [nil, url])
    }
}
#endif
