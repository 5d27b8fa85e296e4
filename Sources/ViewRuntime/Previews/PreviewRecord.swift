/// What `#Preview` puts into the section of previews: the record's version (1), a reserved word (0), and a function that makes
/// the preview at an address given to it. Only expansions use it.
public typealias PreviewRecord = (
    version: UInt32, reserved: UInt32, make: @convention(c) (_ destination: UnsafeMutableRawPointer) -> Void
)

extension Preview {
    /// Puts a preview at an address for a `PreviewRegistry`. Only expansions of `#Preview` use it.
    ///
    /// The arguments of `#Preview` belong to the main actor, as with Apple's macro: traits of the user's may. What is made from them is kept, and nothing of
    /// it runs before the preview is mounted, so that a test's arguments can list previews from any thread.
    public static func place(
        at destination: UnsafeMutableRawPointer, fileID: String, line: Int, column: Int, _ make: @escaping @MainActor () -> Preview
    ) {
        let preview = unsafeBitCast(make, to: (() -> Preview).self)()
        destination.assumingMemoryBound(to: RegisteredPreview?.self).pointee = RegisteredPreview(
            preview: preview, fileID: fileID, line: line, column: column)
    }
}
