import Foundation

// What is said of a view of which something was said already: it joins it, and the type stays the same, so that a variable can take each result.

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Says what the view is.
    nonisolated public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> {
        fact("label", label.content)
    }

    /// Says what the view is.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        fact("label", labelKey.text)
    }

    /// Says what the view is.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Content, Modifier> {
        fact("label", String(label))
    }

    /// Says what the view is, where it is enabled.
    nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "label" : "", label.content)
    }

    /// Says what the view is, where it is enabled.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "label" : "", labelKey.text)
    }

    /// Says what the view is, where it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "label" : "", String(label))
    }

    /// Says what the view's value is.
    nonisolated public func accessibilityValue(_ value: Text) -> ModifiedContent<Content, Modifier> {
        fact("value", value.content)
    }

    /// Says what the view's value is.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        fact("value", valueKey.text)
    }

    /// Says what the view's value is.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Content, Modifier> {
        fact("value", String(value))
    }

    /// Says what the view's value is, where it is enabled.
    nonisolated public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "value" : "", value.content)
    }

    /// Says what the view's value is, where it is enabled.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "value" : "", valueKey.text)
    }

    /// Says what the view's value is, where it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "value" : "", String(value))
    }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> {
        fact("hint", hint.content)
    }

    /// Says what happens when the view is used.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Content, Modifier> {
        fact("hint", hintKey.text)
    }

    /// Says what happens when the view is used.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Content, Modifier> {
        fact("hint", String(hint))
    }

    /// Says what happens when the view is used, where it is enabled.
    nonisolated public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "hint" : "", hint.content)
    }

    /// Says what happens when the view is used, where it is enabled.
    nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "hint" : "", hintKey.text)
    }

    /// Says what happens when the view is used, where it is enabled.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "hint" : "", String(hint))
    }

    /// Names the view for tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> {
        fact("identifier", identifier)
    }

    /// Names the view for tests, where it is enabled.
    nonisolated public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "identifier" : "", identifier)
    }

    /// Leaves the view out for those who do not see it.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> {
        fact("hidden", String(hidden))
    }

    /// Leaves the view out for those who do not see it, where it is enabled.
    nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Content, Modifier> {
        fact(isEnabled ? "hidden" : "", String(hidden))
    }

    /// Says more of what the view is.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        fact("traits", traits.names)
    }

    /// Says what the view is not.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        fact("removedTraits", traits.names)
    }

    /// Says when the view is read, relative to those beside it.
    nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        fact("sortPriority", String(sortPriority))
    }

    /// Says how the view and what is in it are told apart.
    nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> ModifiedContent<Content, Modifier> {
        fact("children", children.name)
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Gives the view an action of a kind, "default" for the one of a tap.
    nonisolated public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        action(actionKind.name, handler)
    }

    /// Gives the view a named action.
    nonisolated public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Content, Modifier> {
        action(name.content, handler)
    }

    /// Gives the view a named action.
    nonisolated public func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        action(nameKey.text, handler)
    }

    /// Gives the view a named action.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> {
        action(String(name), handler)
    }

    /// Makes the view one that can be changed up and down: it has actions "increment" and "decrement".
    nonisolated public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        action("increment") { handler(.increment) }.action("decrement") { handler(.decrement) }
    }

    /// Scrolls when that is asked for: the view has actions "scroll top", "scroll bottom", "scroll leading" and "scroll trailing".
    nonisolated public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier> {
        action("scroll top") { handler(.top) }.action("scroll bottom") { handler(.bottom) }
            .action("scroll leading") { handler(.leading) }.action("scroll trailing") { handler(.trailing) }
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Says where in the view an action happens. Inert: actions have no place.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        inertFact("\(activationPoint)")
    }

    /// Says where in the view an action happens. Inert: actions have no place.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Content, Modifier> {
        inertFact("\(activationPoint)")
    }

    /// Says where in the view an action happens, where it is enabled. Inert: actions have no place.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("\(activationPoint)")
    }

    /// Names under which the view can be called by voice. Inert: drivers find views by label and identifier.
    nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> {
        inertFact(inputLabels.map(\.content).joined(separator: ","))
    }

    /// Names under which the view can be called by voice. Inert: drivers find views by label and identifier.
    nonisolated public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier> {
        inertFact(inputLabelKeys.map(\.text).joined(separator: ","))
    }

    /// Names under which the view can be called by voice. Inert: drivers find views by label and identifier.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<Content, Modifier> {
        inertFact(inputLabels.map { String($0) }.joined(separator: ","))
    }

    /// Says which level of heading the view is. Inert: there is no rotor.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> {
        inertFact("\(level)")
    }

    /// Says what kind of text the view shows. Inert: nothing reads it.
    nonisolated public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<Content, Modifier> {
        inertFact(value.name)
    }

    /// Says whether the view takes input from those who do not see it. Inert: drivers act as those who see it.
    nonisolated public func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("\(respondsToUserInteraction)")
    }

    /// Lets a person touch the view without a screen reader between. Inert: there is none.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("\(isDirectTouchArea)")
    }

    /// Zooms when that is asked for. Inert: drivers pinch.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("true")
    }

    /// Says more of the view in a part of its own. Inert: nothing reads it.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("\(labelKey.text): \(value.content)")
    }

    /// Says more of the view in a part of its own. Inert: nothing reads it.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("\(labelKey.text): \(valueKey.text)")
    }

    /// Says more of the view in a part of its own. Inert: nothing reads it.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("\(labelKey.text): \(String(value))")
    }

    /// Says more of the view in a part of its own. Inert: nothing reads it.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("\(key.text): \(value.content)")
    }

    /// Says more of the view in a part of its own. Inert: nothing reads it.
    nonisolated public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("\(key.text): \(valueKey.text)")
    }

    /// Says more of the view in a part of its own. Inert: nothing reads it.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AccessibilityCustomContentImportance = .default
    ) -> ModifiedContent<Content, Modifier> {
        inertFact("\(key.text): \(String(value))")
    }

    /// Speaks punctuation. Inert: nothing is spoken.
    nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> ModifiedContent<Content, Modifier> {
        inertFact("\(value)")
    }

    /// Speaks letter by letter. Inert: nothing is spoken.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> ModifiedContent<Content, Modifier> {
        inertFact("\(value)")
    }

    /// Speaks after what is spoken already. Inert: nothing is spoken.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> ModifiedContent<Content, Modifier> {
        inertFact("\(value)")
    }

    /// Speaks higher or lower. Inert: nothing is spoken.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> ModifiedContent<Content, Modifier> {
        inertFact("\(value)")
    }
}

