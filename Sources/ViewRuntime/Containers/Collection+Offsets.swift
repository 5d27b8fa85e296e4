#if !canImport(Darwin)
import Foundation

// On Apple's platforms SwiftUI's overlay of the standard library brings these along.

extension MutableCollection {
    /// Moves the elements at some offsets in front of the one at another offset. Cost: one pass over the collection.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        let elements = Array(self)
        precondition(
            (0...elements.count).contains(destination) && source.allSatisfy { elements.indices.contains($0) },
            "moving elements that the collection does not have")
        let moved = source.map { elements[$0] }
        let before = elements.indices.prefix(destination).filter { !source.contains($0) }.map { elements[$0] }
        let after = elements.indices.dropFirst(destination).filter { !source.contains($0) }.map { elements[$0] }
        var position = startIndex
        for element in before + moved + after {
            self[position] = element
            formIndex(after: &position)
        }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some offsets. Cost: one pass over the collection.
    public mutating func remove(atOffsets offsets: IndexSet) {
        precondition(offsets.allSatisfy { (0..<count).contains($0) }, "removing elements that the collection does not have")
        var kept = Self()
        for (offset, element) in enumerated() where !offsets.contains(offset) { kept.append(element) }
        self = kept
    }
}
#endif
