@_exported import Foundation

// Devices nearby. There is no radio here: none is found, and delegates are not called.

/// Whether there is a radio, and it is on.
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
/// Whether an app may look.
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
/// What looks for devices, or is one.
open class CBManager: NSObject, @unchecked Sendable {
    open var state: CBManagerState { .unsupported }
    public static var authorization: CBManagerAuthorization { .denied }
}
/// The name of a service.
open class CBUUID: NSObject, @unchecked Sendable {
    public let uuidString: String
    public init(string theString: String) { uuidString = theString }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
    public override var hash: Int { uuidString.hashValue }
}
/// What a device offers.
open class CBAttribute: NSObject, @unchecked Sendable { public let uuid: CBUUID; init(_ uuid: CBUUID) { self.uuid = uuid } }
/// A service of a device.
open class CBService: CBAttribute, @unchecked Sendable { public let characteristics: [CBCharacteristic]? = nil }
/// A value of a service.
open class CBCharacteristic: CBAttribute, @unchecked Sendable { public let value: Data? = nil; public let isNotifying = false }
/// How a value is written.
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
/// Whether a device is joined.
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
/// A device. None is found.
open class CBPeripheral: NSObject, @unchecked Sendable {
    public let identifier = UUID()
    open weak var delegate: (any CBPeripheralDelegate)?
    open var name: String? { nil }
    open var state: CBPeripheralState { .disconnected }
    open var services: [CBService]? { nil }
    open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
    open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
    open func readValue(for characteristic: CBCharacteristic) {}
    open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
    open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
    open func readRSSI() {}
}
/// What is told of a device. Nothing calls it here.
public protocol CBPeripheralDelegate: AnyObject {}
/// Looks for devices. Inert: none is found.
open class CBCentralManager: CBManager, @unchecked Sendable {
    open weak var delegate: (any CBCentralManagerDelegate)?
    open var isScanning: Bool { false }
    public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) { self.delegate = delegate }
    open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
    open func stopScan() {}
    open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
    open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
    open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
    open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}
/// What is told of a search for devices. Nothing calls it here.
public protocol CBCentralManagerDelegate: AnyObject { func centralManagerDidUpdateState(_ central: CBCentralManager) }
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
