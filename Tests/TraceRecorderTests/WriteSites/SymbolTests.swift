import Testing
import TraceRecorder

@Suite("Symbols of functions")
struct SymbolTests {
    @Test(
        "belong to the module in whose source the function stands",
        arguments: [
            ("$s4Shop9CartModelC3addyySiF", "Shop"),
            ("$s4main11CounterViewV4body4Fake6ButtonVvgyycfU_", "main"),
            // An extension of another module's type, and of the standard library's.
            ("$s4Fake4ViewP4mainE8extendedyyyyXEF", "main"),
            ("$sSa4mainE3extyy4Fake5StateVySiGF", "main"),
            // A framework's generic function, specialised in user code, is not user code.
            ("$s4Fake7BindingV12wrappedValuexvsSi_Tg5", "Fake"),
            ("$s4main11CounterViewV5countSivsSi_Tg5", "main"),
            ("$sSTsE7forEachyyy7ElementQzKXEKF", "Swift"),
            ("$ss10AnyKeyPathCIeghg_ABytIeghnr_TRTA", "Swift"),
        ])
    func module(symbol: String, module: String) {
        #expect(MangledSymbol(symbol).module == module)
    }

    @Test("say no module where they are not Swift's")
    func noModule() {
        #expect(MangledSymbol("swift_job_run").module == nil)
        #expect(MangledSymbol("").module == nil)
        #expect(MangledSymbol("$s").module == nil)
        #expect(MangledSymbol("$s99Shop").module == nil)
    }

    @Test(
        "read as people write them",
        arguments: [
            ("CartModel.add(_:)", "CartModel.add(_:)"),
            ("closure #1 in CartView.body.getter", "closure in CartView.body"),
            ("closure #2 in closure #1 in CartView.body.getter", "closure in CartView.body"),
            ("partial apply for specialized closure #1 in CounterView.body.getter", "closure in CounterView.body"),
            ("inner #1 <A>() in CounterView.local()", "inner() in CounterView.local()"),
            ("specialized Model.withMutation<A, B>(keyPath:_:)", "Model.withMutation(keyPath:_:)"),
            ("static Fx.st(_:)", "Fx.st(_:)"),
            ("closure #2 in implicit closure #1 in track(_:read:)", "closure in track(_:read:)"),
            ("static Money.< infix(_:_:)", "Money.< infix(_:_:)"),
            ("async_MainTY1_", "top-level code"),
            ("closure #1 in ", "closure in top-level code"),
        ])
    func readable(name: String, readable: String) {
        #expect(FunctionName.readable(name) == readable)
    }

    @Test("have paths that begin at the package")
    func paths() {
        let paths = SourcePath(workingDirectory: "/home/ada/shop")
        #expect(paths.relative("/home/ada/shop/Sources/Shop/Cart/CartView.swift") == "Sources/Shop/Cart/CartView.swift")
        #expect(paths.relative("/elsewhere/Tests/ShopTests/CartTests.swift") == "Tests/ShopTests/CartTests.swift")
        #expect(paths.relative("/home/ada/shop/App/main.swift") == "App/main.swift")
        #expect(paths.relative("/opt/other/main.swift") == "main.swift")
        #expect(paths.relative("Sources/A.swift") == "Sources/A.swift")
    }
}
