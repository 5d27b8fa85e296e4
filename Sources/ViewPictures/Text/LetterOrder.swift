import Foundation
import ViewRuntime

/// The letters of words in the order in which they stand from left to right, in the forms in which they are joined.
///
/// FreeType draws letters one by one: what a shaping library would do is done here as far as interfaces need it. Arabic letters take their joined forms
/// (and lam with alef one sign), words that run from the right are turned round, and numbers and Latin words in them stay as they are. Marks stand
/// above the letter before them; scripts that need more (those of India, for example) are drawn letter by letter.
package enum LetterOrder {
    /// A letter with its marks, which take no width.
    package struct Cluster: Equatable {
        package var base: Unicode.Scalar
        package var marks: [Unicode.Scalar] = []
        /// Whether it is as wide as the font is high.
        package var isWide = false
    }

    package static func clusters(_ text: String) -> [Cluster] {
        var clusters: [Cluster] = []
        // Letters that a font may have in one piece are put together: most marks of European languages are.
        for character in text.precomposedStringWithCanonicalMapping {
            let scalars = character.unicodeScalars.filter { !$0.properties.isVariationSelector && $0.value != 0x200d && $0.value != 0x200c }
            guard let base = scalars.first else { continue }
            if TextMetrics.isWide(character) {
                clusters.append(Cluster(base: base, isWide: true))
                continue
            }
            var cluster = Cluster(base: base)
            for scalar in scalars.dropFirst() {
                if isMark(scalar) { cluster.marks.append(scalar) } else {
                    clusters.append(cluster)
                    cluster = Cluster(base: scalar)
                }
            }
            clusters.append(cluster)
        }
        guard clusters.contains(where: { isRightToLeft($0.base) }) else { return clusters }
        return ordered(ArabicForms.joined(clusters))
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark: true
        default: false
        }
    }

    /// Hebrew and Arabic letters, and the forms of these.
    private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Numbers in Arabic digits run from the left.
        case 0x660...0x669, 0x6f0...0x6f9: false
        case 0x590...0x8ff, 0xfb1d...0xfdff, 0xfe70...0xfefe: true
        default: false
        }
    }

    private static func isLeftToRight(_ scalar: Unicode.Scalar) -> Bool {
        !isRightToLeft(scalar) && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }

    /// Parts that run from the right are turned round; with a first letter of that kind, the whole is, and parts that run from the left in it once more.
    private static func ordered(_ clusters: [Cluster]) -> [Cluster] {
        let first = clusters.first { isRightToLeft($0.base) || $0.base.properties.isAlphabetic }
        let isTurned = first.map { isRightToLeft($0.base) } ?? false
        func against(_ cluster: Cluster) -> Bool { isTurned ? isLeftToRight(cluster.base) : isRightToLeft(cluster.base) }
        var all = isTurned ? clusters.reversed().map { mirrored($0) } : clusters
        var index = 0
        while index < all.count {
            guard against(all[index]) else {
                index += 1
                continue
            }
            // From the first to the last one of its kind before one that runs the other way.
            var end = index
            var next = index + 1
            while next < all.count {
                if against(all[next]) { end = next } else if isStrong(all[next].base) { break }
                next += 1
            }
            all[index...end].reverse()
            index = end + 1
        }
        return all
    }

    private static func isStrong(_ scalar: Unicode.Scalar) -> Bool { isRightToLeft(scalar) || isLeftToRight(scalar) }

    private static let mirrors: [Unicode.Scalar: Unicode.Scalar] = ["(": ")", ")": "(", "[": "]", "]": "[", "<": ">", ">": "<", "«": "»", "»": "«"]

    private static func mirrored(_ cluster: Cluster) -> Cluster {
        var copy = cluster
        copy.base = mirrors[cluster.base] ?? cluster.base
        return copy
    }
}

/// The forms of Arabic letters at the beginning, in the middle and at the end of a word.
private enum ArabicForms {
    /// The form of a letter that stands alone, in Unicode's block of presentation forms; those at its end, beginning and middle follow. Letters with
    /// two forms are joined to the letter before them alone.
    private static let forms: [UInt32: (first: UInt32, count: UInt32)] = [
        0x621: (0xfe80, 1), 0x622: (0xfe81, 2), 0x623: (0xfe83, 2), 0x624: (0xfe85, 2), 0x625: (0xfe87, 2), 0x626: (0xfe89, 4),
        0x627: (0xfe8d, 2), 0x628: (0xfe8f, 4), 0x629: (0xfe93, 2), 0x62a: (0xfe95, 4), 0x62b: (0xfe99, 4), 0x62c: (0xfe9d, 4),
        0x62d: (0xfea1, 4), 0x62e: (0xfea5, 4), 0x62f: (0xfea9, 2), 0x630: (0xfeab, 2), 0x631: (0xfead, 2), 0x632: (0xfeaf, 2),
        0x633: (0xfeb1, 4), 0x634: (0xfeb5, 4), 0x635: (0xfeb9, 4), 0x636: (0xfebd, 4), 0x637: (0xfec1, 4), 0x638: (0xfec5, 4),
        0x639: (0xfec9, 4), 0x63a: (0xfecd, 4), 0x641: (0xfed1, 4), 0x642: (0xfed5, 4), 0x643: (0xfed9, 4), 0x644: (0xfedd, 4),
        0x645: (0xfee1, 4), 0x646: (0xfee5, 4), 0x647: (0xfee9, 4), 0x648: (0xfeed, 2), 0x649: (0xfeef, 2), 0x64a: (0xfef1, 4),
        0x67e: (0xfb56, 4), 0x686: (0xfb7a, 4), 0x698: (0xfb8a, 2), 0x6a9: (0xfb8e, 4), 0x6af: (0xfb92, 4), 0x6cc: (0xfbfc, 4),
    ]

    /// Lam with the alef behind it is one sign.
    private static let lamAlef: [UInt32: UInt32] = [0x622: 0xfef5, 0x623: 0xfef7, 0x625: 0xfef9, 0x627: 0xfefb]

    private static func joinsNext(_ value: UInt32) -> Bool { value == 0x640 || forms[value]?.count == 4 }
    private static func joinsPrevious(_ value: UInt32) -> Bool { value == 0x640 || (forms[value]?.count ?? 0) > 1 }

    /// The letters in their forms, in the order in which they are read.
    static func joined(_ clusters: [LetterOrder.Cluster]) -> [LetterOrder.Cluster] {
        var result: [LetterOrder.Cluster] = []
        var index = 0
        while index < clusters.count {
            var cluster = clusters[index]
            let value = cluster.base.value
            defer { index += 1 }
            guard let form = forms[value] else {
                result.append(cluster)
                continue
            }
            let before = index > 0 && joinsNext(clusters[index - 1].base.value)
            if value == 0x644, index + 1 < clusters.count, let sign = lamAlef[clusters[index + 1].base.value] {
                cluster.base = Unicode.Scalar(sign + (before ? 1 : 0)) ?? cluster.base
                cluster.marks += clusters[index + 1].marks
                result.append(cluster)
                index += 1
                continue
            }
            let after = form.count == 4 && index + 1 < clusters.count && joinsPrevious(clusters[index + 1].base.value)
            let isJoined = before && form.count > 1
            let place: UInt32 = isJoined ? (after ? 3 : 1) : after ? 2 : 0
            cluster.base = Unicode.Scalar(form.first + place) ?? cluster.base
            result.append(cluster)
        }
        return result
    }
}
