import { crc32, deflateRawSync } from 'node:zlib'
import { text, u16le, u32 } from './sample-files.ts'

type Entry = { name: string; content?: string | Buffer; unpacked?: number; flags?: number }
/** A zip whose directory may state anything. */
export function zip(entries: Entry[], comment = '') {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, content = '<x/>', unpacked = Buffer.byteLength(content), flags = 0 } of entries) {
    const packed = deflateRawSync(content)
    const sizes = Buffer.concat([
      u32(crc32(content), 'LE'),
      u32(packed.length, 'LE'),
      u32(unpacked, 'LE'),
      u16le(Buffer.byteLength(name)),
      u16le(0),
    ])
    const common = Buffer.concat([u16le(20), u16le(flags), u16le(8), u32(0, 'LE'), sizes])
    const local = Buffer.concat([text('PK\x03\x04'), common, Buffer.from(name), packed])
    list.push(
      Buffer.concat([text('PK\x01\x02'), u16le(20), common, Buffer.alloc(10), u32(at, 'LE'), Buffer.from(name)]),
    )
    parts.push(local)
    at += local.length
  }
  const listed = Buffer.concat(list)
  const counts = Buffer.concat([
    Buffer.alloc(4),
    u16le(entries.length),
    u16le(entries.length),
    u32(listed.length, 'LE'),
    u32(at, 'LE'),
  ])
  return Buffer.concat([...parts, listed, text('PK\x05\x06'), counts, u16le(comment.length), text(comment)])
}

const office = (main: string, more: Entry[] = []) =>
  zip([{ name: '[Content_Types].xml' }, { name: '_rels/.rels' }, { name: main }, ...more])
export const docx = (more: Entry[] = []) => office('word/document.xml', more)
export const xlsx = (more: Entry[] = []) => office('xl/workbook.xml', more)
