import Foundation
import SwiftUI
import Testing
import ViewRuntime

#if !canImport(Darwin)
/// Controllers, windows and dialogs of UIKit's and AppKit's: what is kept, and what happens where nobody answers.
@MainActor @Suite struct ControllerTests {
    @Test("A controller is shown above another until either of them is dismissed")
    func presenting() {
        final class Note: UIViewController {
            var calls: [String] = []
            override func viewWillAppear(_ animated: Bool) { calls.append("appears") }
            override func viewDidDisappear(_ animated: Bool) { calls.append("disappeared") }
        }
        let (below, above) = (UIViewController(), Note())
        var done = 0
        below.present(above, animated: true) { done += 1 }
        #expect(below.presentedViewController === above && above.presentingViewController === below)
        above.dismiss(animated: false) { done += 1 }
        #expect(below.presentedViewController == nil && above.presentingViewController == nil)
        #expect(above.calls == ["appears", "disappeared"])
        #expect(done == 2)
    }

    @Test("A stack of controllers is around those on it, and pops all but its root")
    func navigation() {
        let (root, detail) = (UIViewController(), UIViewController())
        let stack = UINavigationController(rootViewController: root)
        stack.pushViewController(detail, animated: false)
        #expect(detail.navigationController === stack && stack.topViewController === detail)
        #expect(stack.popViewController(animated: false) === detail)
        #expect(detail.parent == nil)
        #expect(stack.popViewController(animated: false) == nil)
        #expect(stack.viewControllers == [root])
    }

    @Test("Each kind of view has one appearance, which keeps what is set on it")
    func appearance() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .red
        UINavigationBar.appearance().scrollEdgeAppearance = look
        #expect(UINavigationBar.appearance().scrollEdgeAppearance?.backgroundColor == .red)
        #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
        #expect(UITabBar.appearance() as UIView !== UINavigationBar.appearance())
    }

    @Test("A control carries out the actions for an event")
    func controls() {
        let button = UIButton(type: .system)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.sendActions(for: .valueChanged)
        button.sendActions(for: [.touchDown, .touchUpInside])
        #expect(taps == 1)
        let slider = UISlider()
        slider.value = 3
        #expect(slider.value == 1)
    }

    @Test("Dialogs end as if they had been cancelled")
    func dialogs() async {
        let alert = NSAlert()
        let button = alert.addButton(withTitle: "Delete")
        button.hasDestructiveAction = true
        #expect(alert.buttons.map(\.title) == ["Delete"])
        #expect(alert.runModal() == .abort)
        let panel = NSOpenPanel()
        var answer: NSApplication.ModalResponse?
        panel.begin { answer = $0 }
        #expect(answer == .cancel && panel.urls == [])
        #expect(await NSSavePanel().begin() == .cancel)
    }

    @Test("A window asks its delegate before it closes, and tells it then")
    func windows() {
        final class Keeper: NSWindowDelegate {
            var closes = false
            var told = 0
            func windowShouldClose(_ sender: NSWindow) -> Bool { closes }
            func windowWillClose(_ notification: Notification) { told += 1 }
        }
        let keeper = Keeper()
        let window = NSWindow(contentViewController: NSHostingController(rootView: Text("a")))
        window.delegate = keeper
        window.makeKeyAndOrderFront(nil)
        window.performClose(nil)
        #expect(window.isVisible && keeper.told == 0)
        keeper.closes = true
        window.performClose(nil)
        #expect(!window.isVisible && keeper.told == 1)
    }

    @Test("An address that nobody opens is answered with no")
    func opening() {
        var answer: Bool?
        UIApplication.shared.open(URL(fileURLWithPath: "/")) { answer = $0 }
        #expect(answer == false)
        #expect(UIApplication.shared.connectedScenes.isEmpty)
    }

    @Test("A localized text of an attributed string reads its marks")
    func localized() {
        let text = AttributedString(localized: "greeting", defaultValue: "**\(3)** files")
        #expect(String(text.characters) == "3 files")
        #expect(text.runs.first?.inlinePresentationIntent == .stronglyEmphasized)
    }
}
#endif
