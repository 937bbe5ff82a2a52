// How long a video is, by its own header; undefined where it does not say, as films of some recorders.
const EBML = { segment: 0x18538067, info: 0x1549a966, cluster: 0x1f43b675, scale: 0x2ad7b1, duration: 0x4489 }
/** Headers stand before the film in WebM. */
const HEAD = 1_000_000

function number(bytes: Buffer, at: number, isId: boolean): { value: number; next: number } {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (length > 8 || at + length > bytes.length) return { value: 0, next: bytes.length }
  let value = isId ? first : first & (0xff >> length)
  for (let n = 1; n < length; n++) value = value * 256 + bytes[at + n]!
  const isUnknown = !isId && value === 2 ** (7 * length) - 1
  return { value: isUnknown ? Infinity : value, next: at + length }
}

/** The elements from one place to another; one of an unknown size reaches to the end. */
function* elements(bytes: Buffer, from: number, to: number) {
  for (let at = from; at < to;) {
    const { value: id, next: sized } = number(bytes, at, true)
    const { value: size, next: start } = number(bytes, sized, false)
    const end = Math.min(start + size, to)
    yield { id, start, end }
    at = start + size
  }
}

export function webmSeconds(bytes: Buffer): number | undefined {
  for (const { id, start, end } of elements(bytes, 0, bytes.length)) {
    if (id !== EBML.segment) continue
    for (const part of elements(bytes, start, end)) {
      if (part.id === EBML.cluster) return undefined
      if (part.id !== EBML.info) continue
      let [scale, duration] = [1_000_000, 0]
      for (const { id, start, end } of elements(bytes, part.start, part.end)) {
        if (id === EBML.scale) scale = bytes.readUIntBE(start, Math.min(end - start, 6))
        if (id === EBML.duration) duration = end - start === 4 ? bytes.readFloatBE(start) : bytes.readDoubleBE(start)
      }
      return duration > 0 && Number.isFinite(duration) ? (duration * scale) / 1e9 : undefined
    }
  }
  return undefined
}

type Box = { name: string; start: number; end: number }
async function boxIn(file: Blob, name: string, { start, end }: Pick<Box, 'start' | 'end'>): Promise<Box | undefined> {
  for (let at = start; at + 8 <= end;) {
    const head = Buffer.from(await file.slice(at, at + 16).arrayBuffer())
    const short = head.readUInt32BE(0)
    const isLong = short === 1 && head.length === 16
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short || end - at
    if (size < 8) return undefined
    if (head.toString('latin1', 4, 8) === name) return { name, start: at + (isLong ? 16 : 8), end: at + size }
    at += size
  }
  return undefined
}

async function mp4Seconds(file: Blob): Promise<number | undefined> {
  const moov = await boxIn(file, 'moov', { start: 0, end: file.size })
  const mvhd = moov && (await boxIn(file, 'mvhd', moov))
  if (!mvhd) return undefined
  const head = Buffer.from(await file.slice(mvhd.start, mvhd.start + 32).arrayBuffer())
  if (head.length < 32) return undefined
  const isLong = head[0] === 1
  const scale = head.readUInt32BE(isLong ? 20 : 12)
  const duration = isLong ? Number(head.readBigUInt64BE(24)) : head.readUInt32BE(16)
  return scale && duration ? duration / scale : undefined
}

export async function videoSeconds(file: Blob, kind: 'webm' | 'mp4'): Promise<number | undefined> {
  try {
    return kind === 'mp4' ? await mp4Seconds(file) : webmSeconds(Buffer.from(await file.slice(0, HEAD).arrayBuffer()))
  } catch (error) {
    // A header that ends too early.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
