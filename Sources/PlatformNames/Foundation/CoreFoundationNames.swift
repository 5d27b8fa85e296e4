import Foundation

// Core Foundation's types are Swift's here, since nothing bridges between them: `url as CFURL` is the address itself.

public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFMutableData = NSMutableData
public typealias CFDictionary = [String: Any]
public typealias CFArray = [Any]
public typealias CFBoolean = Bool
public typealias CFTypeRef = AnyObject
public typealias CFError = NSError
public typealias CFIndex = Int
/// How a call ended.
public typealias OSStatus = Int32

/// True, as Core Foundation writes it.
public let kCFBooleanTrue: CFBoolean! = true
/// False, as Core Foundation writes it.
public let kCFBooleanFalse: CFBoolean! = false
