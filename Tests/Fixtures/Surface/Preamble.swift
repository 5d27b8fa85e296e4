// What the examples of surface.tsv are made of.
import SwiftData
import SwiftUI

struct Item: Identifiable, Hashable {
    var id = 1
    var name = "name"
    var children: [Item]?
}

struct ExampleEquatable: View, Equatable {
    var number = 1
    var body: some View { Text("\(number)") }
}

enum ExampleError: LocalizedError { case example }
@Observable final class ExampleModel { var name = "" }
final class ExampleObject: ObservableObject {}
@Model final class ExampleRecord {
    var name = "name"
    init() {}
}
struct ExampleAttribute: TextAttribute {}
struct ExampleRenderer: TextRenderer { func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {} }
struct ExampleChart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor { fatalError("an example is compiled, and not run") }
}
var exampleCGImage: CGImage { fatalError("an example is compiled, and not run") }
struct ExampleModifier: ViewModifier { func body(content: Content) -> some View { content } }
struct ExampleProperty: DynamicProperty { func update() {} }
struct ExamplePreferenceKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
struct ExampleAnchorKey: PreferenceKey {
    static var defaultValue: Anchor<CGRect>? { nil }
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
struct ExamplePreviewContext: PreviewContext {}
struct ExampleLayoutKey: LayoutValueKey { static let defaultValue = 0 }
struct ExampleLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
extension EnvironmentValues { @Entry var exampleEntry = 1 }
extension ContainerValues { @Entry var exampleValue = 1 }
extension FocusedValues { @Entry var exampleFocus: String? }

struct ExampleApp: App { var body: some Scene { WindowGroup { Text("x") } } }
struct ExampleDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText] }
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }
}

@MainActor let v = Text("x")
let names = ["a", "b"]
let items = [Item()]
@MainActor let boundItems = Binding.constant([Item()])
@MainActor let boundItem = Binding.constant(Item())
@MainActor let optionalItem = Binding<Item?>.constant(nil)
@MainActor let optionalID = Binding<Int?>.constant(nil)
@MainActor let selection = Binding<Set<Int>>.constant([])
@MainActor let sortOrder = Binding.constant([KeyPathComparator(\Item.name)])
@MainActor let path = Binding.constant(NavigationPath())
@MainActor let isOn = Binding.constant(true)
@MainActor let text = Binding.constant("text")
@MainActor let number = Binding.constant(0.5)
@MainActor let count = Binding.constant(1)
@MainActor let date = Binding.constant(Date())
@MainActor let namespace = Namespace().wrappedValue
