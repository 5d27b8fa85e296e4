import Foundation
import SampleViews
import SwiftUI
import TraceRecorder
import TraceTesting

// tracegen FOLDER: records the reference traces under virtual time, the same on every machine.
// tracegen draw FOLDER: draws all previews and the sample's screens; status 1 where one cannot be drawn.
// tracegen compare BEFORE AFTER OUTPUT: what differs between two such folders; status 2 where something does.
let arguments = Array(CommandLine.arguments.dropFirst())
do {
    switch (arguments.first, arguments.count) {
    case ("draw", 2): exit(try ScreenDrawing.draw(to: arguments[1], font: .installed) ? 0 : 1)
    case ("compare", 4): exit(try ScreenDrawing.compare(arguments[1], arguments[2], to: arguments[3]) == 0 ? 0 : 2)
    default: break
    }
} catch {
    FileHandle.standardError.write(Data("tracegen: \(error)\n".utf8))
    exit(3)
}

guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("tracegen: usage: tracegen FOLDER | tracegen draw FOLDER | tracegen compare BEFORE AFTER OUTPUT\n".utf8))
    exit(64)
}
let folder = CommandLine.arguments[1]

for variant in [ShopVariant.faulty, .repaired] {
    for scenario in Scenario.all {
        let name = "shop-\(scenario.name)-\(variant.rawValue)"
        var options = Recorder.Options()
        options.clock = .virtual
        options.recordValues = true
        do {
            try await recordHosts(as: "Shop/\(scenario.name)", to: "\(folder)/\(name).viewtrace", options: options) {
                let shop = ShopModel()
                let host = ViewHost { ShopRoot(shop: shop).environment(\.shopVariant, variant) }
                try await scenario.run(host, shop)
            }
        } catch {
            FileHandle.standardError.write(Data("tracegen: \(name): \(error)\n".utf8))
            exit(1)
        }
        print("\(name).viewtrace")
    }
}
