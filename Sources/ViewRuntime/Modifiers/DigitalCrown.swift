/// How far the crown is turned for a step.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

extension View {
    /// Changes a value with turns of the crown. Inert: there is no crown.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false, isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint {
        inert("\(minValue)...\(maxValue)")
    }
}
