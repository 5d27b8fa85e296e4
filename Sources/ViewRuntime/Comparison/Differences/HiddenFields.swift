import DependencyGraph

/// The stored fields that differ in two values which their types' own `==` calls equal.
enum HiddenFields {
    /// How deep fields of fields are looked at.
    private static let deepest = 4

    /// The paths of the fields, as far as what they hold can be told apart.
    static func names(in type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> NameList {
        var paths: [String] = []
        find(type, old, new, "", 0, &paths)
        return paths.isEmpty ? .empty : NameList(paths.map { Name($0) })
    }

    private static func find(
        _ type: Any.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer, _ path: String, _ depth: Int, _ paths: inout [String]
    ) {
        guard MetadataKind(of: type) == .structure else { return }
        let ownership = FieldOwnership(of: type)
        var index = -1
        forEachField(of: type) { name, offset, field in
            index += 1
            guard ownership.owns(index) else { return }
            if field is any DynamicProperty.Type || paths.count >= DifferenceLog.limit { return }
            let plan = DigestPlan.plan(forAny: field)
            var (before, now) = (ValueDigest(looksBehindIDs: true), ValueDigest(looksBehindIDs: true))
            plan.add(old + offset, to: &before)
            plan.add(new + offset, to: &now)
            guard before.hash != now.hash else { return }
            let own = path.isEmpty ? name : "\(path).\(name)"
            let count = paths.count
            if depth < deepest, !DigestPlan.isLibrary(TypeNames.module(field)) { find(field, old + offset, new + offset, own, depth + 1, &paths) }
            if paths.count == count { paths.append(own) }
        }
    }
}
