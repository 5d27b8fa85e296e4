import SwiftData
import SwiftUI

// Notebooks with pages: a relationship on two screens.

@Model
final class Notebook {
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Page.notebook) var pages = [Page]()

    init(name: String) { self.name = name }

    var sortedPages: [Page] { pages.sorted { $0.number < $1.number } }
}

@Model
final class Page {
    var number: Int
    var text: String
    var notebook: Notebook?

    init(number: Int, text: String = "", notebook: Notebook? = nil) {
        self.number = number
        self.text = text
        self.notebook = notebook
    }
}

struct NotebookScreen: View {
    @Environment(\.modelContext) private var context
    @Query(sort: \Notebook.name) private var notebooks: [Notebook]
    @Query private var pages: [Page]

    var body: some View {
        NavigationStack {
            List(notebooks) { notebook in
                NavigationLink(value: notebook) { NotebookRow(notebook: notebook) }
                Button("Throw away \(notebook.name)") { context.delete(notebook) }
            }
            .safeAreaInset(edge: .bottom) { Text("\(pages.count) pages in all") }
            .navigationDestination(for: Notebook.self) { PagesScreen(notebook: $0) }
        }
    }
}

struct NotebookRow: View {
    let notebook: Notebook
    var body: some View { Text("\(notebook.name): \(notebook.pages.count)") }
}

struct PagesScreen: View {
    let notebook: Notebook

    var body: some View {
        List {
            ForEach(notebook.sortedPages) { page in PageRow(page: page) }
        }
        .navigationTitle(notebook.name)
        .toolbar {
            Button("Add page") { notebook.pages.append(Page(number: notebook.pages.count + 1)) }
        }
    }
}

struct PageRow: View {
    @Bindable var page: Page
    var body: some View { TextField("Page \(page.number)", text: $page.text) }
}
