import Foundation

extension HostCore {
    /// The size that the content takes of a proposal, in points; several views at the root overlap. Zero in a host without a size.
    package func contentSize(for proposal: ProposedViewSize) -> CGSize {
        guard let root = layout?.root else { return .zero }
        var size = CGSize.zero
        StackSpace.run(depth: deepestNode) {
            for child in root.children {
                let answer = child.size(proposal)
                size.width = max(size.width, answer.width)
                size.height = max(size.height, answer.height)
            }
        }
        return size
    }

    /// Puts the content where it has the size that it takes of a proposal, with its corner at the origin; several views stand in the middle of one another.
    /// Returns the size. The next pass of the layout puts it back.
    func arrangeContent(for proposal: ProposedViewSize) -> CGSize {
        let size = contentSize(for: proposal)
        guard let root = layout?.root else { return size }
        StackSpace.run(depth: deepestNode) {
            for child in root.children {
                let own = child.size(proposal)
                child.place(at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), proposal)
            }
        }
        root.invalidatePlace()
        return size
    }
}
