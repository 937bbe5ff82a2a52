// A zip as it grows: one file in memory at a time, stored as it is, since papers are packed already.
import { crc32 } from 'node:zlib'

export type ZipEntry = { name: string; bytes: Uint8Array }

const UTF8 = 0x0800
/** 1 January 1980: the same files are the same zip. */
const DAY = 0x21
const LARGEST = 0xffff_ffff

const sizes = ({ name, bytes }: ZipEntry) => {
  const written = Buffer.from(name)
  const head = Buffer.alloc(26)
  head.writeUInt16LE(20, 0)
  head.writeUInt16LE(UTF8, 2)
  head.writeUInt16LE(DAY, 8)
  head.writeUInt32LE(crc32(bytes), 10)
  head.writeUInt32LE(bytes.length, 14)
  head.writeUInt32LE(bytes.length, 18)
  head.writeUInt16LE(written.length, 22)
  return { head, written }
}

const local = Buffer.from([0x50, 0x4b, 3, 4])
/** Written by version 2.0, on a system without rights of its own. */
const central = Buffer.from([0x50, 0x4b, 1, 2, 20, 0])

function listed(head: Buffer, written: Buffer, at: number) {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(at, 10)
  return Buffer.concat([central, head, rest, written])
}

function end(count: number, size: number, at: number) {
  const record = Buffer.alloc(22)
  record.write('PK\x05\x06', 0, 'latin1')
  record.writeUInt16LE(count, 8)
  record.writeUInt16LE(count, 10)
  record.writeUInt32LE(size, 12)
  record.writeUInt32LE(at, 16)
  return record
}

export async function* writeZip(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let at = 0
  for await (const entry of entries) {
    const { head, written } = sizes(entry)
    directory.push(listed(head, written, at))
    at += local.length + head.length + written.length + entry.bytes.length
    if (at > LARGEST) throw new RangeError('a zip of four gigabytes')
    yield Buffer.concat([local, head, written])
    yield entry.bytes
  }
  const list = Buffer.concat(directory)
  yield list
  yield end(directory.length, list.length, at)
}
