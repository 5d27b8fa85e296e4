import DependencyGraph
import Foundation
import Testing
import ViewRuntime

/// All previews that are linked into the running executable, sorted by file, line and column.
///
/// One test records them all:
///
/// ```swift
/// @MainActor @Suite(.traced) struct PreviewTests {
///     @Test(arguments: previews) func preview(_ scenario: PreviewScenario) async throws {
///         let host = try await scenario.mounted()
///         try await host.settle()
///     }
/// }
/// ```
///
/// A preview of a library's is there if the linker takes the file in which it stands: where previews are missing, use something of that file in the test. Those
/// of `PreviewProvider` are not found; `PreviewScenario(_:)` makes scenarios of a type.
public var previews: [PreviewScenario] { PreviewRegistry.previews.map(PreviewScenario.init) }

/// A preview as something to mount and to drive.
public struct PreviewScenario: Sendable, CustomStringConvertible, CustomTestStringConvertible {
    /// The preview's name, or the place where it stands: `Cart.swift:12`.
    public let title: String
    /// Where it stands.
    public let location: CodeLocation
    private let traits: [PreviewTrait<Preview.ViewTraits>]
    private let make: @MainActor @Sendable () -> any View

    init(_ found: RegisteredPreview) {
        title = found.title
        location = CodeLocation(fileID: found.fileID, line: found.line, column: found.column)
        traits = found.preview.traits
        make = found.preview.body
    }

    private init(title: String, location: CodeLocation, make: @escaping @MainActor @Sendable () -> any View) {
        self.title = title
        self.location = location
        self.make = make
        traits = []
    }

    public var description: String { title }
    public var testDescription: String { title }

    /// Mounts the preview in a host of its own, each time with state of its own.
    ///
    /// Traits count: a fixed layout is the host's size, landscape turns it, modifiers of `PreviewModifier` stand around the content with the context
    /// that they share.
    ///
    /// - Parameters:
    ///   - size: how large the host is where no trait says so, in points.
    ///   - profile: the SwiftUI version whose behaviour is followed.
    ///   - clock: what decides when timers, sleeps and animations are due.
    @MainActor
    public func mount(
        size: CGSize = CGSize(width: 390, height: 844), profile: SemanticsProfile = .ios26, clock: HostClock = .manual
    ) -> ViewHost {
        var size = size
        var content = Self.erased(make())
        for trait in traits {
            size = trait.size(of: size)
            do { content = try trait.modify(content) } catch {
                // What the modifier supplies may be what the content cannot do without.
                TestIssue.record("\(error): preview \"\(title)\" is mounted without content")
                content = AnyView(EmptyView())
            }
        }
        return ViewHost(
            rootView: content, size: size, profile: profile, clock: clock, fileID: location.fileID, line: location.line)
    }
}

extension PreviewScenario {
    /// Mounts the preview once the shared contexts of its traits' modifiers are there.
    ///
    /// `mount()` makes a context itself where `makeSharedContext()` does not wait for anything; where it does, this form is needed.
    ///
    /// - Throws: what `makeSharedContext()` throws.
    @MainActor
    public func mounted(
        size: CGSize = CGSize(width: 390, height: 844), profile: SemanticsProfile = .ios26, clock: HostClock = .manual
    ) async throws -> ViewHost {
        for trait in traits { try await trait.prepare() }
        return mount(size: size, profile: profile, clock: clock)
    }

    /// The scenario of a type in the form before `#Preview`: all its previews side by side, named after the type.
    public init<Provider: PreviewProvider>(_ provider: Provider.Type, fileID: String = #fileID, line: Int = #line) {
        self.init(
            title: TypeNames.printed(provider), location: CodeLocation(fileID: fileID, line: line)
        ) { Provider.previews }
    }
}

extension PreviewScenario {
    private static func erased(_ view: any View) -> AnyView {
        func erase<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
        return erase(view)
    }
}
