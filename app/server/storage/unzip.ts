import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const ENCRYPTED = 1

export class BrokenZip extends Error {}
export class ZipTooLarge extends Error {}

export type ZipPart = { name: string; bytes: Buffer }

/**
 * Each part of a zip, unpacked: what they hold together is counted as it comes, for the sizes that a zip states may be
 * lies.
 */
export function* unzip(bytes: Uint8Array, most: number): Generator<ZipPart> {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== END) end--
  if (end < 0) throw new BrokenZip()
  const [count, start] = [zip.readUInt16LE(end + 10), zip.readUInt32LE(end + 16)]
  let left = most
  for (let at = start, seen = 0; seen < count; seen++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== ENTRY) throw new BrokenZip()
    const named = at + 46 + zip.readUInt16LE(at + 28)
    const part = partAt(zip, at, left)
    left -= part.length
    if (left < 0) throw new ZipTooLarge()
    yield { name: zip.toString('utf8', at + 46, named), bytes: part }
    at = named + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
}

function partAt(zip: Buffer, at: number, left: number): Buffer {
  const [method, packed, local] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)]
  if (local + 30 > zip.length || zip.readUInt16LE(at + 8) & ENCRYPTED) throw new BrokenZip()
  const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const held = zip.subarray(from, from + packed)
  if (method === 0) return held
  if (method !== 8) throw new BrokenZip()
  try {
    return inflateRawSync(held, { maxOutputLength: left + 1 })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? new ZipTooLarge() : new BrokenZip()
  }
}
