/// One thing that happens to a mounted view.
enum Step: Hashable {
    /// One action of a control: the first group of writes is plain, each further one stands in a `withAnimation` whose animation takes no time.
    case act([[Write]])
    /// The host's root is given another value.
    case replaceRoot(Int)
    /// The host's own environment changes.
    case environment(key: Int, Int)
    /// A write from another thread.
    case elsewhere(Write)
}

/// One write. Places are given by their number among those alive, in the order of the tree.
enum Write: Hashable {
    case state(Int, Int)
    case addToBinding(Int)
    case items(Int, ItemEdit)
    case model(Int, Model.Property, Int)
    /// A write in place of what is there already.
    case modelInPlace(Int, Model.Property)
    case modelItems(Int, ItemEdit)
    case modelChild(Int, Int)
    case object(Int, Int)
    case objectUnread(Int)
    /// The object that a view owns.
    case ownObject(Int, Int)
}
