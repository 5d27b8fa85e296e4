// Sound is in `AVFoundation` here, which Apple's exports this module from.
@_exported import AVFoundation
