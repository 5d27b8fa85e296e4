import Foundation
import SwiftUI
import Testing
import ViewRuntime

/// Curves, springs, and animations of the program's own.
@Suite struct CurveTests {
    @Test("Curves begin at 0 and end at 1; symmetric ones are at a half in the middle")
    func ends() {
        for curve in [UnitCurve.linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
            #expect(abs(curve.value(at: 0)) < 1e-9)
            #expect(abs(curve.value(at: 1) - 1) < 1e-9)
            #expect(curve.value(at: 7) == curve.value(at: 1))
        }
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(UnitCurve.easeIn.value(at: 0.25) < 0.25)
        #expect(UnitCurve.easeOut.value(at: 0.25) > 0.25)
    }

    @Test("An inverse curve undoes a curve")
    func inverse() {
        let curve = UnitCurve.bezier(startControlPoint: UnitPoint(x: 0.2, y: 0.7), endControlPoint: UnitPoint(x: 0.9, y: 0.6))
        for part in [0.1, 0.4, 0.8] { #expect(abs(curve.inverse.value(at: curve.value(at: part)) - part) < 1e-6) }
    }

    @Test("A spring without bounce comes to its target from one side; one with bounce goes past it")
    func springs() {
        let smooth = (0...100).map { Spring.smooth.value(target: 1.0, time: Double($0) / 50) }
        #expect(smooth.allSatisfy { $0 <= 1 })
        #expect(zip(smooth, smooth.dropFirst()).allSatisfy { $0 <= $1 })
        #expect((0...100).contains { Spring.bouncy.value(target: 1.0, time: Double($0) / 50) > 1.01 })
        #expect(abs(Spring(duration: 0.5, bounce: 0.3).value(target: 1.0, time: 5) - 1) < 1e-6)
        #expect(Spring(response: 0.5, dampingRatio: 0.7).bounce == 1 - 0.7)
    }

    @Test("A critically damped spring follows its formula")
    func formula() {
        let w = 2 * Double.pi / 0.5
        let time = 0.2
        #expect(abs(Spring.smooth.value(target: 1.0, time: time) - (1 - exp(-w * time) * (1 + w * time))) < 1e-9)
        #expect(abs(Spring.smooth.velocity(target: 1.0, time: time) - exp(-w * time) * w * w * time) < 1e-9)
    }

    @Test("A spring that is made to settle in a time has settled then")
    func settling() {
        let spring = Spring(settlingDuration: 2, dampingRatio: 0.8)
        #expect(abs(spring.settlingDuration - 2) < 1e-6)
        #expect(abs(spring.value(target: 1.0, time: 2) - 1) < 0.002)
    }

    private struct Steps: CustomAnimation {
        var count: Int
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time >= Double(count) ? nil : value.scaled(by: time.rounded(.down) / Double(count))
        }
    }

    @Test("An animation of the program's own takes as long as it goes on")
    func custom() {
        #expect(Animation(Steps(count: 3)).duration == .seconds(3))
        #expect(Animation(Steps(count: 3)) == Animation(Steps(count: 3)))
        #expect(Animation(Steps(count: 3)) != Animation(Steps(count: 2)))
    }
}
