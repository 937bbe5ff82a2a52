/** Returns true at most once in each span of milliseconds. */
export function atMostEvery(span: number, now: () => number = Date.now) {
  let last = -Infinity
  return () => {
    if (now() - last < span) return false
    last = now()
    return true
  }
}
