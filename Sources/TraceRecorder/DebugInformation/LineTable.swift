#if !canImport(Darwin)
/// Which line the code at an address of one image comes from.
///
/// The toolchain's own look-up runs through the whole table for each address (30 ms in a program of 25,000 lines); this runs through it
/// once, remembers which unit covers which addresses, and then reads only that unit.
final class LineTable {
    private struct Sequence {
        var low: UInt64
        var high: UInt64
        var unit: Int
    }

    private struct Unit {
        var rows: [LineProgram.Row]
        var files: [Int: String]
    }

    /// The lowest address of the image as linked.
    var lowestAddress: UInt64 { image.lowestAddress }

    private let image: ElfImage
    private var sequences: [Sequence] = []
    /// The units read last. A test's writes come from a few files.
    private var units: [Int: Unit] = [:]
    private static let unitsKept = 16

    init(_ image: ElfImage) {
        self.image = image
        let section = image.section(".debug_line")
        var offset = 0
        while offset < section.count, let program = LineProgram(section, at: offset) {
            var low: UInt64?
            program.run { row in
                if low == nil { low = row.address }
                if row.endsSequence {
                    // The linker gives code that it left out the address 0.
                    if let low, low > 0, row.address > low { sequences.append(Sequence(low: low, high: row.address, unit: offset)) }
                    low = nil
                }
            }
            offset = program.end
        }
        sequences.sort { ($0.low, $0.high) < ($1.low, $1.high) }
    }

    /// The position of the code at an address as linked; nil where none is known.
    func position(at address: UInt64) -> SourcePosition? {
        guard let (unit, index) = row(at: address) else { return nil }
        return position(of: unit.rows[index], in: unit)
    }

    /// The nearest position with a line, row by row in one direction from an address; nil where `isInside` says that an address is
    /// outside.
    func position(
        from address: UInt64, step: Int, apartFrom: SourcePosition?, isInside: (UInt64) -> Bool
    ) -> SourcePosition? {
        guard let (unit, start) = row(at: address) else { return nil }
        var index = start
        while true {
            index += step
            guard unit.rows.indices.contains(index), !unit.rows[index].endsSequence else { return nil }
            guard isInside(unit.rows[index].address) else { return nil }
            let position = position(of: unit.rows[index], in: unit)
            // Statements have a column. A row without one stands for a whole declaration, such as a generated accessor's.
            if position.line > 0, position.column > 0, position != apartFrom { return position }
        }
    }

    private func position(of row: LineProgram.Row, in unit: Unit) -> SourcePosition {
        SourcePosition(path: unit.files[row.file] ?? "", line: max(0, row.line), column: max(0, row.column))
    }

    /// The unit that covers an address, and the number of the last row that begins at or before it.
    private func row(at address: UInt64) -> (Unit, Int)? {
        var low = 0
        var high = sequences.count
        while low < high {
            let middle = (low + high) / 2
            if sequences[middle].low <= address { low = middle + 1 } else { high = middle }
        }
        guard low > 0, address < sequences[low - 1].high else { return nil }
        let unit = unit(at: sequences[low - 1].unit)
        var first = 0
        var last = unit.rows.count
        while first < last {
            let middle = (first + last) / 2
            if unit.rows[middle].address <= address { first = middle + 1 } else { last = middle }
        }
        // The end of one sequence may be the start of the next; an end says nothing of the address.
        guard first > 0, !unit.rows[first - 1].endsSequence else { return nil }
        return (unit, first - 1)
    }

    private func unit(at offset: Int) -> Unit {
        if let known = units[offset] { return known }
        var rows: [(row: LineProgram.Row, number: Int)] = []
        var files: [Int: String] = [:]
        if let program = LineProgram(image.section(".debug_line"), at: offset) {
            program.run { row in rows.append((row, rows.count)) }
            files = program.files(strings: image.section(".debug_str"), lineStrings: image.section(".debug_line_str"))
        }
        // Rows of one address stay in their order, of which the last holds; but an end comes before what starts where it ends.
        rows.sort {
            ($0.row.address, $0.row.endsSequence ? 0 : 1, $0.number) < ($1.row.address, $1.row.endsSequence ? 0 : 1, $1.number)
        }
        let unit = Unit(rows: rows.map(\.row), files: files)
        if units.count >= LineTable.unitsKept { units.removeAll() }
        units[offset] = unit
        return unit
    }
}
#endif
