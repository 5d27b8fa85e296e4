import Foundation

extension ProgressView {
    /// How far a span of time has gone, as it is when the view is made: it does not go on by itself here.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        let span = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let gone = Date().timeIntervalSince(timerInterval.lowerBound)
        let part = span > 0 ? min(max(gone / span, 0), 1) : 1
        self.init(label(), currentValueLabel(), fraction: countsDown ? 1 - part : part)
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// How far a span of time has gone, as it is when the view is made, with a label.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            DefaultDateProgressLabel(span: timerInterval, countsDown: countsDown)
        }
    }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    /// How far a span of time has gone, as it is when the view is made.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// The time of a span that is left, or that has gone.
nonisolated public struct DefaultDateProgressLabel: FrameworkView {
    var span: ClosedRange<Date>
    var countsDown: Bool
    @MainActor @preconcurrency public var body: some View { Text(timerInterval: span, countsDown: countsDown) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// How far work has gone, as it is when the view is made: changes of the object are not followed here.
    nonisolated public init(_ progress: Progress) {
        self.init(EmptyView(), EmptyView(), fraction: progress.isIndeterminate ? nil : progress.fractionCompleted)
    }
}

extension ProgressView
where Label == ProgressViewStyleConfiguration.Label?, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel? {
    /// The progress that a style is given.
    nonisolated public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(configuration.label, configuration.currentValueLabel, fraction: configuration.fractionCompleted)
        isConfigured = true
    }
}

extension CircularProgressViewStyle {
    /// A circle of a colour.
    public init(tint: Color) { self.init() }
}

extension LinearProgressViewStyle {
    /// A bar of a colour.
    public init(tint: Color) { self.init() }
}
