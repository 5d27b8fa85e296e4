#if !canImport(Darwin)
import Foundation
import Glibc
import Synchronization
import Testing
import ViewRuntime

@Suite struct ProgramImagesTests {
    private final class Flag: Sendable {
        let isSet = Atomic(false)
    }

    @Test("The list of what is loaded is made while another thread maps files and takes them away")
    func filesThatComeAndGo() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
        try Data(repeating: 7, count: 1 << 16).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let path = file.path
        let (isOver, hasEnded) = (Flag(), DispatchSemaphore(value: 0))
        let thread = Thread {
            let descriptor = open(path, O_RDONLY)
            while !isOver.isSet.load(ordering: .relaxed) {
                let memory = mmap(nil, 1 << 16, PROT_READ, MAP_PRIVATE, descriptor, 0)
                sched_yield()
                munmap(memory, 1 << 16)
            }
            close(descriptor)
            hasEnded.signal()
        }
        thread.start()
        var counts: Set<Bool> = []
        for _ in 0..<100 { counts.insert((ProgramImages.capture()?.count ?? 0) > 1) }
        isOver.isSet.store(true, ordering: .relaxed)
        hasEnded.wait()
        #expect(counts == [true])
    }
}
#endif
