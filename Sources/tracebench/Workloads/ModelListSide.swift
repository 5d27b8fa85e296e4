import BenchmarkViews
import ViewRuntime

/// A list of observable rows in a host; an operation changes the text of the one in the middle.
@MainActor
final class ModelListSide: Side {
    private let models: [RowModel]
    private let host: HostCore
    private var firstPrepared = 0
    private var preparedTexts: [String] = []

    init(rows count: Int, listener: HostListener?) {
        models = NaiveList.rows(count).map { RowModel(id: $0.id, text: $0.text) }
        host = HostCore.listened(by: listener)
        host.mount(ModelListView(models: models))
    }

    func prepare(_ operations: Range<Int>) {
        firstPrepared = operations.lowerBound
        preparedTexts = operations.map(NaiveList.changedText)
    }

    func perform(_ number: Int) {
        host.act { models[models.count / 2].text = preparedTexts[number - firstPrepared] }
    }

    var bodies: Int? { host.graph.bodies }
    var texts: [String] { host.texts }
}
