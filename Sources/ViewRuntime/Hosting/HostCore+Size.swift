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
}
