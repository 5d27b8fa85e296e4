import Foundation
import SwiftUI
import Testing
import TraceTesting
import ViewRuntime

#if !canImport(Darwin)
import AVKit
import Charts
import CoreLocation
import MapKit
import PhotosUI
import SafariServices
import StoreKit
import WebKit
import WidgetKit

/// Frameworks beside SwiftUI: their views take their place, what they hold is mounted, and the rest is reported as inert.
@MainActor @Suite struct FrameworkTests {
    struct Stop: Identifiable {
        var id: String
        var place: CLLocationCoordinate2D
    }

    struct Line: View {
        @State private var position = MapCameraPosition.automatic
        @State private var stops = [
            Stop(id: "Old Town", place: CLLocationCoordinate2D(latitude: 59.3, longitude: 18.1)),
            Stop(id: "Harbour", place: CLLocationCoordinate2D(latitude: 59.4, longitude: 18.2)),
        ]
        @State private var visits = 0

        var body: some View {
            Map(position: $position) {
                ForEach(stops) { stop in
                    if stop.id == "Harbour" {
                        Annotation(stop.id, coordinate: stop.place, anchor: .bottom) { Button("Visit \(visits)") { visits += 1 } }
                    } else {
                        Marker(stop.id, systemImage: "tram", coordinate: stop.place).tint(.red)
                    }
                }
                MapPolyline(coordinates: stops.map(\.place)).stroke(.blue, lineWidth: 2)
            }
            .mapStyle(.hybrid(elevation: .realistic))
            .mapControls { MapCompass() }
            Button("Close") { stops.removeLast() }
        }
    }

    @Test("The views of what is on a map are mounted, and live as long as their elements")
    func map() throws {
        let host = ViewHost { Line() }
        #expect(host.first("Map")?.texts == ["Old Town", "Visit 0", "Harbour"])
        try host.button("Visit 0").tap()
        #expect(host.first("Map")?.texts == ["Old Town", "Visit 1", "Harbour"])
        try host.button("Close").tap()
        #expect(host.first("Map")?.texts == ["Old Town"])
        #expect(host.warnings == [])
    }

    @Test("A chart's marks are made as the body around it runs, so that it runs again when what they read changes")
    func chart() throws {
        struct Sales: View {
            @State private var days: [(name: String, count: Int)] = [("Mon", 3), ("Tue", 5)]
            var body: some View {
                Chart(days, id: \.name) { day in
                    BarMark(x: .value("Day", day.name), y: .value("Count", day.count))
                        .foregroundStyle(by: .value("Day", day.name))
                        .annotation(position: .top) { Text("\(day.count)") }
                }
                .chartXAxis { AxisMarks(values: .automatic(desiredCount: 2)) { _ in AxisGridLine(); AxisValueLabel() } }
                .chartOverlay { _ in Text("best: \(days.map(\.count).max() ?? 0)") }
                Button("Sell") { days[0].count = 9 }
            }
        }
        let host = ViewHost { Sales() }
        #expect(host.texts == ["best: 5", "Sell"])
        try host.button("Sell").tap()
        #expect(host.texts == ["best: 9", "Sell"])
    }

    @Test("A picker of pictures is a button with its label")
    func pictures() {
        struct Album: View {
            @State private var item: PhotosPickerItem?
            var body: some View {
                PhotosPicker(selection: $item, matching: .any(of: [.images, .not(.screenshots)])) { Label("Add", systemImage: "plus") }
                VideoPlayer(player: nil) { Text("over") }
            }
        }
        let host = ViewHost { Album() }
        #expect(host.first("Button", "Add") != nil)
        #expect(host.first("VideoPlayer")?.texts == ["over"])
    }

    @Test("A player keeps whether it plays; a page of the web keeps its address")
    func platformViews() throws {
        let address = try #require(URL(string: "https://example.com"))
        let player = AVPlayer(url: address)
        player.play()
        #expect(player.timeControlStatus == .playing)
        player.seek(to: CMTime(seconds: 1.5, preferredTimescale: 600))
        #expect(player.currentTime().seconds == 1.5)
        let page = WKWebView()
        page.load(URLRequest(url: address))
        #expect(page.url == address)
        #expect(SFSafariViewController(url: address).url == address)
    }

    @Test("Distances follow great circles; regions of metres have degrees")
    func distances() {
        let (paris, london) = (CLLocation(latitude: 48.8566, longitude: 2.3522), CLLocation(latitude: 51.5074, longitude: -0.1278))
        #expect(abs(paris.distance(from: london) - 343_556) < 100)
        let region = MKCoordinateRegion(center: london.coordinate, latitudinalMeters: 111_320, longitudinalMeters: 111_320)
        #expect(abs(region.span.latitudeDelta - 1) < 1e-9 && abs(region.span.longitudeDelta - 1.6066) < 1e-3)
    }

    @Test("Nothing can be bought")
    func store() async throws {
        #expect(try await Product.products(for: ["pro"]) == [])
        var bought = 0
        for await _ in StoreKit.Transaction.currentEntitlements { bought += 1 }
        #expect(bought == 0)
    }

    struct Entry: TimelineEntry { let date: Date }
    struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .distantPast) }
        func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) { completion(placeholder(in: context)) }
        func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
            completion(Timeline(entries: [placeholder(in: context)], policy: .after(.distantFuture)))
        }
    }
    struct Face: View {
        @Environment(\.widgetFamily) private var family
        var entry: Entry
        var body: some View { Text("\(family)") }
    }
    struct Clock: Widget {
        var body: some WidgetConfiguration {
            StaticConfiguration(kind: "clock", provider: Provider()) { Face(entry: $0) }
                .configurationDisplayName("Clock")
                .supportedFamilies([.systemSmall])
        }
    }

    @Test("A widget's view reads its family from the environment")
    func widget() {
        let entry = Entry(date: .distantPast)
        #expect(ViewHost { Face(entry: entry) }.texts == ["systemMedium"])
        #expect(ViewHost { Face(entry: entry).environment(\.widgetFamily, .accessoryCircular) }.texts == ["accessoryCircular"])
        _ = Clock().body
    }
}
#endif
