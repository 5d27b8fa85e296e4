import TraceReader

extension TraceLocation: Codable {
    private enum CodingKeys: String, CodingKey { case file, line, column, function }

    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            function: try values.decode(String.self, forKey: .function), file: try values.decode(String.self, forKey: .file),
            line: try values.decode(UInt32.self, forKey: .line), column: try values.decode(UInt32.self, forKey: .column))
    }

    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(file, forKey: .file)
        try values.encode(line, forKey: .line)
        try values.encode(column, forKey: .column)
        try values.encode(function, forKey: .function)
    }
}
