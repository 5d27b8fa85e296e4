import SwiftData
import SwiftUI

@Model
final class Item {
    var title: String
    var priority = 0
    var isDone: Bool = false
    var due: Date?
    @Transient var visits = 0
    let made = Date(timeIntervalSince1970: 0)

    var label: String { isDone ? "\(title) ✓" : title }

    init(_ title: String, priority: Int = 0) {
        self.title = title
        self.priority = priority
    }

    func finish() { isDone = true }
}

@Model
class Folder {
    @Attribute(.unique) var id: UUID = UUID()
    var name: String
    @Relationship(deleteRule: .cascade, inverse: \Note.folder) var notes: [Note] = []

    init(name: String) { self.name = name }
}

@Model
class Note {
    var text: String
    var folder: Folder?
    var tags: [Tag] = []

    init(text: String, folder: Folder? = nil) {
        self.text = text
        self.folder = folder
    }
}

@Model
final class Tag {
    var name: String
    // The other end is `Note.tags`, the only pair that there can be.
    var notes: [Note]?
    init(_ name: String) { self.name = name }
}

@Model
final class Account {
    var owner: String
    @Relationship(deleteRule: .deny) var entries: [Entry]
    init(owner: String, entries: [Entry] = []) {
        self.owner = owner
        self.entries = entries
    }
}

@Model
final class Entry {
    var amount: Int
    init(amount: Int) { self.amount = amount }
}
