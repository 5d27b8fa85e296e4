/// A place in source code at which user code wrote, as far as debug information gives it.
package struct WriteSite: Hashable, Sendable {
    /// A short readable form: `CartModel.add(_:)`, `closure in CartView.body`. Empty where it is not known.
    package var function: String
    /// The file, relative to its package where that can be seen. Empty where it is not known.
    package var file: String
    /// From 1; 0 where the file is not known.
    package var line: UInt32
    package var column: UInt32

    /// Nothing is known: no frame of user code, or no symbols.
    package static let unknown = WriteSite(function: "", file: "", line: 0, column: 0)
}
