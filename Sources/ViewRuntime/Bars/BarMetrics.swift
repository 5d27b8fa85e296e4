import Foundation

/// The sizes of bars, in points: those commonly given for an iPhone held upright, up to iOS 18; none was measured for this table.
/// The page on text metrics has the table.
enum BarMetrics {
    /// A navigation bar with its title in the middle, a toolbar at the bottom.
    static let line: CGFloat = 44
    /// What a large title adds.
    static let largeTitle: CGFloat = 52
    /// What a search field adds: 36 for the field, 1 above and 15 below.
    static let search: CGFloat = 52
    static let searchField: CGFloat = 36
    static let searchTop: CGFloat = 1
    /// A tab bar.
    static let tabs: CGFloat = 49
    /// The space at the sides of bars.
    static let margin: CGFloat = 16
    /// The space between items of one bar.
    static let itemSpacing: CGFloat = 16
    /// What the way back takes at the leading side, with the space behind it.
    static let back: CGFloat = 80
    /// The space between the safe area's top and a large sheet.
    static let sheetTop: CGFloat = 10
}
