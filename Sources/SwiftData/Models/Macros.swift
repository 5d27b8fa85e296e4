/// Has a class's stored properties observed and kept, and the class conform to `PersistentModel`.
///
/// Computed properties, constants, and properties that are `static`, `lazy` or marked with `@Transient` are left alone.
@attached(
    member, conformances: Observable, PersistentModel, names: named(_$observationRegistrar), named(_$record), named(schemaMetadata))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "SurfaceMacros", type: "ModelMacro")

/// What `@Model` puts before each stored property.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SurfaceMacros", type: "PersistedPropertyMacro")

/// Says more about a property that is kept. All of it concerns storage on disk and has no effect here.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
    #externalMacro(module: "SurfaceMacros", type: "ModelMarkMacro")

/// Says what a property that leads to other models has to do with them.
///
/// - Parameters:
///   - deleteRule: what becomes of the models that it leads to, when this one is deleted.
///   - inverse: the property that leads back.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
    minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
    hashModifier: String? = nil
) = #externalMacro(module: "SurfaceMacros", type: "ModelMarkMacro")

/// Has `@Model` leave a stored property alone: it is not kept, and no view depends on it.
@attached(peer)
public macro Transient() = #externalMacro(module: "SurfaceMacros", type: "ModelMarkMacro")
