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
}
