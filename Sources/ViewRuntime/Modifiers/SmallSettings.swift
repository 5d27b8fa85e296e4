import Foundation

// Settings of single areas of the system that nothing here shows.

extension View {
    /// Takes the view out of its group of a toolbar's items. Inert: toolbars show all of their items.
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { inert(hidden) }

    /// Says that the view is one to which its scrolling container comes to rest. Inert: `scrollTargetLayout()` names a container's.
    nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View { inert(isEnabled) }

    /// Suggests texts while a person types. Inert: nothing is suggested, and the views are not made.
    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { inert(true) }

    /// Says what a suggestion completes a text to. Inert: nothing is suggested.
    nonisolated public func textInputCompletion(_ completion: String) -> some View { inert(completion) }

    /// Describes a chart to those who do not see it. Inert: nothing reads it.
    nonisolated public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        inert(String(describing: R.self))
    }

    /// Offers what is selected to the services of the system. Inert: there are none.
    nonisolated public func exportsItemProviders(
        _ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]
    ) -> some View {
        inert(contentTypes.map(\.identifier).joined(separator: ","))
    }

    /// Takes what the services of the system give. Inert: there are none.
    nonisolated public func importsItemProviders(
        _ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool
    ) -> some View {
        inert(contentTypes.map(\.identifier).joined(separator: ","))
    }

    /// Does something when a person presses a button of the camera. Inert: there is none.
    nonisolated public func onCameraCaptureEvent(isEnabled: Bool = true, action: @escaping (AVCaptureEvent) -> Void) -> some View {
        inert(isEnabled)
    }
}

/// A press of a button of the camera; there is none.
public final class AVCaptureEvent: Sendable {
    /// When in a press.
    public enum Phase: UInt, Sendable { case began, ended, cancelled }
    public let phase: Phase
    init(phase: Phase) { self.phase = phase }
}

/// Describes a chart to those who do not see it.
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor {
    var title: String { get }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    public let title: String
    public let range: ClosedRange<Double>
    public let gridlinePositions: [Double]
    public let valueDescriptionProvider: (Double) -> String
    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double], valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions) = (title, range, gridlinePositions)
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of words.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    public let title: String
    public let categoryOrder: [String]
    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
}

/// A value on an axis.
public enum AXDataPointValue: Hashable, Sendable {
    case number(Double)
    case category(String)
}

/// One point of a chart.
public struct AXDataPoint {
    public let xValue: AXDataPointValue
    public let yValue: AXDataPointValue?
    public let label: String?
    public init(x: Double, y: Double? = nil, label: String? = nil) {
        (xValue, yValue, self.label) = (.number(x), y.map { .number($0) }, label)
    }
    public init(x: String, y: Double? = nil, label: String? = nil) {
        (xValue, yValue, self.label) = (.category(x), y.map { .number($0) }, label)
    }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
    public let name: String?
    public let isContinuous: Bool
    public let dataPoints: [AXDataPoint]
    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
}

/// A chart in words and numbers. Inert: nothing reads it.
public final class AXChartDescriptor {
    public var title: String?
    public var summary: String?
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var series: [AXDataSeriesDescriptor]
    public init(
        title: String?, summary: String?, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]
    ) {
        (self.title, self.summary, self.xAxis, self.yAxis, self.series) = (title, summary, xAxis, yAxis, series)
    }
}

private struct VelocityKey: TransactionKey { static var defaultValue: Bool { false } }

extension Transaction {
    /// Whether the changes follow a gesture whose velocity an animation goes on with. Kept; animations here begin at rest.
    public var tracksVelocity: Bool {
        get { self[VelocityKey.self] }
        set { self[VelocityKey.self] = newValue }
    }
}
