import { inflateSync } from 'node:zlib'

const HEADER = 12
const ENTRY = 16

/** WOFF 1.0 to the font inside it: fontkit would inflate each table in JavaScript, for every document. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF font')
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, i) => {
    const at = 44 + i * 20
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
      number,
    ]
    const stored = woff.subarray(offset, offset + packed)
    return { tag: woff.subarray(at, at + 4), checksum, bytes: packed < length ? inflateSync(stored) : stored }
  })
  const power = 2 ** Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(HEADER + ENTRY * tables.length)
  woff.copy(head, 0, 4, 8) // flavour
  head.writeUInt16BE(tables.length, 4)
  head.writeUInt16BE(power * ENTRY, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((tables.length - power) * ENTRY, 10)
  const parts: Buffer[] = [head]
  let end = head.length
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const at = HEADER + i * ENTRY
    tag.copy(head, at)
    head.writeUInt32BE(checksum, at + 4)
    head.writeUInt32BE(end, at + 8)
    head.writeUInt32BE(bytes.length, at + 12)
    const padding = Buffer.alloc((4 - (bytes.length % 4)) % 4)
    parts.push(bytes, padding)
    end += bytes.length + padding.length
  }
  return Buffer.concat(parts)
}
