#if !canImport(Darwin)
import Foundation

/// Something of AppKit's that can handle events. None come here.
@MainActor @preconcurrency
open class NSResponder: NSObject {
    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init() }

    /// What comes next in the chain of responders, where somebody set it.
    open var nextResponder: NSResponder?
    /// Whether it can get the keyboard's focus.
    open var acceptsFirstResponder: Bool { false }
    /// Asks whether it takes the keyboard's focus. Inert: there is no keyboard, and nobody asks.
    open func becomeFirstResponder() -> Bool { true }
    /// Asks whether it gives the keyboard's focus back. Inert: there is no keyboard, and nobody asks.
    open func resignFirstResponder() -> Bool { true }

    open func mouseDown(with event: NSEvent) {}
    open func mouseUp(with event: NSEvent) {}
    open func mouseMoved(with event: NSEvent) {}
    open func mouseDragged(with event: NSEvent) {}
    open func mouseEntered(with event: NSEvent) {}
    open func mouseExited(with event: NSEvent) {}
    open func rightMouseDown(with event: NSEvent) {}
    open func rightMouseUp(with event: NSEvent) {}
    open func otherMouseDown(with event: NSEvent) {}
    open func scrollWheel(with event: NSEvent) {}
    open func magnify(with event: NSEvent) {}
    open func cursorUpdate(with event: NSEvent) {}
    open func keyDown(with event: NSEvent) {}
    open func keyUp(with event: NSEvent) {}
    open func flagsChanged(with event: NSEvent) {}
    open func performKeyEquivalent(with event: NSEvent) -> Bool { false }
    open func cancelOperation(_ sender: Any?) {}
    open func interpretKeyEvents(_ eventArray: [NSEvent]) {}
}
#endif
