import SwiftUI

/// An album of stickers; `offscreen-effects`: each row has a shadow of its own.
public struct StickerAlbum: View {
    public init() {}

    public var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<60, id: \.self) { StickerRow(number: $0) }
            }
        }
    }
}

private struct StickerRow: View {
    let number: Int

    var body: some View {
        Text("Sticker \(number)")
            .padding()
            .background(.white)
            .shadow(radius: 8)
    }
}

/// Repaired: a line around each row.
public struct StickerAlbumRepaired: View {
    public init() {}

    public var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<60, id: \.self) { OutlinedStickerRow(number: $0) }
            }
        }
    }
}

private struct OutlinedStickerRow: View {
    let number: Int

    var body: some View {
        Text("Sticker \(number)")
            .padding()
            .background(RoundedRectangle(cornerRadius: 8).stroke(.gray))
    }
}
