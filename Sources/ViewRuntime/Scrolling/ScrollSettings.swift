import Foundation

/// What was said about scrolling around a scroll view, or in its content.
enum ScrollSetting {
    case margins(EdgeInsets)
    case anchor(UnitPoint?, ScrollAnchorRole?)
    case behavior(any ScrollTargetBehavior)
    case targets(Bool)
    case look(ListLook)
}

/// Says something about scrolling.
final class ScrollSettingRule: PassingRule {
    let setting: ScrollSetting
    init(_ setting: ScrollSetting) { self.setting = setting }
}

extension LayoutItem {
    /// What was said about scrolling around a scrolling item, up to the next one; the innermost first. Cost: the depth in between.
    var scrollSettings: [ScrollSetting] {
        var settings: [ScrollSetting] = []
        var outer = parent
        while let current = outer {
            if current.rule is ScrollRule || (current.rule as? LazyRule)?.isList == true { break }
            if let rule = current.rule as? ScrollSettingRule { settings.append(rule.setting) }
            outer = current.parent
        }
        return settings
    }

    /// Where the nearest scrolling item at or below this one stands.
    var scrollBelow: ScrollState? {
        var items = [self]
        var index = 0
        while index < items.count {
            let item = items[index]
            index += 1
            if let rule = item.rule as? ScrollRule { return rule.state }
            if let lazy = item.rule as? LazyRule, let state = lazy.state.ownScroll { return state }
            items += item.shownChildren
        }
        return nil
    }

    /// The nearest scrolling item around this one.
    var scrollAround: (item: LayoutItem, state: ScrollState)? {
        var outer = parent
        while let current = outer {
            if let rule = current.rule as? ScrollRule { return (current, rule.state) }
            if let lazy = current.rule as? LazyRule, let state = lazy.state.ownScroll { return (current, state) }
            outer = current.parent
        }
        return nil
    }
}

extension [ScrollSetting] {
    /// How lists look: as the innermost style says.
    var look: ListLook {
        for case .look(let look) in self { return look }
        return .insetGrouped
    }

    /// The innermost anchor for a role.
    func anchor(_ role: ScrollAnchorRole) -> UnitPoint? {
        for case .anchor(let point, let said) in self where said == nil || said == role { return point }
        return nil
    }
}

/// What a scroll view uses an anchor for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let number: Int
    /// Where scrolling begins.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(number: 0) }
    /// What stays when content or container change their sizes.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(number: 1) }
    /// Where content stands that is smaller than the container.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(number: 2) }
}

/// What room is kept around.
public struct ContentMarginPlacement: Sendable {
    let name: String
    public static let automatic = Self(name: "automatic")
    public static let scrollContent = Self(name: "scrollContent")
    public static let scrollIndicators = Self(name: "scrollIndicators")
}

/// Says something about scrolling.
nonisolated public struct _ScrollSettingModifier: PrimitiveModifier {
    public typealias Body = Never
    var name: StaticString
    nonisolated(unsafe) var setting: ScrollSetting

    nonisolated package static func describe(_ modifier: UnsafePointer<Self>, in element: inout ViewElement) {
        // How a list looks is described by the name of its style.
        if case .look = modifier.pointee.setting { return }
        let name = modifier.pointee.name.description
        if !element.isAttachment, element.attributes[name] == nil { element.attributes[name] = "\(modifier.pointee.setting)" }
    }

    nonisolated package static func layoutRule(
        _ modifier: UnsafePointer<Self>, _ context: LayoutContext
    ) -> (() -> LayoutRule)? {
        let setting = modifier.pointee.setting
        return { ScrollSettingRule(setting) }
    }
}

extension View {
    /// Keeps room around the content of scroll views.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        // Scroll bars are not laid out.
        let insets = placement.name == "scrollIndicators" ? EdgeInsets() : insets.only(edges)
        return modifier(_ScrollSettingModifier(name: "contentMargins", setting: .margins(insets)))
    }

    /// Keeps room around the content of scroll views; without a length, the default space.
    nonisolated public func contentMargins(
        _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        let length = length ?? PaddingRule.standard
        return contentMargins(
            edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length), for: placement)
    }

    /// Keeps room around the content of scroll views.
    nonisolated public func contentMargins(
        _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        contentMargins(.all, length, for: placement)
    }

    /// Sets where scrolling begins, what stays when sizes change, and where content stands that is smaller than its container.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        modifier(_ScrollSettingModifier(name: "defaultScrollAnchor", setting: .anchor(anchor, nil)))
    }

    /// Sets the anchor for one role.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        modifier(_ScrollSettingModifier(name: "defaultScrollAnchor", setting: .anchor(anchor, role)))
    }

    /// Makes the views of the container below those at which scrolling can stop, and that scroll positions name.
    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(_ScrollSettingModifier(name: "scrollTargetLayout", setting: .targets(isEnabled)))
    }

    /// Sets where scrolling stops.
    nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        modifier(_ScrollSettingModifier(name: "scrollTargetBehavior", setting: .behavior(behavior)))
    }
}
