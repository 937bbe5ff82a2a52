/** First and last byte, both included, as HTTP and S3 count them. */
export type ByteRange = { start: number; end: number }

/** undefined: answer the whole (no range, several, or not understood); 'outside': 416. */
export function byteRange(header: string | undefined, size: number): ByteRange | 'outside' | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start > end ? 'outside' : { start, end }
}
