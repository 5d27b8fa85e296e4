import TraceReader

// The tables of a bundle as columns; `Viewer/BUNDLE.md` says what each holds. References count from 1; 0 is none.

struct TestColumns {
    var begin: [UInt64] = []
    var duration: [UInt64] = []
    var name: [UInt32] = []
    var arguments: [UInt32] = []
    var failed: [UInt8] = []

    func add(to writer: inout BundleWriter) {
        writer.add("tests.begin", begin, delta: true)
        writer.add("tests.duration", duration)
        writer.add("tests.name", name)
        writer.add("tests.arguments", arguments)
        writer.add("tests.failed", failed)
    }
}

struct StepColumns {
    var begin: [UInt64] = []
    var duration: [UInt64] = []
    var name: [UInt32] = []
    var location: [UInt32] = []
    var test: [UInt32] = []

    func add(to writer: inout BundleWriter) {
        writer.add("steps.begin", begin, delta: true)
        writer.add("steps.duration", duration)
        writer.add("steps.name", name)
        writer.add("steps.location", location)
        writer.add("steps.test", test)
    }
}

struct TransactionColumns {
    var begin: [UInt64] = []
    var duration: [UInt64] = []
    var kind: [UInt8] = []
    var name: [UInt32] = []
    var location: [UInt32] = []
    var parent: [UInt32] = []
    var passes: [UInt32] = []
    var bodies: [UInt32] = []
    var skips: [UInt32] = []
    var step: [UInt32] = []
    var test: [UInt32] = []

    func add(to writer: inout BundleWriter) {
        writer.add("transactions.begin", begin, delta: true)
        writer.add("transactions.duration", duration)
        writer.add("transactions.kind", kind)
        writer.add("transactions.name", name)
        writer.add("transactions.location", location)
        writer.add("transactions.parent", parent)
        writer.add("transactions.passes", passes)
        writer.add("transactions.bodies", bodies)
        writer.add("transactions.skips", skips)
        writer.add("transactions.step", step)
        writer.add("transactions.test", test)
    }
}

struct WriteColumns {
    var time: [UInt64] = []
    var kind: [UInt8] = []
    var owner: [UInt32] = []
    var property: [UInt32] = []
    var identity: [UInt32] = []
    var location: [UInt32] = []
    var flags: [UInt8] = []
    var run: [UInt32] = []
    var checked: [UInt32] = []
    var ran: [UInt32] = []

    static func number(of kind: WriteKind) -> UInt8 {
        switch kind {
        case .state: 1
        case .observable: 2
        case .environment: 3
        }
    }

    func add(to writer: inout BundleWriter) {
        writer.add("writes.time", time, delta: true)
        writer.add("writes.kind", kind)
        writer.add("writes.owner", owner)
        writer.add("writes.property", property)
        writer.add("writes.identity", identity)
        writer.add("writes.location", location)
        writer.add("writes.flags", flags)
        writer.add("writes.run", run)
        writer.add("writes.checked", checked)
        writer.add("writes.ran", ran)
    }
}

struct RunColumns {
    var begin: [UInt64] = []
    var duration: [UInt64] = []
    var caused: [UInt64] = []
    var type: [UInt32] = []
    var identity: [UInt32] = []
    var transaction: [UInt32] = []
    var flags: [UInt8] = []
    var reasons: [UInt32] = []
    var fields: [UInt32] = []
    var reads: [UInt32] = []
    var cause: [UInt32] = []
    var record: [UInt64] = []

    static func flags(of row: BodyRow) -> UInt8 {
        var flags: UInt8 = 0
        if row.outputChanged == true { flags |= 1 }
        if row.ended == nil { flags |= 2 }
        if row.selfTime == nil { flags |= 4 }
        if row.isFirst { flags |= 8 }
        if row.outputChanged == nil { flags |= 16 }
        return flags
    }

    func add(to writer: inout BundleWriter) {
        writer.add("runs.begin", begin, delta: true)
        writer.add("runs.duration", duration)
        writer.add("runs.type", type)
        writer.add("runs.flags", flags)
        writer.add("runs.identity", identity)
        writer.add("runs.caused", caused)
        writer.add("runs.transaction", transaction)
        writer.add("runs.reasons", reasons)
        writer.add("runs.fields", fields)
        writer.add("runs.reads", reads)
        writer.add("runs.cause", cause)
        writer.add("runs.record", record, delta: true)
    }
}

struct InvalidationColumns {
    var run: [UInt32] = []
    var input: [UInt32] = []
    var write: [UInt32] = []

    func add(to writer: inout BundleWriter) {
        writer.add("invalidations.run", run)
        writer.add("invalidations.input", input)
        writer.add("invalidations.write", write)
    }
}
