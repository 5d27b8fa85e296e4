import AppKit
import OSLog
import SwiftData
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import os

/// Test files import beside `Testing` what view files do.
@MainActor @Suite
struct PlatformTests {
    @Model final class Note {
        var text: String
        init(text: String) { self.text = text }
    }

    @Test func frameworksOfApplesPlatformsCanBeImportedTogether() throws {
        let context = ModelContext(try ModelContainer(for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        context.insert(Note(text: "milk"))
        #expect(try context.fetch(FetchDescriptor<Note>()).map(\.text) == ["milk"])
        #expect(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4).left == 2)
        #expect(UTType.png.preferredFilenameExtension == "png")
        Logger(subsystem: "todo", category: "tests").debug("imported")
    }
}
