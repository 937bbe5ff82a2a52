/** Which step stands where somebody asks for `wanted`: never before the first, never past the last. */
export const stepWithin = (wanted: number, length: number) =>
  Math.min(Math.max(Math.trunc(wanted) || 0, 0), Math.max(length - 1, 0))
