#if !canImport(Darwin)
import SwiftUI
import Testing
import TraceTesting

/// Views, menus and windows of AppKit's and UIKit's: they keep what is set on them.
@MainActor @Suite struct AppKitNameTests {
    final class CodeField: NSTextField, NSTextFieldDelegate {
        override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() && currentEditor() == nil }
    }

    @Test("Views, windows, controllers and the app are responders, and a window knows the first one")
    func responders() {
        let window = NSWindow()
        let field = CodeField()
        field.contentType = .oneTimeCode
        field.usesSingleLineMode = true
        let responders: [NSResponder] = [window, field, NSViewController(), NSApplication.shared, NSPopover()]
        #expect(responders.allSatisfy { $0.becomeFirstResponder() })
        #expect(window.firstResponder == nil)
        #expect(window.makeFirstResponder(field))
        #expect(window.firstResponder === field && window.firstResponder as? NSTextView == nil)
    }

    @Test("A stack keeps its views in order; a text its selection; a popover whether it is shown")
    func views() {
        let (first, second) = (NSView(), NSTextView())
        let stack = NSStackView(views: [first])
        stack.orientation = .vertical
        stack.addArrangedSubview(second)
        stack.insertArrangedSubview(second, at: 0)
        #expect(stack.arrangedSubviews == [second, first] && second.superview === stack)
        stack.removeArrangedSubview(second)
        #expect(stack.arrangedSubviews == [first])
        second.string = "abc"
        #expect(second.selectedRange() == NSRange(location: 3, length: 0))
        second.setSelectedRange(NSRange(location: 1, length: 1))
        second.insertText("xyz", replacementRange: NSRange(location: NSNotFound, length: 0))
        #expect(second.string == "axyzc")
        let popover = NSPopover()
        popover.show(relativeTo: .zero, of: stack, preferredEdge: .maxY)
        #expect(popover.isShown)
        popover.performClose(nil)
        #expect(!popover.isShown)
    }

    @Test("Menus keep their items")
    func menus() {
        let menu = NSMenu(title: "File")
        let item = menu.addItem(withTitle: "Open", action: nil, keyEquivalent: "o")
        menu.addItem(.separator())
        menu.insertItem(NSMenuItem(title: "New", action: nil, keyEquivalent: "n"), at: 0)
        #expect(menu.items.map(\.title) == ["New", "Open", ""] && menu.items.map(\.isSeparatorItem) == [false, false, true])
        #expect(item.menu === menu && menu.item(withTitle: "Open") === item)
        menu.removeItem(at: 7)
        menu.removeItem(at: 0)
        #expect(menu.numberOfItems == 2)
        let status = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
        status.menu = menu
        status.button?.title = "3"
        #expect(status.button?.title == "3" && status.menu === menu)
        let choices = NSPopUpButton(frame: .zero, pullsDown: false)
        choices.addItems(withTitles: ["a", "b"])
        #expect(choices.titleOfSelectedItem == "a")
        choices.selectItem(withTitle: "c")
        #expect(choices.titleOfSelectedItem == nil)
    }

    final class OwnController: UIViewController {
        init() { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
    }

    final class OwnList: UITableViewController {
        let rows: Int
        init(rows: Int) {
            self.rows = rows
            super.init(style: .insetGrouped)
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("Controllers of an app's own are made without a nib, and keep how they are to be shown")
    func controllers() throws {
        let controller = OwnController()
        controller.sheetPresentationController?.detents = [.medium(), .large()]
        let sheet = try #require(controller.sheetPresentationController)
        #expect(sheet.detents.map(\.identifier) == [.medium, .large] && sheet.presentedViewController === controller)
        let list = OwnList(rows: 3)
        #expect(list.view === list.tableView && list.tableView.style == .insetGrouped)
        #expect(controller.view.endEditing(true))
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        #expect(split.viewController(for: .primary) === list && split.viewController(for: .secondary) == nil)
    }

    @Test("Places are turned from one view's coordinates into another's, and a touch finds the front view")
    func places() {
        let (root, box, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50)), UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
        root.addSubview(box)
        box.addSubview(inner)
        #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 16, y: 26))
        #expect(inner.convert(CGRect(x: 0, y: 0, width: 2, height: 3), from: root) == CGRect(x: -15, y: -25, width: 2, height: 3))
        #expect(root.hitTest(CGPoint(x: 16, y: 26), with: nil) === inner)
        inner.isUserInteractionEnabled = false
        #expect(root.hitTest(CGPoint(x: 16, y: 26), with: nil) === box)
        #expect(root.hitTest(CGPoint(x: 160, y: 26), with: nil) == nil)
        let other = UIView()
        root.addSubview(other)
        root.bringSubviewToFront(box)
        #expect(root.subviews == [other, box])
    }

    @Test("Changes over time are made at once")
    func animations() {
        var steps: [String] = []
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { steps.append("moved") }
        animator.addCompletion { steps.append($0 == .end ? "ended" : "stopped") }
        animator.startAnimation()
        NSAnimationContext.runAnimationGroup { _ in steps.append("faded") } completionHandler: { steps.append("done") }
        #expect(steps == ["moved", "ended", "faded", "done"])
    }

    @Test("Values of SwiftUI's and UIKit's stand for one another")
    func conversions() {
        #expect(UIUserInterfaceSizeClass(UserInterfaceSizeClass.regular) == .regular && UserInterfaceSizeClass(.unspecified) == nil)
        #expect(UIUserInterfaceStyle(ColorScheme.dark) == .dark && ColorScheme(.light) == .light)
        #expect(ContentSizeCategory(UIContentSizeCategory.accessibilityLarge) == .accessibilityLarge)
        #expect(UIContentSizeCategory(ContentSizeCategory.extraSmall) == .extraSmall && DynamicTypeSize(.large) == .large)
        #expect(LayoutDirection(.rightToLeft) == .rightToLeft && ColorSchemeContrast(.high) == .increased)
        #expect(NSEC_PER_SEC == 1_000_000_000 && NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxY == 6)
    }

    @Test("Layers keep where they are and what is to change; nothing moves")
    func layers() {
        let layer = CAShapeLayer()
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 25, y: 40) && layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
        layer.position = .zero
        #expect(layer.frame.origin == CGPoint(x: -15, y: -20))
        let turn = CABasicAnimation(keyPath: "transform.rotation")
        turn.toValue = 3
        layer.add(turn, forKey: "turn")
        #expect(layer.animationKeys() == ["turn"] && layer.animation(forKey: "turn") === turn)
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
        layer.setAffineTransform(CGAffineTransform(translationX: 3, y: 4))
        #expect(layer.transform.m41 == 3 && layer.transform.m42 == 4 && layer.transform.m11 == 1)
    }

    @Test("Texts and addresses can be copied; nothing is drawn into a picture")
    func copying() {
        NSPasteboard.general.clearContents()
        #expect(NSPasteboard.general.writeObjects([NSString(string: "copied")]))
        #expect(NSPasteboard.general.string(forType: .string) == "copied")
        #expect(!NSPasteboard.general.writeObjects([UIColor.red]))
        #expect(NSBitmapImageRep(data: Data()) == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
    }
}
#endif
