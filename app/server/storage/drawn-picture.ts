// A picture drawn anew from its pixels: whatever else was in the file (where it was taken, with what, a page that a browser would run) is not
// in what comes out.
import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS } from './file-type.ts'

export type Drawing = {
  /** How wide it is used, the largest first; none is made larger than it is. */
  widths: readonly number[]
  /** Cut to a square around its middle. */
  square?: true
}
type Drawn = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number }

// Requests come first: one core at most works on pictures, on one of them at a time, and nothing is kept for the next.
sharp.concurrency(1)
sharp.cache(false)
// What was recognised by its first bytes is opened by these readers and no other.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
})

let before: Promise<unknown> = Promise.resolve()
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const turn = before.then(work, work)
  before = turn.catch(() => {})
  return turn
}

/** In WebP, the largest first. Fails for what is broken, cut or too large to be unpacked. */
export const drawnPicture = (bytes: Buffer, { widths, square }: Drawing): Promise<Drawn[]> =>
  inTurn(async () => {
    const [most = 1, ...others] = widths
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    const { width: wide, height: high } = await picture.metadata()
    const to = (side: number) =>
      square
        ? { width: Math.min(side, wide, high), height: Math.min(side, wide, high) }
        : { width: side, height: side, fit: 'inside' as const, withoutEnlargement: true }
    const largest = await picture
      .autoOrient()
      .resize(to(most))
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = largest.info
    const raw = { raw: { width, height, channels } }
    const drawn: Drawn[] = [await encoded(sharp(largest.data, raw), most)]
    for (const smaller of others)
      if (smaller < Math.max(width, height))
        drawn.push(await encoded(sharp(largest.data, raw).resize(to(smaller)), smaller))
    return drawn
  })

/** A sheet of A4 at 200 dots an inch: a signature and its stamp stay readable. */
const SHEET = 2339

/** A photographed page as paper takes it, in JPEG: upright, within a sheet. Fails for what is broken. */
export const pagePicture = (bytes: Uint8Array): Promise<Buffer> =>
  inTurn(() =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: SHEET, height: SHEET, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78 })
      .toBuffer(),
  )

/** Half the work of the usual one, for 3 % more bytes. */
const EFFORT = 2
/** What is small is looked at closely: letters of a logo keep their colours, at twice the work. */
const CLOSE = 480

async function encoded(picture: Sharp, side: number): Promise<Drawn> {
  const { data, info } = await picture
    .webp({ quality: 82, effort: EFFORT, smartSubsample: side <= CLOSE })
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), width: info.width, height: info.height }
}
