import TraceAnalysis
import TraceReader

/// One property with its owner, writers and readers, as the report's JSON has it.
struct OwnerRow: Encodable {
    var property: PropertyOwnership

    init(_ property: PropertyOwnership) { self.property = property }

    private enum CodingKeys: String, CodingKey {
        case property, kind, owner, owners, writes, unchangedWrites, sites, readers, bodiesWoken, bodiesChanged, efficiency
    }

    private struct Owner: Encodable {
        var path: String
        var instances: Int
    }

    private struct Reader: Encodable {
        var view: String
        var reads, woken: Int
    }

    private struct Site: Encodable {
        var location: TraceLocation?
        var writes: Int
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        let metrics = property.metrics
        try values.encode(property.culprit.name, forKey: .property)
        try values.encode(property.culprit.kind, forKey: .kind)
        try values.encode(property.owner, forKey: .owner)
        try values.encode(property.owners.map { Owner(path: $0.path, instances: $0.instances) }, forKey: .owners)
        try values.encode(metrics?.writes ?? 0, forKey: .writes)
        try values.encode(metrics?.unchangedWrites ?? 0, forKey: .unchangedWrites)
        try values.encode(metrics?.sites.map { Site(location: $0.location, writes: $0.writes) } ?? [], forKey: .sites)
        try values.encode(property.readers.map { Reader(view: $0.view, reads: $0.reads, woken: $0.woken) }, forKey: .readers)
        try values.encode(metrics?.bodiesWoken ?? 0, forKey: .bodiesWoken)
        try values.encode(metrics?.bodiesChanged, forKey: .bodiesChanged)
        try values.encode(metrics?.efficiency, forKey: .efficiency)
    }
}
