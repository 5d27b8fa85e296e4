import Combine
import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Screens in the style of apps, which use what such files use: they compile as they stand, and mount.
@MainActor @Suite struct AppScreenTests {
    /// A recipe screen with older forms.
    struct RecipeScreen: View {
        final class Kitchen: ObservableObject {
            @Published var servings = 2
            @Published var name: LocalizedStringResource = "Soup"
            private var bag = Set<AnyCancellable>()
            init() { $servings.dropFirst().sink { [weak self] in if $0 > 8 { self?.servings = 8 } }.store(in: &bag) }
        }

        @StateObject private var kitchen = Kitchen()
        @Environment(\.sizeCategory) private var sizeCategory
        @Environment(\.undoManager) private var undoManager
        @Environment(\.requestReview) private var requestReview
        @Environment(\.controlActiveState) private var controlActiveState
        @State private var isSorting = false
        @State private var spice = 0.5
        @State private var picked: URL?
        @State private var isImporting = false
        @Namespace private var space

        var body: some View {
            List {
                Section(footer: Text("For \(kitchen.servings) people")) {
                    Text(kitchen.name)
                    Stepper(onIncrement: { kitchen.servings += 1 }, onDecrement: { kitchen.servings -= 1 }) { Text("Servings") }
                    Slider(value: $spice, in: 0...1, step: 0.1, minimumValueLabel: Text("mild"), maximumValueLabel: Text("hot")) {
                        Text("Spice")
                    }
                }
                Text("Cook")
                    .accessibility(label: Text("Cook it"))
                    .symbolEffect(.bounce.up.byLayer, options: .repeat(2), value: kitchen.servings)
                    .sensoryFeedback(.impact(weight: .heavy, intensity: 0.4), trigger: kitchen.servings)
                    .sensoryFeedback(trigger: spice) { old, new in new > old ? .increase : nil }
                    .glassEffect(.regular.tint(.red).interactive(), in: .rect(cornerRadius: 4))
                    .glassEffectID("cook", in: space)
                    .clipShape(.rect(topLeadingRadius: 4, bottomTrailingRadius: 4))
                    .background(.background.secondary, in: .capsule(style: .circular))
            }
            .listSectionSpacing(.compact)
            .environment(\.defaultMinListRowHeight, 30)
            .toolbar {
                ToolbarItem(placement: .primaryAction) { Button("Sort") { isSorting = true } }
                ToolbarSpacer(.fixed)
                ToolbarItem { Button("Open") { isImporting = true } }
            }
            .actionSheet(isPresented: $isSorting) { ActionSheet(title: Text("Sort"), buttons: [.default(Text("By name")), .cancel()]) }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText, .json]) { result in
                if case .success(let url) = result { picked = url }
            }
            .inspector(isPresented: .constant(false)) { Text("Nutrition") }
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("kitchen"))) { _ in kitchen.servings = 1 }
            .onDisappear { UIImpactFeedbackGenerator(style: .soft).impactOccurred() }
            .background(Color(sizeCategory.isAccessibilityCategory ? UIColor.systemBackground : .secondarySystemBackground))
        }
    }

    /// A chart with shapes and gradients.
    struct Dial: View {
        var share: Double
        var body: some View {
            ZStack {
                Circle().stroke(Color(UIColor.systemGray5), lineWidth: 8)
                Circle().trim(from: 0, to: CGFloat(share))
                    .stroke(
                        AngularGradient(gradient: Gradient(colors: [.blue, .purple]), center: .center, angle: .degrees(-90)),
                        style: StrokeStyle(lineWidth: 8, lineCap: CGLineCap.round))
                Capsule().scale(0.5).fill(.ellipticalGradient(colors: [.red, .clear])).frame(width: 10, height: 10)
                Rectangle().size(width: 4, height: 4).fill(.conicGradient(colors: [.red, .blue], center: .center))
                Text(share.formatted(.percent.precision(.fractionLength(0)))).font(.body.lowercaseSmallCaps())
            }
            .modifier(EmptyModifier())
            .containerShape(RoundedRectangle(cornerRadius: 8))
            .help(Text("How much is done"))
        }
    }

    @Test("A screen of older and newer forms mounts, and its controls work")
    func recipe() {
        let probe = Probe { RecipeScreen() }
        #expect(probe.texts.contains("Soup"))
        #expect(probe.texts.contains("For 2 people"))
        #expect(probe.step(up: true))
        #expect(probe.texts.contains("For 3 people"))
        #expect(probe.press("Sort"))
        #expect(probe.all("ConfirmationDialog").first?.texts == ["Sort", "By name", "Cancel"])
        #expect(probe.warnings == [])
    }

    @Test("Shapes with gradients mount")
    func dial() {
        #expect(Probe { Dial(share: 0.25) }.texts == ["25%"])
    }

    @Test("A toggle of many values is on where all are, and sets all")
    func manyValues() {
        struct Screen: View {
            struct Topping: Identifiable {
                var id: String
                var isChosen = false
            }
            @State private var toppings = [Topping(id: "nuts", isChosen: true), Topping(id: "seeds")]
            var body: some View {
                Toggle("All", sources: $toppings, isOn: \.isChosen)
                Text(toppings.filter(\.isChosen).map(\.id).joined(separator: "+"))
            }
        }
        let probe = Probe { Screen() }
        #expect(probe.texts == ["All", "nuts"])
        #expect(probe.toggle("All"))
        #expect(probe.texts == ["All", "nuts+seeds"])
        #expect(probe.toggle("All"))
        #expect(probe.texts == ["All", ""])
    }
}
