#if !canImport(Darwin)
import Foundation
import SwiftUI
import Testing

/// Files, as the names of Foundation's that its Linux edition lacks read them.
@Suite struct FileNameTests {
    private func file(_ text: String) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appending(path: "file-names-\(UUID().uuidString)")
        try text.write(to: url, atomically: true, encoding: .utf8)
        return url
    }

    @Test("Lines come without what ends them, and without the empty ones")
    func lines() async throws {
        let url = try file("one\r\n\ntwö\nthree")
        defer { try? FileManager.default.removeItem(at: url) }
        var lines: [String] = []
        for try await line in url.lines { lines.append(line) }
        #expect(lines == ["one", "twö", "three"])
        var count = 0
        for try await _ in try FileHandle(forReadingFrom: url).bytes { count += 1 }
        #expect(count == 16)
        await #expect(throws: (any Error).self) { for try await _ in URL(fileURLWithPath: "/nowhere/at/all").lines {} }
    }

    @Test("The bytes of an answer are handed out one by one")
    func bytes() async throws {
        let url = try file("a\nb")
        defer { try? FileManager.default.removeItem(at: url) }
        let (bytes, _) = try await URLSession.shared.bytes(from: url)
        var all: [UInt8] = []
        for try await byte in bytes { all.append(byte) }
        #expect(all == [97, 10, 98])
    }

    @Test("A bookmark leads to the file as long as it is there")
    func bookmarks() throws {
        let url = try file("x")
        let data = try url.bookmarkData(options: .withSecurityScope)
        var isStale = true
        #expect(try URL(resolvingBookmarkData: data, options: .withSecurityScope, bookmarkDataIsStale: &isStale) == url)
        #expect(!isStale)
        try FileManager.default.removeItem(at: url)
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
        #expect(throws: CocoaError.self) { try url.bookmarkData() }
        #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: Data([1, 2]), bookmarkDataIsStale: &isStale) }
    }

    @Test("Coordinated reading and writing happens at once; there is no shared folder and no trash")
    func shared() throws {
        var (read, failure): (URL?, NSError?) = (nil, nil)
        NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: URL(fileURLWithPath: "/a"), options: [], error: &failure) { read = $0 }
        #expect(read?.path == "/a" && failure == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
        let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.a")
        #expect(group?.pathComponents.suffix(2) == ["Group Containers", "group.a"])
        #expect(throws: CocoaError.self) { try FileManager.default.trashItem(at: URL(fileURLWithPath: "/a"), resultingItemURL: nil) }
        let store = NSUbiquitousKeyValueStore()
        store.set(true, forKey: "seen")
        store.set("x", forKey: "name")
        #expect(store.bool(forKey: "seen") && store.string(forKey: "name") == "x" && store.double(forKey: "name") == 0)
        store.removeObject(forKey: "seen")
        #expect(!store.bool(forKey: "seen"))
        #expect(URL(fileURLWithPath: "/a").appendingPathComponent("b", conformingTo: .json).lastPathComponent == "b.json")
    }

    @Test("A table of weak objects forgets those that went")
    func weakObjects() {
        let table = NSHashTable<NSObject>.weakObjects()
        let kept = NSObject()
        table.add(kept)
        table.add(kept)
        do { table.add(NSObject()) }
        #expect(table.count == 1 && table.contains(kept))
        table.remove(kept)
        #expect(table.allObjects.isEmpty)
    }
}
#endif
