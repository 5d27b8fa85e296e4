import Combine
import Testing

final class VM: ObservableObject { @Published var x = 0; @Published var y = "a" }
@MainActor final class MVM: ObservableObject { @Published var x = 0; @Published private(set) var z: [Int] = []
  var bag: Set<AnyCancellable> = []
  init() { $x.sink { [weak self] v in self?.z.append(v) }.store(in: &bag) ; $x.assign(to: &$x2) }
  @Published var x2 = 0
}
class Sub: Base { @Published var b = 0 }
class Base: ObservableObject { @Published var a = 0 ; let q = 1}
class Plain: ObservableObject {}
@Test func tmp() {
  let vm = VM(); var n = 0
  let c = vm.objectWillChange.sink { n += 1 }
  vm.x = 1; vm.y = "b"; vm.x = 1
  #expect(n == 3)
  let s = Sub(); let c2 = s.objectWillChange.sink { n += 1 }
  s.b = 1; s.a = 2
  #expect(n == 5)
  let p = Plain(); #expect(p.objectWillChange === p.objectWillChange)
  _ = (c, c2)
}
@Test @MainActor func tmp2() {
  let vm = MVM(); vm.x = 3
  #expect(vm.z == [0, 3]); #expect(vm.x2 == 3)
}
