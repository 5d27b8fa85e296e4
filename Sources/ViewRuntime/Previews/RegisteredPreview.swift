/// A preview found in the executable, and where it stands.
public struct RegisteredPreview {
    /// The preview.
    public let preview: Preview
    /// Module and file, as `#fileID` prints them.
    public let fileID: String
    /// From 1.
    public let line: Int
    /// From 1.
    public let column: Int

    /// The preview's name, or the place where it stands: `Cart.swift:12`.
    public var title: String {
        preview.name ?? "\(fileID.split(separator: "/").last.map(String.init) ?? fileID):\(line)"
    }
}
