// The text of a PDF as copied by a reader: strings of every page, through the ToUnicode maps of its fonts.
import { inflateSync } from 'node:zlib'

type Letters = Map<string, string>

const utf16 = (hex: string) =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)))
/** The letters of a ligature share one pair of brackets. */
const hexes = (text: string) => [...text.matchAll(/<([0-9a-f ]+)>/gi)].map(([, hex]) => hex!.replaceAll(' ', ''))

/** Both forms of a ToUnicode map: single glyphs, and ranges with a list. */
function lettersOf(map: string): Letters {
  const letters: Letters = new Map()
  for (const [, body] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph, to] of body!.matchAll(/<(\w+)>\s*<(\w+)>/g)) letters.set(glyph!.toLowerCase(), utf16(to!))
  for (const [, body] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from, , list] of body!.matchAll(/<(\w+)>\s*<(\w+)>\s*\[([^\]]*)\]/g))
      for (const [i, to] of hexes(list!).entries())
        letters.set((Number.parseInt(from!, 16) + i).toString(16).padStart(4, '0'), utf16(to))
  return letters
}

export function pdfText(pdf: Buffer): string {
  const objects = new Map<string, string>()
  for (const [, id, body] of pdf.toString('latin1').matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id!, body!)
  const streamOf = (id: string) => {
    const [head, ...rest] = objects.get(id)!.split('\nstream\n')
    const bytes = Buffer.from(rest.join('\nstream\n').replace(/\nendstream$/, ''), 'latin1')
    return (head!.includes('FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1')
  }
  const refs = (text: string, name: string) =>
    [...text.matchAll(new RegExp(`/(${name}) (\\d+) 0 R`, 'g'))].map(([, key, id]) => [key!, id!] as const)
  const fonts = new Map<string, Letters>()
  for (const body of objects.values())
    for (const [name, id] of refs(body, 'F\\d+')) {
      const [map] = refs(objects.get(id)!, 'ToUnicode')
      if (map) fonts.set(name, lettersOf(streamOf(map[1])))
    }
  const pages = [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .flatMap((body) => refs(body, 'Contents').map(([, id]) => streamOf(id)))
  let letters: Letters = new Map()
  const said: string[] = []
  for (const [, font, strings] of pages.join('\n').matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (font) letters = fonts.get(font) ?? new Map()
    else
      said.push(
        hexes(strings!)
          .flatMap((hex) => hex.match(/.{4}/g) ?? [])
          .map((glyph) => letters.get(glyph.toLowerCase()) ?? '')
          .join(''),
      )
  }
  return said.join(' ')
}
