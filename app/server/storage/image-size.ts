// The size that a picture states, read before decoding. undefined: no size, so no picture.
export type Size = { width: number; height: number }
type Read = (head: Buffer, file: Blob) => Size | undefined | Promise<Size | undefined>

const MOST_SEGMENTS = 300

const some = (width: number, height: number) => (width > 0 && height > 0 ? { width, height } : undefined)
/** A truncated header is no picture. */
const within =
  (length: number, read: (head: Buffer) => Size | undefined): Read =>
  (head) =>
    head.length < length ? undefined : read(head)

const png = within(33, (head) =>
  head.toString('latin1', 8, 16) === '\0\0\0\rIHDR' ? some(head.readUInt32BE(16), head.readUInt32BE(20)) : undefined,
)

const gif = within(13, (head) => some(head.readUInt16LE(6), head.readUInt16LE(8)))

const webp = within(30, (head) => {
  const form = head.toString('latin1', 12, 16)
  if (form === 'VP8X') return some(1 + head.readUIntLE(24, 3), 1 + head.readUIntLE(27, 3))
  if (form === 'VP8L' && head[20] === 0x2f)
    return some(1 + (head.readUInt16LE(21) & 0x3fff), 1 + ((head.readUInt32LE(21) >>> 14) & 0x3fff))
  if (form === 'VP8 ' && head.readUIntBE(23, 3) === 0x9d012a)
    return some(head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff)
  return undefined
})

/** The size comes after thumbnails and colour profiles: skip from segment to segment. */
const jpeg: Read = async (_head, file) => {
  let at = 2
  for (let i = 0; i < MOST_SEGMENTS; i++) {
    const segment = Buffer.from(await file.slice(at, at + 9).arrayBuffer())
    if (segment.length < 9 || segment[0] !== 0xff) return undefined
    const marker = segment[1]!
    if (marker === 0xff) {
      at += 1 // padding
      continue
    }
    const frame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (frame) return some(segment.readUInt16BE(7), segment.readUInt16BE(5))
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda)) return undefined
    at += 2 + segment.readUInt16BE(2)
  }
  return undefined
}

/** A grid states the size of its tiles and its own: the largest counts. */
const avif: Read = (head) => {
  const size = { width: 0, height: 0 }
  for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
    size.width = Math.max(size.width, head.readUInt32BE(at + 8))
    size.height = Math.max(size.height, head.readUInt32BE(at + 12))
  }
  return some(size.width, size.height)
}

export const sizeOfImage = { png, jpeg, webp, gif, avif } satisfies Record<string, Read>
