import SwiftUI
import Testing

/// Whether a body that holds an `AnyView`, or an array of values without `==`, shows the same as before.
@MainActor @Suite struct ErasedContentTests {
    struct Card: View {
        let content: AnyView
        var body: some View { VStack { content } }
    }

    @Observable final class Post {
        var likes = 0
        var text = "Bread"
    }

    struct Screen: View {
        let post: Post
        var body: some View {
            Card(content: AnyView(Text(post.text)))
            Text("\(post.likes)")
        }
    }

    @Test func contentMadeAnewThatIsEqualShowsTheSame() {
        let post = Post()
        let probe = Probe { Screen(post: post) }
        probe.act { post.likes += 1 }
        #expect(probe.counts()["ErasedContentTests.Card"] == 2)
        #expect(probe.journal.unchanged["ErasedContentTests.Card"] == 1)
        #expect(probe.texts == ["Bread", "1"])
    }

    @Test func contentThatDiffersDoesNot() {
        let post = Post()
        let probe = Probe { Screen(post: post) }
        probe.act { post.text = "Cake" }
        #expect(probe.counts()["ErasedContentTests.Card"] == 2)
        #expect(probe.journal.unchanged["ErasedContentTests.Card"] == nil)
        #expect(probe.texts == ["Cake", "0"])
    }

    struct Device {
        var name: String
        var isNew = false
    }

    @Observable final class Devices {
        var all = [Device(name: "Phone"), Device(name: "Watch")]
    }

    struct DeviceList: View {
        let devices: Devices
        var body: some View { ForEach(devices.all, id: \.name) { Text($0.isNew ? "\($0.name)!" : $0.name) } }
    }

    @Test func anArrayOfEqualElementsShowsTheSame() {
        let devices = Devices()
        let probe = Probe { DeviceList(devices: devices) }
        probe.act { devices.all = [Device(name: "Phone"), Device(name: "Watch")] }
        #expect(probe.counts()["ErasedContentTests.DeviceList"] == 2)
        #expect(probe.journal.unchanged["ErasedContentTests.DeviceList"] == 1)
        #expect(probe.texts == ["Phone", "Watch"])
    }

    @Test func anArrayWithAnotherElementDoesNot() {
        let devices = Devices()
        let probe = Probe { DeviceList(devices: devices) }
        probe.act { devices.all[1].isNew = true }
        probe.act { devices.all.append(Device(name: "Pad")) }
        #expect(probe.counts()["ErasedContentTests.DeviceList"] == 3)
        #expect(probe.journal.unchanged["ErasedContentTests.DeviceList"] == nil)
        #expect(probe.texts == ["Phone", "Watch!", "Pad"])
    }
}
