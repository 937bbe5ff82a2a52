// Broken and forged files of every accepted type: their first bytes promise a content that is not there.
import sharp from 'sharp'
import fc from '#test/support/fast-check.ts'
import { avif, gif, jpeg, pdf, png, webp } from '#test/support/files/sample-files.ts'
import { zip } from '#test/support/files/zip-files.ts'

const drawn = sharp({ create: { width: 90, height: 60, channels: 3, background: '#336699' } })
const good: Record<string, Buffer> = {
  png: await drawn.png().toBuffer(),
  jpeg: await drawn.jpeg().toBuffer(),
  webp: await drawn.webp().toBuffer(),
  gif: await drawn.gif().toBuffer(),
  avif: await drawn.avif().toBuffer(),
  pdf: pdf(),
  docx: zip([{ name: '[Content_Types].xml' }, { name: 'word/document.xml' }]),
  'png of words': png(70_000, 70_000),
  'jpeg of words': jpeg(),
  'gif of words': gif(),
  'webp of words': webp(),
  'avif of words': avif(),
}

type Change = { what: 'set' | 'cut' | 'drop' | 'repeat' | 'insert'; at: number; byte: number; length: number }

/** Mostly within the header. */
const at = fc.oneof(fc.nat(64), fc.nat(100_000))
const change: fc.Arbitrary<Change> = fc.record({
  what: fc.constantFrom('set', 'set', 'set', 'set', 'cut', 'drop', 'repeat', 'insert'),
  at,
  byte: fc.oneof(fc.constantFrom(0, 1, 0x7f, 0x80, 0xff), fc.nat(255)),
  length: fc.nat(300),
})

function changed(file: Buffer, { what, at, byte, length }: Change): Buffer {
  const place = at % (file.length + 1)
  const [before, after] = [file.subarray(0, place), file.subarray(place)]
  if (what === 'cut') return before
  if (what === 'drop') return Buffer.concat([before, after.subarray(length)])
  if (what === 'repeat') return Buffer.concat([before, after.subarray(0, length), after])
  if (what === 'insert') return Buffer.concat([before, Buffer.alloc(length, byte), after])
  const set = Buffer.from(file)
  if (place < set.length) set[place] = byte
  return set
}

export const hostileFile = fc
  .tuple(fc.constantFrom(...Object.keys(good)), fc.array(change, { maxLength: 3 }))
  .map(([kind, changes]) => ({ kind, file: changes.reduce(changed, good[kind]!) }))
