// The objects of a PDF, each with its own numbers shifted, so that those of several files stand side by side. Nothing is
// interpreted besides: what a page shows is copied as it is.
import { inflateSync } from 'node:zlib'

export class UnjoinablePdf extends Error {}

/** `body` is what stands between 'obj' and 'endobj', with its stream. */
export type PdfObject = { number: number; body: Buffer }
export type PdfObjects = { objects: Map<number, Buffer>; root: number; highest: number }

const MOST_UNPACKED = 64_000_000
/** Each number has a line in the table of a file, whether there is an object or not. */
const MOST_NUMBER = 300_000
const MOST_TRAILER = 2000
const PIECE = /\(|%[^\r\n]*|<<|>>|<[^<>]*>|(?<![\w.])(\d{1,7})\s{1,4}\d{1,5}\s{1,4}R\b|\bstream\r?\n|\bendobj\b/g
/** Sought between objects only: what stands in a stream may be a whole other file. */
const NEXT = /(?<![\w.])(\d{1,7})\s{1,4}(\d{1,5})\s{1,4}obj\b|\btrailer\b/g
const PLAIN_LENGTH = /(?<![\w.])(\d{1,7}) \d{1,5} obj\s{1,4}(\d{1,9})\s{1,4}endobj/g

type Read = { text: string; end: number; stream: number | undefined }

/** Behind the bracket that closes a text: brackets in it come in pairs, or behind a backslash. */
function behindText(source: string, start: number): number {
  let depth = 1
  for (let at = start; at < source.length; at++) {
    const sign = source[at]
    if (sign === '\\') at++
    else if (sign === '(') depth++
    else if (sign === ')' && --depth === 0) return at + 1
  }
  return source.length
}

/** One value from `start`, with its references shifted, to its stream or its end. */
function read(source: string, start: number, shift: number, seen: (number: number) => void): Read {
  let [text, copied] = ['', start]
  PIECE.lastIndex = start
  for (let found = PIECE.exec(source); found; found = PIECE.exec(source)) {
    const [whole, number] = found
    if (number !== undefined) {
      seen(Number(number))
      text += `${source.slice(copied, found.index)}${Number(number) + shift} 0 R`
      copied = PIECE.lastIndex
    } else if (whole === '(') PIECE.lastIndex = behindText(source, PIECE.lastIndex)
    else if (whole === 'endobj' || whole.startsWith('stream'))
      return {
        text: text + source.slice(copied, found.index),
        end: PIECE.lastIndex,
        stream: whole === 'endobj' ? undefined : PIECE.lastIndex,
      }
  }
  return { text: text + source.slice(copied), end: source.length, stream: undefined }
}

const LENGTH = /\/Length\s+(\d{1,9})\b/
const COUNT = /\/N\s+(\d{1,9})\b/
const BEGINS = /\/First\s+(\d{1,9})\b/
const numberIn = (text: string, at: RegExp) => {
  const found = at.exec(text)
  return found ? Number(found[1]) : undefined
}

/** Those that a stream of objects holds, as plain objects. */
function packed(dictionary: string, stream: Buffer, left: number) {
  if (/\/DecodeParms|\/F\s*\(/.test(dictionary) || !/\/Filter\s*(?:\[\s*)?\/FlateDecode/.test(dictionary))
    throw new UnjoinablePdf()
  const text = inflateSync(stream, { maxOutputLength: Math.max(left, 1) }).toString('latin1')
  const [count, first] = [numberIn(dictionary, COUNT), numberIn(dictionary, BEGINS)]
  if (count === undefined || first === undefined) throw new UnjoinablePdf()
  const head = text.slice(0, first).trim().split(/\s+/).map(Number)
  const places = Array.from({ length: count }, (_, at) => [head[2 * at]!, head[2 * at + 1]! + first] as const)
  if (places.some(([number, at]) => !Number.isInteger(number) || !Number.isInteger(at))) throw new UnjoinablePdf()
  return {
    places: places.map(([number, at], n) => ({ number, text: text.slice(at, places[n + 1]?.[1]) })),
    size: text.length,
  }
}

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
  NEXT.lastIndex = 0
  for (let found = NEXT.exec(source); found; found = NEXT.exec(source)) {
    if (found[1] === undefined) {
      rootIn(read(source.slice(found.index, found.index + MOST_TRAILER), 'trailer'.length, shift, seen).text)
      continue
    }
    const number = Number(found[1])
    seen(number)
    const { text, end, stream: begins } = read(source, NEXT.lastIndex, shift, seen)
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
      const { places, size } = packed(text, stream, left)
      left -= size
      for (const one of places) {
        seen(one.number)
        objects.set(one.number + shift, joined(read(one.text, 0, shift, seen).text))
      }
    } else objects.set(number + shift, joined(text, stream))
  }
  if (root === undefined || !objects.has(root)) throw new UnjoinablePdf()
  return { objects, root, highest }
}
