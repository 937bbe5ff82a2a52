// The objects of a PDF, each with its own numbers shifted, so that those of several files stand side by side. Nothing is
// interpreted besides: what a page shows is copied as it is.
import { numberIn, packedObjects } from './packed-objects.ts'
import { MOST_NUMBER, UnjoinablePdf, valueAt } from './pdf-value.ts'

/** `body` is what stands between 'obj' and 'endobj', with its stream. */
export type PdfObject = { number: number; body: Buffer }
export type PdfObjects = { objects: Map<number, Buffer>; root: number; highest: number }

const MOST_UNPACKED = 64_000_000
const MOST_TRAILER = 2000
/** Not read on into the next object, whose stream may be cut in two. */
const BEHIND_TRAILER = /\bstartxref\b|\bobj\b/
/** Each saving of a file adds one. */
const MOST_TRAILERS = 1000
/** Sought between objects only: what stands in a stream may be a whole other file. */
const NEXT = /(?<![\w.])(\d{1,7})\s{1,4}(\d{1,5})\s{1,4}obj\b|\btrailer\b/g
const PLAIN_LENGTH = /(?<![\w.])(\d{1,7}) \d{1,5} obj\s{1,4}(\d{1,9})\s{1,4}endobj/g
const LENGTH = /\/Length\s+(\d{1,9})\b/

const joined = (text: string, stream?: Buffer) =>
  stream
    ? Buffer.concat([Buffer.from(`${text}stream\n`, 'latin1'), stream, Buffer.from('\nendstream', 'latin1')])
    : Buffer.from(text, 'latin1')

export function objectsOf(bytes: Buffer, shift: number): PdfObjects {
  const source = bytes.toString('latin1')
  const lengths = new Map(
    [...source.matchAll(PLAIN_LENGTH)].map(([, number, length]) => [Number(number), Number(length)]),
  )
  const objects = new Map<number, Buffer>()
  let [highest, root, left] = [0, undefined as number | undefined, MOST_UNPACKED]
  const seen = (number: number) => {
    if (number + shift > MOST_NUMBER) throw new UnjoinablePdf()
    highest = Math.max(highest, number)
  }
  const rootIn = (text: string) => {
    const found = /\/Root\s+(\d{1,8})\s+\d{1,5}\s+R/.exec(text)
    if (found) root = Number(found[1])
  }
  let trailers = 0
  NEXT.lastIndex = 0
  for (let found = NEXT.exec(source); found; found = NEXT.exec(source)) {
    if (found[1] === undefined) {
      if (++trailers > MOST_TRAILERS) throw new UnjoinablePdf()
      const [trailer] = source.slice(NEXT.lastIndex, NEXT.lastIndex + MOST_TRAILER).split(BEHIND_TRAILER, 1)
      rootIn(valueAt(trailer!, 0, shift, seen).text)
      continue
    }
    const number = Number(found[1])
    seen(number)
    const { text, end, stream: begins } = valueAt(source, NEXT.lastIndex, shift, seen)
    NEXT.lastIndex = end
    if (begins === undefined) {
      objects.set(number + shift, joined(text))
      continue
    }
    const indirect = /\/Length\s+(\d{1,8})\s+\d{1,5}\s+R/.exec(text)
    const length = indirect ? lengths.get(Number(indirect[1]) - shift) : numberIn(text, LENGTH)
    const ends = begins + (length ?? -1)
    if (length === undefined || !/^\s{0,2}endstream/.test(source.slice(ends, ends + 14))) throw new UnjoinablePdf()
    NEXT.lastIndex = ends
    const stream = bytes.subarray(begins, ends)
    if (/\/Type\s*\/XRef\b/.test(text)) rootIn(text)
    else if (/\/Type\s*\/ObjStm\b/.test(text)) {
      const { places, size } = packedObjects(text, stream, left)
      left -= size
      for (const one of places) {
        seen(one.number)
        objects.set(one.number + shift, joined(valueAt(one.text, 0, shift, seen).text))
      }
    } else objects.set(number + shift, joined(text, stream))
  }
  if (root === undefined || !objects.has(root)) throw new UnjoinablePdf()
  return { objects, root, highest }
}
