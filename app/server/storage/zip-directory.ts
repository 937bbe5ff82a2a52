// The central directory of a zip: lists the content without unpacking.
const END = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const MOST_ENTRIES = 5_000
const LONGEST_LIST = 1_000_000
const MOST_UNPACKED = 200_000_000

/** Where the end record of a valid zip begins within the last bytes, else -1. */
export function endOfZip(tail: Buffer): number {
  for (let at = tail.length - END_LENGTH; at >= 0; at--)
    if (tail.readUInt32LE(at) === END && at + END_LENGTH + tail.readUInt16LE(at + 20) === tail.length) return at
  return -1
}

/** Names inside, or undefined when the zip is broken, encrypted, leaves its folder or unpacks to too much. */
export async function zipDirectory(file: Blob, tail: Buffer): Promise<string[] | undefined> {
  const end = endOfZip(tail)
  if (end < 0) return undefined
  const [entries, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ]
  // The directory must end at the end record: bytes between them are read by some programs only.
  if (entries > MOST_ENTRIES || length > LONGEST_LIST || start + length !== file.size - tail.length + end)
    return undefined
  const list = Buffer.from(await file.slice(start, start + length).arrayBuffer())
  const names: string[] = []
  let unpacked = 0
  for (let at = 0; at < list.length;) {
    if (at + ENTRY_LENGTH > list.length || list.readUInt32LE(at) !== ENTRY) return undefined
    const name = list.toString('utf8', at + ENTRY_LENGTH, at + ENTRY_LENGTH + list.readUInt16LE(at + 28))
    const encrypted = (list.readUInt16LE(at + 8) & 1) === 1
    unpacked += list.readUInt32LE(at + 24)
    if (encrypted || unpacked > MOST_UNPACKED || /^[/\\]|(^|[/\\])\.\.([/\\]|$)|^\w:/.test(name)) return undefined
    names.push(name)
    at += ENTRY_LENGTH + list.readUInt16LE(at + 28) + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32)
  }
  return names.length === entries ? names : undefined
}
