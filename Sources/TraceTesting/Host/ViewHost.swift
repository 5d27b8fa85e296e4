import DependencyGraph
import Foundation
import Testing
import TraceRecorder
import ViewRuntime

/// Hosts a view in a test: mounts it, drives it as a person would, and counts what its bodies do.
///
/// ```swift
/// let host = ViewHost { CartScreen(model: model) }
/// try host.step("add") { try host.button("Add").tap() }
/// #expect(host.bodyCount(of: CartRow.self, in: "add") == 1)
/// ```
///
/// Synchronous calls apply all writes and run appear, change and queued actions; tasks are started and not waited for. `settle()`, with which
/// the asynchronous `step` ends, waits for them. Several hosts do not mix: each has a tree, a clock and counts of its own.
@MainActor
public class ViewHost {
    package let core: HostCore
    let journal: HostJournal
    let recording: HostRecording
    private let clockKind: HostClock
    private let born = ContinuousClock.now
    private let updates = ScheduledUpdate()
    /// The size that the host offers its root, in points.
    public let size: CGSize
    /// What of it a device takes at its sides, in points.
    public let safeArea: EdgeInsets

    /// Mounts a view and brings it up to date: bodies, appear actions and what follows from them, until nothing is pending.
    ///
    /// - Parameters:
    ///   - rootView: what is mounted.
    ///   - size: what the root is offered, in points.
    ///   - safeArea: what of it a device takes, as `ViewDevice` has it.
    ///   - images: the intrinsic sizes of named images, in points; others are read from the resources of the packages.
    ///   - profile: the SwiftUI version whose behaviour is followed.
    ///   - clock: what decides when timers, sleeps and animations are due.
    ///   - environment: what the root reads from the environment.
    ///   - fileID: where the host is made, for the trace.
    ///   - line: where the host is made, for the trace.
    public convenience init<Content: View>(
        rootView: Content, size: CGSize = CGSize(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets(), images: [String: CGSize] = [:],
        profile: SemanticsProfile = .ios26, clock: HostClock = .manual,
        environment: EnvironmentValues = EnvironmentValues(), fileID: String = #fileID, line: Int = #line
    ) {
        self.init(size, images, profile, clock, environment, CodeLocation(fileID: fileID, line: line), safeArea) {
            $0.mount(rootView, cause: $1)
        }
    }

    /// Makes the host, and has `mount` put something into it.
    init(
        _ size: CGSize, _ images: [String: CGSize], _ profile: SemanticsProfile, _ clock: HostClock,
        _ environment: EnvironmentValues, _ location: CodeLocation,
        _ safeArea: EdgeInsets = EdgeInsets(), mount: (HostCore, Cause) -> Void
    ) {
        self.size = size
        self.safeArea = safeArea
        clockKind = clock
        recording = .forNewHost()
        var recorder: Recorder?
        do { recorder = try recording.begin(profile: profile) } catch { TestIssue.record(error) }
        journal = HostJournal(recorder: recorder?.instrument)
        core = HostCore(
            environment: environment, ids: recorder?.ids ?? GraphIDSource(), instrument: journal, profile: profile,
            size: size, safeArea: safeArea, images: images)
        core.onWake = { [updates] in updates.schedule() }
        updates.host = self
        mount(core, Cause(.mount, location: location))
    }

    /// Mounts a view and brings it up to date: bodies, appear actions and what follows from them, until nothing is pending.
    ///
    /// - Parameters:
    ///   - size: what the root is offered, in points.
    ///   - safeArea: what of it a device takes, as `ViewDevice` has it.
    ///   - images: the intrinsic sizes of named images, in points; others are read from the resources of the packages.
    ///   - profile: the SwiftUI version whose behaviour is followed.
    ///   - clock: what decides when timers, sleeps and animations are due.
    ///   - environment: what the root reads from the environment.
    ///   - fileID: where the host is made, for the trace.
    ///   - line: where the host is made, for the trace.
    ///   - content: what is mounted.
    public convenience init<Content: View>(
        size: CGSize = CGSize(width: 390, height: 844), safeArea: EdgeInsets = EdgeInsets(), images: [String: CGSize] = [:],
        profile: SemanticsProfile = .ios26, clock: HostClock = .manual,
        environment: EnvironmentValues = EnvironmentValues(), fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> Content
    ) {
        let (rootView, warnings) = HostCore.collectingWarnings(content)
        self.init(size, images, profile, clock, environment, CodeLocation(fileID: fileID, line: line), safeArea) {
            $0.mount(rootView, cause: $1, warnings: warnings)
        }
    }

    isolated deinit { core.end() }

    /// Gives the root another value, as a hosting controller's `rootView` does. It must be of the type that was mounted.
    public func replaceRoot<Content: View>(
        with rootView: Content, fileID: String = #fileID, line: Int = #line
    ) {
        core.replaceRoot(
            rootView, cause: Cause(.rootReplaced, location: CodeLocation(fileID: fileID, line: line)))
    }

    /// Takes the tree away: disappear actions run, tasks are cancelled. What is asked afterwards finds no views.
    public func end() { core.end() }

    // MARK: Updating

    /// Applies all writes that are pending and runs the actions that follow.
    public func update() {
        followRealTime()
        core.flush()
    }

    /// Moves the manual clock and runs what becomes due on the way, earliest first, each with all that follows from it.
    ///
    /// A task that sleeps on the host's clock is woken, and goes on when the test next suspends; the asynchronous form waits for it.
    public func advance(by duration: Duration) {
        core.flush()
        core.clock.advance(by: duration)
        core.flush()
    }

    /// Where the clock is continuous, moves it to now.
    func followRealTime() {
        guard clockKind == .continuous else { return }
        let elapsed = ContinuousClock.now - born
        if elapsed > core.clock.now { core.clock.advance(by: elapsed - core.clock.now) }
    }

    /// Runs a person's action and all that follows from it.
    func drive(_ cause: Cause, at node: NodeID? = nil, _ action: () -> Void) {
        update()
        core.perform(cause, at: node, action)
        core.flush()
    }
}
