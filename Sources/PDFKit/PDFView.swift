@_exported import Foundation
@_exported import ViewRuntime

/// A document of pages. Inert: it is not read, and has the pages that were put into it.
open class PDFDocument: NSObject, @unchecked Sendable {
    public private(set) var documentURL: URL?
    private var pages: [PDFPage] = []
    private var data: Data?
    public override init() {}
    public init?(url: URL) { documentURL = url }
    public init?(data: Data) { self.data = data }
    open var pageCount: Int { pages.count }
    open func page(at index: Int) -> PDFPage? { pages.indices.contains(index) ? pages[index] : nil }
    open func insert(_ page: PDFPage, at index: Int) { pages.insert(page, at: min(max(index, 0), pages.count)) }
    open func removePage(at index: Int) { if pages.indices.contains(index) { pages.remove(at: index) } }
    open func dataRepresentation() -> Data? { data }
    open var string: String? { nil }
    open var isLocked: Bool { false }
}

/// A page. Inert: it is not drawn.
open class PDFPage: NSObject, @unchecked Sendable {
    public override init() {}
    public init?(image: UIImage) {}
    open var string: String? { nil }
    open func bounds(for box: PDFDisplayBox) -> CGRect { .zero }
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage { UIImage() }
}

/// A rectangle of a page.
public enum PDFDisplayBox: Int, Sendable { case mediaBox, cropBox, bleedBox, trimBox, artBox }
/// How pages stand beside one another.
public enum PDFDisplayMode: Int, Sendable { case singlePage, singlePageContinuous, twoUp, twoUpContinuous }
/// Which way pages follow one another.
public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }

/// Shows a document. Inert: nothing is drawn; what is set is kept.
open class PDFView: UIView {
    open var document: PDFDocument?
    open var currentPage: PDFPage? { document?.page(at: 0) }
    open var autoScales = false
    open var displayMode = PDFDisplayMode.singlePageContinuous
    open var displayDirection = PDFDisplayDirection.vertical
    open var displayBox = PDFDisplayBox.cropBox
    open var displaysPageBreaks = true
    open var pageBreakMargins = UIEdgeInsets()
    open var scaleFactor: CGFloat = 1
    open var minScaleFactor: CGFloat = 0
    open var maxScaleFactor: CGFloat = 0
    open var scaleFactorForSizeToFit: CGFloat { 1 }
    open var isInMarkupMode = false
    open func usePageViewController(_ enable: Bool, withViewOptions viewOptions: [AnyHashable: Any]? = nil) {}
    open func go(to page: PDFPage) {}
    open func goToFirstPage(_ sender: Any?) {}
    open func goToNextPage(_ sender: Any?) {}
    open func layoutDocumentView() {}
}
