extension TextReportTests {
    /// The report of `ShopTrace`.
    static let shop = """
        ViewTrace report
        1 trace, 1 test, 1 step: 28 body runs of 3 views, 14 ms of self time
        release build, Swift 6.3.1, profile ios26, virtual clock

        Change first:
          1. Give the elements of the collection in `CartScreen` ids of their own. Rows
             there show one another's data.
          2. Make `Chart.body` cheaper. It takes 14 ms, over 99 % of all self time.
          3. Make `Cart.total` stop running `ProductRow` in vain. It saves 12 of 28 body
             runs (43 %) and 24 µs of self time (under 1 %).

        Findings: 1 error, 2 warnings

        1. error: duplicate-id  CartScreen
           1 element of a collection has an id that another has already.
           where    Host/CartScreen/ForEach
           culprit  id #1f3a99b2 at positions 0 and 2 of ForEach
           cause    The one run of `CartScreen` comes from the mount, because
                    `CartScreen` was new; in CartTests/favourite
                      mount
                      → CartScreen (first run)
           change   Give each element of `ForEach` in `CartScreen` an id of its own that
                    stays with it: elements that share `#1f3a99b2` are one row to
                    SwiftUI, and both places show the same element. Take a stored,
                    unique property for `id`, or remove the repeated elements from the
                    data.
           record   9

        2. warning: expensive-body  Chart
           Its body takes 2 ms (median of 7 runs; 95th percentile 2 ms, longest 2 ms).
           where    Host/CartScreen/Chart
           culprit  Chart.body
           code     Sources/Shop/Cart.swift:48
           cause    6 of 7 runs of `Chart` come from `Cart.total` written in
                    `Cart.swift:48`, through `CartScreen`, because it passes another
                    `points`; in CartTests/favourite: toggle favourite
                      action "Favourite" at CartTests.swift:13
                      → Cart.total written at Cart.swift:48
                      → CartScreen (@dependencies)
                      → Chart (@self)
                    1 of 7 runs of `Chart` comes from the mount, through `CartScreen`,
                    because `Chart` was new; in CartTests/favourite
                      mount
                      → CartScreen (first run)
                      → Chart (first run)
           cost     7 runs, 14 ms of self time (over 99 % of all)
           change   Move the work out of `Chart.body`: do it once where its data changes
                    (`Cart.total`, written at Cart.swift:48, runs it most), keep the
                    result in the model or in state, and let the body read that.
           records  18, 31, 45, 59, 73, …

        3. warning: unchanged-body-update  ProductRow
           All 12 runs caused by `Cart.total` made the output that was there already.
           where    Host/CartScreen/ForEach[*]/ProductRow
           code     Sources/Shop/Cart.swift:48
           cause    All 12 runs of `ProductRow` come from `Cart.total` written in
                    `Cart.swift:48`, through `CartScreen`, because it passes another
                    value; in CartTests/favourite: toggle favourite
                      action "Favourite" at CartTests.swift:13
                      → Cart.total written at Cart.swift:48
                      → CartScreen (@dependencies)
                      → ProductRow (@self)
           cost     12 wasted runs, 24 µs of self time (under 1 % of all)
           change   `CartScreen` gives `ProductRow` another value each time, and
                    `ProductRow` shows the same. Pass it only the values that it shows,
                    or make it `Equatable` over those and add `.equatable()` where it is
                    used.
           records  27, 29, 41, 43, 55, …

        Each rule has a page with a repaired example: 'tracectl rules duplicate-id'.

        Views, by self time
          view        runs  unchanged  instances   self  median  95th  longest
          Chart          7          0          1  14 ms    2 ms  2 ms     2 ms
          ProductRow    14         12          2  26 µs    2 µs  2 µs     2 µs
          CartScreen     7          0          1  14 µs    2 µs  2 µs     2 µs

        Steps, by runs
          step                                   runs  unchanged   self
          CartTests/favourite: toggle favourite    24         12  12 ms

        What was written, and how many of the bodies that it woke changed
          property    writes  equal  woke  changed  share  written at
          Cart.total       6      0    24       12   50 %  Cart.swift:48

        #1f3a99b2 stands for a value: its hash. 'tracectl record --record-values'
        records values as they are.

        """
}

extension BudgetTextTests {
    /// What became of the budgets of the test.
    static let expected = """
        Budgets: 2 failed, 1 matches nothing, 1 warning, 1 holds, 1 skipped

        failed: bodies at most 6 for view 'ProductRow', test 'CartTests/*', step 'toggle
        *' (.viewtrace.json:3)
          measured 12 in ProductRow, test CartTests/favourite, step "toggle favourite"
            cause  All 12 runs of `ProductRow` come from `Cart.total` written in
                   `Cart.swift:48`, through `CartScreen`, because it passes another
                   value; in CartTests/favourite: toggle favourite
                   action "Favourite" at CartTests.swift:13
                   → Cart.total written at Cart.swift:48
                   → CartScreen (@dependencies)
                   → ProductRow (@self)
            blame  the write to Cart.total at Sources/Shop/Cart.swift:48
            likely unchanged-body-update; 'tracectl rules unchanged-body-update'
                   explains it

        failed: findings at most 0 for rule 'duplicate-id' (.viewtrace.json:5)
          measured 1
            worst  CartScreen: 1 element of a collection has an id that another has
                   already
            cause  The one run of `CartScreen` comes from the mount, because
                   `CartScreen` was new; in CartTests/favourite
                   mount
                   → CartScreen (first run)
            likely duplicate-id; 'tracectl rules duplicate-id' explains it

        matches nothing: bodies at most 3 for view 'Chrat' (.viewtrace.json:7)
          no view matches 'Chrat'; did you mean 'Chart'? "optional": true lets it match
          nothing.

        warning: unchangedBodies at most 0 for view '*' (.viewtrace.json:4)
          measured 12 in ProductRow
            cause  All 12 runs of `ProductRow` come from `Cart.total` written in
                   `Cart.swift:48`, through `CartScreen`, because it passes another
                   value; in CartTests/favourite: toggle favourite
                   action "Favourite" at CartTests.swift:13
                   → Cart.total written at Cart.swift:48
                   → CartScreen (@dependencies)
                   → ProductRow (@self)
            blame  the write to Cart.total at Sources/Shop/Cart.swift:48
            likely unchanged-body-update; 'tracectl rules unchanged-body-update'
                   explains it

          skipped  bodies at most 3 for step 'sort': no step matches 'sort'; recorded is
                   'toggle favourite'
          holds    selfTimeP95 at most 3 ms for view 'Chart' (measured 2 ms)

        """
}
