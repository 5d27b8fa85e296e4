import Foundation
import SampleViews
import SwiftUI
import TraceRecorder
import TraceTesting

// tracegen FOLDER: records the reference traces under virtual time, the same on every machine.
if CommandLine.arguments.count >= 3, CommandLine.arguments[1] == "draw" {
    do { try ScreenDrawing.draw(to: CommandLine.arguments[2], scale: 2) } catch {
        FileHandle.standardError.write(Data("tracegen: \(error)\n".utf8))
        exit(1)
    }
    exit(0)
}
guard CommandLine.arguments.count == 2 else {
    FileHandle.standardError.write(Data("tracegen: usage: tracegen FOLDER\n".utf8))
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
