/**
 * Whether one pattern follows the other at any distance. As one pattern, `first.*then`, each `first` would scan the
 * rest again.
 */
export const inOrder = (first: RegExp, then: RegExp) => (said: string) => {
  const found = first.exec(said)
  return found !== null && then.test(said.slice(found.index + found[0].length))
}
