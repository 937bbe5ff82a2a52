import { inflateRawSync } from 'node:zlib'
import { tooLarge, unreadable } from './refused.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const MOST_UNPACKED = 60_000_000

/** Unpacks every part once and throws it away, counting: the sizes that a zip states may be lies. */
export function weighUnpacked(bytes: Uint8Array) {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== END) end--
  if (end < 0) throw unreadable()
  const [count, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)]
  let left = MOST_UNPACKED
  for (let at = start, seen = 0; seen < count; seen++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw unreadable()
    left -= sizeOf(zip, at, left)
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

function sizeOf(zip: Buffer, at: number, left: number): number {
  const [method, packed, local] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
  if (local + 30 > zip.length) throw unreadable()
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  if (method === 0) return packed
  if (method !== 8 || left <= 0) throw unreadable()
  try {
    return inflateRawSync(zip.subarray(from, from + packed), { maxOutputLength: left }).length
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge()
    throw unreadable()
  }
}
