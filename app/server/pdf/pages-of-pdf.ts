// Checks a PDF before it is stored: the number of pages, and whether it can be opened. Object streams are unpacked
// within limits; nothing else of the file is interpreted.
import { inflateSync } from 'node:zlib'

export type ReadPdf = { pages: number; encrypted: boolean }

const MOST_UNPACKED = 8_000_000
/** Some milliseconds of work. */
const MOST_IN_PASSING = 1_000_000
const PACKED = /\/Type\s*\/ObjStm\b/
const STREAM = /<<((?:[^<>]|<<[^<>]*>>|<[^<>]*>){0,2000})>>\s{0,4}stream\r?\n/g
const PAGES_NODE = /\/Type\s*\/Pages\b/g
const COUNT = /\/Count\s+(\d{1,6})\b/
/** Looks at both sides of the type: a dictionary of a page tree node may hold another one. */
const AROUND = 1500

/** What a stream that breaks off may have cost before it did. */
const BROKEN = 400_000
/** To begin costs as much as this, however little comes out. */
const BEGUN = 2_000
/** Of a whole file, as each is looked at; no paper that is accepted has as many pages. */
const MOST_NODES = 2_000

/** The text of object streams. Each part of the file is looked at once, however many streams say that they begin. */
function unpacked(bytes: Buffer, text: string, most: number): { found: string[]; left: number } {
  const found: string[] = []
  let left = most
  let end = 0
  for (const match of text.matchAll(STREAM)) {
    if (left <= 0) break
    if (!PACKED.test(match[1]!) || !/\/FlateDecode\b/.test(match[1]!)) continue
    const start = match.index + match[0].length
    if (end < start) end = text.indexOf('endstream', start)
    if (end < 0) end = text.length
    try {
      const part = inflateSync(bytes.subarray(start, end), { maxOutputLength: left })
      left -= BEGUN + part.length
      found.push(part.toString('latin1'))
    } catch (error) {
      // A stream that cannot be unpacked holds no readable pages.
      left -= (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? left : BROKEN
    }
  }
  return { found, left }
}

/** The root of the page tree counts all pages; nodes below it count fewer. */
function pagesIn(texts: readonly string[]): number {
  let [most, nodes] = [0, 0]
  for (const text of texts)
    for (const { index } of text.matchAll(PAGES_NODE)) {
      if (++nodes > MOST_NODES) return MOST_NODES
      const before = text.slice(Math.max(0, index - AROUND), index)
      const behind = text.slice(index, index + AROUND)
      const near = [
        before.slice(Math.max(before.lastIndexOf('endobj'), before.lastIndexOf(' obj'), 0)),
        behind.slice(0, /endobj|\bstream\b/.exec(behind)?.index ?? AROUND),
      ]
      for (const part of near) most = Math.max(most, Number(COUNT.exec(part)?.[1] ?? 0))
    }
  return most
}

/** Undefined if more than `most` would have to be unpacked, unless what was found until then is `enough`. */
function pagesWithin(given: Uint8Array, most: number, enough: boolean): ReadPdf | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const text = bytes.toString('latin1')
  const encrypted = /\/Encrypt\s*(?:\d{1,10}\s+\d{1,5}\s+R|<<)/.test(text)
  if (encrypted) return { pages: 0, encrypted }
  const { found, left } = unpacked(bytes, text, most)
  return left > 0 || enough ? { pages: pagesIn([text, ...found]), encrypted } : undefined
}

export const pagesOfPdf = (given: Uint8Array): ReadPdf => pagesWithin(given, MOST_UNPACKED, true)!

/** Undefined if the file unpacks to so much that it would hold others up. */
export const pagesOfSmallPdf = (given: Uint8Array) => pagesWithin(given, MOST_IN_PASSING, false)
