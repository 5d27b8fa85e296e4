import SwiftUI
import Testing
import TraceTesting

private enum Flavour: String, CaseIterable, Identifiable {
    case plain, nutty, bitter
    var id: Self { self }
}

@Observable @MainActor
private final class Order {
    var name = ""
    var password = ""
    var isGift = false
    var quantity = 1
    var strength = 0.5
    var flavour = Flavour.plain
    var log: [String] = []
}

private struct OrderForm: View {
    let order: Order
    var isLocked = false

    var body: some View {
        @Bindable var order = order
        Form {
            TextField("Name", text: $order.name).onSubmit { order.log.append("submitted \(order.name)") }
            SecureField("Password", text: $order.password)
            Toggle("Gift", isOn: $order.isGift)
            Stepper("Quantity: \(order.quantity)", value: $order.quantity, in: 1...3)
            Slider(value: $order.strength, in: 0...1) { Text("Strength") }
            Picker("Flavour", selection: $order.flavour) {
                ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
            }
            Button("Send") { order.log.append("sent") }.disabled(order.name.isEmpty)
            Button { order.log.append("deleted") } label: { Image(systemName: "trash") }
            Button { order.log.append("help") } label: { Image(systemName: "questionmark") }
                .accessibilityLabel("Help")
            Text("Tap me").onTapGesture { order.log.append("tapped") }
        }
        .disabled(isLocked)
    }
}

private struct Rows: View {
    @State private var chosen = "none"
    var body: some View {
        VStack {
            Text("chosen: \(chosen)").accessibilityIdentifier("chosen")
            ForEach(["a", "b"], id: \.self) { id in
                HStack {
                    Text(id)
                    Button("Choose") { chosen = id }
                }
            }
            VStack { Button("Choose") { chosen = "footer" } }.accessibilityIdentifier("footer")
        }
    }
}

@MainActor @Suite("Driving controls")
struct DrivingTests {
    @Test("A text field takes what is typed after what it holds, is cleared, and submits")
    func textField() throws {
        let order = Order()
        let host = ViewHost { OrderForm(order: order) }
        let field = try host.textField("Name")
        try field.type("Ada")
        try field.type(" L.")
        #expect(try field.value == "Ada L.")
        #expect(order.name == "Ada L.")
        try field.submit()
        #expect(order.log == ["submitted Ada L."])
        try field.clear()
        #expect(order.name == "")
        try host.secureField("Password").type("secret")
        #expect(order.password == "secret")
    }

    @Test("A toggle turns to the other side")
    func toggle() throws {
        let order = Order()
        let host = ViewHost { OrderForm(order: order) }
        try host.toggle("Gift").toggle()
        #expect(order.isGift)
        #expect(try host.toggle("Gift").isOn)
        try host.toggle("Gift").toggle()
        #expect(!order.isGift)
    }

