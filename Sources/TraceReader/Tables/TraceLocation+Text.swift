import TraceFormat

extension TraceLocation {
    /// The last component of the file and the line (`CartView.swift:48`); where there is no file, the function.
    public var short: String {
        guard hasFile else { return function }
        return "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
    }

    /// The file as it was recorded and the line; where there is no file, the function.
    public var long: String {
        hasFile ? "\(file):\(line)" : function
    }

    private var hasFile: Bool { !file.isEmpty && line > 0 }
}
