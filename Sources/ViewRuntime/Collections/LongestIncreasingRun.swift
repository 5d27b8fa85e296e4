/// For each value, whether it belongs to one longest run of values that rise: what kept its order where everything else moved.
///
/// Cost: n log n; linear where all values rise.
func longestIncreasingRun(_ values: [Int]) -> [Bool] {
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
        var low = tails.count
        if let last = tails.last, values[last] >= value {
            low = 0
            var high = tails.count - 1
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
        }
        if low > 0 { previous[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var isInRun = Array(repeating: false, count: values.count)
    var index = tails.last ?? -1
    while index >= 0 {
        isInRun[index] = true
        index = previous[index]
    }
    return isInRun
}
