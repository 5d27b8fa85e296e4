// Looking things up in sorted columns.

/**
 * @param {ArrayLike<number>} sorted
 * @param {number} value
 * @param {number} low
 * @param {number} high
 * @returns {number} the first index whose number is not below the value
 */
export function lowerBound(sorted, value, low = 0, high = sorted.length) {
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