    @Test("A stepper is found by its current label")
    func stepper() throws {
        let order = Order()
        let host = ViewHost { OrderForm(order: order) }
        try host.stepper("Quantity: 1").increment()
        try host.stepper("Quantity: 2").increment()
        #expect(order.quantity == 3)
        try host.stepper("Quantity: 3").decrement()
        #expect(order.quantity == 2)
        #expect(throws: ViewHostError.notFound("stepper \"Quantity: 1\"", place: "", present: ["\"Quantity: 2\""])) {
            try host.stepper("Quantity: 1")
        }
    }

    @Test("A slider is set to a value inside of its range")
    func slider() throws {
        let order = Order()
        let host = ViewHost { OrderForm(order: order) }
        try host.slider("Strength").set(0.25)
        #expect(order.strength == 0.25)
        let error = #expect(throws: ViewHostError.self) { try host.slider("Strength").set(2) }
        #expect(error?.description == "slider \"Strength\" goes from 0.0 to 1.0: it cannot be set to 2.0")
    }

    @Test("A picker takes a visible text or a tag, and says what it offers")
    func picker() throws {
        let order = Order()
        let host = ViewHost { OrderForm(order: order) }
        #expect(try host.picker("Flavour").options == ["Plain", "Nutty", "Bitter"])
        try host.picker("Flavour").select("Nutty")
        #expect(order.flavour == .nutty)
        try host.picker("Flavour").select(Flavour.bitter)
        #expect(order.flavour == .bitter)
        #expect(try host.picker("Flavour").selection == "Bitter")
        let error = #expect(throws: ViewHostError.self) { try host.picker("Flavour").select("Sweet") }
        #expect(
            error?.description
                == "no option \"Sweet\" in picker \"Flavour\"; there is \"Plain\", \"Nutty\", \"Bitter\"")
    }

    @Test("Buttons are found by the name of a picture or by their accessibility label")
    func pictures() throws {
        let order = Order()
        let host = ViewHost { OrderForm(order: order) }
        try host.button("trash").tap()
        try host.button("Help").tap()
        #expect(order.log == ["deleted", "help"])
    }

    @Test("A text with a tap gesture is tapped")
    func tapGesture() throws {
        let order = Order()
        let host = ViewHost { OrderForm(order: order) }
        try host.text("Tap me").tap()
        #expect(order.log == ["tapped"])
        let error = #expect(throws: ViewHostError.self) { try host.text("Quantity: 1").tap() }
        #expect(error?.description == "text \"Quantity: 1\" takes no taps, and nothing around it does")
    }

    @Test("What is disabled takes no input and says so; when it is enabled the same handle works")
    func disabled() throws {
        let order = Order()
        let host = ViewHost { OrderForm(order: order) }
        let send = try host.button("Send")
        #expect(try !send.isEnabled)
        let error = #expect(throws: ViewHostError.self) { try send.tap() }
        #expect(error?.description == "button \"Send\" is disabled: it takes no input")
        try host.textField("Name").type("Ada")
        try send.tap()
        #expect(order.log == ["sent"])

        let locked = ViewHost { OrderForm(order: order, isLocked: true) }
        #expect(throws: ViewHostError.disabled("toggle \"Gift\"")) { try locked.toggle("Gift").toggle() }
        #expect(throws: ViewHostError.disabled("text \"Tap me\"")) { try locked.text("Tap me").tap() }
    }

    @Test("A view that is not there is an error that lists what is there instead")
    func notFound() throws {
        let host = ViewHost { OrderForm(order: Order()) }
        let error = #expect(throws: ViewHostError.self) { try host.button("Sned") }
        #expect(error?.description == "no button \"Sned\"; there is \"Send\" (disabled), \"trash\", \"Help\"")
        let none = #expect(throws: ViewHostError.self) { try ViewHost { Text("a") }.button("Send") }
        #expect(none?.description == "no button \"Send\"; there is none of its kind")
    }

    @Test("Rows and containers narrow a search; what is ambiguous is an error")
    func scopes() throws {
        let host = ViewHost { Rows() }
        try host.button("Choose", in: .row(id: "b")).tap()
        #expect(host.texts.first == "chosen: b")
        try host.button("Choose", in: .identifier("footer")).tap()
        #expect(host.texts.first == "chosen: footer")
        #expect(try host.text("chosen").string == "chosen: footer")
        #expect(try host.texts(in: .row(id: "a")) == ["a", "Choose"])

        let ambiguous = #expect(throws: ViewHostError.self) { try host.button("Choose") }
        #expect(
            ambiguous?.description
                == "3 views match button \"Choose\": \"Choose\", \"Choose\", \"Choose\"; name the place with 'in:'")
        let noRow = #expect(throws: ViewHostError.self) { try host.button("Choose", in: .row(id: "c")) }
        #expect(noRow?.description == "no row \"c\"; there is row \"a\", row \"b\"")
        let notInRow = #expect(throws: ViewHostError.self) { try host.toggle("Gift", in: .row(id: "a")) }
        #expect(notInRow?.description == "no toggle \"Gift\" in row \"a\"; there is none of its kind")
    }

    @Test("Actions of several hosts stay where they are")
    func severalHosts() throws {
        let first = ViewHost { Rows() }
        let second = ViewHost { Rows() }
        try first.button("Choose", in: .row(id: "a")).tap()
        #expect(first.texts.first == "chosen: a")
        #expect(second.texts.first == "chosen: none")
    }

    @Test("A button with several texts is found by all of them or by one, and never by a part of one")
    func severalTexts() throws {
        struct Screen: View {
            @State private var taps = 0
            var body: some View {
                Button { taps += 1 } label: {
                    VStack {
                        Text("Green tea")
                        Text("3 €")
                    }
                }
                Text("taps: \(taps)")
            }
        }
        let host = ViewHost { Screen() }
        try host.button("Green tea, 3 €").tap()
        try host.button("Green tea").tap()
        #expect(host.texts.last == "taps: 2")
        #expect(throws: ViewHostError.notFound("button \"tea\"", place: "", present: ["\"Green tea, 3 €\""])) {
            try host.button("tea")
        }
    }

    @Test("A search field goes by its prompt")
    func searchField() throws {
        struct Screen: View {
            @State private var query = ""
            var body: some View {
                NavigationStack { Text("query: \(query)").searchable(text: $query, prompt: "Find a tea") }
            }
        }
        let host = ViewHost { Screen() }
        try host.textField("Find a tea").type("oolong")
        #expect(host.texts.first == "query: oolong")
    }

    @Test("A list names its rows and selects one")
    func list() throws {
        struct Screen: View {
            @State private var selection: Int?
            var body: some View {
                VStack {
                    Text("selected \(selection ?? 0)")
                    List(selection: $selection) { ForEach(1..<4) { Text("row \($0)") } }
                }
            }
        }
        let host = ViewHost { Screen() }
        #expect(try host.list.rowIDs == [1, 2, 3])
        try host.list.select(2)
        #expect(host.texts.first == "selected 2")
        let error = #expect(throws: ViewHostError.self) { try host.list.select(9) }
        #expect(error?.description == "no option 9 in list; there is 1, 2, 3")
    }

    @Test("A snapshot shows views, ids, texts, values and places, and nothing that another run would change")
    func snapshot() throws {
        let host = ViewHost { Rows() }
        let text = host.snapshot()
        #expect(text == """
            Rows 103.7×104 at 143.15, 370
              VStack 103.7×104 at 143.15, 370
                Text "chosen: none" identifier "chosen" 103.7×20 at 143.15, 370
                HStack["a"] 75.15×20 at 157.42, 398
                  Text "a" 9.35×20 at 157.42, 398
                  Button 57.8×20 at 174.77, 398
                    Text "Choose" 57.8×20 at 174.77, 398
                HStack["b"] 75.15×20 at 157.42, 426
                  Text "b" 9.35×20 at 157.42, 426
                  Button 57.8×20 at 174.77, 426
                    Text "Choose" 57.8×20 at 174.77, 426
                VStack identifier "footer" 57.8×20 at 166.1, 454
                  Button 57.8×20 at 166.1, 454
                    Text "Choose" 57.8×20 at 166.1, 454
            """)
        #expect(host.snapshot() == ViewHost { Rows() }.snapshot())
    }
}
