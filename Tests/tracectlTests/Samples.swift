/// Traces in the notation, small enough to know every number of their reports.
enum Samples {
    static let metadata =
        #"metadata {"build":"debug","clock":{"kind":"virtual"},"profile":{"name":"ios26"},"swift":"6.3.1","test":{"name":"TeaTests/pour"},"tool":"0.1.0","values":"hashed"}"#

    /// One step, in which the one row ran once and changed.
    static let small = """
        \(metadata)
        0us  test began         TeaTests/pour
        0us  identity created   #1 TeaList root slot 0
        0us  identity created   #2 TeaRow structural slot 0 below #1
        1us  step began         pour at TeaTests.swift:9
        2us  transaction began  t1 step pour at TeaTests.swift:10
        2us  state written      w1 #2 _cups at TeaRow.swift:5 in pour()
        3us  invalidated        #2 _cups from w1
        4us  body began         #2 TeaRow [_cups]
        6us  body ended         #2 changed reads [_cups]
        7us  transaction ended  t1 passes 1 bodies 1 skips 0
        7us  step ended         pour
        8us  test ended         passed

        """

    /// One step, in which one write ran the bodies of a list and of its row twelve times, the row's in vain.
    static let wasteful: String = {
        var lines = [
            metadata, "0us test began TeaTests/pour", "0us identity created #1 TeaList root slot 0",
            "0us identity created #2 TeaRow structural slot 0 below #1", "1us step began pour at TeaTests.swift:9",
        ]
        for run in 1...12 {
            let time = run * 10
            lines += [
                "\(time)us transaction began t\(run) step pour at TeaTests.swift:10",
                "\(time)us state written w\(run) #1 _cups at TeaList.swift:5 in pour()",
                "\(time)us invalidated #1 _cups from w\(run)",
                "\(time + 1)us body began #1 TeaList [_cups]",
                "\(time + 2)us body ended #1 changed reads [_cups]",
                "\(time + 3)us body began #2 TeaRow [@self]",
                "\(time + 4)us body ended #2 same",
                "\(time + 5)us transaction ended t\(run) passes 1 bodies 2 skips 0",
            ]
        }
        lines += ["140us step ended pour", "141us test ended passed"]
        return lines.joined(separator: "\n") + "\n"
    }()

    /// As `wasteful`, and the trace says that the row was given another `pot` each time.
    static let broad = wasteful.replacing("#2 TeaRow [@self]", with: "#2 TeaRow [@self] fields [pot]")

    /// A test in which no body ran.
    static let idle = """
        \(metadata)
        0us  test began  TeaTests/pour
        1us  test ended  passed

        """
}
