import Combine
import Foundation
import SwiftUI
import Testing
import ViewRuntime

#if !canImport(Darwin)
/// What view files of open-source apps were found to use, in sentences of our own: it compiles, and what is evaluated of it works.
@MainActor @Suite struct FieldScreenTests {
    struct Parcel: Identifiable, Hashable {
        var id: String
        var weight: Int
    }

    /// A list of which one row is always selected, beside a table with texts as titles.
    struct Parcels: View {
        @State private var selected = "box"
        @State private var row: Parcel.ID?
        @State private var order = [KeyPathComparator(\Parcel.weight, order: .reverse)]
        @State private var isImporting = false
        @FocusState private var field: Int? = nil
        private let parcels = [Parcel(id: "box", weight: 3), Parcel(id: "bag", weight: 7)]

        var body: some View {
            List(selection: $selected) {
                ForEach(parcels) { Text($0.id).tag($0.id) }
            }
            .onDeleteCommand { selected = parcels[0].id }
            Table(parcels.sorted(using: order), selection: $row, sortOrder: $order) {
                TableColumn(Text("Name", tableName: "Parcels")) { Text($0.id) }.width(60)
                TableColumn(Text("Weight"), value: \.weight) { parcel in Text("\(parcel.weight) kg") }
            }
            .tableStyle(.inset(alternatesRowBackgrounds: true))
            Text("chosen: \(selected)")
                .focused($field, equals: 1)
                .fileDialogDefaultDirectory(URL(fileURLWithPath: "/"))
                .fileDialogMessage("Which parcel?")
                .fileDialogConfirmationLabel(Text("Take"))
                .fileImporter(isPresented: $isImporting, allowedContentTypes: [.application]) { _ in }
        }
    }

    @Test("A list of which one row is always selected sets its binding")
    func selection() {
        let probe = Probe { Parcels() }
        #expect(probe.select("bag", kind: "List"))
        #expect(probe.texts.contains("chosen: bag"))
        #expect(probe.texts.contains("7 kg"))
    }

    /// A form with a row for each way in which files write sections, alerts and fields.
    struct Account: View {
        @MainActor final class Model: ObservableObject {
            @Published var name = "Ada"
            @Published var message: String?
            func clean() { UIApplication.shared.isIdleTimerDisabled = false }
        }
        enum Sheet: Identifiable {
            case about
            case edit(String)
            var id: String { "\(self)" }
        }
        @StateObject private var model = Model()
        @State private var sheet: Sheet?
        @State private var isSure = false
        @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

        var body: some View {
            Form {
                Section(content: {
                    TextField("Name", text: $model.name).autocapitalization(.none).keyboardType(.URL)
                }, header: {
                    Text("You", comment: "A heading")
                }, footer: {
                    (Text("a") + Text("b"))
                })
                Button("Delete", systemImage: "trash", role: .destructive) { isSure.toggle() }
                    .alert(Text(verbatim: "Sure?"), isPresented: $isSure, actions: {
                        Button(NSLocalizedString("Yes", comment: ""), role: .cancel) { model.message = "gone" }
                    }, message: { Text(note) })
                Button("About") { sheet = .edit("x") }
            }
            .sheet(item: $sheet) { which in
                switch which {
                case .about: Text("about")
                case .edit(let what): Text("edit \(what)")
                }
            }
            .alert(isPresented: .constant(false)) {
                Alert(title: Text(.init(localized: "locked", defaultValue: "Locked")), dismissButton: .default(Text("OK")))
            }
            .onReceive(Just(model.name)) { if $0.isEmpty { model.name = "?" } }
            .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in model.clean() }
            .onAppear(perform: model.clean)
            .toolbar { ToolbarTitleMenu { Button("Rename") { model.message = "renamed" } } }
            .toolbarTitleMenu { Text(model.message ?? "named") }
            .toolbarBackgroundVisibility(.hidden, for: .navigationBar)
            .containerBackground(.red.gradient, for: .navigation)
        }

        private var note: AttributedString {
            var note = AttributedString("for good")
            if let range = note.range(of: "good") { note[range].font = .footnote.weight(.semibold) }
            return note
        }
    }

    @Test("A form of many spellings mounts, asks and shows a sheet")
    func form() {
        let probe = Probe { Account() }
        #expect(probe.texts.contains("You"))
        #expect(probe.press("Delete"))
        #expect(probe.texts.contains("Sure?"))
        #expect(probe.press("About"))
        #expect(probe.texts.contains("edit x"))
        #expect(probe.press("Rename"))
        #expect(probe.first("Menu", "renamed") != nil)
    }

    /// A text of the platform's, with a coordinator as its delegate.
    struct Editor: UIViewRepresentable {
        @Binding var text: String
        final class Coordinator: NSObject, UITextViewDelegate {
            var text: Binding<String>
            init(_ text: Binding<String>) { self.text = text }
            func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
        }
        func makeCoordinator() -> Coordinator { Coordinator($text) }
        func makeUIView(context: Context) -> UITextView {
            let view = UITextView()
            view.delegate = context.coordinator
            view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
            view.textContainer.lineFragmentPadding = 0
            return view
        }
        func updateUIView(_ view: UITextView, context: Context) {
            view.text = text
            context.coordinator.textViewDidChange(view)
        }
    }

    @Test("A representable's view is made and updated with its coordinator as the delegate")
    func representable() {
        var text = "hello"
        _ = Probe { Editor(text: Binding { text } set: { text = $0 + "!" }) }
        #expect(text == "hello!")
    }
}
#endif
