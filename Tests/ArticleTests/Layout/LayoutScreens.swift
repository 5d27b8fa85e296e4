import SwiftUI

// MARK: The order of modifiers

struct PaddingThenBackground: View {
    var body: some View {
        Color.blue
            .frame(width: 100, height: 40)
            .padding(20)
            .background { Color.yellow.accessibilityIdentifier("background") }
    }
}

struct BackgroundThenPadding: View {
    var body: some View {
        Color.blue
            .frame(width: 100, height: 40)
            .background { Color.yellow.accessibilityIdentifier("background") }
            .padding(20)
    }
}

// MARK: A column of text, image and colour

struct PosterColumn: View {
    var body: some View {
        VStack(spacing: 0) {
            Text("Poster")
                .frame(height: 20)
                .accessibilityIdentifier("title")
            Image("harbour")
                .accessibilityIdentifier("picture")
            Color.teal
                .accessibilityIdentifier("rest")
        }
    }
}

struct ResizablePoster: View {
    var body: some View {
        VStack(spacing: 10) {
            Image("harbour")
                .resizable()
                .scaledToFit()
                .accessibilityIdentifier("picture")
            Text("Caption")
                .frame(height: 20)
                .accessibilityIdentifier("caption")
            Spacer(minLength: 0)
        }
    }
}

// MARK: Frames

struct FlexibleButtons: View {
    var body: some View {
        HStack(spacing: 10) {
            Color.red.frame(maxWidth: 80).accessibilityIdentifier("small")
            Color.green.frame(minWidth: 200).accessibilityIdentifier("large")
            Color.blue.accessibilityIdentifier("rest")
        }
    }
}

struct ProfileHeader: View {
    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            Circle()
                .frame(width: 60, height: 60)
                .accessibilityIdentifier("picture")
            VStack(alignment: .leading, spacing: 4) {
                Color.gray.frame(width: 120, height: 20).accessibilityIdentifier("name")
                Color.gray.frame(width: 80, height: 16).accessibilityIdentifier("place")
            }
            Spacer()
            Color.blue.frame(width: 70, height: 30).accessibilityIdentifier("follow")
        }
        .padding(16)
    }
}

struct Priorities: View {
    var body: some View {
        HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("first")
            Color.green.layoutPriority(1).frame(maxHeight: 50).accessibilityIdentifier("lost")
        }
        HStack(spacing: 0) {
            Color.red.accessibilityIdentifier("nothing")
            Color.green.frame(maxHeight: 50).layoutPriority(1).accessibilityIdentifier("all")
        }
    }
}

// MARK: Readers of geometry

struct HalfAndHalf: View {
    var body: some View {
        GeometryReader { proxy in
            HStack(spacing: 0) {
                Color.red.frame(width: proxy.size.width / 3).accessibilityIdentifier("third")
                Color.blue.accessibilityIdentifier("rest")
            }
        }
    }
}

// MARK: The first that fits

struct AdaptiveTitle: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            Text("A long title").frame(width: 300)
            Text("Title").frame(width: 100)
        }
    }
}

// MARK: An if around a layout, and AnyLayout

struct StepCounter: View {
    @State private var steps = 0
    var body: some View {
        Button("\(steps) steps") { steps += 1 }
            .frame(width: 100, height: 40)
    }
}

struct SwitchedByIf: View {
    @State private var isVertical = true

    var body: some View {
        Toggle("Vertical", isOn: $isVertical)
        if isVertical {
            VStack { StepCounter() }
        } else {
            HStack { StepCounter() }
        }
    }
}

struct SwitchedByLayout: View {
    @State private var isVertical = true

    var body: some View {
        let layout = isVertical ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        Toggle("Vertical", isOn: $isVertical)
        layout {
            StepCounter().accessibilityIdentifier("steps")
            Color.red.frame(width: 50, height: 20).accessibilityIdentifier("mark")
        }
    }
}

// MARK: A layout of one's own

/// Puts views beside one another and begins a new line where they do not fit.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(subviews, in: proposal.width ?? .infinity)
        let width = rows.map { $0.width }.max() ?? 0
        let height = rows.map { $0.height }.reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var y = bounds.minY
        for row in rows(subviews, in: bounds.width) {
            var x = bounds.minX
            for index in row.indices {
                let size = subviews[index].sizeThatFits(.unspecified)
                subviews[index].place(at: CGPoint(x: x, y: y), proposal: ProposedViewSize(size))
                x += size.width + spacing
            }
            y += row.height + spacing
        }
    }

    private struct Row {
        var indices: [Int] = []
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func rows(_ subviews: Subviews, in width: CGFloat) -> [Row] {
        var rows = [Row()]
        for index in subviews.indices {
            let size = subviews[index].sizeThatFits(.unspecified)
            let x = rows[rows.count - 1].indices.isEmpty ? 0 : rows[rows.count - 1].width + spacing
            if x + size.width > width, !rows[rows.count - 1].indices.isEmpty {
                rows.append(Row(indices: [index], width: size.width, height: size.height))
            } else {
                rows[rows.count - 1].indices.append(index)
                rows[rows.count - 1].width = x + size.width
                rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
            }
        }
        return rows
    }
}

struct TagCloud: View {
    let widths: [CGFloat] = [120, 100, 90, 150, 60]

    var body: some View {
        FlowLayout(spacing: 10) {
            ForEach(widths.indices, id: \.self) { index in
                Color.orange
                    .frame(width: widths[index], height: 30)
                    .accessibilityIdentifier("tag \(index)")
            }
        }
    }
}

// MARK: Alignment

extension VerticalAlignment {
    private enum MiddleOfNames: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
    }
    static let names = VerticalAlignment(MiddleOfNames.self)
}

struct AlignedNames: View {
    var body: some View {
        HStack(alignment: .names, spacing: 0) {
            Color.red.frame(width: 20, height: 20)
                .accessibilityIdentifier("dot")
            VStack(spacing: 0) {
                Color.gray.frame(width: 50, height: 40)
                Color.black.frame(width: 50, height: 20)
                    .alignmentGuide(.names) { $0[VerticalAlignment.center] }
                    .accessibilityIdentifier("name")
            }
        }
    }
}
