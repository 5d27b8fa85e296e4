import TraceTesting
import ViewRuntime

extension ViewHost {
    /// The texts that the screen shows, from top to bottom.
    var shown: [String] { core.root.map { TreeReader.elements(of: $0).flatMap(\.texts) } ?? [] }
}
