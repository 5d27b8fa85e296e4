import DependencyGraph
import ViewRuntime

/// Something done to a tree of views over and over, with what it ideally costs.
struct Workload {
    /// What a time is divided by.
    enum Unit: String {
        case row, operation, level
    }

    let name: String
    let unit: Unit
    /// How many units one operation has.
    let units: Int
    /// Operations that are timed together.
    let batch: Int
    /// Bodies that one operation has to run, by type.
    let idealBodies: [String: Int]
    let targets: Targets
    /// Makes the side that is measured; with an instrument, one that reports to it.
    let views: @MainActor (HostListener?) -> any Side
    /// Makes the side that does the same without a framework; nil where there is nothing to compare with.
    let floor: Floor?
    /// What is visible after that many operations, by the naive evaluator.
    let expected: (Int) -> [String]
}

/// The same without a framework.
struct Floor {
    let make: @MainActor () -> any Side
    /// What the floor's texts are after that many operations.
    let expected: (Int) -> [String]
}

/// Who listens to a host, with the numbers that it goes by.
struct HostListener {
    let instrument: any ViewInstrument
    let ids: GraphIDSource
}

/// What a workload is to reach. The numbers are those of the project's performance goals.
struct Targets {
    /// Nanoseconds for each unit.
    let nanoseconds: Double
    /// How many times the floor's time.
    var ratio: Double?
    /// How many times its own time, when recorded.
    var recording: Double?
    /// Nanoseconds for each unit that the floor took on the machine where the targets were set.
    var statedFloor: Double?
}

/// One implementation of a workload.
@MainActor
protocol Side: AnyObject {
    /// Makes ready what operations of these numbers take in; not timed.
    func prepare(_ operations: Range<Int>)
    /// Does one operation.
    func perform(_ operation: Int)
    /// Lets go of what the last operations left behind; not timed.
    func settle()
    /// The bodies that the last operation ran; nil where there are none to count.
    var bodies: Int? { get }
    /// The visible texts, in order.
    var texts: [String] { get }
}

extension Side {
    func prepare(_ operations: Range<Int>) {}
    func settle() {}
}
