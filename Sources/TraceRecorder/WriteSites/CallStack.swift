import CMachine

/// The return addresses above a hook, innermost first: what is known of a write when it happens.
///
/// Walking costs about a nanosecond a step and allocates nothing; names and lines are found out later, elsewhere.
package struct CallStack: Hashable {
    /// The most return addresses that are kept.
    ///
    /// A write through a binding passes about forty frames of the runtime and of key paths before user code, in debug builds.
    static let limit = 64

    package let addresses: [UInt]

    package init(addresses: [UInt]) { self.addresses = addresses }

    /// Walks the caller's stack into `buffer`, which has room for `limit` addresses, and answers how many there are.
    @inline(__always)
    static func walk(into buffer: UnsafeMutablePointer<UInt>) -> Int {
        vt_walk_frames(vt_frame_address(), vt_stack_bounds(), buffer, limit)
    }
}
