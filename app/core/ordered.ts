/** How many there are before the first of which it does not hold; of none behind that one it may hold. */
export function countWhile<T>(ordered: readonly T[], holds: (one: T) => boolean): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const met = ordered[middle];
    if (met !== undefined && holds(met)) low = middle + 1;
    else high = middle;
  }
  return low;
}
