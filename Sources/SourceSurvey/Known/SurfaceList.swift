// Made by scripts/surface from Sources/ViewRuntime/ViewRuntime.docc/Surface.md and the sources of the frameworks. Not to be edited.

/// Each API with its status: evaluated, inert, absent.
package let surfaceList = #"""
e	HStack
e	HStack.init(alignment:spacing:content:)
e	VStack
e	VStack.init(alignment:spacing:content:)
e	ZStack
e	ZStack.init(alignment:content:)
e	LazyHStack
e	LazyHStack.init(alignment:spacing:pinnedViews:content:)
e	LazyVStack
e	LazyVStack.init(alignment:spacing:pinnedViews:content:)
e	LazyHGrid
e	LazyHGrid.init(rows:alignment:spacing:pinnedViews:content:)
e	LazyVGrid
e	LazyVGrid.init(columns:alignment:spacing:pinnedViews:content:)
e	GridItem
e	GridItem.Size
e	GridItem.init(_:spacing:alignment:)
e	Grid
e	Grid.init(alignment:horizontalSpacing:verticalSpacing:content:)
e	GridRow
e	GridRow.init(alignment:content:)
e	View.gridCellColumns(_:)
e	View.gridCellAnchor(_:)
e	View.gridCellUnsizedAxes(_:)
e	View.gridColumnAlignment(_:)
e	PinnedScrollableViews
e	Spacer
e	Spacer.init(minLength:)
e	Divider
e	HorizontalAlignment
e	VerticalAlignment
e	Alignment
e	AlignmentID
e	ContainerValues
e	ContainerValueKey
e	Subview
e	SubviewsCollection
e	SubviewsCollectionSlice
e	SectionCollection
e	SectionConfiguration
e	ForEach.init(subviews:content:)
e	ForEach.init(sections:content:)
e	Group.init(subviews:transform:)
e	Group.init(sections:transform:)
e	View.containerValue(_:_:)
e	List
e	List.init(content:)
e	List.init(_:rowContent:)
e	List.init(_:id:rowContent:)
e	List.init(selection:content:)
e	List.init(_:selection:rowContent:)
e	List.init(_:children:rowContent:)
e	List.init(_:editActions:rowContent:)
e	ForEach
e	ForEach.init(_:content:)
e	ForEach.init(_:id:content:)
e	ForEach.init(_:editActions:content:)
e	DynamicViewContent
e	DynamicViewContent.onDelete(perform:)
e	DynamicViewContent.onMove(perform:)
e	DynamicViewContent.onInsert(of:perform:)
e	DynamicViewContent.dropDestination(for:action:)
e	EditActions
e	EditableCollectionContent
e	IndexedIdentifierCollection
e	Section
e	Section.init(content:header:footer:)
e	Section.init(_:content:)
e	Section.init(_:isExpanded:content:)
e	View.sectionActions(content:)
e	View.listStyle(_:)
e	ListStyle
e	ListStyle.automatic
e	ListStyle.plain
e	ListStyle.grouped
e	ListStyle.inset
e	ListStyle.insetGrouped
e	ListStyle.sidebar
e	View.listRowBackground(_:)
e	View.listRowInsets(_:)
i	View.listRowInsets(_:_:)	only all sides at once are set.
e	View.listRowSeparator(_:edges:)
i	View.listRowSeparatorTint(_:edges:)	there are no separators.
i	View.listRowSpacing(_:)	rows stand without space between them.
i	View.listRowHoverEffect(_:)	there is no pointer.
i	View.listRowHoverEffectDisabled(_:)	there is no pointer.
i	View.listSectionSeparator(_:edges:)	there are no separators.
i	View.listSectionSeparatorTint(_:edges:)	they are drawn as they are.
i	View.listSectionSpacing(_:)	the space is that of the list's style.
i	View.listSectionMargins(_:_:)	it is that of the list's style.
i	View.listSectionIndexVisibility(_:)	there is none.
i	View.sectionIndexLabel(_:)	there is none.
i	View.listItemTint(_:)	rows are drawn without it.
i	ListItemTint	rows are drawn without it.
i	ListSectionSpacing	sections have their own spacing.
e	View.headerProminence(_:)
e	Prominence
i	View.alternatingRowBackgrounds(_:)	rows look alike.
e	View.swipeActions(edge:allowsFullSwipe:content:)
i	View.selectionDisabled(_:)	all rows can be selected.
e	View.deleteDisabled(_:)
e	View.moveDisabled(_:)
e	View.refreshable(action:)
e	RefreshAction
e	EditMode
e	EditButton
e	Table
e	Table.init(_:columns:)
e	Table.init(_:selection:columns:)
e	Table.init(_:sortOrder:columns:)
e	Table.init(of:columns:rows:)
e	TableColumn
e	TableColumn.init(_:content:)
e	TableColumnForEach
e	TableColumnBuilder
e	TableColumnContent
e	TableColumnAlignment
e	TableColumnCustomization
e	TableRow
e	TableRowContent
e	TableRowBuilder
a	TableHeaderRowContent
e	TableForEachContent
e	DisclosureTableRow
i	TableStyle	tables look alike.
i	View.tableStyle(_:)	tables look alike.
i	View.tableColumnHeaders(_:)	they are.
e	Form
e	Form.init(content:)
e	View.formStyle(_:)
e	FormStyle
e	FormStyleConfiguration
e	LabeledContent
e	LabeledContent.init(_:value:)
e	LabeledContent.init(content:label:)
e	LabeledContent.init(_:value:format:)
e	LabeledContentStyle
e	View.labeledContentStyle(_:)
e	DisclosureGroup
e	DisclosureGroup.init(_:content:)
e	DisclosureGroup.init(_:isExpanded:content:)
e	DisclosureGroup.init(content:label:)
e	DisclosureGroupStyle
e	View.disclosureGroupStyle(_:)
e	OutlineGroup
e	OutlineGroup.init(_:children:content:)
e	Group
e	Group.init(content:)
e	GroupBox
e	GroupBox.init(content:label:)
e	GroupBox.init(_:content:)
e	GroupBoxStyle
e	View.groupBoxStyle(_:)
e	ControlGroup
e	ControlGroup.init(content:)
e	ControlGroup.init(_:content:)
e	ControlGroup.init(_:systemImage:content:)
e	ControlGroupStyle
e	View.controlGroupStyle(_:)
e	ViewThatFits
e	ViewThatFits.init(in:content:)
e	GeometryReader
e	GeometryReader.init(content:)
e	GeometryProxy
e	GeometryProxy.size
e	GeometryProxy.safeAreaInsets
e	GeometryProxy.frame(in:)
e	GeometryProxy.bounds(of:)
e	GeometryProxy.subscript(_:)
e	TimelineView
e	TimelineView.init(_:content:)
e	TimelineSchedule
e	TimelineScheduleMode
e	PeriodicTimelineSchedule
e	EveryMinuteTimelineSchedule
e	ExplicitTimelineSchedule
e	AnimationTimelineSchedule
e	ContentUnavailableView
e	ContentUnavailableView.init(_:systemImage:description:)
e	ContentUnavailableView.init(label:description:actions:)
e	ContentUnavailableView.search
e	ContentUnavailableView.search(text:)
e	EmptyView
e	AnyView
e	AnyView.init(_:)
e	EquatableView
e	View.equatable()
e	TupleView
e	ModifiedContent
e	GlassEffectContainer
e	GlassEffectContainer.init(spacing:content:)
e	HSplitView
e	VSplitView
e	ScrollView
e	ScrollView.init(_:showsIndicators:content:)
e	ScrollViewReader
e	ScrollViewReader.init(content:)
e	ScrollViewProxy
e	ScrollViewProxy.scrollTo(_:anchor:)
e	View.scrollPosition(id:anchor:)
e	View.scrollPosition(_:anchor:)
e	ScrollPosition
e	View.defaultScrollAnchor(_:)
e	View.defaultScrollAnchor(_:for:)
e	ScrollAnchorRole
e	View.scrollTargetBehavior(_:)
e	ScrollTargetBehavior
e	ScrollTargetBehavior.viewAligned
e	ViewAlignedScrollTargetBehavior
e	PagingScrollTargetBehavior
e	ScrollTarget
e	ScrollTargetBehaviorContext
e	View.scrollTargetLayout(isEnabled:)
i	View.scrollTarget(isEnabled:)	scrollTargetLayout() names a container's.
e	View.scrollTransition(_:axis:transition:)
e	View.scrollTransition(topLeading:bottomTrailing:axis:transition:)
e	ScrollTransitionConfiguration
e	ScrollTransitionPhase
i	View.scrollIndicators(_:axes:)	there are no scroll bars.
i	View.scrollIndicatorsFlash(onAppear:)	there are no indicators.
i	View.scrollIndicatorsFlash(trigger:)	there are no indicators.
i	ScrollIndicatorVisibility	there are no scroll bars.
i	View.scrollDisabled(_:)	drivers scroll all the same.
i	View.scrollClipDisabled(_:)	content is cut in any case.
i	View.scrollBounceBehavior(_:axes:)	nothing bounces.
i	ScrollBounceBehavior	nothing bounces.
e	View.scrollContentBackground(_:)
i	View.scrollDismissesKeyboard(_:)	there is no keyboard on screen.
e	ScrollDismissesKeyboardMode
i	View.scrollEdgeEffectStyle(_:for:)	edges have no look.
i	View.scrollEdgeEffectHidden(_:for:)	edges have no look.
i	View.scrollInputBehavior(_:for:)	drivers scroll.
e	View.onScrollGeometryChange(for:of:action:)
e	ScrollGeometry
e	View.onScrollPhaseChange(_:)
e	ScrollPhase
e	View.onScrollVisibilityChange(threshold:_:)
e	View.onScrollTargetVisibilityChange(idType:threshold:_:)
e	View.contentMargins(_:_:for:)
e	View.contentMargins(_:for:)
e	ContentMarginPlacement
e	NavigationStack
e	NavigationStack.init(root:)
e	NavigationStack.init(path:root:)
e	NavigationPath
e	NavigationPath.append(_:)
e	NavigationPath.removeLast(_:)
e	NavigationPath.codable
e	NavigationPath.CodableRepresentation
e	NavigationLink
e	NavigationLink.init(_:value:)
e	NavigationLink.init(value:label:)
e	NavigationLink.init(_:destination:)
e	NavigationLink.init(destination:label:)
e	NavigationLink.init(_:isActive:destination:)
e	NavigationLink.init(_:tag:selection:destination:)
i	NavigationLink.isDetailLink(_:)	where it shows it does not depend on this.
e	View.navigationDestination(for:destination:)
e	View.navigationDestination(isPresented:destination:)
e	View.navigationDestination(item:destination:)
e	NavigationSplitView
e	NavigationSplitView.init(sidebar:detail:)
e	NavigationSplitView.init(sidebar:content:detail:)
e	NavigationSplitView.init(columnVisibility:sidebar:detail:)
e	NavigationSplitView.init(preferredCompactColumn:sidebar:detail:)
e	NavigationSplitViewColumn
e	NavigationSplitViewVisibility
i	NavigationSplitViewStyle	widths do not depend on it.
i	View.navigationSplitViewStyle(_:)	widths do not depend on it.
i	View.navigationSplitViewColumnWidth(_:)	widths do not depend on it.
i	View.navigationSplitViewColumnWidth(min:ideal:max:)	widths do not depend on it.
e	NavigationView
i	View.navigationViewStyle(_:)	all styles are evaluated alike.
i	NavigationViewStyle	all styles are evaluated alike.
e	View.navigationTitle(_:)
e	View.navigationSubtitle(_:)
e	View.navigationBarTitle(_:)
e	View.navigationBarTitle(_:displayMode:)
e	View.navigationBarTitleDisplayMode(_:)
e	NavigationBarItem
e	View.navigationBarItems(leading:trailing:)
e	View.navigationBarHidden(_:)
e	View.navigationBarBackButtonHidden(_:)
i	View.navigationDocument(_:)	its bar offers nothing for documents.
i	View.navigationTransition(_:)	screens change at once.
i	NavigationTransition	screens change at once.
i	View.matchedTransitionSource(id:in:)	screens change at once.
i	View.navigationLinkIndicatorVisibility(_:)	they are drawn as their labels.
e	TabView
e	TabView.init(content:)
e	TabView.init(selection:content:)
e	Tab
e	Tab.init(_:systemImage:content:)
e	Tab.init(_:systemImage:value:content:)
e	Tab.init(_:systemImage:value:role:content:)
e	Tab.init(value:content:label:)
e	Tab.init(role:content:)
e	Tab.init(_:image:value:content:)
e	TabRole
e	TabSection
e	TabContent
e	TabContentBuilder
i	TabContent.customizationID(_:)	nobody arranges tabs.
i	TabContent.tabPlacement(_:)	tabs stand in a bar.
e	TabPlacement
i	TabCustomizationBehavior	nobody arranges tabs.
i	TabViewCustomization	nobody does.
i	View.tabViewCustomization(_:)	nobody does.
e	View.tabItem(_:)
e	TabViewStyle
e	View.tabViewStyle(_:)
e	TabViewStyle.page
e	TabViewStyle.sidebarAdaptable
e	TabViewStyle.tabBarOnly
i	View.indexViewStyle(_:)	there are no page dots.
i	View.tabViewSidebarHeader(content:)	tabs stand in a bar.
i	View.tabViewSidebarFooter(content:)	tabs stand in a bar.
e	View.tabViewBottomAccessory(content:)
i	View.tabBarMinimizeBehavior(_:)	it keeps its size.
e	View.sheet(isPresented:onDismiss:content:)
e	View.sheet(item:onDismiss:content:)
e	View.fullScreenCover(isPresented:onDismiss:content:)
e	View.fullScreenCover(item:onDismiss:content:)
e	View.popover(isPresented:attachmentAnchor:arrowEdge:content:)
e	View.popover(item:attachmentAnchor:arrowEdge:content:)
i	PopoverAttachmentAnchor	presentations have no place beside a view.
e	View.inspector(isPresented:content:)
i	View.inspectorColumnWidth(_:)	it is laid out as a sheet.
e	View.alert(_:isPresented:actions:)
e	View.alert(_:isPresented:actions:message:)
e	View.alert(_:isPresented:presenting:actions:)
e	View.alert(_:isPresented:presenting:actions:message:)
e	View.alert(isPresented:error:actions:)
e	View.alert(isPresented:error:actions:message:)
e	View.alert(isPresented:content:)
e	View.alert(item:content:)
e	Alert
e	View.actionSheet(isPresented:content:)
e	ActionSheet
e	View.confirmationDialog(_:isPresented:titleVisibility:actions:)
e	View.confirmationDialog(_:isPresented:titleVisibility:actions:message:)
e	View.confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)
i	View.dialogIcon(_:)	dialogs show none.
i	View.dialogSeverity(_:)	all look alike.
i	View.dialogSuppressionToggle(isSuppressed:)	the choice is not offered.
e	View.interactiveDismissDisabled(_:)
e	View.presentationDetents(_:)
e	View.presentationDetents(_:selection:)
e	PresentationDetent
e	CustomPresentationDetent
i	View.presentationDragIndicator(_:)	there is no indicator.
i	View.presentationCornerRadius(_:)	corners are drawn as they are.
i	View.presentationBackground(_:)	nothing is drawn behind the content.
e	View.presentationBackground(alignment:content:)
i	View.presentationBackgroundInteraction(_:)	what is behind a presentation can be reached by drivers in any case.
i	View.presentationContentInteraction(_:)	there are no swipes over a presentation.
i	View.presentationCompactAdaptation(_:)	a presentation is never adapted.
i	View.presentationCompactAdaptation(horizontal:vertical:)	all presentations look alike.
i	View.presentationSizing(_:)	it has the size of the screen.
i	PresentationSizing	it has the size of the screen.
e	PresentationMode
e	DismissAction
e	View.fileImporter(isPresented:allowedContentTypes:onCompletion:)
e	View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)
i	FileDialogBrowserOptions	a driver says which files are chosen.
i	View.fileDialogDefaultDirectory(_:)	a driver says which files are chosen.
i	View.fileDialogMessage(_:)	they show nothing.
i	View.fileDialogConfirmationLabel(_:)	they show nothing.
i	View.fileDialogCustomizationID(_:)	there are none.
i	View.fileDialogBrowserOptions(_:)	a driver says which files are chosen.
i	View.fileDialogImportsUnresolvedAliases(_:)	a driver says which files are chosen.
i	View.fileExporterFilenameLabel(_:)	dialogs for files show nothing.
e	View.fileMover(isPresented:file:onCompletion:)
i	View.photosPicker(isPresented:selection:)	nothing is shown, and the binding stays.
i	View.quickLookPreview(_:)	nothing is shown, and the binding stays.
e	View.toolbar(content:)
e	View.toolbar(id:content:)
e	View.toolbar(_:for:)
i	View.toolbar(removing:)	toolbars have nothing of themselves.
e	View.toolbarVisibility(_:for:)
i	View.toolbarBackground(_:for:)	pictures have bars of one look.
i	View.toolbarBackgroundVisibility(_:for:)	bars have no background.
i	View.toolbarColorScheme(_:for:)	pictures have bars of one look.
i	View.toolbarForegroundStyle(_:for:)	pictures have bars of one look.
i	View.toolbarRole(_:)	bars are evaluated alike in all roles.
e	View.toolbarTitleDisplayMode(_:)
e	View.toolbarTitleMenu(content:)
i	View.toolbarItemHidden(_:)	toolbars show all of their items.
e	ToolbarItem
e	ToolbarItem.init(placement:content:)
e	ToolbarItemGroup
e	ToolbarItemGroup.init(placement:content:)
e	ToolbarItemPlacement
e	ToolbarItemPlacement.keyboard
e	ToolbarItemPlacement.principal
e	ToolbarSpacer
e	ToolbarSpacer.init(_:placement:)
e	ToolbarContent
e	ToolbarContentBuilder
e	CustomizableToolbarContent
i	ToolbarRole	bars are evaluated alike in all roles.
e	ToolbarTitleDisplayMode
e	ToolbarPlacement
i	ToolbarDefaultItemKind	toolbars have nothing of themselves.
e	DefaultToolbarItem
e	View.searchable(text:placement:prompt:)
e	View.searchable(text:isPresented:placement:prompt:)
e	View.searchable(text:tokens:placement:prompt:token:)
e	View.searchable(text:tokens:suggestedTokens:placement:prompt:token:)
e	View.searchSuggestions(_:)
i	View.searchSuggestions(_:for:)	suggestions are found in all places.
e	View.searchScopes(_:scopes:)
e	View.searchScopes(_:activation:_:)
i	View.searchCompletion(_:)	a suggestion completes nothing by itself.
i	View.searchFocused(_:)	the field does not follow it.
i	View.searchDictationBehavior(_:)	nothing is spoken.
i	View.searchPresentationToolbarBehavior(_:)	it does nothing.
i	View.searchToolbarBehavior(_:)	all look alike.
e	SearchFieldPlacement
e	SearchSuggestionsPlacement
e	SearchScopeActivation
e	DismissSearchAction
i	View.findNavigator(isPresented:)	nothing is searched.
i	View.findDisabled(_:)	nothing is searched.
i	View.replaceDisabled(_:)	nothing is searched.
e	Button
e	Button.init(action:label:)
e	Button.init(_:action:)
e	Button.init(_:role:action:)
e	Button.init(role:action:label:)
e	Button.init(_:systemImage:action:)
e	Button.init(_:systemImage:role:action:)
e	Button.init(_:image:action:)
e	Button.init(role:action:)
e	ButtonRole
e	ButtonRole.confirm
e	RenameButton
e	RenameButton.init()
e	View.renameAction(_:)
e	PasteButton
e	HelpLink
e	SettingsLink
e	Toggle
e	Toggle.init(_:isOn:)
e	Toggle.init(isOn:label:)
e	Toggle.init(_:systemImage:isOn:)
e	Toggle.init(sources:isOn:label:)
e	TextField
e	TextField.init(_:text:)
e	TextField.init(_:text:prompt:)
e	TextField.init(_:text:axis:)
e	TextField.init(_:value:format:)
e	TextField.init(_:value:formatter:)
e	TextField.init(text:prompt:label:)
e	TextField.init(_:text:onEditingChanged:onCommit:)
e	TextField.init(_:text:selection:prompt:axis:)
e	TextSelection
e	SecureField
e	SecureField.init(_:text:)
e	SecureField.init(_:text:prompt:)
e	TextEditor
e	TextEditor.init(text:)
e	TextEditor.init(text:selection:)
e	Stepper
e	Stepper.init(_:value:in:step:onEditingChanged:)
e	Stepper.init(_:value:step:onEditingChanged:)
e	Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)
e	Stepper.init(value:in:step:label:onEditingChanged:)
e	Stepper.init(value:in:step:format:label:onEditingChanged:)
e	Stepper.init(_:value:in:step:format:onEditingChanged:)
e	Slider
e	Slider.init(value:in:onEditingChanged:)
e	Slider.init(value:in:step:onEditingChanged:)
e	Slider.init(value:in:label:onEditingChanged:)
e	Slider.init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)
e	Picker
e	Picker.init(_:selection:content:)
e	Picker.init(selection:content:label:)
e	Picker.init(_:systemImage:selection:content:)
e	Picker.init(selection:content:label:currentValueLabel:)
e	Picker.init(_:sources:selection:content:)
e	DatePicker
e	DatePicker.init(_:selection:displayedComponents:)
e	DatePicker.init(_:selection:in:displayedComponents:)
e	DatePicker.init(selection:displayedComponents:label:)
e	DatePickerComponents
e	MultiDatePicker
e	MultiDatePicker.init(_:selection:)
e	ColorPicker
e	ColorPicker.init(_:selection:supportsOpacity:)
e	Menu
e	Menu.init(_:content:)
e	Menu.init(content:label:)
e	Menu.init(content:label:primaryAction:)
e	Menu.init(_:systemImage:content:)
e	Link
e	Link.init(_:destination:)
e	Link.init(destination:label:)
e	ShareLink
e	ShareLink.init(_:item:subject:message:)
e	ShareLink.init(item:subject:message:)
e	ShareLink.init(item:preview:)
e	ShareLink.init(items:preview:)
e	ShareLink.init(item:subject:message:label:)
e	SharePreview
a	TextFieldLink
e	ProgressView
e	ProgressView.init()
e	ProgressView.init(_:)
e	ProgressView.init(value:total:)
e	ProgressView.init(_:value:total:)
e	ProgressView.init(value:total:label:)
e	ProgressView.init(value:total:label:currentValueLabel:)
e	ProgressView.init(timerInterval:countsDown:)
e	ProgressView.init(timerInterval:countsDown:label:currentValueLabel:)
e	Gauge
e	Gauge.init(value:in:label:)
e	Gauge.init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)
e	Label
e	Label.init(_:systemImage:)
e	Label.init(_:image:)
e	Label.init(title:icon:)
e	View.labelsHidden()
i	View.labelsVisibility(_:)	labels are shown.
e	View.controlSize(_:)
e	ControlSize
i	View.buttonBorderShape(_:)	borders are not drawn.
i	ButtonBorderShape	borders are not drawn.
i	View.buttonRepeatBehavior(_:)	a button acts once for each tap.
i	View.buttonSizing(_:)	they have the size of their labels.
i	View.menuOrder(_:)	actions stand as they are written.
i	View.menuIndicator(_:)	nothing shows it.
i	View.menuActionDismissBehavior(_:)	menus are used without opening them.
e	View.datePickerStyle(_:)
i	View.horizontalRadioGroupLayout()	options stand as they are written.
i	View.defaultWheelPickerItemHeight(_:)	there is no wheel.
i	View.paletteSelectionEffect(_:)	nothing shows it.
e	ButtonStyle
e	ButtonStyleConfiguration
e	PrimitiveButtonStyle
e	PrimitiveButtonStyleConfiguration
e	View.buttonStyle(_:)
e	PrimitiveButtonStyle.automatic
e	PrimitiveButtonStyle.bordered
e	PrimitiveButtonStyle.borderedProminent
e	PrimitiveButtonStyle.borderless
e	PrimitiveButtonStyle.plain
e	PrimitiveButtonStyle.link
e	PrimitiveButtonStyle.glass
e	PrimitiveButtonStyle.glassProminent
e	ToggleStyle
e	ToggleStyleConfiguration
e	View.toggleStyle(_:)
e	ToggleStyle.button
e	ToggleStyle.switch
e	ToggleStyle.checkbox
e	LabelStyle
e	LabelStyleConfiguration
e	View.labelStyle(_:)
e	LabelStyle.titleAndIcon
e	LabelStyle.titleOnly
e	LabelStyle.iconOnly
i	View.labelIconToTitleSpacing(_:)	it is 6 points.
i	View.labelReservedIconWidth(_:)	icons have their own width.
e	PickerStyle
e	View.pickerStyle(_:)
e	PickerStyle.segmented
e	PickerStyle.menu
e	PickerStyle.wheel
e	PickerStyle.inline
e	PickerStyle.navigationLink
e	PickerStyle.palette
e	DatePickerStyle
e	DatePickerStyleConfiguration
e	DatePickerStyle.compact
e	DatePickerStyle.wheel
e	MenuStyle
e	MenuStyleConfiguration
e	View.menuStyle(_:)
e	MenuStyle.borderlessButton
e	TextFieldStyle
e	View.textFieldStyle(_:)
e	TextFieldStyle.plain
i	TextEditorStyle	a style cannot be given the editor, in SwiftUI neither.
i	View.textEditorStyle(_:)	a style cannot be given the editor, in SwiftUI neither.
e	ProgressViewStyle
e	ProgressViewStyleConfiguration
e	View.progressViewStyle(_:)
e	ProgressViewStyle.linear
e	GaugeStyle
e	GaugeStyleConfiguration
e	View.gaugeStyle(_:)
e	GaugeStyle.linearCapacity
e	FocusState
e	FocusState.Binding
e	View.focused(_:)
e	View.focused(_:equals:)
i	View.focusable(_:)	drivers give it to what is bound to a FocusState.
i	View.focusable(_:interactions:)	drivers give it to what is bound to a FocusState.
i	View.focusEffectDisabled(_:)	nothing shows it.
i	View.focusSection()	drivers give the focus to a view, in no direction.
i	View.focusScope(_:)	a host has one focus.
i	View.prefersDefaultFocus(_:in:)	focus comes from defaultFocus and from drivers.
e	View.defaultFocus(_:_:priority:)
e	FocusedValue
e	FocusedBinding
e	FocusedObject
e	FocusedValues
e	FocusedValueKey
e	View.focusedValue(_:_:)
e	View.focusedSceneValue(_:_:)
e	View.focusedObject(_:)
e	View.focusedSceneObject(_:)
e	View.onSubmit(of:_:)
e	View.submitScope(_:)
e	View.submitLabel(_:)
e	SubmitLabel
e	SubmitTriggers
i	View.keyboardType(_:)	there is no keyboard on screen.
i	View.textContentType(_:)	nothing is filled in.
i	View.autocapitalization(_:)	texts stay as they are typed.
e	View.textInputAutocapitalization(_:)
e	TextInputAutocapitalization
e	View.autocorrectionDisabled(_:)
e	View.disableAutocorrection(_:)
i	View.textInputSuggestions(_:)	nothing is suggested, and the views are not made.
i	View.textInputCompletion(_:)	nothing is suggested.
i	View.writingToolsBehavior(_:)	there are none.
e	View.keyboardShortcut(_:modifiers:)
e	View.keyboardShortcut(_:)
e	KeyboardShortcut
e	KeyEquivalent
e	EventModifiers
e	View.onKeyPress(_:action:)
e	View.onKeyPress(phases:action:)
e	KeyPress
e	View.onExitCommand(perform:)
e	View.onMoveCommand(perform:)
e	View.onDeleteCommand(perform:)
a	View.onCommand(_:perform:)
e	View.onTapGesture(count:perform:)
e	View.onTapGesture(count:coordinateSpace:perform:)
e	View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)
e	View.gesture(_:including:)
e	View.gesture(_:isEnabled:)
e	View.gesture(_:name:isEnabled:)
e	View.highPriorityGesture(_:including:)
e	View.simultaneousGesture(_:including:)
e	Gesture
e	GestureState
e	GestureMask
e	GestureStateGesture
e	Gesture.onChanged(_:)
e	Gesture.onEnded(_:)
e	Gesture.updating(_:body:)
e	Gesture.map(_:)
e	Gesture.simultaneously(with:)
e	Gesture.sequenced(before:)
e	Gesture.exclusively(before:)
e	Gesture.modifiers(_:)
e	TapGesture
e	SpatialTapGesture
e	LongPressGesture
e	DragGesture
e	DragGesture.init(minimumDistance:coordinateSpace:)
e	DragGesture.Value
e	MagnificationGesture
e	MagnifyGesture
e	RotationGesture
e	RotateGesture
e	SequenceGesture
e	SimultaneousGesture
e	ExclusiveGesture
e	AnyGesture
e	WindowDragGesture
e	View.onHover(perform:)
e	View.onContinuousHover(coordinateSpace:perform:)
e	HoverPhase
i	View.hoverEffect(_:)	there is no pointer.
i	View.hoverEffectDisabled(_:)	there is no pointer.
i	View.pointerStyle(_:)	there is no pointer.
i	View.pointerVisibility(_:)	there is no pointer.
i	View.onPencilSqueeze(perform:)	there is no pencil.
i	View.digitalCrownRotation(_:)	there is no crown.
i	View.defersSystemGestures(on:)	there are no system gestures.
i	View.handGestureShortcut(_:isEnabled:)	there is no hand.
e	View.allowsHitTesting(_:)
i	View.contentShape(_:eoFill:)	drivers touch views, not places.
i	View.contentShape(_:_:eoFill:)	drivers touch views, not places.
i	ContentShapeKinds	drivers touch views, not places.
e	View.disabled(_:)
e	View.contextMenu(menuItems:)
e	View.contextMenu(menuItems:preview:)
i	View.contextMenu(forSelectionType:menu:primaryAction:)	the menu is not mounted, and rows are not opened.
e	View.onDrag(_:)
e	View.onDrop(of:isTargeted:perform:)
e	View.draggable(_:)
e	View.draggable(_:preview:)
e	View.dropDestination(for:action:isTargeted:)
i	View.springLoadingBehavior(_:)	nothing is held over controls.
e	View.copyable(_:)
e	View.pasteDestination(for:action:validator:)
e	View.onCopyCommand(perform:)
e	View.onPasteCommand(of:perform:)
i	View.sensoryFeedback(_:trigger:)	there is nothing to feel.
i	View.sensoryFeedback(_:trigger:condition:)	there is nothing to feel.
i	View.sensoryFeedback(trigger:_:)	there is nothing to feel.
i	SensoryFeedback	there is nothing to feel.
i	SensoryFeedback.impact(weight:intensity:)	there is nothing to feel.
e	View.frame(width:height:alignment:)
e	View.frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)
a	View.frame(depth:alignment:)
e	View.containerRelativeFrame(_:alignment:)
e	View.containerRelativeFrame(_:alignment:_:)
e	View.containerRelativeFrame(_:count:span:spacing:alignment:)
e	View.fixedSize()
e	View.fixedSize(horizontal:vertical:)
e	View.layoutPriority(_:)
e	View.aspectRatio(_:contentMode:)
e	View.scaledToFit()
e	View.scaledToFill()
e	ContentMode
e	View.padding(_:)
e	View.padding(_:_:)
e	View.offset(_:)
e	View.offset(x:y:)
e	View.position(_:)
e	View.position(x:y:)
e	View.zIndex(_:)
e	View.alignmentGuide(_:computeValue:)
e	ViewDimensions
e	ViewSpacing
e	View.ignoresSafeArea(_:edges:)
e	View.edgesIgnoringSafeArea(_:)
e	View.safeAreaInset(edge:alignment:spacing:content:)
e	View.safeAreaPadding(_:)
e	View.safeAreaPadding(_:_:)
e	View.safeAreaBar(edge:alignment:spacing:content:)
i	View.backgroundExtensionEffect()	it keeps its place.
e	SafeAreaRegions
e	View.coordinateSpace(_:)
e	View.coordinateSpace(name:)
e	CoordinateSpace
e	CoordinateSpaceProtocol
e	NamedCoordinateSpace
e	Layout
e	Layout.sizeThatFits(proposal:subviews:cache:)
e	Layout.spacing(subviews:cache:)
e	Layout.explicitAlignment(of:in:proposal:subviews:cache:)
e	LayoutProperties
e	LayoutSubview
e	LayoutSubviews
e	LayoutValueKey
e	ProposedViewSize
e	AnyLayout
e	AnyLayout.init(_:)
e	HStackLayout
e	VStackLayout
e	ZStackLayout
a	GridLayout
e	View.layoutValue(key:value:)
i	View.layoutDirectionBehavior(_:)	nothing is turned.
i	View.listRowPlatterColor(_:)	rows have none.
e	UnitPoint
a	UnitPoint3D
e	Axis
e	Axis.Set
e	Edge
e	Edge.Set
e	EdgeInsets
e	HorizontalEdge
e	VerticalEdge
e	Angle
e	LayoutDirection
e	Anchor
e	Anchor.Source
e	View.anchorPreference(key:value:transform:)
e	View.transformAnchorPreference(key:value:transform:)
e	View.onGeometryChange(for:of:action:)
e	View.visualEffect(_:)
e	VisualEffect
i	View.geometryGroup()	no geometry is animated.
e	View.dynamicTypeSize(_:)
e	View.overlay(alignment:content:)
e	View.overlay(_:alignment:)
e	View.overlay(_:in:fillStyle:)
e	View.background(alignment:content:)
e	View.background(_:alignment:)
e	View.background(_:in:fillStyle:)
e	View.background(_:ignoresSafeAreaEdges:)
e	View.background(in:fillStyle:)
i	View.containerBackground(_:for:)	it is not drawn.
i	View.containerShape(_:)	relative shapes are rectangles.
e	View.opacity(_:)
e	View.hidden()
e	View.clipped(antialiased:)
e	View.clipShape(_:style:)
e	View.cornerRadius(_:antialiased:)
e	View.mask(alignment:_:)
e	View.mask(_:)
e	View.border(_:width:)
e	View.shadow(color:radius:x:y:)
e	View.blur(radius:opaque:)
e	View.brightness(_:)
e	View.contrast(_:)
e	View.saturation(_:)
e	View.grayscale(_:)
e	View.hueRotation(_:)
e	View.colorInvert()
e	View.colorMultiply(_:)
i	View.luminanceToAlpha()	pictures are drawn without it.
e	View.blendMode(_:)
e	BlendMode
i	View.compositingGroup()	effects are taken view by view.
i	View.drawingGroup(opaque:colorMode:)	pictures are drawn view by view.
e	View.scaleEffect(_:anchor:)
e	View.scaleEffect(x:y:anchor:)
e	View.rotationEffect(_:anchor:)
i	View.rotation3DEffect(_:axis:anchor:anchorZ:perspective:)	nothing is drawn turned in space.
i	View.projectionEffect(_:)	the view is drawn where it stands.
i	View.transformEffect(_:)	the view is drawn where it stands.
i	GeometryEffect	the effect is not computed.
e	ProjectionTransform
e	View.redacted(reason:)
e	View.unredacted()
i	View.privacySensitive(_:)	nothing is ever hidden for privacy.
i	View.invalidatableContent(_:)	no widget is installed.
e	RedactionReasons
i	View.colorEffect(_:isEnabled:)	nothing runs it.
i	View.distortionEffect(_:maxSampleOffset:isEnabled:)	nothing runs it.
i	View.layerEffect(_:maxSampleOffset:isEnabled:)	nothing runs it.
e	Shader
e	ShaderLibrary
i	View.glassEffect(_:in:)	glass is not drawn.
i	View.glassEffectID(_:in:)	glass is not drawn.
i	View.glassEffectUnion(id:namespace:)	glass is not drawn.
i	View.glassEffectTransition(_:)	glass is not drawn.
e	Glass
e	Shape
e	Shape.path(in:)
e	Shape.fill(_:style:)
e	Shape.stroke(_:lineWidth:)
e	Shape.stroke(_:style:)
e	Shape.stroke(lineWidth:)
e	Shape.trim(from:to:)
e	Shape.rotation(_:anchor:)
e	Shape.scale(_:anchor:)
e	Shape.offset(_:)
e	Shape.offset(x:y:)
e	Shape.size(_:)
e	Shape.size(width:height:)
e	Shape.transform(_:)
e	Shape.union(_:eoFill:)
e	Shape.intersection(_:eoFill:)
e	Shape.subtracting(_:eoFill:)
e	Shape.symmetricDifference(_:eoFill:)
i	InsettableShape	relative shapes are rectangles.
i	InsettableShape.inset(by:)	relative shapes are rectangles.
i	InsettableShape.strokeBorder(_:lineWidth:antialiased:)	relative shapes are rectangles.
e	AnyShape
e	Circle
e	Capsule
e	Ellipse
e	Rectangle
e	RoundedRectangle
e	UnevenRoundedRectangle
e	UnevenRoundedRectangle.init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)
e	ConcentricRectangle
e	ContainerRelativeShape
i	ButtonBorderShape.capsule	borders are not drawn.
e	Path
e	Path.init(_:)
e	Path.addLine(to:)
e	Path.addArc(center:radius:startAngle:endAngle:clockwise:transform:)
e	Path.addCurve(to:control1:control2:)
e	Path.addQuadCurve(to:control:)
e	Path.addRoundedRect(in:cornerSize:style:transform:)
e	Path.addEllipse(in:transform:)
e	Path.closeSubpath()
e	Path.contains(_:eoFill:)
e	Path.boundingRect
e	Path.trimmedPath(from:to:)
e	StrokeStyle
e	FillStyle
e	RoundedCornerStyle
e	RectangleCornerRadii
e	Canvas
e	Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:)
e	Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)
e	GraphicsContext
e	GraphicsContext.draw(_:at:anchor:)
e	GraphicsContext.stroke(_:with:lineWidth:)
e	GraphicsContext.resolveSymbol(id:)
e	ColorRenderingMode
e	Color
e	Color.init(_:red:green:blue:opacity:)
e	Color.init(red:green:blue:opacity:)
e	Color.init(white:opacity:)
e	Color.init(hue:saturation:brightness:opacity:)
e	Color.init(_:bundle:)
e	Color.init(uiColor:)
e	Color.opacity(_:)
e	Color.mix(with:by:in:)
e	Color.gradient
e	Color.accentColor
e	Color.primary
e	Color.secondary
e	Color.Resolved
e	Color.resolve(in:)
e	Color.RGBColorSpace
e	Gradient
e	Gradient.Stop
e	AnyGradient
e	LinearGradient
e	LinearGradient.init(colors:startPoint:endPoint:)
e	LinearGradient.init(gradient:startPoint:endPoint:)
e	LinearGradient.init(stops:startPoint:endPoint:)
e	RadialGradient
e	AngularGradient
e	EllipticalGradient
e	MeshGradient
e	MeshGradient.init(width:height:points:colors:background:smoothsColors:colorSpace:)
e	ImagePaint
e	Material
e	ShapeStyle.ultraThinMaterial
e	ShapeStyle.bar
e	ShapeStyle
e	AnyShapeStyle
e	HierarchicalShapeStyle
e	ForegroundStyle
e	BackgroundStyle
e	TintShapeStyle
e	SelectionShapeStyle
e	SeparatorShapeStyle
e	FillShapeStyle
e	PlaceholderTextShapeStyle
e	LinkShapeStyle
e	ShapeStyle.tint
e	ShapeStyle.background
e	ShapeStyle.opacity(_:)
i	ShapeStyle.shadow(_:)	the shadow is not drawn.
i	ShadowStyle	the shadow is not drawn.
e	View.foregroundStyle(_:)
e	View.foregroundStyle(_:_:)
e	View.foregroundStyle(_:_:_:)
e	View.foregroundColor(_:)
e	View.accentColor(_:)
e	View.tint(_:)
e	View.backgroundStyle(_:)
e	View.preferredColorScheme(_:)
e	View.colorScheme(_:)
e	ColorScheme
e	ColorSchemeContrast
i	View.allowedDynamicRange(_:)	pictures have no more than white.
e	Text
e	Text.init(_:)
e	Text.init(verbatim:)
e	Text.init(_:tableName:bundle:comment:)
e	Text.init(_:format:)
e	Text.init(_:style:)
e	Text.init(_:formatter:)
e	Text.init(timerInterval:pauseTime:countsDown:showsHours:)
e	Text.+(_:_:)
e	Text.bold()
e	Text.italic()
e	Text.font(_:)
e	Text.fontWeight(_:)
e	Text.foregroundColor(_:)
e	Text.foregroundStyle(_:)
e	Text.underline(_:pattern:color:)
e	Text.strikethrough(_:pattern:color:)
e	Text.kerning(_:)
e	Text.tracking(_:)
e	Text.baselineOffset(_:)
e	Text.monospacedDigit()
e	Text.monospaced(_:)
i	Text.speechSpellsOutCharacters(_:)	nothing is spoken.
e	Text.accessibilityLabel(_:)
i	Text.accessibilityHeading(_:)	there is no rotor.
i	Text.accessibilityTextContentType(_:)	nothing reads it.
e	Text.customAttribute(_:)
e	Text.textScale(_:isEnabled:)
e	Text.DateStyle
e	Text.Case
e	Text.TruncationMode
e	Text.LineStyle
e	Text.Scale
e	Text.Layout
e	TextAttribute
e	TextRenderer
e	View.textRenderer(_:)
e	TextProxy
e	View.font(_:)
e	View.fontWeight(_:)
e	View.fontWidth(_:)
e	View.fontDesign(_:)
e	View.bold(_:)
e	View.italic(_:)
e	View.underline(_:pattern:color:)
e	View.strikethrough(_:pattern:color:)
e	View.monospaced(_:)
e	View.monospacedDigit()
i	View.kerning(_:)	characters keep their distance.
i	View.tracking(_:)	characters keep their distance.
i	View.baselineOffset(_:)	text stays on its line.
e	View.textCase(_:)
i	View.textScale(_:isEnabled:)	text is measured in its font's size.
e	View.lineLimit(_:)
e	View.lineLimit(_:reservesSpace:)
e	View.lineSpacing(_:)
i	View.lineHeight(_:)	lines have the height of their font.
e	View.multilineTextAlignment(_:)
i	View.multilineTextAlignment(strategy:)	lines stand as multilineTextAlignment(_:) says.
e	View.truncationMode(_:)
e	View.minimumScaleFactor(_:)
e	View.allowsTightening(_:)
i	View.textSelection(_:)	nothing can be selected.
i	View.textSelectionAffinity(_:)	nothing shows it.
i	View.flipsForRightToLeftLayoutDirection(_:)	it is never turned.
i	View.typesettingLanguage(_:isEnabled:)	all text is measured alike.
i	View.speechAdjustedPitch(_:)	nothing is spoken.
i	View.help(_:)	nothing shows the text.
e	TextAlignment
i	TextSelectability	nothing can be selected.
e	Font
e	Font.system(_:design:weight:)
e	Font.system(size:weight:design:)
e	Font.custom(_:size:)
e	Font.custom(_:size:relativeTo:)
e	Font.custom(_:fixedSize:)
e	Font.bold()
e	Font.weight(_:)
e	Font.width(_:)
e	Font.leading(_:)
e	Font.smallCaps()
e	Font.monospacedDigit()
e	Font.Weight
e	Font.Design
e	Font.TextStyle
e	Font.Width
e	Font.Leading
e	LocalizedStringKey
e	LocalizedStringKey.StringInterpolation
e	Image
e	Image.init(_:)
e	Image.init(_:bundle:)
e	Image.init(_:label:)
e	Image.init(systemName:)
e	Image.init(systemName:variableValue:)
e	Image.init(decorative:bundle:)
e	Image.init(uiImage:)
e	Image.init(_:scale:orientation:label:)
e	Image.init(size:label:opaque:colorMode:renderer:)
e	Image.resizable(capInsets:resizingMode:)
e	Image.renderingMode(_:)
e	Image.interpolation(_:)
e	Image.antialiased(_:)
e	Image.symbolRenderingMode(_:)
e	Image.Scale
e	Image.TemplateRenderingMode
e	Image.ResizingMode
e	Image.Interpolation
e	Image.Orientation
i	View.imageScale(_:)	symbols keep their size.
i	View.symbolVariant(_:)	symbols keep their form.
i	View.symbolRenderingMode(_:)	symbols are drawn in one colour.
i	View.symbolEffect(_:options:value:)	symbols stand still.
i	View.symbolEffect(_:options:isActive:)	symbols stand still.
i	View.symbolEffectsRemoved(_:)	none moves.
i	View.symbolColorRenderingMode(_:)	symbols are drawn in one colour.
i	View.symbolVariableValueMode(_:)	they are drawn whole.
e	SymbolVariants
e	SymbolRenderingMode
e	AsyncImage
e	AsyncImage.init(url:scale:)
e	AsyncImage.init(url:scale:content:placeholder:)
e	AsyncImage.init(url:scale:transaction:content:)
e	AsyncImagePhase
e	View
e	View.body
e	ViewBuilder
e	ViewModifier
e	View.modifier(_:)
e	ViewModifier.concat(_:)
e	ViewModifier.animation(_:)
e	ViewModifier.transaction(_:)
e	EmptyModifier
e	EnvironmentalModifier
e	State
e	State.init(initialValue:)
e	State.init(wrappedValue:)
e	Binding
e	Binding.init(get:set:)
e	Binding.init(_:)
e	Binding.constant(_:)
e	Binding.animation(_:)
e	Binding.transaction(_:)
e	Bindable
e	Bindable.init(_:)
e	StateObject
e	ObservedObject
e	EnvironmentObject
e	View.environmentObject(_:)
e	ObservableObject
e	AppStorage
e	AppStorage.init(wrappedValue:_:store:)
e	AppStorage.init(_:store:)
e	View.defaultAppStorage(_:)
e	SceneStorage
e	ScaledMetric
e	ScaledMetric.init(wrappedValue:relativeTo:)
e	Namespace
e	DynamicProperty
e	DynamicProperty.update()
e	Transaction
e	Transaction.init(animation:)
e	Transaction.disablesAnimations
e	Transaction.isContinuous
e	Transaction.tracksVelocity
e	Transaction.addAnimationCompletion(criteria:_:)
e	TransactionKey
e	withTransaction(_:_:)
e	withTransaction(_:_:_:)
e	View.transaction(_:)
e	View.transaction(value:_:)
e	Environment
e	Environment.init(_:)
e	EnvironmentKey
e	EnvironmentValues
e	View.environment(_:_:)
e	View.environment(_:)
e	View.transformEnvironment(_:transform:)
e	PreferenceKey
e	View.preference(key:value:)
e	View.transformPreference(_:_:)
e	View.onPreferenceChange(_:perform:)
e	View.overlayPreferenceValue(_:alignment:_:)
e	View.backgroundPreferenceValue(_:alignment:_:)
e	View.id(_:)
e	View.tag(_:)
e	View.tag(_:includeOptional:)
e	FetchRequest
e	SectionedFetchRequest
e	View.modelContainer(for:)
e	UIApplicationDelegateAdaptor
e	View.onAppear(perform:)
e	View.onDisappear(perform:)
e	View.task(priority:_:)
e	View.task(id:priority:_:)
e	View.task(id:name:priority:_:)
e	View.onChange(of:perform:)
e	View.onChange(of:initial:_:)
e	View.onReceive(_:perform:)
e	View.onOpenURL(perform:)
i	View.handlesExternalEvents(preferring:allowing:)	open(_:) of a host delivers to the front window.
i	View.onContinueUserActivity(_:perform:)	nothing comes from elsewhere.
i	View.userActivity(_:isActive:_:)	there are no other devices.
i	View.onCameraCaptureEvent(isEnabled:action:)	there is none.
i	View.statusBarHidden(_:)	there is no status bar.
i	View.statusBar(hidden:)	there is no status bar.
i	View.persistentSystemOverlays(_:)	there are no system overlays.
i	View.badge(_:)	nothing shows the badge.
i	View.badgeProminence(_:)	nothing shows badges.
i	BadgeProminence	nothing shows badges.
e	Visibility
e	View.itemProvider(_:)
i	View.exportsItemProviders(_:onExport:)	there are none.
e	withAnimation(_:_:)
e	withAnimation(_:completionCriteria:_:completion:)
e	AnimationCompletionCriteria
e	View.animation(_:)
e	View.animation(_:value:)
e	View.animation(_:body:)
e	Animation
e	Animation.default
e	Animation.linear
e	Animation.linear(duration:)
e	Animation.easeIn(duration:)
e	Animation.easeOut(duration:)
e	Animation.easeInOut(duration:)
e	Animation.timingCurve(_:_:_:_:duration:)
e	Animation.spring
e	Animation.spring(duration:bounce:blendDuration:)
e	Animation.spring(response:dampingFraction:blendDuration:)
e	Animation.interactiveSpring(response:dampingFraction:blendDuration:)
e	Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:)
e	Animation.bouncy
e	Animation.smooth
e	Animation.snappy
e	Animation.snappy(duration:extraBounce:)
e	Animation.delay(_:)
e	Animation.speed(_:)
e	Animation.repeatCount(_:autoreverses:)
e	Animation.repeatForever(autoreverses:)
e	Animation.logicallyComplete(after:)
e	CustomAnimation
e	AnimationContext
e	AnimationState
e	Spring
e	UnitCurve
e	Animatable
e	AnimatableModifier
e	AnimatablePair
e	EmptyAnimatableData
e	VectorArithmetic
e	AnyTransition
e	View.transition(_:)
e	Transition
e	TransitionPhase
e	TransitionProperties
e	AnyTransition.slide
e	AnyTransition.scale(scale:anchor:)
e	AnyTransition.move(edge:)
e	AnyTransition.push(from:)
e	AnyTransition.offset(x:y:)
e	AnyTransition.asymmetric(insertion:removal:)
e	AnyTransition.combined(with:)
e	AnyTransition.animation(_:)
e	AnyTransition.modifier(active:identity:)
e	Transition.blurReplace
e	Transition.symbolEffect
i	View.contentTransition(_:)	the new content is there at once.
e	ContentTransition
i	View.matchedGeometryEffect(id:in:properties:anchor:isSource:)	no view takes its place or size from another.
i	MatchedGeometryProperties	no view takes its place or size from another.
e	View.phaseAnimator(_:trigger:content:animation:)
e	View.phaseAnimator(_:content:animation:)
e	PhaseAnimator
e	View.keyframeAnimator(initialValue:trigger:content:keyframes:)
e	KeyframeAnimator
e	KeyframeTrack
e	LinearKeyframe
e	SpringKeyframe
e	CubicKeyframe
e	MoveKeyframe
e	KeyframeTimeline
e	EnvironmentValues.accessibilityDifferentiateWithoutColor
e	EnvironmentValues.accessibilityEnabled
e	EnvironmentValues.accessibilityInvertColors
e	EnvironmentValues.accessibilityReduceMotion
e	EnvironmentValues.accessibilityReduceTransparency
e	EnvironmentValues.accessibilityShowButtonShapes
e	EnvironmentValues.accessibilityVoiceOverEnabled
e	EnvironmentValues.allowsTightening
e	EnvironmentValues.autocorrectionDisabled
e	EnvironmentValues.backgroundProminence
e	EnvironmentValues.backgroundStyle
e	EnvironmentValues.buttonRepeatBehavior
e	EnvironmentValues.calendar
e	EnvironmentValues.colorScheme
e	EnvironmentValues.colorSchemeContrast
e	EnvironmentValues.contentTransition
e	EnvironmentValues.controlSize
i	EnvironmentValues.defaultMinListHeaderHeight	headers have the height of their content.
i	EnvironmentValues.defaultMinListRowHeight	rows are at least 44 points high.
e	EnvironmentValues.dismiss
e	EnvironmentValues.dismissSearch
e	EnvironmentValues.dismissWindow
e	EnvironmentValues.displayScale
e	EnvironmentValues.pixelLength
e	EnvironmentValues.dynamicTypeSize
e	EnvironmentValues.sizeCategory
e	EnvironmentValues.editMode
e	EnvironmentValues.font
e	EnvironmentValues.headerProminence
e	EnvironmentValues.horizontalSizeClass
e	EnvironmentValues.verticalSizeClass
e	EnvironmentValues.imageScale
e	EnvironmentValues.isEnabled
e	EnvironmentValues.isFocused
e	EnvironmentValues.isHoverEffectEnabled
e	EnvironmentValues.isLuminanceReduced
e	EnvironmentValues.isPresented
e	EnvironmentValues.isScrollEnabled
e	EnvironmentValues.isSearching
e	EnvironmentValues.isTabBarShowingSections
i	EnvironmentValues.keyboardShortcut	there are none; drivers press a button by its own keys.
e	EnvironmentValues.labelsVisibility
e	EnvironmentValues.layoutDirection
e	EnvironmentValues.legibilityWeight
e	EnvironmentValues.lineLimit
e	EnvironmentValues.lineSpacing
e	EnvironmentValues.locale
e	EnvironmentValues.managedObjectContext
e	EnvironmentValues.menuIndicatorVisibility
e	EnvironmentValues.menuOrder
e	EnvironmentValues.minimumScaleFactor
e	EnvironmentValues.modelContext
e	EnvironmentValues.multilineTextAlignment
i	EnvironmentValues.newDocument	a host opens no documents.
e	EnvironmentValues.openDocument
e	EnvironmentValues.openSettings
e	EnvironmentValues.openURL
e	EnvironmentValues.openWindow
e	EnvironmentValues.presentationMode
e	EnvironmentValues.redactionReasons
e	EnvironmentValues.refresh
e	EnvironmentValues.rename
i	EnvironmentValues.resetFocus	focus stays where it is.
e	EnvironmentValues.scenePhase
e	EnvironmentValues.scrollDismissesKeyboardMode
e	EnvironmentValues.searchSuggestionsPlacement
e	EnvironmentValues.springLoadingBehavior
e	EnvironmentValues.supportsMultipleWindows
e	EnvironmentValues.symbolRenderingMode
e	EnvironmentValues.symbolVariants
e	EnvironmentValues.tabBarPlacement
e	EnvironmentValues.textCase
e	EnvironmentValues.timeZone
e	EnvironmentValues.truncationMode
e	EnvironmentValues.undoManager
i	EnvironmentValues.requestReview	there is no store.
e	ColorScheme.dark
e	DynamicTypeSize
e	ContentSizeCategory
e	UserInterfaceSizeClass
e	LegibilityWeight
e	ScenePhase
e	OpenURLAction
e	OpenURLAction.init(handler:)
e	OpenWindowAction
e	DismissWindowAction
e	OpenSettingsAction
e	App
e	App.main()
e	Scene
e	SceneBuilder
e	WindowGroup
e	WindowGroup.init(content:)
e	WindowGroup.init(_:content:)
e	WindowGroup.init(id:content:)
e	WindowGroup.init(for:content:)
e	Window
e	Window.init(_:id:content:)
e	DocumentGroup
e	FileDocument
e	ReferenceFileDocument
e	FileDocumentConfiguration
e	Settings
e	Settings.init(content:)
e	MenuBarExtra
e	MenuBarExtra.init(_:systemImage:content:)
e	UtilityWindow
a	ImmersiveSpace
a	AlertScene
e	Scene.commands(content:)
e	Scene.onChange(of:initial:_:)
e	Scene.environment(_:_:)
e	Scene.environmentObject(_:)
e	Scene.modelContainer(for:)
i	Scene.backgroundTask(_:action:)	no system asks for it, and the action never runs.
i	Scene.handlesExternalEvents(matching:)	open(_:) of a host delivers to the front window.
i	Scene.defaultSize(width:height:)	each window is as large as its host.
i	Scene.windowResizability(_:)	each window is as large as its host.
i	Scene.windowStyle(_:)	there are no window frames here.
e	Scene.defaultAppStorage(_:)
e	Commands
e	CommandsBuilder
e	CommandMenu
e	CommandGroup
e	CommandGroup.init(replacing:addition:)
i	SidebarCommands	a host has no menu bar of a system's.
i	TextEditingCommands	a host has no menu bar of a system's.
i	ToolbarCommands	a host has no menu bar of a system's.
i	InspectorCommands	a host has no menu bar of a system's.
e	UIHostingController
e	UIHostingController.init(rootView:)
e	UIHostingConfiguration
e	UIHostingConfiguration.init(content:)
e	UIHostingConfiguration.margins(_:_:)
e	UIHostingConfiguration.background(_:)
e	UIViewRepresentable
e	UIViewRepresentableContext
e	UIViewControllerRepresentable
e	UIViewControllerRepresentableContext
i	UIGestureRecognizerRepresentable	nobody touches views through UIKit, and drivers act on gestures of SwiftUI's.
e	NSViewRepresentable
e	NSHostingView
e	NSHostingController
e	ImageRenderer
e	ImageRenderer.init(content:)
e	ImageRenderer.uiImage
e	ImageRenderer.render(rasterizationScale:renderer:)
e	View.previewDevice(_:)
e	View.previewLayout(_:)
e	View.previewDisplayName(_:)
e	View.previewInterfaceOrientation(_:)
e	View.previewContext(_:)
e	PreviewProvider
e	PreviewDevice
e	PreviewLayout
e	PreviewTrait
e	PreviewModifier
e	Preview(_:body:)
e	Preview(_:traits:_:body:)
e	Previewable()
e	Entry()
e	View.accessibilityIdentifier(_:)
e	View.accessibilityLabel(_:)
a	View.accessibilityLabel(content:)
e	View.accessibilityHint(_:)
e	View.accessibilityValue(_:)
e	View.accessibilityHidden(_:)
e	View.accessibilityAddTraits(_:)
e	View.accessibilityRemoveTraits(_:)
e	AccessibilityTraits
e	View.accessibilityElement(children:)
e	AccessibilityChildBehavior
e	View.accessibilityAction(_:_:)
e	View.accessibilityAction(named:_:)
e	View.accessibilityAction(action:label:)
e	View.accessibilityActions(_:)
e	View.accessibilityAdjustableAction(_:)
e	View.accessibilityScrollAction(_:)
e	AccessibilityActionKind
e	AccessibilityAdjustmentDirection
e	View.accessibilitySortPriority(_:)
i	View.accessibilityHeading(_:)	there is no rotor.
i	AccessibilityHeadingLevel	there is no rotor.
i	View.accessibilityInputLabels(_:)	drivers find views by label and identifier.
e	View.accessibilityFocused(_:)
e	AccessibilityFocusState
e	View.accessibilityRepresentation(representation:)
e	View.accessibilityChildren(children:)
i	View.accessibilityCustomContent(_:_:importance:)	nothing reads it.
i	View.accessibilityRotor(_:entries:)	there is no rotor. The entries are not made.
i	View.accessibilityShowsLargeContentViewer()	there is no such viewer.
i	View.accessibilityIgnoresInvertColors(_:)	no colours are inverted.
i	View.accessibilityRespondsToUserInteraction(_:)	drivers act as those who see it.
i	View.accessibilityActivationPoint(_:)	actions have no place.
i	View.accessibilityLinkedGroup(id:in:)	nothing reads it.
i	View.accessibilityLabeledPair(role:id:in:)	nothing reads it.
i	View.accessibilityTextContentType(_:)	nothing reads it.
i	View.accessibilityZoomAction(_:)	drivers pinch.
i	View.accessibilityDragPoint(_:description:)	drags begin anywhere.
i	View.accessibilityChartDescriptor(_:)	nothing reads it.
i	AccessibilityNotification	nothing is spoken.
i	View.speechSpellsOutCharacters(_:)	nothing is spoken.
a	View.accessibilityQuickAction(style:content:)
i	View.accessibilityDirectTouch(_:options:)	there is none.
i	View.accessibilityScrollStatus(_:isEnabled:)	nothing reads it.
"""#

/// The types that are here of those whose names begin as frameworks' do.
package let knownTypes: Set<String> = Set(
    """
    AVAsset
    AVAssetImageGenerator
    AVAsyncProperty
    AVAudioApplication
    AVAudioEngine
    AVAudioFormat
    AVAudioInputNode
    AVAudioMixerNode
    AVAudioNode
    AVAudioPCMBuffer
    AVAudioPlayer
    AVAudioPlayerDelegate
    AVAudioPlayerNode
    AVAudioQuality
    AVAudioRecorder
    AVAudioRecorderDelegate
    AVAudioSession
    AVAudioSessionInterruptionOptionKey
    AVAudioSessionInterruptionTypeKey
    AVAudioSessionPortDescription
    AVAudioSessionRouteChangeReasonKey
    AVAudioSessionRouteDescription
    AVAudioTime
    AVAuthorizationStatus
    AVCaptureConnection
    AVCaptureDevice
    AVCaptureDeviceInput
    AVCaptureEvent
    AVCaptureInput
    AVCaptureMetadataOutput
    AVCaptureMetadataOutputObjectsDelegate
    AVCaptureOutput
    AVCapturePhoto
    AVCapturePhotoCaptureDelegate
    AVCapturePhotoOutput
    AVCapturePhotoSettings
    AVCaptureSession
    AVCaptureVideoPreviewLayer
    AVEncoderAudioQualityKey
    AVEncoderBitRateKey
    AVFormatIDKey
    AVLayerVideoGravity
    AVLinearPCMBitDepthKey
    AVMediaType
    AVMetadataMachineReadableCodeObject
    AVMetadataObject
    AVNumberOfChannelsKey
    AVPictureInPictureController
    AVPlayer
    AVPlayerItem
    AVPlayerLayer
    AVPlayerLooper
    AVPlayerView
    AVPlayerViewController
    AVPlayerViewControllerDelegate
    AVQueuePlayer
    AVRoutePickerView
    AVSampleRateKey
    AVSpeechSynthesisVoice
    AVSpeechSynthesizer
    AVSpeechSynthesizerDelegate
    AVSpeechUtterance
    AVSpeechUtteranceDefaultSpeechRate
    AVSpeechUtteranceMaximumSpeechRate
    AVSpeechUtteranceMinimumSpeechRate
    AVURLAsset
    CAAnimation
    CAAnimationDelegate
    CAAnimationGroup
    CABasicAnimation
    CACornerMask
    CACurrentMediaTime
    CADisplayLink
    CAEmitterCell
    CAEmitterLayer
    CAEmitterLayerEmitterShape
    CAEmitterLayerRenderMode
    CAGradientLayer
    CAKeyframeAnimation
    CALayer
    CALayerContentsGravity
    CALayerCornerCurve
    CAMediaTimingFillMode
    CAMediaTimingFunction
    CAMediaTimingFunctionName
    CAMetalDrawable
    CAMetalLayer
    CAPropertyAnimation
    CAReplicatorLayer
    CAShapeLayer
    CAShapeLayerFillRule
    CAShapeLayerLineCap
    CAShapeLayerLineJoin
    CASpringAnimation
    CATextLayer
    CATransaction
    CATransform3D
    CATransform3DIdentity
    CATransform3DMakeAffineTransform
    CATransform3DMakeScale
    CATransform3DMakeTranslation
    CATransition
    CBAdvertisementDataLocalNameKey
    CBAttribute
    CBCentralManager
    CBCentralManagerDelegate
    CBCentralManagerScanOptionAllowDuplicatesKey
    CBCharacteristic
    CBCharacteristicWriteType
    CBManager
    CBManagerAuthorization
    CBManagerState
    CBPeripheral
    CBPeripheralDelegate
    CBPeripheralState
    CBService
    CHHapticAdvancedPatternPlayer
    CHHapticDeviceCapability
    CHHapticDynamicParameter
    CHHapticEngine
    CHHapticError
    CHHapticEvent
    CHHapticEventParameter
    CHHapticParameterCurve
    CHHapticPattern
    CHHapticPatternPlayer
    CHHapticTimeImmediate
    CIAreaAverage
    CIAztecCodeGenerator
    CIBlendWithMask
    CIBloom
    CICode128BarcodeGenerator
    CIColor
    CIColorControls
    CIColorInvert
    CIContext
    CIContextOption
    CICrystallize
    CIEdges
    CIExposureAdjust
    CIFalseColor
    CIFilter
    CIGaussianBlur
    CIHueAdjust
    CIImage
    CIMaskToAlpha
    CIPDF417BarcodeGenerator
    CIPhotoEffectChrome
    CIPhotoEffectFade
    CIPhotoEffectInstant
    CIPhotoEffectMono
    CIPhotoEffectNoir
    CIPhotoEffectProcess
    CIPhotoEffectTonal
    CIPhotoEffectTransfer
    CIPixellate
    CIQRCodeGenerator
    CISepiaTone
    CITwirlDistortion
    CIUnsharpMask
    CIVector
    CIVibranceAdjust
    CIVignette
    CKAccountStatus
    CKAsset
    CKContainer
    CKDatabase
    CKDatabaseSubscription
    CKError
    CKQuery
    CKQueryOperation
    CKRecord
    CKRecordValue
    CKRecordValueProtocol
    CKRecordZone
    CKShare
    CKSubscription
    CLAccuracyAuthorization
    CLActivityType
    CLAuthorizationStatus
    CLCircularRegion
    CLError
    CLGeocodeCompletionHandler
    CLGeocoder
    CLHeading
    CLLocation
    CLLocationAccuracy
    CLLocationCoordinate2D
    CLLocationCoordinate2DIsValid
    CLLocationDegrees
    CLLocationDirection
    CLLocationDistance
    CLLocationManager
    CLLocationManagerDelegate
    CLLocationSpeed
    CLLocationUpdate
    CLPlacemark
    CLRegion
    CMAcceleration
    CMAccelerometerData
    CMAltimeter
    CMAttitude
    CMAttitudeReferenceFrame
    CMAuthorizationStatus
    CMDeviceMotion
    CMGyroData
    CMLogItem
    CMMotionManager
    CMPedometer
    CMPedometerData
    CMRotationRate
    CMTime
    CMTimeGetSeconds
    CMTimeMake
    CMTimeMakeWithSeconds
    CNAuthorizationStatus
    CNContact
    CNContactBirthdayKey
    CNContactEmailAddressesKey
    CNContactFamilyNameKey
    CNContactFetchRequest
    CNContactFormatter
    CNContactFormatterStyle
    CNContactGivenNameKey
    CNContactIdentifierKey
    CNContactImageDataAvailableKey
    CNContactImageDataKey
    CNContactMiddleNameKey
    CNContactNicknameKey
    CNContactOrganizationNameKey
    CNContactPhoneNumbersKey
    CNContactPickerDelegate
    CNContactPickerViewController
    CNContactPostalAddressesKey
    CNContactSortOrder
    CNContactStore
    CNContactThumbnailImageDataKey
    CNContactType
    CNContactViewController
    CNContactViewControllerDelegate
    CNEntityType
    CNError
    CNKeyDescriptor
    CNLabelHome
    CNLabelOther
    CNLabelPhoneNumberMain
    CNLabelPhoneNumberMobile
    CNLabelWork
    CNLabeledValue
    CNMutableContact
    CNPhoneNumber
    CNPostalAddress
    CNSaveRequest
    CTFont
    CTFontCopyFamilyName
    CTFontCopyPostScriptName
    CTFontCreateWithName
    CTFontDescriptor
    CTFontGetAscent
    CTFontGetDescent
    CTFontGetLeading
    CTFontGetSize
    CTFontManagerRegisterFontURLs
    CTFontManagerRegisterFontsForURL
    CTFontManagerRegisterGraphicsFont
    CTFontManagerScope
    EKAlarm
    EKAuthorizationStatus
    EKCalendar
    EKCalendarItem
    EKEntityType
    EKError
    EKEvent
    EKEventEditViewAction
    EKEventEditViewController
    EKEventEditViewDelegate
    EKEventStore
    EKEventViewController
    EKObject
    EKRecurrenceEnd
    EKRecurrenceFrequency
    EKRecurrenceRule
    EKReminder
    EKSource
    EKSpan
    GKAccessPoint
    GKAchievement
    GKError
    GKGameCenterControllerDelegate
    GKGameCenterViewController
    GKGameCenterViewControllerState
    GKLeaderboard
    GKLocalPlayer
    GKPlayer
    HKAnchoredObjectQuery
    HKAuthorizationRequestStatus
    HKAuthorizationStatus
    HKCategorySample
    HKCategoryType
    HKCategoryTypeIdentifier
    HKCategoryValueAppleStandHour
    HKCategoryValueSleepAnalysis
    HKCharacteristicType
    HKCharacteristicTypeIdentifier
    HKCorrelation
    HKCorrelationType
    HKCorrelationTypeIdentifier
    HKDeletedObject
    HKDevice
    HKError
    HKHealthStore
    HKMetadataKeyExternalUUID
    HKMetadataKeySyncIdentifier
    HKMetadataKeySyncVersion
    HKMetadataKeyTimeZone
    HKMetadataKeyWasUserEntered
    HKMetricPrefix
    HKObject
    HKObjectQueryNoLimit
    HKObjectType
    HKObserverQuery
    HKQuantity
    HKQuantitySample
    HKQuantityType
    HKQuantityTypeIdentifier
    HKQuery
    HKQueryAnchor
    HKQueryOptions
    HKSample
    HKSamplePredicate
    HKSampleQuery
    HKSampleQueryDescriptor
    HKSampleSortIdentifierEndDate
    HKSampleSortIdentifierStartDate
    HKSampleType
    HKSource
    HKSourceRevision
    HKStatistics
    HKStatisticsCollection
    HKStatisticsCollectionQuery
    HKStatisticsCollectionQueryDescriptor
    HKStatisticsOptions
    HKStatisticsQuery
    HKStatisticsQueryDescriptor
    HKUnit
    HKUnitMolarMassBloodGlucose
    HKUpdateFrequency
    HKWorkout
    HKWorkoutActivityType
    HKWorkoutConfiguration
    HKWorkoutEvent
    HKWorkoutSessionLocationType
    HKWorkoutSessionState
    HKWorkoutType
    INFocusStatus
    INFocusStatusAuthorizationStatus
    INFocusStatusCenter
    INImage
    INIntent
    INIntentResponse
    INInteraction
    INObject
    INObjectCollection
    INParameter
    INPerson
    INPersonHandle
    INPreferences
    INShortcut
    INSiriAuthorizationStatus
    INVoiceShortcut
    INVoiceShortcutCenter
    LPLinkMetadata
    LPLinkView
    LPMetadataProvider
    MFMailComposeResult
    MFMailComposeViewController
    MFMailComposeViewControllerDelegate
    MFMessageComposeViewController
    MFMessageComposeViewControllerDelegate
    MKAddress
    MKAnnotation
    MKAnnotationView
    MKCircle
    MKCircleRenderer
    MKCoordinateForMapPoint
    MKCoordinateRegion
    MKCoordinateSpan
    MKDirections
    MKDirectionsTransportType
    MKError
    MKLaunchOptionsDirectionsModeDefault
    MKLaunchOptionsDirectionsModeDriving
    MKLaunchOptionsDirectionsModeKey
    MKLaunchOptionsDirectionsModeTransit
    MKLaunchOptionsDirectionsModeWalking
    MKLaunchOptionsMapCenterKey
    MKLaunchOptionsMapSpanKey
    MKLaunchOptionsMapTypeKey
    MKLaunchOptionsShowsTrafficKey
    MKLocalSearch
    MKLocalSearchCompleter
    MKLocalSearchCompleterDelegate
    MKLocalSearchCompletion
    MKLookAroundBadgePosition
    MKLookAroundScene
    MKLookAroundSceneRequest
    MKMapItem
    MKMapPoint
    MKMapPointForCoordinate
    MKMapPointsPerMeterAtLatitude
    MKMapRect
    MKMapSize
    MKMapSnapshotter
    MKMapType
    MKMapView
    MKMapViewDelegate
    MKMarkerAnnotationView
    MKMetersBetweenMapPoints
    MKMultiPoint
    MKOverlay
    MKOverlayLevel
    MKOverlayPathRenderer
    MKOverlayRenderer
    MKPinAnnotationView
    MKPlacemark
    MKPointAnnotation
    MKPointOfInterestCategory
    MKPointOfInterestFilter
    MKPolygon
    MKPolygonRenderer
    MKPolyline
    MKPolylineRenderer
    MKRoute
    MKUserLocation
    MKUserTrackingMode
    MPChangePlaybackPositionCommand
    MPChangePlaybackPositionCommandEvent
    MPMediaItemArtwork
    MPMediaItemPropertyAlbumTitle
    MPMediaItemPropertyArtist
    MPMediaItemPropertyArtwork
    MPMediaItemPropertyPlaybackDuration
    MPMediaItemPropertyTitle
    MPMediaLibrary
    MPMediaLibraryAuthorizationStatus
    MPNowPlayingInfoCenter
    MPNowPlayingInfoPropertyElapsedPlaybackTime
    MPNowPlayingInfoPropertyIsLiveStream
    MPNowPlayingInfoPropertyPlaybackRate
    MPNowPlayingPlaybackState
    MPRemoteCommand
    MPRemoteCommandCenter
    MPRemoteCommandEvent
    MPRemoteCommandHandlerStatus
    MPSkipIntervalCommand
    MPVolumeView
    MTKTextureLoader
    MTKView
    MTKViewDelegate
    MTLAttachments
    MTLBlendFactor
    MTLBlendOperation
    MTLBlitCommandEncoder
    MTLBuffer
    MTLClearColor
    MTLClearColorMake
    MTLCommandBuffer
    MTLCommandEncoder
    MTLCommandQueue
    MTLCompareFunction
    MTLCompileOptions
    MTLComputeCommandEncoder
    MTLComputePipelineState
    MTLCopyAllDevices
    MTLCreateSystemDefaultDevice
    MTLDepthStencilDescriptor
    MTLDepthStencilState
    MTLDevice
    MTLDrawable
    MTLFunction
    MTLLibrary
    MTLLoadAction
    MTLOrigin
    MTLPixelFormat
    MTLPrimitiveType
    MTLRegion
    MTLRegionMake2D
    MTLRenderCommandEncoder
    MTLRenderPassColorAttachmentDescriptor
    MTLRenderPassDescriptor
    MTLRenderPipelineColorAttachmentDescriptor
    MTLRenderPipelineDescriptor
    MTLRenderPipelineState
    MTLResource
    MTLResourceOptions
    MTLSamplerAddressMode
    MTLSamplerDescriptor
    MTLSamplerMinMagFilter
    MTLSamplerState
    MTLSize
    MTLSizeMake
    MTLStoreAction
    MTLTexture
    MTLTextureDescriptor
    MTLTextureUsage
    MTLViewport
    NSAlert
    NSAnimationContext
    NSAppearance
    NSApplication
    NSApplicationDelegate
    NSBezierPath
    NSBitmapImageRep
    NSBox
    NSButton
    NSClickGestureRecognizer
    NSColor
    NSColorPanel
    NSColorWell
    NSControl
    NSCursor
    NSEvent
    NSFont
    NSGestureRecognizer
    NSGraphicsContext
    NSHostingController
    NSHostingView
    NSImage
    NSImageView
    NSLayoutConstraint
    NSMenu
    NSMenuItem
    NSOpenPanel
    NSOutlineView
    NSPanel
    NSPasteboard
    NSPopUpButton
    NSPopover
    NSProgressIndicator
    NSResponder
    NSSavePanel
    NSScreen
    NSScrollView
    NSSearchField
    NSSecureTextField
    NSSegmentedControl
    NSSlider
    NSSound
    NSSplitView
    NSStackView
    NSStatusBar
    NSStatusItem
    NSStepper
    NSSwitch
    NSTableView
    NSText
    NSTextField
    NSTextFieldDelegate
    NSTextView
    NSTextViewDelegate
    NSToolbar
    NSTrackingArea
    NSView
    NSViewController
    NSViewControllerRepresentable
    NSViewRepresentable
    NSVisualEffectView
    NSWindow
    NSWindowController
    NSWindowDelegate
    NSWorkspace
    PDFDisplayBox
    PDFDisplayDirection
    PDFDisplayMode
    PDFDocument
    PDFPage
    PDFView
    PHAccessLevel
    PHAsset
    PHAssetChangeRequest
    PHAssetCollection
    PHAssetCollectionSubtype
    PHAssetCollectionType
    PHAssetCreationRequest
    PHAssetMediaType
    PHAssetResourceType
    PHAuthorizationStatus
    PHCachingImageManager
    PHChange
    PHCollection
    PHFetchOptions
    PHFetchResult
    PHImageContentMode
    PHImageManager
    PHImageManagerMaximumSize
    PHImageRequestID
    PHImageRequestOptions
    PHImageRequestOptionsDeliveryMode
    PHImageRequestOptionsResizeMode
    PHObject
    PHObjectPlaceholder
    PHPhotoLibrary
    PHPhotoLibraryChangeObserver
    PHPhotosError
    PHPickerConfiguration
    PHPickerFilter
    PHPickerResult
    PHPickerViewController
    PHPickerViewControllerDelegate
    PKAddPassButton
    PKAddPassButtonStyle
    PKAddPassesViewController
    PKAddPassesViewControllerDelegate
    PKContact
    PKContactField
    PKMerchantCapability
    PKPass
    PKPassLibrary
    PKPassType
    PKPayment
    PKPaymentAuthorizationController
    PKPaymentAuthorizationControllerDelegate
    PKPaymentAuthorizationResult
    PKPaymentAuthorizationStatus
    PKPaymentAuthorizationViewController
    PKPaymentAuthorizationViewControllerDelegate
    PKPaymentButton
    PKPaymentButtonStyle
    PKPaymentButtonType
    PKPaymentMethod
    PKPaymentNetwork
    PKPaymentRequest
    PKPaymentSummaryItem
    PKPaymentSummaryItemType
    PKPaymentToken
    PKShippingMethod
    QLPreviewController
    QLPreviewControllerDataSource
    QLPreviewControllerDelegate
    QLPreviewItem
    SCNAction
    SCNBox
    SCNCamera
    SCNGeometry
    SCNLight
    SCNMaterial
    SCNMaterialProperty
    SCNNode
    SCNPlane
    SCNScene
    SCNSphere
    SCNText
    SCNVector3
    SCNVector3Make
    SCNVector4
    SCNView
    SFSafariViewController
    SFSafariViewControllerDelegate
    SFSpeechAudioBufferRecognitionRequest
    SFSpeechRecognitionRequest
    SFSpeechRecognitionResult
    SFSpeechRecognitionTask
    SFSpeechRecognizer
    SFSpeechRecognizerAuthorizationStatus
    SFSpeechURLRecognitionRequest
    SFTranscription
    SKAction
    SKCameraNode
    SKEmitterNode
    SKError
    SKLabelNode
    SKMutablePayment
    SKNode
    SKOverlay
    SKPayment
    SKPaymentQueue
    SKPaymentQueueDelegate
    SKPaymentTransaction
    SKPaymentTransactionObserver
    SKPaymentTransactionState
    SKPhysicsBody
    SKPhysicsWorld
    SKProduct
    SKProductDiscount
    SKProductSubscriptionPeriod
    SKProductsRequest
    SKProductsRequestDelegate
    SKProductsResponse
    SKReceiptRefreshRequest
    SKRequest
    SKRequestDelegate
    SKScene
    SKSceneScaleMode
    SKShapeNode
    SKSpriteNode
    SKStoreProductParameterITunesItemIdentifier
    SKStoreProductViewController
    SKStoreProductViewControllerDelegate
    SKStoreReviewController
    SKStorefront
    SKTexture
    SKView
    UIAccessibility
    UIAccessibilityContrast
    UIAccessibilityTraits
    UIAction
    UIActivity
    UIActivityIndicatorView
    UIActivityItemSource
    UIActivityViewController
    UIAdaptivePresentationControllerDelegate
    UIAlertAction
    UIAlertController
    UIApplication
    UIApplicationDelegate
    UIApplicationDelegateAdaptor
    UIApplicationShortcutIcon
    UIApplicationShortcutItem
    UIBackgroundTaskIdentifier
    UIBarAppearance
    UIBarButtonItem
    UIBarButtonItemAppearance
    UIBarMetrics
    UIBezierPath
    UIBlurEffect
    UIButton
    UICollectionView
    UICollectionViewCell
    UICollectionViewController
    UICollectionViewDataSource
    UICollectionViewDelegate
    UICollectionViewFlowLayout
    UICollectionViewLayout
    UIColor
    UIColorPickerViewController
    UIColorPickerViewControllerDelegate
    UIContentConfiguration
    UIContentSizeCategory
    UIControl
    UIDataDetectorTypes
    UIDatePicker
    UIDevice
    UIDeviceOrientation
    UIDocumentInteractionController
    UIDocumentInteractionControllerDelegate
    UIDocumentPickerDelegate
    UIDocumentPickerViewController
    UIEdgeInsets
    UIEvent
    UIFeedbackGenerator
    UIFont
    UIFontDescriptor
    UIFontMetrics
    UIGestureRecognizer
    UIGestureRecognizerDelegate
    UIGestureRecognizerRepresentable
    UIGestureRecognizerRepresentableContext
    UIGestureRecognizerRepresentableCoordinateSpaceConverter
    UIGraphicsBeginImageContext
    UIGraphicsBeginImageContextWithOptions
    UIGraphicsContexts
    UIGraphicsEndImageContext
    UIGraphicsGetCurrentContext
    UIGraphicsGetImageFromCurrentImageContext
    UIGraphicsImageRenderer
    UIGraphicsImageRendererContext
    UIGraphicsImageRendererFormat
    UIHostingConfiguration
    UIHostingController
    UIHostingControllerSizingOptions
    UIHoverGestureRecognizer
    UIImage
    UIImagePickerController
    UIImagePickerControllerDelegate
    UIImageView
    UIImpactFeedbackGenerator
    UIInterfaceOrientation
    UIInterfaceOrientationMask
    UIKeyboardAppearance
    UIKeyboardType
    UIKitAttributes
    UILabel
    UILayoutGuide
    UILayoutPriority
    UILegibilityWeight
    UILongPressGestureRecognizer
    UIMenu
    UIMenuElement
    UIModalPresentationStyle
    UIModalTransitionStyle
    UINavigationBar
    UINavigationBarAppearance
    UINavigationController
    UINavigationControllerDelegate
    UINavigationItem
    UINotificationFeedbackGenerator
    UIOffset
    UIOpenURLContext
    UIPageControl
    UIPageViewController
    UIPageViewControllerDataSource
    UIPageViewControllerDelegate
    UIPanGestureRecognizer
    UIPasteboard
    UIPickerView
    UIPickerViewDataSource
    UIPickerViewDelegate
    UIPinchGestureRecognizer
    UIPopoverArrowDirection
    UIPopoverPresentationController
    UIPopoverPresentationControllerDelegate
    UIPresentationController
    UIPrintInfo
    UIPrintInteractionController
    UIProgressView
    UIRectCorner
    UIRectEdge
    UIRectFill
    UIRefreshControl
    UIResponder
    UIReturnKeyType
    UIRotationGestureRecognizer
    UIScene
    UISceneConfiguration
    UISceneDelegate
    UISceneSession
    UIScreen
    UIScreenEdgePanGestureRecognizer
    UIScrollView
    UIScrollViewDelegate
    UISearchBar
    UISearchBarDelegate
    UISearchController
    UISearchControllerDelegate
    UISearchResultsUpdating
    UISegmentedControl
    UISelectionFeedbackGenerator
    UISemanticContentAttribute
    UISheetPresentationController
    UISheetPresentationControllerDelegate
    UISheetPresentationControllerDetentResolutionContext
    UISlider
    UISplitViewController
    UIStackView
    UIStatusBarManager
    UIStatusBarStyle
    UIStepper
    UISwipeGestureRecognizer
    UISwitch
    UITabBar
    UITabBarAppearance
    UITabBarController
    UITabBarItem
    UITabBarItemAppearance
    UITableView
    UITableViewCell
    UITableViewController
    UITableViewDataSource
    UITableViewDelegate
    UITableViewHeaderFooterView
    UITapGestureRecognizer
    UITextAutocapitalizationType
    UITextAutocorrectionType
    UITextChecker
    UITextContentType
    UITextField
    UITextFieldDelegate
    UITextInputMode
    UITextRange
    UITextSmartDashesType
    UITextSmartQuotesType
    UITextSpellCheckingType
    UITextView
    UITextViewDelegate
    UIToolbar
    UIToolbarAppearance
    UITouch
    UITraitCollection
    UITraitEnvironmentLayoutDirection
    UIUserInterfaceIdiom
    UIUserInterfaceLayoutDirection
    UIUserInterfaceSizeClass
    UIUserInterfaceStyle
    UIVibrancyEffect
    UIView
    UIViewAnimatingPosition
    UIViewController
    UIViewControllerRepresentable
    UIViewControllerRepresentableContext
    UIViewControllerRepresentation
    UIViewControllerTransitioningDelegate
    UIViewPropertyAnimator
    UIViewRepresentable
    UIViewRepresentableContext
    UIViewRepresentation
    UIVisualEffect
    UIVisualEffectView
    UIWindow
    UIWindowScene
    UIWindowSceneDelegate
    UNAuthorizationOptions
    UNAuthorizationStatus
    UNCalendarNotificationTrigger
    UNMutableNotificationContent
    UNNotification
    UNNotificationAction
    UNNotificationActionOptions
    UNNotificationAttachment
    UNNotificationCategory
    UNNotificationCategoryOptions
    UNNotificationContent
    UNNotificationDefaultActionIdentifier
    UNNotificationDismissActionIdentifier
    UNNotificationInterruptionLevel
    UNNotificationPresentationOptions
    UNNotificationRequest
    UNNotificationResponse
    UNNotificationSetting
    UNNotificationSettings
    UNNotificationSound
    UNNotificationTrigger
    UNTextInputNotificationAction
    UNTimeIntervalNotificationTrigger
    UNUserNotificationCenter
    UNUserNotificationCenterDelegate
    VNBarcodeObservation
    VNDetectBarcodesRequest
    VNDetectFaceRectanglesRequest
    VNDetectedObjectObservation
    VNDocumentCameraScan
    VNDocumentCameraViewController
    VNDocumentCameraViewControllerDelegate
    VNError
    VNFaceObservation
    VNImageRequestHandler
    VNObservation
    VNRecognizeTextRequest
    VNRecognizedText
    VNRecognizedTextObservation
    VNRequest
    VNRequestTextRecognitionLevel
    WCError
    WCSession
    WCSessionActivationState
    WCSessionDelegate
    WCSessionUserInfoTransfer
    WKApplication
    WKApplicationDelegate
    WKApplicationState
    WKAudiovisualMediaTypes
    WKExtendedRuntimeSession
    WKExtension
    WKExtensionDelegate
    WKFrameInfo
    WKHTTPCookieStore
    WKHapticType
    WKInterfaceDevice
    WKInterfaceDeviceCrownOrientation
    WKInterfaceDeviceWristLocation
    WKNavigation
    WKNavigationAction
    WKNavigationActionPolicy
    WKNavigationDelegate
    WKNavigationResponse
    WKNavigationResponsePolicy
    WKPreferences
    WKScriptMessage
    WKScriptMessageHandler
    WKUIDelegate
    WKUserContentController
    WKUserScript
    WKUserScriptInjectionTime
    WKWebView
    WKWebViewConfiguration
    WKWebpagePreferences
    WKWebsiteDataStore
    """.split(separator: "\n").map(String.init))
