import SwiftUI

/// Steps of a week; `collapsed-self-size`: the scroll view offers the canvas no height.
public struct StepWeek: View {
    public init() {}

    public var body: some View {
        ScrollView {
            VStack {
                Canvas { context, size in drawSteps(in: size, &context) }
                Text("9,120 steps a day")
            }
        }
    }
}

/// Repaired: the canvas has a height.
public struct StepWeekRepaired: View {
    public init() {}

    public var body: some View {
        ScrollView {
            VStack {
                Canvas { context, size in drawSteps(in: size, &context) }
                    .frame(height: 160)
                Text("9,120 steps a day")
            }
        }
    }
}

private func drawSteps(in size: CGSize, _ context: inout GraphicsContext) {
    for day in 0..<7 {
        let bar = CGRect(x: size.width / 7 * CGFloat(day), y: 0, width: size.width / 8, height: size.height)
        context.fill(Path(bar), with: .color(.blue))
    }
}
