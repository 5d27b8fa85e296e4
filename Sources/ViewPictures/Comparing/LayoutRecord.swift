import Foundation
import ViewRuntime

/// Where the views of one screen are, by their paths through the tree: what two versions of a screen are compared by.
package struct LayoutRecord: Codable, Equatable, Sendable {
    package struct Entry: Codable, Equatable, Sendable {
        /// The kinds of the views around and its own, with ids of rows, explicit ids, and a number among equal siblings.
        package var path: String
        package var x: Double
        package var y: Double
        package var width: Double
        package var height: Double
        package var text: String?

        package var frame: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    }

    package var width: Double
    package var height: Double
    /// In the order of the tree.
    package var entries: [Entry]

    package init(width: Double, height: Double, entries: [Entry]) {
        (self.width, self.height, self.entries) = (width, height, entries)
    }

    /// What a host shows.
    ///
    /// - Throws: `PictureError.notLaidOut` where nothing has a place.
    package init(of host: HostCore) throws(PictureError) {
        guard let layout = host.layout, let root = host.root else { throw .notLaidOut }
        let find = layout.frameFinder()
        (width, height) = (Double(layout.size.width), Double(layout.size.height))
        entries = []
        var stack = Self.named(TreeReader.elements(of: root), "").reversed() as [(ViewElement, String)]
        while let (element, path) = stack.popLast() {
            if let frame = find(element), frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite {
                entries.append(
                    Entry(
                        path: path, x: Self.rounded(frame.minX), y: Self.rounded(frame.minY), width: Self.rounded(frame.width),
                        height: Self.rounded(frame.height), text: element.text))
            }
            stack += Self.named(element.children, path + "/").reversed()
        }
    }

    private static func rounded(_ value: CGFloat) -> Double { (Double(value) * 1000).rounded() / 1000 }

    /// The elements with their paths.
    private static func named(_ elements: [ViewElement], _ outer: String) -> [(ViewElement, String)] {
        var counts: [String: Int] = [:]
        return elements.map { element in
            var name = element.kind
            if let id = element.rowID { name += "[\(id.base)]" }
            if let id = element.explicitID { name += "#\(id.base)" }
            let count = counts[name, default: 0] + 1
            counts[name] = count
            return (element, outer + name + (count > 1 ? ":\(count)" : ""))
        }
    }
}
