/** Things that never move: their place is their key. */
export const placed = <T,>(things: readonly T[]) => things.map((of, at) => ({ of, at }))

/** Text in which formulas and commands stand between backticks. */
export const CodeText = ({ children }: { children: string }) =>
  placed(children.split('`')).map(({ of, at }) => (at % 2 ? <code key={at}>{of}</code> : of))
