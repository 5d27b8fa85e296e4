#if !canImport(Darwin)
import SwiftUI
import Testing

/// Classes of Foundation's that its Linux edition lacks, or has and cannot use.
@Suite struct FoundationGapTests {
    // The names of the kinds are deprecated in Foundation's Linux edition, which finds none of them.
    private let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 5)
    private let phoneNumber = NSTextCheckingResult.CheckingType(rawValue: 1 << 11)

    private func found(_ kinds: NSTextCheckingResult.CheckingType, in text: String) throws -> [String] {
        let detector = try NSDataDetector(types: kinds.rawValue)
        let range = NSRange(text.startIndex..., in: text)
        return detector.matches(in: text, options: [], range: range).map { match in
            let words = (text as NSString).substring(with: match.range)
            return "\(words) \(match.url?.absoluteString ?? match.phoneNumber ?? "")"
        }
    }

    @Test("Links are found by their form, without the signs of the sentence around them")
    func links() throws {
        #expect(
            try found(link, in: "See https://swift.org/a?b=c, (www.example.com) or example.dev/x. Mail to ann@example.com!") == [
                "https://swift.org/a?b=c https://swift.org/a?b=c", "www.example.com http://www.example.com", "example.dev/x http://example.dev/x",
                "ann@example.com mailto:ann@example.com",
            ])
        #expect(try found(link, in: "file.txt 1.5 e.g. nothing") == [])
    }

    @Test("Numbers of telephones are found, beside links where both are asked for")
    func numbers() throws {
        #expect(try found(phoneNumber, in: "Call +1 (555) 123-4567 at 10:30 on 12/3") == ["+1 (555) 123-4567 +1 (555) 123-4567"])
        #expect(try found([link, phoneNumber], in: "0171 2345678 https://a.org/5551234567") == ["0171 2345678 0171 2345678", "https://a.org/5551234567 https://a.org/5551234567"])
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }

    @Test("An enumeration ends where the closure says so, and the first match and their number are those of the list")
    func enumeration() throws {
        let detector = try NSDataDetector(types: link.rawValue)
        let text = "a.org b.org c.org"
        let range = NSRange(location: 0, length: text.utf16.count)
        var hosts: [String?] = []
        detector.enumerateMatches(in: text, range: range) { match, _, stop in
            hosts.append(match?.url?.host)
            stop.pointee = ObjCBool(hosts.count == 2)
        }
        #expect(hosts == ["a.org", "b.org"] && detector.numberOfMatches(in: text, range: range) == 3)
        #expect(detector.firstMatch(in: text, range: range)?.resultType == link)
        #expect(detector.rangeOfFirstMatch(in: "none", range: NSRange(location: 0, length: 4)).location == NSNotFound)
    }

    private final class Box: NSObject {}

    @Test("A table lets go of what it holds weakly, and finds keys that are equal")
    func tables() {
        let table = NSMapTable<NSString, Box>.strongToWeakObjects()
        var box: Box? = Box()
        table.setObject(box, forKey: "a")
        #expect(table.object(forKey: NSString(string: "a")) === box && table.count == 1)
        box = nil
        #expect(table.object(forKey: "a") == nil && table.count == 0)

        let byIdentity = NSMapTable<NSString, Box>(keyOptions: .objectPointerPersonality, valueOptions: .strongMemory)
        let (one, other) = (NSString(string: "key"), NSString(string: "key"))
        byIdentity.setObject(Box(), forKey: one)
        #expect(byIdentity.object(forKey: one) != nil && byIdentity.object(forKey: other) == nil)
        byIdentity.removeObject(forKey: one)
        #expect(byIdentity.count == 0)
    }

    @Test("A set of weak objects forgets those that are gone")
    func sets() {
        let set = NSHashTable<Box>.weakObjects()
        let kept = Box()
        set.add(kept)
        set.add(kept)
        for _ in 0..<100 { set.add(Box()) }
        #expect(set.allObjects == [kept] && set.contains(kept) && set.count == 1)
        set.remove(kept)
        #expect(set.anyObject == nil && !set.contains(kept))
    }

    @Test("Names are written in the words of a style, and read in their parts")
    func names() throws {
        let formatter = PersonNameComponentsFormatter()
        let name = try #require(formatter.personNameComponents(from: "Dr. Ada Maria King, PhD"))
        #expect(name.namePrefix == "Dr." && name.givenName == "Ada" && name.middleName == "Maria" && name.familyName == "King" && name.nameSuffix == "PhD")
        #expect(formatter.string(from: name) == "Ada King")
        formatter.style = .abbreviated
        #expect(formatter.string(from: name) == "AK")
        #expect(PersonNameComponentsFormatter.localizedString(from: name, style: .long) == "Dr. Ada Maria King PhD")
        #expect(formatter.personNameComponents(from: "King, Ada")?.familyName == "King" && formatter.personNameComponents(from: " ") == nil)
    }

    private class Planet: NSObject {
        let name: String
        let moons: Int
        let found: Date?
        init(_ name: String, _ moons: Int, _ found: Date? = nil) { (self.name, self.moons, self.found) = (name, moons, found) }
    }

    @Test("Orders by the name of a property compare texts, numbers and dates, and put those without a value first")
    func orders() {
        let planets = [Planet("Mars", 2), Planet("Earth", 1, Date(timeIntervalSinceReferenceDate: 5)), Planet("Uranus", 28, Date(timeIntervalSinceReferenceDate: 1))]
        func names(_ order: NSSortDescriptor) -> [String] {
            planets.sorted { order.compare($0, to: $1) == .orderedAscending }.map(\.name)
        }
        #expect(names(NSSortDescriptor(key: "name", ascending: true)) == ["Earth", "Mars", "Uranus"])
        #expect(names(NSSortDescriptor(key: "moons", ascending: false)) == ["Uranus", "Mars", "Earth"])
        #expect(names(NSSortDescriptor(key: "found", ascending: true)) == ["Mars", "Uranus", "Earth"])
        let byLength = NSSortDescriptor(key: "name", ascending: true) { left, right in
            guard let left = left as? String, let right = right as? String, left.count != right.count else { return .orderedSame }
            return left.count < right.count ? .orderedAscending : .orderedDescending
        }
        #expect(names(byLength) == ["Mars", "Earth", "Uranus"])
        #expect(byLength.key == "name" && NSSortDescriptor(keyPath: \Planet.moons, ascending: true).key == nil)
        #expect(NSSortDescriptor(key: "a", ascending: true).keyPath != NSSortDescriptor(key: "b", ascending: true).keyPath)
    }

    @Test("A value is found by its name, and by names that lead from object to object")
    func namedValues() {
        final class System: NSObject { let best = Planet("Saturn", 274) }
        #expect(System().value(forKeyPath: "best.name") as? String == "Saturn")
        #expect(System().value(forKey: "worst") == nil && System().best.value(forKey: "found") == nil)
    }
}
#endif
