import Testing

/// Records the hosts of a test under virtual time: what takes time in it is said by `spend` and `pause`, so that what is found depends on no
/// machine. On a suite, it holds for all tests in it.
package struct VirtualTimeTrait: TestTrait, SuiteTrait, TestScoping {
    package var isRecursive: Bool { true }

    package func provideScope(for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void) async throws {
        try await TestScope.$clock.withValue(.virtual) { try await function() }
    }
}

extension Trait where Self == VirtualTimeTrait {
    package static var underVirtualTime: VirtualTimeTrait { VirtualTimeTrait() }
}
