import Foundation
import SampleViews
import SwiftUI
import TraceTesting
import ViewPictures

/// Draws previews and the sample's screens into a folder, and compares two such folders.
@MainActor
enum ScreenDrawing {
    /// A screen that can be drawn.
    private struct Screen {
        var name: String
        var host: @MainActor () throws -> ViewHost
    }

    private static let schemes: [ColorScheme] = [.light, .dark]

    /// All previews linked here and the sample's screens, light and dark; two of one name get a number.
    private static var screens: [Screen] {
        var screens: [Screen] = []
        for scheme in schemes {
            for preview in PreviewRegistry.previews {
                screens.append(
                    Screen(name: "\(fileName(preview.title))-\(scheme)") {
                        ViewHost(device: .iPhone14) { AnyView(preview.preview.body()).environment(\.colorScheme, scheme) }
                    })
            }
            for sample in SampleScreen.all { screens.append(Screen(name: "shop-\(sample.name)-\(scheme)") { try sample.host(scheme) }) }
        }
        var seen: [String: Int] = [:]
        for index in screens.indices {
            let count = seen[screens[index].name, default: 0] + 1
            seen[screens[index].name] = count
            if count > 1 { screens[index].name += "-\(count)" }
        }
        return screens
    }

    private static func fileName(_ title: String) -> String {
        String(title.map { $0.isLetter || $0.isNumber ? $0 : "-" })
    }

    /// How long one screen may take.
    private static let limit: UInt32 = 60

    /// Writes a PNG, an SVG and the layout of each screen; says which cannot be drawn, and why. Returns whether all could.
    ///
    /// A screen can end the program: whoever asks again for the same folder gets the screens that are left. `NAME.ended` stands for one that is
    /// being drawn, and stays where the program ended; why may be written into it.
    static func draw(to folder: String, font: PictureFont) throws -> Bool {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        var isWhole = true
        for screen in screens {
            let place = URL(fileURLWithPath: folder).appendingPathComponent(screen.name)
            let (record, mark) = (place.appendingPathExtension("layout.json"), place.appendingPathExtension("ended"))
            if FileManager.default.fileExists(atPath: record.path) { continue }
            if FileManager.default.fileExists(atPath: mark.path) {
                isWhole = false
                let reason = try String(contentsOf: mark, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
                print("\(screen.name): not drawn: it \(reason.isEmpty ? "ended the program, or took longer than \(limit) seconds" : reason)")
                continue
            }
            try Data().write(to: mark)
            alarm(limit)
            defer {
                alarm(0)
                try? FileManager.default.removeItem(at: mark)
            }
            do {
                let host = try screen.host()
                let start = ContinuousClock.now
                let png = try host.image(font: font)
                let time = (ContinuousClock.now - start) / .milliseconds(1)
                try png.write(to: place.appendingPathExtension("png"))
                try Data(host.svg().utf8).write(to: place.appendingPathExtension("svg"))
                try encoder.encode(LayoutRecord(of: host.core)).write(to: record)
                print("\(screen.name): \(png.count) bytes in \(Int(time)) ms")
                host.end()
            } catch {
                isWhole = false
                print("\(screen.name): not drawn: \(error)")
            }
        }
        return isWhole
    }

    /// Prints what differs between two folders of drawn screens, and writes three pictures of each screen that looks different.
    /// Returns how many screens differ.
    static func compare(_ before: String, _ after: String, to output: String) throws -> Int {
        func names(_ folder: String) throws -> Set<String> {
            let suffix = ".layout.json"
            let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(suffix) }
            return Set(files.map { String($0.dropLast(suffix.count)) })
        }
        let (old, new) = try (names(before), names(after))
        var differing = 0
        var shown: [(names: [String], pixels: [Int], comparison: LayoutComparison)] = []
        for name in old.union(new).sorted() {
            guard old.contains(name), new.contains(name) else {
                differing += 1
                print("\(name): \(old.contains(name) ? "vanished, or cannot be drawn any more" : "appeared")")
                continue
            }
            func record(_ folder: String) throws -> LayoutRecord {
                try JSONDecoder().decode(
                    LayoutRecord.self, from: Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).layout.json")))
            }
            func picture(_ folder: String) throws -> PixelPicture? {
                let url = URL(fileURLWithPath: "\(folder)/\(name).png")
                return FileManager.default.fileExists(atPath: url.path) ? try PNG.picture(from: Data(contentsOf: url)) : nil
            }
            let comparison = try LayoutComparison(record(before), record(after))
            var pixels = 0
            if let was = try picture(before), let now = try picture(after), was != now {
                let comparison = PictureComparison(was, now)
                pixels = comparison.differing
                try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
                for (kind, picture) in [("before", was), ("after", now), ("difference", comparison.difference)] {
                    try PNG.data(of: picture).write(to: URL(fileURLWithPath: "\(output)/\(name).\(kind).png"))
                }
            }
            guard !comparison.changes.isEmpty || pixels > 0 else { continue }
            differing += 1
            // Light and dark screens are most often laid out alike.
            if let index = shown.firstIndex(where: { $0.comparison == comparison }) {
                shown[index].names.append(name)
                shown[index].pixels.append(pixels)
            } else {
                shown.append(([name], [pixels], comparison))
            }
        }
        for (names, pixels, comparison) in shown { show(names, pixels, comparison) }
        print(differing == 0 ? "\(old.count) screens, all alike" : "\(differing) of \(old.union(new).count) screens differ")
        return differing
    }

    /// Prints how screens differ that are laid out alike; what all that changed stands in is said once.
    private static func show(_ names: [String], _ pixels: [Int], _ comparison: LayoutComparison) {
        let count = comparison.changes.count
        let views = count == 0 ? "laid out alike" : count == 1 ? "1 view laid out differently" : "\(count) views laid out differently"
        print("\(names.joined(separator: ", ")): \(views)")
        let outer = comparison.commonPath
        if let outer { print("  in \(outer)") }
        for change in comparison.changes { print("  \(change.words(below: outer))") }
        print("  pixels that differ: \(pixels.map(String.init).joined(separator: ", "))")
    }
}

/// A screen of the sample app, opened as a person would.
@MainActor
struct SampleScreen {
    let name: String
    var prepare: @MainActor (ViewHost, ShopModel) throws -> Void = { _, _ in }

    func host(_ scheme: ColorScheme) throws -> ViewHost {
        let shop = ShopModel()
        let host = ViewHost(device: .iPhone14) { ShopRoot(shop: shop).environment(\.shopVariant, .repaired).environment(\.colorScheme, scheme) }
        try prepare(host, shop)
        return host
    }

    static let all = [
        SampleScreen(name: "catalogue"),
        SampleScreen(name: "catalogue-search") { host, _ in try host.textField("Search").type("zzz") },
        SampleScreen(name: "detail") { host, _ in try host.button("Ember Chair 1, ★").tap() },
        SampleScreen(name: "favourites-empty") { host, _ in try host.tab("Favourites").select() },
        SampleScreen(name: "favourites") { host, shop in
            for product in shop.catalogue.matches.prefix(3) { shop.favourites.toggle(product.id) }
            try host.tab("Favourites").select()
        },
        SampleScreen(name: "cart") { host, shop in
            for product in shop.catalogue.matches.prefix(3) { shop.cart.add(product, size: "Small") }
            try host.tab("Cart").select()
        },
        SampleScreen(name: "order") { host, shop in
            shop.cart.add(shop.catalogue.matches[0], size: "Small")
            try host.tab("Cart").select()
            try host.button("Order").tap()
        },
        SampleScreen(name: "settings") { host, _ in try host.tab("Settings").select() },
    ]
}
