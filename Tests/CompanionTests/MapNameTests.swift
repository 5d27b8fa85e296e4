#if !canImport(Darwin)
import CloudKit
import CryptoKit
import HealthKit
import MapKit
import Network
import StoreKit
import SwiftUI
import Testing
import TraceTesting
import TipKit

/// What map screens name beside the map, and services that are not here.
@MainActor @Suite struct MapNameTests {
    struct Trip: View {
        @State private var isOpen = false
        @State private var route: MKRoute?
        @State private var chosen: String?
        var body: some View {
            Map(position: .constant(.automatic), selection: $chosen) {
                if isOpen { Marker("Inn", coordinate: CLLocationCoordinate2D()).tag("inn") }
                if let route { MapPolyline(route.polyline).stroke(.blue, lineWidth: 3) }
                ForEach(["a", "b"], id: \.self) { name in
                    if name == "b" { Annotation(name, coordinate: CLLocationCoordinate2D()) { Text("at \(name)") } }
                }
            }
            Button("open") { isOpen = true }
        }
    }

    @Test("Things that are on a map under a condition come and go with it")
    func conditions() throws {
        let host = ViewHost { Trip() }
        #expect(host.first("Map")?.texts == ["at b", "b"])
        try host.button("open").tap()
        #expect(host.first("Map")?.texts == ["Inn", "at b", "b"])
    }

    @Test("A place on the flattened earth is turned back into the same place; lines know what they cover")
    func points() {
        let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
        let back = MKMapPoint(paris).coordinate
        #expect(abs(back.latitude - 48.8566) < 1e-9 && abs(back.longitude - 2.3522) < 1e-9)
        let middle = MKMapPoint(CLLocationCoordinate2D())
        #expect(middle.x == 134_217_728 && abs(middle.y - 134_217_728) < 1e-6)
        let line = MKPolyline(coordinates: [paris, CLLocationCoordinate2D(latitude: 51.5074, longitude: -0.1278)])
        let region = MKCoordinateRegion(line.boundingMapRect)
        #expect(line.pointCount == 2 && line.points()[0].x == MKMapPoint(paris).x)
        #expect(abs(region.span.longitudeDelta - 2.48) < 1e-9 && abs(region.span.latitudeDelta - 2.6508) < 1e-9)
        #expect(MKPolyline(coordinates: []).boundingMapRect.isNull)
        #expect(MKMapRect(x: 0, y: 0, width: 2, height: 2).union(MKMapRect(x: 3, y: -1, width: 1, height: 1)).height == 3)
    }

    @Test("Positions of a map are equal where they show the same")
    func positions() {
        let region = MKCoordinateRegion(center: CLLocationCoordinate2D(), latitudinalMeters: 10, longitudinalMeters: 10)
        #expect(MapCameraPosition.region(region) == .region(region) && MapCameraPosition.region(region) != .automatic)
        #expect(MapCameraPosition.userLocation(fallback: .automatic) != .automatic)
    }

    @Test("No way and no place is found")
    func services() async {
        await #expect(throws: MKError.self) { try await MKDirections(request: MKDirections.Request()).calculate() }
        await #expect(throws: MKError.self) { try await MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "inn")).start() }
        await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Paris") }
        #expect(CLCircularRegion(center: CLLocationCoordinate2D(), radius: 100, identifier: "home").contains(CLLocationCoordinate2D(latitude: 0.0005, longitude: 0)))
    }

    @Test("Samples keep what they are made of; questions about health are answered with nothing")
    func health() async throws {
        let day = Date(timeIntervalSinceReferenceDate: 0)
        let sample = HKQuantitySample(
            type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: 120), start: day, end: day + 60,
            metadata: [HKMetadataKeyWasUserEntered: true])
        #expect(sample.quantity.doubleValue(for: .count()) == 120 && sample.sampleType == HKQuantityType(.stepCount))
        #expect(sample.endDate.timeIntervalSince(sample.startDate) == 60 && sample.metadata?.count == 1)
        #expect(HKWorkout(activityType: .running, start: day, end: day + 90).duration == 90)
        let store = HKHealthStore()
        nonisolated(unsafe) var answers: [Int?] = []
        store.execute(HKSampleQuery(sampleType: HKQuantityType(.stepCount), predicate: nil, limit: HKObjectQueryNoLimit, sortDescriptors: nil) {
            _, samples, _ in answers.append(samples?.count)
        })
        let collection = HKStatisticsCollectionQuery(
            quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, anchorDate: day, intervalComponents: DateComponents(day: 1))
        collection.initialResultsHandler = { _, found, _ in answers.append(found?.statistics().count) }
        store.execute(collection)
        #expect(answers == [0, 0])
        await #expect(throws: HKError.self) { try await store.save(sample) }
    }

    @Test("Nobody has an account for shared records; a record keeps its values")
    func cloud() async throws {
        #expect(try await CKContainer.default().accountStatus() == .noAccount)
        let record = CKRecord(recordType: "Trip")
        record["name"] = "Rome"
        record["days"] = 3
        #expect(record["name"] == "Rome" && record["days"] as? Int == 3 && record.allKeys() == ["days", "name"])
        await #expect(throws: CKError.self) { try await CKContainer.default().privateCloudDatabase.save(record) }
    }

    @Test("The older store sells nothing, and says so")
    func store() async throws {
        final class Shop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
            var log: [String] = []
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                log.append("\(response.products.count) of \(response.invalidProductIdentifiers)")
            }
            func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {}
            func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { log.append("restored") }
        }
        let shop = Shop()
        let request = SKProductsRequest(productIdentifiers: ["pro"])
        request.delegate = shop
        request.start()
        SKPaymentQueue.default().add(shop)
        SKPaymentQueue.default().restoreCompletedTransactions()
        SKPaymentQueue.default().remove(shop)
        #expect(shop.log == ["0 of [\"pro\"]", "restored"] && !SKPaymentQueue.canMakePayments())
        #expect(await Transaction.latest(for: "pro") == nil)
    }

    @Test("No way through the network is known to be usable, and none is told")
    func network() async {
        let monitor = NWPathMonitor()
        var told = 0
        for await _ in monitor { told += 1 }
        #expect(told == 0 && monitor.currentPath.status == .requiresConnection)
    }

    @Test("Digests are those of the standards")
    func digests() {
        func hex(_ digest: some Digest) -> String { digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() }
        #expect(hex(SHA256.hash(data: Data("abc".utf8))) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(hex(SHA256.hash(data: Data())) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
        #expect(hex(Insecure.MD5.hash(data: Data("abc".utf8))) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: Data("abc".utf8))) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        let long = Data(repeating: 97, count: 1_000)
        #expect(hex(SHA256.hash(data: long)) == "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3")
    }

    @Test("Tips are declared, and none is shown")
    func tips() {
        struct SwipeTip: Tip {
            var title: Text { Text("Swipe") }
            var message: Text? { Text("to delete") }
            var actions: [Action] { Action(id: "more", title: "More") }
            var options: [any TipOption] { MaxDisplayCount(3) }
        }
        let host = ViewHost {
            TipView(SwipeTip(), arrowEdge: .top) { _ in }
            Text("list").popoverTip(SwipeTip())
        }
        #expect(host.texts == ["list"] && SwipeTip().actions.map(\.id) == ["more"] && SwipeTip().options.count == 1)
    }
}
#endif
