import { BrokenZip, unzip, ZipTooLarge } from '../storage/unzip.ts'
import { UnreadableDocx } from './docx.ts'

const MOST_UNPACKED = 50_000_000
/** A thousand pages; more would not fit in the thread as a tree. */
const MOST_XML = 12_000_000
const ZIP = Buffer.from('PK\x03\x04', 'latin1')

const isXml = (name: string) => /\.(xml|rels)$/i.test(name)
/** No editor writes one; entities grow when they are read. */
const declares = (bytes: Buffer) => /<!(DOCTYPE|ENTITY)/i.test(bytes.toString('latin1'))

/** The parts that hold words, by their names. */
export function partsOf(bytes: Uint8Array): Map<string, Buffer> {
  const parts = new Map<string, Buffer>()
  if (!ZIP.equals(bytes.subarray(0, 4))) throw new UnreadableDocx('other')
  const names: string[] = []
  let xml = 0
  try {
    for (const { name, bytes: part } of unzip(bytes, MOST_UNPACKED)) {
      names.push(name)
      if (!isXml(name)) continue
      xml += part.length
      if (xml > MOST_XML) throw new ZipTooLarge()
      parts.set(name, part)
    }
  } catch (error) {
    if (error instanceof ZipTooLarge) throw new UnreadableDocx('large')
    throw error instanceof BrokenZip ? new UnreadableDocx('unreadable') : error
  }
  if (names.some((name) => /vbaProject\.bin$/i.test(name))) throw new UnreadableDocx('macros')
  if (!names.some((name) => /^word\/document\d*\.xml$/.test(name))) throw new UnreadableDocx('other')
  if (parts.get('[Content_Types].xml')?.includes('macroEnabled')) throw new UnreadableDocx('macros')
  if ([...parts.values()].some(declares)) throw new UnreadableDocx('unreadable')
  return parts
}
