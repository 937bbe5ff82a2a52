// Valid files of every accepted type, made byte by byte.
import { crc32, deflateSync } from 'node:zlib'

export const text = (latin1: string) => Buffer.from(latin1, 'latin1')
export const u16le = (n: number) => Buffer.from([n & 255, n >> 8])
const u16be = (n: number) => Buffer.from([n >> 8, n & 255])
export const u32 = (n: number, order: 'LE' | 'BE') => {
  const bytes = Buffer.alloc(4)
  bytes[`writeUInt32${order}`](n)
  return bytes
}

const chunk = (name: string, data: Buffer) => {
  const named = Buffer.concat([text(name), data])
  return Buffer.concat([u32(data.length, 'BE'), named, u32(crc32(named), 'BE')])
}

/** A grey picture that opens in any viewer; a larger one only states its size. */
export function png(width = 2, height = 2, extra: Buffer[] = []) {
  const rows =
    width * height > 10_000
      ? Buffer.alloc(1)
      : Buffer.alloc((width + 1) * height, 0x80).map((grey, at) => (at % (width + 1) ? grey : 0))
  const header = Buffer.concat([u32(width, 'BE'), u32(height, 'BE'), Buffer.from([8, 0, 0, 0, 0])])
  return Buffer.concat([
    text('\x89PNG\r\n\x1a\n'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
export const pngComment = (words: string) => chunk('tEXt', text(`Comment\0${words}`))

const segment = (marker: number, data: Buffer) =>
  Buffer.concat([Buffer.from([0xff, marker]), u16be(data.length + 2), data])
const frame = (width: number, height: number) =>
  segment(0xc0, Buffer.concat([Buffer.from([8]), u16be(height), u16be(width), Buffer.from([1, 1, 0x11, 0])]))

/** As phones write it: EXIF with a thumbnail, a colour profile in many segments, then the size. */
const camera = [
  segment(0xe1, Buffer.concat([text('Exif\0\0\xff\xd8'), frame(60_000, 60_000)])),
  segment(0xe2, Buffer.alloc(65_000)),
]
export const jpeg = (width = 640, height = 480, before = camera) =>
  Buffer.concat([
    text('\xff\xd8'),
    ...before,
    frame(width, height),
    segment(0xda, Buffer.alloc(6)),
    Buffer.alloc(20, 7),
    text('\xff\xd9'),
  ])

export const gif = (width = 3, height = 3) =>
  Buffer.concat([text('GIF89a'), u16le(width), u16le(height), Buffer.alloc(3), text(';')])

export function webp(form: 'VP8 ' | 'VP8L' | 'VP8X' = 'VP8X', width = 320, height = 200) {
  const data = Buffer.alloc(20)
  if (form === 'VP8X') {
    data.writeUIntLE(width - 1, 4, 3)
    data.writeUIntLE(height - 1, 7, 3)
  } else if (form === 'VP8L') {
    data[0] = 0x2f
    data.writeUInt32LE((width - 1) | ((height - 1) << 14), 1)
  } else {
    data.writeUIntBE(0x9d012a, 3, 3)
    data.writeUInt16LE(width, 6)
    data.writeUInt16LE(height, 8)
  }
  return Buffer.concat([
    text('RIFF'),
    u32(12 + data.length, 'LE'),
    text('WEBP'),
    text(form),
    u32(data.length, 'LE'),
    data,
  ])
}

const box = (name: string, data: Buffer) => Buffer.concat([u32(data.length + 8, 'BE'), text(name), data])
const extent = (width: number, height: number) =>
  box('ispe', Buffer.concat([u32(0, 'BE'), u32(width, 'BE'), u32(height, 'BE')]))
export function avif(width = 800, height = 600) {
  const properties = box('iprp', box('ipco', Buffer.concat([extent(64, 64), extent(width, height)])))
  return Buffer.concat([
    box('ftyp', text('avif\0\0\0\0mif1miaf')),
    box('meta', Buffer.concat([u32(0, 'BE'), properties])),
  ])
}

export const pdf = (inside = '') =>
  text(`%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n${inside}\ntrailer <</Root 1 0 R>>\n%%EOF\n`)

export const fileOf = (bytes: Buffer | string, name = 'arquivo') => new File([bytes as Buffer<ArrayBuffer>], name)

export const webm = (after = '') =>
  Buffer.concat([Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'), Buffer.from(after)])
/** Each size in eight bytes. */
export const longWebm = () =>
  Buffer.from(
    '1a45dfa30100000000000050428601000000000000010142f701000000000000010142f20100000000000001' +
      '0442f3010000000000000108428201000000000000047765626d428701000000000000010242850100000000',
    'hex',
  )
/** Without a film in it; `seconds` is what its header says. */
export function mp4(seconds?: number) {
  const kind = box('ftyp', text('isom\0\0\0\0isommp42'))
  const times = [0, 0, 0, 1000, (seconds ?? 0) * 1000].map((n) => u32(n, 'BE'))
  const header = box('mvhd', Buffer.concat([...times, Buffer.alloc(80)]))
  return seconds === undefined ? kind : Buffer.concat([kind, box('moov', header)])
}
