import Foundation

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
    /// How far a span of time has gone, as it is when the view is made: it does not go on by itself here.
    nonisolated public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        let span = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        let gone = Date().timeIntervalSince(timerInterval.lowerBound)
        let part = span > 0 ? min(max(gone / span, 0), 1) : 1
        self.init(EmptyView(), EmptyView(), fraction: countsDown ? 1 - part : part)
    }

    /// How far work has gone, as it is when the view is made: changes of the object are not followed here.
    nonisolated public init(_ progress: Progress) {
        self.init(EmptyView(), EmptyView(), fraction: progress.isIndeterminate ? nil : progress.fractionCompleted)
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
