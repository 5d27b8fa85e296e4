import Foundation
import SwiftUI
import Testing
import ViewRuntime

#if !canImport(Darwin)
/// Names of Foundation's that its Linux edition lacks.
@Suite struct FoundationNameTests {
    @Test("Distances of dates are told in the words of each style")
    func relativeDates() {
        func words(_ seconds: Double, _ style: RelativeDateTimeFormatter.UnitsStyle = .full, isNamed: Bool = false) -> String {
            let formatter = RelativeDateTimeFormatter()
            formatter.unitsStyle = style
            formatter.dateTimeStyle = isNamed ? .named : .numeric
            return formatter.localizedString(fromTimeInterval: seconds)
        }
        #expect(words(-1) == "1 second ago")
        #expect(words(-7_300) == "2 hours ago")
        #expect(words(90) == "in 1 minute")
        #expect(words(-172_800, .short) == "2 days ago")
        #expect(words(-7_300, .short) == "2 hr. ago")
        #expect(words(3_600, .abbreviated) == "in 1h")
        #expect(words(-90_000, isNamed: true) == "yesterday")
        #expect(words(0, isNamed: true) == "now")
        #expect(words(.infinity) == "")
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(RelativeDateTimeFormatter().localizedString(for: start, relativeTo: start.addingTimeInterval(604_800)) == "1 week ago")
    }

    @Test("Spans of time are written as clocks and as sentences")
    func spans() {
        func words(
            _ seconds: Double, _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [.hour, .minute, .second],
            _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
        ) -> String? {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = style
            formatter.allowedUnits = units
            formatter.zeroFormattingBehavior = zeros
            return formatter.string(from: seconds)
        }
        #expect(words(3_723, .positional) == "1:02:03")
        #expect(words(65, .positional) == "1:05")
        #expect(words(65, .positional, [.minute, .second], .pad) == "01:05")
        #expect(words(0, .positional) == "0")
        #expect(words(3_720, .abbreviated) == "1h 2m")
        #expect(words(3_660, .full) == "1 hour, 1 minute")
        #expect(words(7_200, .short, [.hour, .minute]) == "2 hrs")
        #expect(words(-65, .positional) == "-1:05")
        #expect(words(.nan, .positional) == nil)
    }

    @Test("Changes are undone and made again, in groups")
    func undo() {
        final class Counter { var value = 0 }
        let counter = Counter()
        let manager = UndoManager()
        func set(_ new: Int) {
            let old = counter.value
            counter.value = new
            manager.registerUndo(withTarget: counter) { _ in set(old) }
        }
        set(1)
        manager.setActionName("one")
        set(2)
        #expect(manager.canUndo && !manager.canRedo)
        manager.undo()
        #expect(counter.value == 1)
        #expect(manager.undoActionName == "one")
        manager.redo()
        #expect(counter.value == 2)
        manager.beginUndoGrouping()
        set(3)
        set(4)
        manager.endUndoGrouping()
        manager.undo()
        #expect(counter.value == 2)
        manager.undo()
        manager.undo()
        #expect(counter.value == 0)
        #expect(!manager.canUndo)
    }

    @Test("Kinds of data belong to others, and have names for their files")
    func kindsOfData() {
        #expect(UTType.png.conforms(to: .image))
        #expect(UTType.png.conforms(to: .item))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType(filenameExtension: "JPG") == .jpeg)
        #expect(UTType(filenameExtension: "nothing") == nil)
        #expect(UTType("public.json") == .json)
        #expect(UTType("com.example.unknown") == nil)
        #expect(UTType.pdf.preferredFilenameExtension == "pdf")
    }

    @Test("A localized string is its literal, with its values")
    func localized() {
        #expect(String(localized: "Hello, \("Ada"): \(1_234)") == "Hello, Ada: 1,234")
        #expect(String(localized: "key", defaultValue: "Words", comment: "said first") == "Words")
        let resource: LocalizedStringResource = "Title \(2)"
        #expect(resource.key == "Title 2")
        #expect(String(localized: resource) == "Title 2")
    }

    @Test("Notifications come as a sequence")
    func notifications() async {
        let center = NotificationCenter()
        let name = Notification.Name("said")
        let sequence = center.notifications(named: name)
        var iterator = sequence.makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["word": "one"])
        #expect(await iterator.next()?.userInfo?["word"] as? String == "one")
    }
}
#endif
