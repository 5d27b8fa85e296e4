/// Views with a body whose type declares `==`.
///
/// They are compared with it where they are not plain bytes (C055), and with their bytes where they are (C054). A slot of its own, so that
/// noting what `==` says costs no other view anything.
final class EquatableBodySlot<Content: View>: BodySlot<Content> {
    private let equality = EqualityNotes(Content.self)

    override func update(_ node: ViewNode, _ value: UnsafeRawPointer) {
        let body = unsafeDowncast(node, to: BodyNode.self)
        guard let instrument = node.host.instrument, body.isReported else { return body.receive(value) }
        guard equality.isAsked else {
            if equality.wouldSkip(body.view, value, body) { equality.noteIgnored(body, value, instrument) }
            return body.receive(value)
        }
        guard equality.compare(body, instrument, { body.type.viewComparison.compare(body.view, value) == .equal }) else {
            return body.replaceView(value)
        }
        node.graph.skips &+= 1
        equality.noteEqual(body, body.view, value, instrument)
    }
}
