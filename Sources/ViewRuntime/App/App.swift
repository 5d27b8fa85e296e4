import DependencyGraph
import Foundation

/// An app: its scenes, and the state that they share.
///
/// State, observed objects and environment of the app are those of a view at the root of everything: they live as long as the app runs. The
/// body runs when an input of it changed; its runs are counted and recorded as those of views are.
///
/// There is no screen here. A test runs an app with `ViewHost(app:)`, which shows the windows that it opens.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the app.
    @MainActor @preconcurrency init()
}

extension App {
    /// Launches the app without a screen, and returns once it is idle.
    ///
    /// `@main` calls this. There is nobody to use the app, so it is brought up as far as it comes by itself: its delegate is told of the launch, the
    /// bodies run, the first window opens, appear actions and what follows from them run, and tasks are waited for, two seconds at most. Then
    /// windows disappear, their tasks are cancelled, and the process ends as `main` does: an app that cannot launch ends with the trap that
    /// says why, so that running the executable is a test of the launch. Nothing is printed and nothing is recorded; tests that record use
    /// `ViewHost(app:)`.
    @MainActor @preconcurrency public static func main() {
        AppLaunch.run(Self())
    }
}

/// Runs an app outside of tests.
@MainActor
package enum AppLaunch {
    /// How long tasks are waited for.
    package static let limit: Duration = .seconds(2)

    /// Launches the app, follows it until it is idle, and ends it.
    package static func run<Application: App>(_ app: Application, limit: Duration = limit) {
        let values = EnvironmentValues.forApp()
        // As large as the hosts of tests.
        let core = HostCore(environment: values, size: CGSize(width: 390, height: 844))
        core.mount(app: app)
        let deadline = ContinuousClock.now + limit
        var quietRounds = 0
        while quietRounds < 2, ContinuousClock.now < deadline {
            // Tasks of the main actor and blocks of the main queue run here.
            RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.005))
            core.flush()
            quietRounds = core.tasks.awake.isEmpty && !core.hasPendingWork ? quietRounds + 1 : 0
        }
        core.end()
        ApplicationDelegates.of(app).willTerminate()
    }
}

/// An app in the place of a view: the root of a host that runs one.
nonisolated struct AppContent<Application: App>: View {
    var app: Application

    typealias Body = Never
    var body: Never { fatalError("an app has no view's body") }

    nonisolated static func _plan(_ builder: inout _PlanBuilder, at offset: Int) -> _PlanElement {
        builder.slot(DeclaredBodySlot<AppBody<Application>>.self, at: offset)
    }
}

private enum AppBody<Application: App>: DeclaredBody {
    static func makePlan() -> Plan { Plan.make(SceneContent<Application.Body>.self) }
    @MainActor static func body(of value: Application) -> Application.Body { value.body }
}

extension EnvironmentValues {
    /// The environment of a host that runs an app: `values`, with what opens and closes windows.
    package static func forApp(_ values: EnvironmentValues = EnvironmentValues()) -> EnvironmentValues {
        var values = values
        let windows = AppWindows()
        values.appWindows = windows
        values.openWindow = OpenWindowAction(windows: windows)
        values.dismissWindow = DismissWindowAction(windows: windows, current: nil)
        values.openSettings = OpenSettingsAction(windows: windows)
        values.supportsMultipleWindows = true
        return values
    }
}

extension HostCore {
    /// Launches an app in a host whose environment was made by `EnvironmentValues.forApp(_:)`: its delegates are told, its scenes are evaluated, and the
    /// first scene that has windows opens one.
    @MainActor
    package func mount<Application: App>(app: Application, cause: Cause = Cause(.mount)) {
        guard let windows else {
            preconditionFailure("a host that runs an app needs an environment made by EnvironmentValues.forApp(_:)")
        }
        let delegates = ApplicationDelegates.of(app)
        delegates.launch()
        if !delegates.isEmpty {
            updateEnvironment(key: "application delegate") { delegates.write(into: &$0) }
        }
        mount(AppContent(app: app), cause: cause)
        perform(cause) { windows.launch(below: root) }
        flush()
    }

    /// The windows of the app that the host runs; nil where it runs none.
    package var windows: AppWindows? { environment.values.appWindows }
}
