import DependencyGraph

/// A dynamic property in what one case of a view that is an enum holds (C026).
///
/// While the view is another case there is no such property: it is made when the case is entered, and ends when the case is left.
final class CaseProperty: PropertyType {
    private let inner: PropertyType
    private let layout: EnumLayout
    private let tag: Int

    init(_ inner: PropertyType, of layout: EnumLayout, case tag: Int) {
        self.inner = inner
        self.layout = layout
        self.tag = tag
        super.init(inner.name, index: inner.index, offset: inner.offset)
    }

    override var updatesBeforeBody: Bool { inner.updatesBeforeBody }
    override var readsEnvironment: Bool { inner.readsEnvironment }

    private func isThere(_ property: UnsafeRawPointer) -> Bool { layout.tag(of: property - offset) == tag }

    private func bare<Result>(_ property: UnsafeMutableRawPointer, _ body: (UnsafeMutableRawPointer) -> Result) -> Result {
        layout.withPayload(of: property - offset, case: tag) { body($0 + offset) }
    }

    override func mount(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        isThere(property) && bare(property) { inner.mount($0, node) }
    }

    override func replace(
        _ new: UnsafeMutableRawPointer, _ old: UnsafeMutableRawPointer, _ node: BodyNode
    ) -> Bool {
        guard isThere(old) else { return mount(new, node) }
        guard isThere(new) else {
            dismantle(old, node)
            return false
        }
        return bare(new) { new in bare(old) { inner.replace(new, $0, node) } }
    }

    override func refresh(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        if isThere(property) { bare(property) { inner.refresh($0, node) } }
    }

    override func updateBeforeBody(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        if isThere(property) { bare(property) { inner.updateBeforeBody($0, node) } }
    }

    override func restoreAfterBody(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        if isThere(property) { bare(property) { inner.restoreAfterBody($0, node) } }
    }

    override func environmentDiffers(_ property: UnsafeMutableRawPointer, _ node: BodyNode) -> Bool {
        isThere(property) && bare(property) { inner.environmentDiffers($0, node) }
    }

    override func environmentKey(_ property: UnsafeRawPointer) -> Name? {
        guard isThere(property) else { return nil }
        // The payload is bare for a moment only, and then as it was.
        return bare(UnsafeMutableRawPointer(mutating: property)) { inner.environmentKey($0) }
    }

    override func dismantle(_ property: UnsafeMutableRawPointer, _ node: BodyNode) {
        if isThere(property) { bare(property) { inner.dismantle($0, node) } }
    }
}
