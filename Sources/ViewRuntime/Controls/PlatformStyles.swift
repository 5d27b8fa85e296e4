// Styles that some platforms have. Nothing draws them: controls are the same controls in each.
//
// The short names of those that a phone lacks are disfavoured: an app's own style may have that name there, and is meant.

/// Options with buttons beside them.
public struct RadioGroupPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == RadioGroupPickerStyle { @_disfavoredOverload public static var radioGroup: Self { Self() } }

/// Options behind a button that opens a menu.
public struct PopUpButtonPickerStyle: PickerStyle { public init() {} }

/// A list whose rows follow the curve of a screen.
public struct EllipticalListStyle: ListStyle { public init() {} }
extension ListStyle where Self == EllipticalListStyle { @_disfavoredOverload public static var elliptical: Self { Self() } }

/// A list whose rows grow small at its ends.
public struct CarouselListStyle: ListStyle { public init() {} }
extension ListStyle where Self == CarouselListStyle { @_disfavoredOverload public static var carousel: Self { Self() } }

/// A list with a border.
public struct BorderedListStyle: ListStyle {
    public init() {}
    public init(alternatesRowBackgrounds: Bool) {}
}
extension ListStyle where Self == BorderedListStyle {
    @_disfavoredOverload public static var bordered: Self { Self() }
    @_disfavoredOverload public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension ListStyle where Self == InsetListStyle {
    /// An inset list, of whose rows every other one may look different.
    public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

/// A toggle as a box.
nonisolated public struct CheckboxToggleStyle: ToggleStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension ToggleStyle where Self == CheckboxToggleStyle { @_disfavoredOverload public static var checkbox: Self { Self() } }

/// A button as a link.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A button of glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    nonisolated public init(_ glass: Glass) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A button of glass that stands out.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
/// A button of a bar beside the content.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    @_disfavoredOverload nonisolated public static var link: LinkButtonStyle { LinkButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }
    nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    nonisolated public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    @_disfavoredOverload nonisolated public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

/// A button of a bar that does something to what the bar is about.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    @_disfavoredOverload nonisolated public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}
/// A button that stands out as a card.
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle, BuiltInStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension PrimitiveButtonStyle where Self == CardButtonStyle {
    @_disfavoredOverload nonisolated public static var card: CardButtonStyle { CardButtonStyle() }
}
extension BorderedButtonStyle {
    /// A button with a border in a colour.
    nonisolated public init(tint: Color) { self.init() }
}

/// A gauge as a circle.
nonisolated public struct CircularGaugeStyle: GaugeStyle, BuiltInStyle {
    nonisolated public init() {}
    nonisolated public init(tint: some ShapeStyle) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension GaugeStyle where Self == CircularGaugeStyle { @_disfavoredOverload nonisolated public static var circular: Self { Self() } }

/// A gauge as a bar.
nonisolated public struct LinearGaugeStyle: GaugeStyle, BuiltInStyle {
    nonisolated public init() {}
    nonisolated public init(tint: some ShapeStyle) {}
    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}
extension GaugeStyle where Self == LinearGaugeStyle { @_disfavoredOverload nonisolated public static var linear: Self { Self() } }
