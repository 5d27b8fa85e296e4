@_exported import Foundation
@_exported import PlatformNames
@_exported import ViewRuntime

// Files of pictures, read and written. Pictures are not decoded here: one that is made from a file is that file, whatever its size was asked to be,
// and of PNG files alone the size is known.

/// A file of pictures, or its bytes.
public final class CGImageSource: @unchecked Sendable {
    let data: Data
    init(_ data: Data) { self.data = data }
    var image: UIImage? { UIImage(data: data) }
}

/// The pictures of bytes; nil where there are none.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.isEmpty ? nil : CGImageSource(data)
}
/// The pictures of a file; nil where it cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard url.isFileURL, let data = try? Data(contentsOf: url), !data.isEmpty else { return nil }
    return CGImageSource(data)
}
/// How many pictures there are: one, since they are not decoded.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { 1 }
/// What kind of file it is, by its first bytes; nil for others than PNG, JPEG, GIF and HEIC files.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    let head = [UInt8](isrc.data.prefix(12))
    if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return UTType.png.identifier }
    if head.starts(with: [0xFF, 0xD8]) { return UTType.jpeg.identifier }
    if head.starts(with: Array("GIF8".utf8)) { return UTType.gif.identifier }
    if head.count == 12, head[4..<8].elementsEqual("ftyp".utf8), head[8..<10].elementsEqual("he".utf8) { return UTType.heic.identifier }
    return nil
}
/// The picture.
public func CGImageSourceCreateImageAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    index == 0 ? isrc.image?.cgImage : nil
}
/// The picture. It has the size that it has: pictures are not made smaller here.
public func CGImageSourceCreateThumbnailAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    CGImageSourceCreateImageAtIndex(isrc, index, options)
}
/// What is known of a picture: its size in pixels, where it is.
public func CGImageSourceCopyPropertiesAtIndex(_ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CFDictionary? {
    guard index == 0, let image = isrc.image?.cgImage, image.width > 0 else { return index == 0 ? [:] : nil }
    return [kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height]
}
/// What is known of a file: nothing.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? { [:] }

/// Where a file of pictures is written to.
public final class CGImageDestination: @unchecked Sendable {
    enum Place { case data(NSMutableData), file(URL) }
    let place: Place
    var image: CGImage?
    init(_ place: Place) { self.place = place }
}
/// A file of pictures in memory.
public func CGImageDestinationCreateWithData(_ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    CGImageDestination(.data(data))
}
/// A file of pictures.
public func CGImageDestinationCreateWithURL(_ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?) -> CGImageDestination? {
    url.isFileURL ? CGImageDestination(.file(url)) : nil
}
/// Adds a picture. The first one is written.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = idst.image ?? image
}
/// Adds a picture of another file. The first one is written.
public func CGImageDestinationAddImageFromSource(_ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?) {
    if let image = CGImageSourceCreateImageAtIndex(isrc, index, nil) { CGImageDestinationAddImage(idst, image, properties) }
}
/// Says what is known of the file. Inert: it is not written.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes the file: the bytes that the picture was made of, whatever kind was asked for, or those of a PNG file for one that was drawn. False where there
/// are none, or they cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let bytes = idst.image.flatMap({ UIImage(cgImage: $0).pngData() }) else { return false }
    switch idst.place {
    case .data(let data): data.append(bytes)
    case .file(let url): if (try? bytes.write(to: url)) == nil { return false }
    }
    return true
}

/// Which way up a picture is, as its file says.
public enum CGImagePropertyOrientation: UInt32, Sendable { case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left }

public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
public let kCGImagePropertyOrientation: CFString = "Orientation"
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
