#if canImport(Darwin)
import Darwin
#else
@_spi(Internal) import Runtime
import ViewRuntime
#endif

/// One function on a call stack: several for one return address where calls were inlined.
struct StackEntry {
    /// The return address on the stack.
    var address: UInt
    /// The linker symbol; empty where there is none.
    var symbol: String
    /// The symbol in its short demangled form, without modules.
    var name: String
    /// Nil where it is not known.
    var position: SourcePosition?
    /// The function's code was copied into its caller, which comes next.
    var isInlined: Bool
}

/// The running process's images and what their symbols and debug information say of addresses.
///
/// Names come from the toolchain's `Runtime` module. Lines come from the line tables themselves, since that module's look-up of
/// one costs 30 ms in a program of some size; it is asked for them in optimised builds only, where it also undoes inlining.
struct DebugInformation {
    #if canImport(Darwin)
    // Apple's toolchain keeps the module that reads debug information to itself: only the functions' names are found.

    /// The functions at a return address, innermost first.
    mutating func entries(at address: UInt) -> [StackEntry] {
        var info = Dl_info()
        guard let pointer = UnsafeRawPointer(bitPattern: address &- 1), dladdr(pointer, &info) != 0, let name = info.dli_sname else {
            return [StackEntry(address: address, symbol: "", name: "", position: nil, isInlined: false)]
        }
        let symbol = String(cString: name)
        return [StackEntry(address: address, symbol: symbol, name: MangledSymbol(symbol).shortName, position: nil, isInlined: false)]
    }

    /// The nearest position with a line before (`step` -1) or after (1) a return address, in the same function.
    mutating func position(near entry: StackEntry, step: Int) -> SourcePosition? { nil }
    #else
    private var images = ProgramImages.capture()
    private var lineTables: [String: LineTable] = [:]
    private var withoutLines: Set<String> = []
    /// Many stacks share their inner frames.
    private var known: [UInt: [StackEntry]] = [:]

    /// The functions at a return address, innermost first.
    mutating func entries(at address: UInt) -> [StackEntry] {
        if let entries = known[address] { return entries }
        let entries = resolve(address)
        known[address] = entries
        return entries
    }

    private mutating func resolve(_ address: UInt) -> [StackEntry] {
        // A library that was loaded since the last look is found at the next.
        if imageIndex(of: address) == nil { images = ProgramImages.capture() }
        #if DEBUG
        let options: Backtrace.SymbolicationOptions = [.useSymbolCache]
        #else
        let options: Backtrace.SymbolicationOptions = [.useSymbolCache, .showInlineFrames, .showSourceLocations]
        #endif
        var entries = symbolicate(.returnAddress(UInt64(address)), options: options)
        // Outside optimised builds no location was asked for.
        if entries.count == 1, entries[0].position == nil { entries[0].position = position(at: address &- 1) }
        return entries
    }

    private func symbolicate(_ frame: RichFrame<UInt64>, options: Backtrace.SymbolicationOptions) -> [StackEntry] {
        let backtrace = Backtrace(architecture: DebugInformation.architecture, frames: [frame], images: images)
        guard images != nil, let symbolicated = backtrace.symbolicated(options: options) else { return [] }
        var entries: [StackEntry] = []
        for frame in symbolicated.frames {
            guard let symbol = frame.symbol else { continue }
            let location = symbol.sourceLocation
            entries.append(
                StackEntry(
                    address: UInt(frame.captured.originalProgramCounter) ?? 0, symbol: symbol.rawName, name: symbol.name,
                    position: location.map { SourcePosition(path: $0.path, line: $0.line, column: $0.column) }, isInlined: frame.inlined))
        }
        return entries
    }

    /// The nearest position with a line before (`step` -1) or after (1) a return address, in the same function.
    mutating func position(near entry: StackEntry, step: Int) -> SourcePosition? {
        guard let image = loadedImage(of: entry.address) else { return nil }
        let address = UInt64(entry.address &- 1) &- image.bias
        return image.lines.position(from: address, step: step, apartFrom: entry.position) { address in
            symbolicate(.programCounter(address &+ image.bias), options: [.useSymbolCache]).first?.symbol == entry.symbol
        }
    }

    private mutating func position(at address: UInt) -> SourcePosition? {
        guard let image = loadedImage(of: address) else { return nil }
        return image.lines.position(at: UInt64(address) &- image.bias)
    }

    /// An image's lines, and what is added to an address as linked to get the one in memory.
    private mutating func loadedImage(of address: UInt) -> (lines: LineTable, bias: UInt64)? {
        guard let images, let place = imageIndex(of: address), let path = images[place].path, let base = UInt64(images[place].baseAddress)
        else { return nil }
        if let lines = lineTables[path] { return (lines, base &- lines.lowestAddress) }
        if withoutLines.contains(path) { return nil }
        guard let file = ElfImage.shared(path: path) else {
            withoutLines.insert(path)
            return nil
        }
        let lines = LineTable(file)
        lineTables[path] = lines
        return (lines, base &- lines.lowestAddress)
    }

    private func imageIndex(of address: UInt) -> Int? {
        Backtrace.Address(address).flatMap { images?.indexOfImage(at: $0) }
    }

    private static var architecture: String {
        #if arch(x86_64)
        "x86_64"
        #elseif arch(arm64)
        "arm64"
        #elseif arch(arm)
        "arm"
        #else
        "i386"
        #endif
    }
    #endif
}
