import SwiftUI
import Testing
import ViewRuntime

/// Whose body depends on what is read where.
let bodyScopeCases: [ConformanceCase] = [
    .holds("C081", "Looking at the views again and again runs no body") {
        let stage = Stage { Measured() }
        #expect(stage.counts() == ["Measured": 1])
        for _ in 0..<3 {
            stage.host.update()
            #expect(stage.texts == ["a", "b"])
        }
        #expect(stage.counts() == [:])
    },
    .holds("C082", "A sheet shows the state that its closure captured, where the body around it does not read that") {
        let stage = Stage { SheetScreen() }
        _ = stage.lines()
        try stage.host.button("show").tap()
        #expect(stage.lines() == [])
        #expect(stage.texts.contains("sheet 1"))
    },
    .holds("C082", "Read anywhere in the body, the sheet shows what is there now") {
        let stage = Stage { ReadingSheetScreen() }
        _ = stage.lines()
        try stage.host.button("show").tap()
        #expect(stage.lines() == ["ReadingSheetScreen: _number changed."])
        #expect(stage.texts.contains("sheet 2"))
    },
    .holds("C083", "What was read outside of any body is no dependency; a view around it makes it one") {
        let model = Titled()
        let plain = Stage { Text(model.title) }
        let wrapped = Stage { TitleView(model: model) }
        (_, _) = (plain.lines(), wrapped.lines())
        plain.act { model.title = "b" }
        #expect(plain.texts == ["a"])
        #expect(plain.lines() == [])
        #expect(wrapped.lines() == ["TitleView: @dependencies changed."])
        #expect(wrapped.texts == ["b"])
    },
    .holds("C084", "What a computed property or a function of a view reads, its body depends on, and runs all of them") {
        let model = Titled()
        let log = Log()
        let stage = Stage { Composed(model: model, log: log) }
        _ = stage.lines()
        log.lines = []
        stage.act { model.title = "b" }
        #expect(stage.lines() == ["Composed: @dependencies changed."])
        #expect(log.lines == ["header", "footer"])
        stage.act { model.note = "y" }
        #expect(stage.lines() == ["Composed: @dependencies changed."])
        #expect(stage.texts == ["b", "fixed", "y"])
    },
]

private struct Measured: View {
    var body: some View {
        VStack {
            Text("a")
            Text("b").padding(4).frame(width: 40)
        }
    }
}

private struct SheetScreen: View {
    @State private var number = 1
    @State private var isShown = false
    var body: some View {
        Button("show") {
            number = 2
            isShown = true
        }
        .sheet(isPresented: $isShown) { Text("sheet \(number)") }
    }
}

private struct ReadingSheetScreen: View {
    @State private var number = 1
    @State private var isShown = false
    var body: some View {
        let _ = number
        Button("show") {
            number = 2
            isShown = true
        }
        .sheet(isPresented: $isShown) { Text("sheet \(number)") }
    }
}

@Observable private final class Titled {
    var title = "a"
    var note = "x"
}

private struct TitleView: View {
    let model: Titled
    var body: some View { Text(model.title) }
}

private struct Composed: View {
    let model: Titled
    let log: Log
    var body: some View {
        VStack {
            header
            Fixed()
            footer(model.note)
        }
    }
    private var header: some View {
        log.lines.append("header")
        return Text(model.title)
    }
    private func footer(_ note: String) -> some View {
        log.lines.append("footer")
        return Text(note)
    }
}

private struct Fixed: View {
    var body: some View { Text("fixed") }
}