// The older forms, with one name for all.
extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Says what the view is called.
    nonisolated public func accessibility(label: Text) -> ModifiedContent<Content, Modifier> {
        accessibilityLabel(label)
    }

    /// Says what the view's value is.
    nonisolated public func accessibility(value: Text) -> ModifiedContent<Content, Modifier> {
        accessibilityValue(value)
    }

    /// Says what the view does.
    nonisolated public func accessibility(hint: Text) -> ModifiedContent<Content, Modifier> {
        accessibilityHint(hint)
    }

    /// Hides the view from those who do not see it.
    nonisolated public func accessibility(hidden: Bool) -> ModifiedContent<Content, Modifier> {
        accessibilityHidden(hidden)
    }

    /// Names the view for tests.
    nonisolated public func accessibility(identifier: String) -> ModifiedContent<Content, Modifier> {
        accessibilityIdentifier(identifier)
    }

    /// Says what the view is.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        accessibilityAddTraits(traits)
    }

    /// Says what the view is not.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> {
        accessibilityRemoveTraits(traits)
    }

    /// Says when the view is read.
    nonisolated public func accessibility(sortPriority: Double) -> ModifiedContent<Content, Modifier> {
        accessibilitySortPriority(sortPriority)
    }

    /// Says where in the view an action happens. Inert: actions have no place.
    nonisolated public func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Content, Modifier> {
        accessibilityActivationPoint(activationPoint)
    }

    /// Names under which the view can be called by voice. Inert: drivers find views by label and identifier.
    nonisolated public func accessibility(inputLabels inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier> {
        accessibilityInputLabels(inputLabelKeys)
    }
}
