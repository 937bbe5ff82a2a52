// The list at the end of a zip: what is inside is known without unpacking a byte.
const END = 0x06054b50
const ENTRY = 0x02014b50
const END_LENGTH = 22
const ENTRY_LENGTH = 46
const MOST_ENTRIES = 5_000
const LONGEST_LIST = 1_000_000
const MOST_UNPACKED = 200_000_000

/** Where the end record starts in the last bytes of a file that can be opened as a zip, else -1. */
export function endOfZip(tail: Buffer): number {
  for (let at = tail.length - END_LENGTH; at >= 0; at--)
    if (tail.readUInt32LE(at) === END && at + END_LENGTH + tail.readUInt16LE(at + 20) === tail.length) return at
  return -1
}

/** Names inside, or undefined for what is broken, encrypted, aims outside its folder, or would unpack to too much. */
export async function zipDirectory(file: Blob, tail: Buffer): Promise<string[] | undefined> {
  const end = endOfZip(tail)
  if (end < 0) return undefined
  const [entries, length, start] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ]
  // The list must touch its end record: bytes slipped between them are read by some programs and not by others.
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
