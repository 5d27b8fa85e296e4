import Foundation

// The filters that files name. Their values are kept, and they have no result.

/// The values of the filter CIQRCodeGenerator.
public protocol CIQRCodeGenerator: CIFilter {
    var message: Data { get set }
    var correctionLevel: String { get set }
}
/// The values of the filter CIAztecCodeGenerator.
public protocol CIAztecCodeGenerator: CIFilter {
    var message: Data { get set }
    var correctionLevel: Float { get set }
}
/// The values of the filter CICode128BarcodeGenerator.
public protocol CICode128BarcodeGenerator: CIFilter {
    var message: Data { get set }
    var quietSpace: Float { get set }
}
/// The values of the filter CIPDF417BarcodeGenerator.
public protocol CIPDF417BarcodeGenerator: CIFilter {
    var message: Data { get set }
}
/// The values of the filter CIGaussianBlur.
public protocol CIGaussianBlur: CIFilter {
    var radius: Float { get set }
}
/// The values of the filter CISepiaTone.
public protocol CISepiaTone: CIFilter {
    var intensity: Float { get set }
}
/// The values of the filter CIPixellate.
public protocol CIPixellate: CIFilter {
    var scale: Float { get set }
    var center: CGPoint { get set }
}
/// The values of the filter CICrystallize.
public protocol CICrystallize: CIFilter {
    var radius: Float { get set }
    var center: CGPoint { get set }
}
/// The values of the filter CIEdges.
public protocol CIEdges: CIFilter {
    var intensity: Float { get set }
}
/// The values of the filter CIUnsharpMask.
public protocol CIUnsharpMask: CIFilter {
    var intensity: Float { get set }
    var radius: Float { get set }
}
/// The values of the filter CIVignette.
public protocol CIVignette: CIFilter {
    var intensity: Float { get set }
    var radius: Float { get set }
}
/// The values of the filter CIColorControls.
public protocol CIColorControls: CIFilter {
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}
/// The values of the filter CIColorInvert.
public protocol CIColorInvert: CIFilter {
}
/// The values of the filter CIPhotoEffectMono.
public protocol CIPhotoEffectMono: CIFilter {
}
/// The values of the filter CIPhotoEffectNoir.
public protocol CIPhotoEffectNoir: CIFilter {
}
/// The values of the filter CIPhotoEffectChrome.
public protocol CIPhotoEffectChrome: CIFilter {
}
/// The values of the filter CIPhotoEffectFade.
public protocol CIPhotoEffectFade: CIFilter {
}
/// The values of the filter CIPhotoEffectInstant.
public protocol CIPhotoEffectInstant: CIFilter {
}
/// The values of the filter CIPhotoEffectProcess.
public protocol CIPhotoEffectProcess: CIFilter {
}
/// The values of the filter CIPhotoEffectTonal.
public protocol CIPhotoEffectTonal: CIFilter {
}
/// The values of the filter CIPhotoEffectTransfer.
public protocol CIPhotoEffectTransfer: CIFilter {
}
/// The values of the filter CIFalseColor.
public protocol CIFalseColor: CIFilter {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
/// The values of the filter CITwirlDistortion.
public protocol CITwirlDistortion: CIFilter {
    var radius: Float { get set }
    var angle: Float { get set }
    var center: CGPoint { get set }
}
/// The values of the filter CIMaskToAlpha.
public protocol CIMaskToAlpha: CIFilter {
}
/// The values of the filter CIExposureAdjust.
public protocol CIExposureAdjust: CIFilter {
    var ev: Float { get set }
}
/// The values of the filter CIVibranceAdjust.
public protocol CIVibranceAdjust: CIFilter {
    var amount: Float { get set }
}
/// The values of the filter CIHueAdjust.
public protocol CIHueAdjust: CIFilter {
    var angle: Float { get set }
}
/// The values of the filter CIBloom.
public protocol CIBloom: CIFilter {
    var radius: Float { get set }
    var intensity: Float { get set }
}
/// The values of the filter CIAreaAverage.
public protocol CIAreaAverage: CIFilter {
    var extent: CGRect { get set }
}
/// The values of the filter CIBlendWithMask.
public protocol CIBlendWithMask: CIFilter {
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}

private final class QRCodeGeneratorFilter: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
    var message: Data { get { get("inputMessage", Data() as Data) } set { setValue(newValue, forKey: "inputMessage") } }
    var correctionLevel: String { get { get("inputCorrectionLevel", "M" as String) } set { setValue(newValue, forKey: "inputCorrectionLevel") } }
}
private final class AztecCodeGeneratorFilter: CIFilter, CIAztecCodeGenerator, @unchecked Sendable {
    var message: Data { get { get("inputMessage", Data() as Data) } set { setValue(newValue, forKey: "inputMessage") } }
    var correctionLevel: Float { get { get("inputCorrectionLevel", 23 as Float) } set { setValue(newValue, forKey: "inputCorrectionLevel") } }
}
private final class Code128BarcodeGeneratorFilter: CIFilter, CICode128BarcodeGenerator, @unchecked Sendable {
    var message: Data { get { get("inputMessage", Data() as Data) } set { setValue(newValue, forKey: "inputMessage") } }
    var quietSpace: Float { get { get("inputQuietSpace", 7 as Float) } set { setValue(newValue, forKey: "inputQuietSpace") } }
}
private final class PDF417BarcodeGeneratorFilter: CIFilter, CIPDF417BarcodeGenerator, @unchecked Sendable {
    var message: Data { get { get("inputMessage", Data() as Data) } set { setValue(newValue, forKey: "inputMessage") } }
}
private final class GaussianBlurFilter: CIFilter, CIGaussianBlur, @unchecked Sendable {
    var radius: Float { get { get("inputRadius", 10 as Float) } set { setValue(newValue, forKey: "inputRadius") } }
}
private final class SepiaToneFilter: CIFilter, CISepiaTone, @unchecked Sendable {
    var intensity: Float { get { get("inputIntensity", 1 as Float) } set { setValue(newValue, forKey: "inputIntensity") } }
}
private final class PixellateFilter: CIFilter, CIPixellate, @unchecked Sendable {
    var scale: Float { get { get("inputScale", 8 as Float) } set { setValue(newValue, forKey: "inputScale") } }
    var center: CGPoint { get { get("inputCenter", .zero as CGPoint) } set { setValue(newValue, forKey: "inputCenter") } }
}
private final class CrystallizeFilter: CIFilter, CICrystallize, @unchecked Sendable {
    var radius: Float { get { get("inputRadius", 20 as Float) } set { setValue(newValue, forKey: "inputRadius") } }
    var center: CGPoint { get { get("inputCenter", .zero as CGPoint) } set { setValue(newValue, forKey: "inputCenter") } }
}
private final class EdgesFilter: CIFilter, CIEdges, @unchecked Sendable {
    var intensity: Float { get { get("inputIntensity", 1 as Float) } set { setValue(newValue, forKey: "inputIntensity") } }
}
private final class UnsharpMaskFilter: CIFilter, CIUnsharpMask, @unchecked Sendable {
    var intensity: Float { get { get("inputIntensity", 0.5 as Float) } set { setValue(newValue, forKey: "inputIntensity") } }
    var radius: Float { get { get("inputRadius", 2.5 as Float) } set { setValue(newValue, forKey: "inputRadius") } }
}
private final class VignetteFilter: CIFilter, CIVignette, @unchecked Sendable {
    var intensity: Float { get { get("inputIntensity", 0 as Float) } set { setValue(newValue, forKey: "inputIntensity") } }
    var radius: Float { get { get("inputRadius", 1 as Float) } set { setValue(newValue, forKey: "inputRadius") } }
}
private final class ColorControlsFilter: CIFilter, CIColorControls, @unchecked Sendable {
    var saturation: Float { get { get("inputSaturation", 1 as Float) } set { setValue(newValue, forKey: "inputSaturation") } }
    var brightness: Float { get { get("inputBrightness", 0 as Float) } set { setValue(newValue, forKey: "inputBrightness") } }
    var contrast: Float { get { get("inputContrast", 1 as Float) } set { setValue(newValue, forKey: "inputContrast") } }
}
private final class ColorInvertFilter: CIFilter, CIColorInvert, @unchecked Sendable {
}
private final class PhotoEffectMonoFilter: CIFilter, CIPhotoEffectMono, @unchecked Sendable {
}
private final class PhotoEffectNoirFilter: CIFilter, CIPhotoEffectNoir, @unchecked Sendable {
}
private final class PhotoEffectChromeFilter: CIFilter, CIPhotoEffectChrome, @unchecked Sendable {
}
private final class PhotoEffectFadeFilter: CIFilter, CIPhotoEffectFade, @unchecked Sendable {
}
private final class PhotoEffectInstantFilter: CIFilter, CIPhotoEffectInstant, @unchecked Sendable {
}
private final class PhotoEffectProcessFilter: CIFilter, CIPhotoEffectProcess, @unchecked Sendable {
}
private final class PhotoEffectTonalFilter: CIFilter, CIPhotoEffectTonal, @unchecked Sendable {
}
private final class PhotoEffectTransferFilter: CIFilter, CIPhotoEffectTransfer, @unchecked Sendable {
}
private final class FalseColorFilter: CIFilter, CIFalseColor, @unchecked Sendable {
    var color0: CIColor { get { get("inputColor0", .black as CIColor) } set { setValue(newValue, forKey: "inputColor0") } }
    var color1: CIColor { get { get("inputColor1", .white as CIColor) } set { setValue(newValue, forKey: "inputColor1") } }
}
private final class TwirlDistortionFilter: CIFilter, CITwirlDistortion, @unchecked Sendable {
    var radius: Float { get { get("inputRadius", 300 as Float) } set { setValue(newValue, forKey: "inputRadius") } }
    var angle: Float { get { get("inputAngle", 3.14 as Float) } set { setValue(newValue, forKey: "inputAngle") } }
    var center: CGPoint { get { get("inputCenter", .zero as CGPoint) } set { setValue(newValue, forKey: "inputCenter") } }
}
private final class MaskToAlphaFilter: CIFilter, CIMaskToAlpha, @unchecked Sendable {
}
private final class ExposureAdjustFilter: CIFilter, CIExposureAdjust, @unchecked Sendable {
    var ev: Float { get { get("inputEv", 0 as Float) } set { setValue(newValue, forKey: "inputEv") } }
}
private final class VibranceAdjustFilter: CIFilter, CIVibranceAdjust, @unchecked Sendable {
    var amount: Float { get { get("inputAmount", 0 as Float) } set { setValue(newValue, forKey: "inputAmount") } }
}
private final class HueAdjustFilter: CIFilter, CIHueAdjust, @unchecked Sendable {
    var angle: Float { get { get("inputAngle", 0 as Float) } set { setValue(newValue, forKey: "inputAngle") } }
}
private final class BloomFilter: CIFilter, CIBloom, @unchecked Sendable {
    var radius: Float { get { get("inputRadius", 10 as Float) } set { setValue(newValue, forKey: "inputRadius") } }
    var intensity: Float { get { get("inputIntensity", 0.5 as Float) } set { setValue(newValue, forKey: "inputIntensity") } }
}
private final class AreaAverageFilter: CIFilter, CIAreaAverage, @unchecked Sendable {
    var extent: CGRect { get { get("inputExtent", .zero as CGRect) } set { setValue(newValue, forKey: "inputExtent") } }
}
private final class BlendWithMaskFilter: CIFilter, CIBlendWithMask, @unchecked Sendable {
    var backgroundImage: CIImage? { get { get("inputBackgroundImage", nil as CIImage?) } set { setValue(newValue, forKey: "inputBackgroundImage") } }
    var maskImage: CIImage? { get { get("inputMaskImage", nil as CIImage?) } set { setValue(newValue, forKey: "inputMaskImage") } }
}

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { QRCodeGeneratorFilter(named: "CIQRCodeGenerator") }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator { AztecCodeGeneratorFilter(named: "CIAztecCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator { Code128BarcodeGeneratorFilter(named: "CICode128BarcodeGenerator") }
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator { PDF417BarcodeGeneratorFilter(named: "CIPDF417BarcodeGenerator") }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { GaussianBlurFilter(named: "CIGaussianBlur") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { SepiaToneFilter(named: "CISepiaTone") }
    public class func pixellate() -> any CIFilter & CIPixellate { PixellateFilter(named: "CIPixellate") }
    public class func crystallize() -> any CIFilter & CICrystallize { CrystallizeFilter(named: "CICrystallize") }
    public class func edges() -> any CIFilter & CIEdges { EdgesFilter(named: "CIEdges") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { UnsharpMaskFilter(named: "CIUnsharpMask") }
    public class func vignette() -> any CIFilter & CIVignette { VignetteFilter(named: "CIVignette") }
    public class func colorControls() -> any CIFilter & CIColorControls { ColorControlsFilter(named: "CIColorControls") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { ColorInvertFilter(named: "CIColorInvert") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono { PhotoEffectMonoFilter(named: "CIPhotoEffectMono") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir { PhotoEffectNoirFilter(named: "CIPhotoEffectNoir") }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome { PhotoEffectChromeFilter(named: "CIPhotoEffectChrome") }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade { PhotoEffectFadeFilter(named: "CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffectInstant { PhotoEffectInstantFilter(named: "CIPhotoEffectInstant") }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffectProcess { PhotoEffectProcessFilter(named: "CIPhotoEffectProcess") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal { PhotoEffectTonalFilter(named: "CIPhotoEffectTonal") }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffectTransfer { PhotoEffectTransferFilter(named: "CIPhotoEffectTransfer") }
    public class func falseColor() -> any CIFilter & CIFalseColor { FalseColorFilter(named: "CIFalseColor") }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { TwirlDistortionFilter(named: "CITwirlDistortion") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { MaskToAlphaFilter(named: "CIMaskToAlpha") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { ExposureAdjustFilter(named: "CIExposureAdjust") }
    public class func vibranceAdjust() -> any CIFilter & CIVibranceAdjust { VibranceAdjustFilter(named: "CIVibranceAdjust") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { HueAdjustFilter(named: "CIHueAdjust") }
    public class func bloom() -> any CIFilter & CIBloom { BloomFilter(named: "CIBloom") }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { AreaAverageFilter(named: "CIAreaAverage") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BlendWithMaskFilter(named: "CIBlendWithMask") }
}
