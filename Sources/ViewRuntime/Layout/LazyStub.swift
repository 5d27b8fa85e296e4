final class LazyState { var isGone = false; func settle() {} }
final class LazyRule: LayoutRule { var placedRows: [LayoutItem] = [] }
struct ScrollRequest {}
extension HostLayout { func doScrollRequests() {} }
