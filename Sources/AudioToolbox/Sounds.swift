@_exported import Foundation

// Short sounds. Inert: nothing is heard or felt.

/// A sound.
public typealias SystemSoundID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 4095
/// Plays a sound. Inert: nothing is heard.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound and vibrates. Inert: nothing is heard or felt.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {}
/// Plays a sound. Nothing is heard: it ends at once.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) { inCompletionBlock?() }
