/// One element of a list.
struct Item: Hashable {
    var id: Int
    var value: Int
}

/// What is done to a list. Positions are taken modulo the number of elements.
enum ItemEdit: Hashable {
    case insert(at: Int, Item)
    case remove(at: Int)
    case move(from: Int, to: Int)
    case setValue(at: Int, Int)
    case setID(at: Int, Int)
    case duplicate(at: Int)
    case reverse
    case clear

    func apply(to items: inout [Item]) {
        let count = max(items.count, 1)
        switch self {
        case .insert(let at, let item): items.insert(item, at: at % (items.count + 1))
        case .clear: items = []
        case .reverse: items.reverse()
        default:
            if items.isEmpty { return }
            switch self {
            case .remove(let at): items.remove(at: at % count)
            case .move(let from, let to): items.insert(items.remove(at: from % count), at: to % count)
            case .setValue(let at, let value): items[at % count].value = value
            case .setID(let at, let id): items[at % count].id = id
            case .duplicate(let at):
                var item = items[at % count]
                item.value += 1
                items.append(item)
            default: break
            }
        }
    }
}
