// Objects that a stream holds together.
import { inflateSync } from 'node:zlib'
import { MOST_NUMBER, UnjoinablePdf } from './pdf-value.ts'

const COUNT = /\/N\s+(\d{1,9})\b/
const BEGINS = /\/First\s+(\d{1,9})\b/
export const numberIn = (text: string, at: RegExp) => {
  const found = at.exec(text)
  return found ? Number(found[1]) : undefined
}

/** Those that a stream of objects holds, as plain objects. */
export function packedObjects(dictionary: string, stream: Buffer, left: number) {
  if (/\/DecodeParms|\/F\s*\(/.test(dictionary) || !/\/Filter\s*(?:\[\s*)?\/FlateDecode/.test(dictionary))
    throw new UnjoinablePdf()
  const text = inflateSync(stream, { maxOutputLength: Math.max(left, 1) }).toString('latin1')
  const [count, first] = [numberIn(dictionary, COUNT), numberIn(dictionary, BEGINS)]
  if (count === undefined || first === undefined) throw new UnjoinablePdf()
  const places = placesIn(text.slice(0, first), count).map(([number, at]) => [number, at + first] as const)
  return {
    places: places.map(([number, at], n) => ({ number, text: text.slice(at, places[n + 1]?.[1]) })),
    size: text.length,
  }
}

/** The number of each object, and where it begins: one behind the other, so that each part is read once. */
function placesIn(head: string, count: number) {
  const pair = /\s*(\d{1,7})\s+(\d{1,9})(?!\S)/y
  const places: [number: number, at: number][] = []
  // `count` may be any number: what the head holds is counted.
  for (let [n, last] = [0, 0]; n < count; n++) {
    const [, number, at] = (places.length < MOST_NUMBER && pair.exec(head)) || []
    if (at === undefined || Number(at) < last) throw new UnjoinablePdf()
    last = Number(at)
    places.push([Number(number), last])
  }
  return places
}
