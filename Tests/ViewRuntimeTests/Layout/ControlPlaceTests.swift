import Foundation
import SwiftUI
import Testing
import TraceTesting

@MainActor @Suite struct ControlPlaceTests {
    @Test("A control whose label is hidden has its own size")
    func labels() throws {
        let host = ViewHost {
            VStack {
                Toggle("A long label", isOn: .constant(true)).labelsHidden().accessibilityIdentifier("toggle")
                Stepper("A long label", value: .constant(1)).labelsHidden().accessibilityIdentifier("stepper")
                Slider(value: .constant(0.5)) { Text("A long label") }.labelsHidden().accessibilityIdentifier("slider")
            }
        }
        #expect(try host.frame(of: "toggle").size == CGSize(width: 51, height: 31))
        #expect(try host.frame(of: "stepper").size == CGSize(width: 94, height: 32))
        #expect(try host.frame(of: "slider").size == CGSize(width: 390, height: 31))
        // It is found by it all the same.
        #expect(try host.stepper("A long label").texts == ["A long label"])
    }

    @Test("A text field with a round border is 14 points higher")
    func border() throws {
        let host = ViewHost {
            VStack {
                TextField("Name", text: .constant("")).accessibilityIdentifier("plain")
                TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder).accessibilityIdentifier("round")
            }
        }
        #expect(try host.frame(of: "plain").size == CGSize(width: 390, height: 20))
        #expect(try host.frame(of: "round").size == CGSize(width: 390, height: 34))
    }

    @Test("A group box stands 16 points around its label and its content, which begin at the same side")
    func groupBox() throws {
        let host = ViewHost(size: CGSize(width: 200, height: 200)) {
            GroupBox {
                Color.red.frame(width: 100, height: 30).accessibilityIdentifier("content")
            } label: {
                Color.blue.frame(width: 40, height: 10).accessibilityIdentifier("label")
            }
            .accessibilityIdentifier("box")
        }
        #expect(try host.frame(of: "box") == CGRect(x: 34, y: 60, width: 132, height: 80))
        #expect(try host.frame(of: "label") == CGRect(x: 50, y: 76, width: 40, height: 10))
        #expect(try host.frame(of: "content") == CGRect(x: 50, y: 94, width: 100, height: 30))
    }

    @Test("The bar of a progress, and its wheel, are 4 points from the label; without one there is no space")
    func progress() throws {
        let host = ViewHost {
            VStack {
                ProgressView(value: 0.5) { Color.red.frame(width: 40, height: 10) }.accessibilityIdentifier("bar")
                ProgressView(value: 0.5).accessibilityIdentifier("bare")
                ProgressView { Color.red.frame(width: 40, height: 10).accessibilityIdentifier("words") }.accessibilityIdentifier("wheel")
            }
        }
        #expect(try host.frame(of: "bar").size == CGSize(width: 390, height: 18))
        #expect(try host.frame(of: "bare").size == CGSize(width: 390, height: 4))
        #expect(try host.frame(of: "wheel").size == CGSize(width: 40, height: 34))
        #expect(try host.frame(of: "words").minY - host.frame(of: "wheel").minY == 24)
    }

    private struct Choice: View {
        @State private var choice = 1
        var body: some View {
            Picker("A long label", selection: $choice) {
                Text("One").tag(1)
                Text("Two").tag(2)
            }
            .accessibilityIdentifier("picker")
        }
    }

    @Test("A picker shows its label in a list alone; segments share the width that they are offered")
    func picker() throws {
        #expect(try ViewHost { Choice() }.frame(of: "picker").size == CGSize(width: 100, height: 34))
        #expect(try ViewHost { Choice().pickerStyle(.segmented) }.frame(of: "picker").size == CGSize(width: 390, height: 34))
        #expect(try ViewHost { List { Choice() } }.frame(of: "picker").size == CGSize(width: 326, height: 34))
    }

    @Test("A slider has the labels of its bounds at its sides, and shows no label of its own")
    func slider() throws {
        let host = ViewHost {
            Slider(value: .constant(0.5)) { Text("Volume") } minimumValueLabel: {
                Color.red.frame(width: 20, height: 11).accessibilityIdentifier("least")
            } maximumValueLabel: {
                Color.red.frame(width: 30, height: 11).accessibilityIdentifier("most")
            }
            .accessibilityIdentifier("slider")
        }
        #expect(try host.frame(of: "slider") == CGRect(x: 0, y: 406.5, width: 390, height: 31))
        #expect(try host.frame(of: "least") == CGRect(x: 0, y: 416.5, width: 20, height: 11))
        #expect(try host.frame(of: "most") == CGRect(x: 360, y: 416.5, width: 30, height: 11))
        let alone = ViewHost { Slider(value: .constant(0.5)) { Text("Volume") }.accessibilityIdentifier("slider") }
        #expect(try alone.frame(of: "slider").size == CGSize(width: 390, height: 31))
        #expect(try !alone.svg().contains("Volume"))
    }

    @Test("What says that there is nothing takes the whole place: a large symbol above a title, the text below, in the middle")
    func unavailable() throws {
        let host = ViewHost {
            ContentUnavailableView {
                Label { Text("Nothing").accessibilityIdentifier("title") } icon: { Image(systemName: "tray").accessibilityIdentifier("icon") }
            } description: {
                Text("Add something.").accessibilityIdentifier("text")
            }
            .accessibilityIdentifier("all")
        }
        #expect(try host.frame(of: "all") == CGRect(x: 0, y: 0, width: 390, height: 844))
        let (icon, title, text) = try (host.frame(of: "icon"), host.frame(of: "title"), host.frame(of: "text"))
        #expect(icon.height > title.height * 1.5)
        #expect(icon.maxY < title.minY && title.maxY < text.minY)
        #expect([icon.midX, title.midX, text.midX] == [195, 195, 195])
        #expect(abs((icon.minY + text.maxY) / 2 - 422) < 0.01)
        // A title is larger than the text below it.
        #expect(title.height > text.height)
    }
}
