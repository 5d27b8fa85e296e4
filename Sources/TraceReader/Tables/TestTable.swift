import TraceFormat

/// One test that was recorded.
public struct TestRow: Hashable, Sendable {
    public var record: Int
    /// `Suite/Nested/name`.
    public var name: StringID
    /// The case of a parameterised test; empty for any other.
    public var arguments: StringID
    public var began: Int64
    /// Nil where the trace ends before the test does.
    public var ended: Int64?
    public var failed: Bool?
}

/// One named step of a test.
public struct StepRow: Hashable, Sendable {
    public var record: Int
    public var name: StringID
    public var location: LocationID
    /// The test in which it stands, as an index into `TraceTables.tests`.
    public var test: Int?
    public var began: Int64
    /// Nil where the trace ends before the step does.
    public var ended: Int64?
}

/// The test and the step during which something was recorded, as indices into `TraceTables.tests` and `.steps`.
public struct TracePlace: Hashable, Sendable {
    // Every row has one: eight bytes and not 32.
    private var testRow: Int32 = -1
    private var stepRow: Int32 = -1

    /// `test` and `step` are below 2^31, as the number of a trace's records is.
    public init(test: Int? = nil, step: Int? = nil) {
        self.test = test
        self.step = step
    }

    public var test: Int? {
        get { testRow < 0 ? nil : Int(testRow) }
        set { testRow = newValue.map { Int32(clamping: $0) } ?? -1 }
    }

    public var step: Int? {
        get { stepRow < 0 ? nil : Int(stepRow) }
        set { stepRow = newValue.map { Int32(clamping: $0) } ?? -1 }
    }
}
