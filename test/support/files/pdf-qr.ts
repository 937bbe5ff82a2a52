// The QR code of each page of a PDF that pdfkit wrote, read from its vector squares as a camera reads it from paper.
import { inflateSync } from 'node:zlib'
import decodeQR from 'qr/decode.js'

const SCALE = 4
const QUIET = 4

const streamsOf = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/FlateDecode[^\n]*\n(?:[^\n]*\n)*?stream\n([\s\S]*?)\nendstream/g)].flatMap(
    ([, body]) => {
      try {
        return inflateSync(Buffer.from(body!, 'latin1')).toString('latin1')
      } catch {
        return []
      }
    },
  )

/** Of each page with one, what its code says. */
export function qrTexts(pdf: Buffer): string[] {
  return streamsOf(pdf).flatMap((stream) => {
    const runs = [...stream.matchAll(/(?:^|\n)(\d+) (\d+) m\n(\d+) \2 l\n/g)].map((found) => found.slice(1).map(Number))
    if (runs.length < 50) return []
    const size = (Math.max(...runs.map(([, , to]) => to!)) + QUIET) * SCALE
    const data = new Uint8Array(size * size * 4).fill(255)
    for (const [from, y, to] of runs as [number, number, number][])
      for (let row = y * SCALE; row < (y + 1) * SCALE; row++)
        for (let at = from * SCALE; at < to * SCALE; at++)
          data.fill(0, (row * size + at) * 4, (row * size + at) * 4 + 3)
    return decodeQR({ width: size, height: size, data })
  })
}
