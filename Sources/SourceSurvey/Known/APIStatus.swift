/// How an API of SwiftUI's stands here.
package enum APIStatus: Equatable, Sendable {
    case evaluated
    /// It compiles, and nothing depends on it; what is missing.
    case inert(String)
    /// It does not compile.
    case absent
}
