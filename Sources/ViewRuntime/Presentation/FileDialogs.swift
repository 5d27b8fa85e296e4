import Foundation

/// A dialog of the system's that ends with files: a driver chooses them, or cancels.
nonisolated struct FileDialog: PrimitiveView, ActionHolding {
    typealias Body = Never
    var kind: String
    nonisolated(unsafe) var choose: (Result<[URL], any Error>) -> Void
    nonisolated(unsafe) var cancel: () -> Void

    nonisolated static var layoutPart: LayoutPart { .absent }

    nonisolated static func describe(_ value: UnsafePointer<Self>, in element: inout ViewElement) {
        element.kind = value.pointee.kind
        element.actions = [.files(value.pointee.choose), .dismiss(value.pointee.cancel)]
    }
}

/// Shows a dialog for files while a binding is true.
nonisolated private struct FileDialogModifier: FrameworkModifier, ActionHolding {
    var kind: String
    var isPresented: Binding<Bool>
    nonisolated(unsafe) var choose: (Result<[URL], any Error>) -> Void
    nonisolated(unsafe) var cancel: () -> Void

    @MainActor func body(content: Content) -> some View {
        let (isPresented, choose, cancel) = (isPresented, choose, cancel)
        content
        if isPresented.wrappedValue {
            FileDialog(
                kind: kind,
                choose: {
                    isPresented.wrappedValue = false
                    choose($0)
                },
                cancel: {
                    isPresented.wrappedValue = false
                    cancel()
                })
        }
    }
}

extension View {
    /// Lets a person choose a file. A driver chooses for them: `host.fileDialog.choose(…)`.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(kind: "FileImporter", isPresented: isPresented) { result in
                onCompletion(result.flatMap { files in
                    files.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled))
                })
            } cancel: {
            })
    }

    /// Lets a person choose files. A driver chooses for them: `host.fileDialog.choose(…)`.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets a person choose files, and says when they do not. A driver chooses for them: `host.fileDialog.choose(…)`.
    nonisolated public func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(kind: "FileImporter", isPresented: isPresented, choose: onCompletion, cancel: onCancellation))
    }

    /// Lets a person move a file. A driver says where to: `host.fileDialog.choose(…)`. No file is moved.
    nonisolated public func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(kind: "FileMover", isPresented: isPresented) { result in
                onCompletion(result.flatMap { files in
                    files.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled))
                })
            } cancel: {
            })
    }

    /// Lets a person say where a document goes. A driver says it: `host.fileDialog.choose(…)`. Nothing is written.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FileDialogModifier(kind: "FileExporter", isPresented: isPresented) { result in
                onCompletion(result.flatMap { files in
                    files.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled))
                })
            } cancel: {
            })
    }

    /// Lets a person say where documents are to be kept. A driver says it: `host.fileDialog.choose(…)`. Nothing is written.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(FileDialogModifier(kind: "FileExporter", isPresented: isPresented, choose: onCompletion, cancel: {}))
    }

    #if !canImport(Darwin)
    /// Lets a person say where something is to be kept. A driver says it: `host.fileDialog.choose(…)`. Nothing is written.
    nonisolated public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FileDialogModifier(
                kind: "FileExporter", isPresented: isPresented,
                choose: { result in
                    onCompletion(result.flatMap { files in files.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled)) })
                }, cancel: onCancellation))
    }
    #endif
}
