/// The version of this package's tools, as metadata and `tracectl --version` say it.
public enum ToolVersion {
    public static let current = "0.1.0"
}
