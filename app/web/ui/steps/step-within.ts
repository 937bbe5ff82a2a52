/** The requested step, limited to the first and the last. */
export const stepWithin = (wanted: number, length: number) =>
  Math.min(Math.max(Math.trunc(wanted) || 0, 0), Math.max(length - 1, 0))
