// Pictures are redrawn from their pixels, so that metadata (place, camera) and embedded content are lost.
import sharp, { type Sharp } from 'sharp'
import { MOST_PIXELS } from './file-type.ts'

export type Drawing = {
  /** Widths that are used, the largest first; none is enlarged. */
  widths: readonly number[]
  /** Cropped to a square around the middle. */
  square?: true
}
type Drawn = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number }

// Requests have priority: at most one core works on one picture at a time, without a cache.
sharp.concurrency(1)
sharp.cache(false)
// Only the decoders for types recognised by their first bytes may open a file.
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

/** In WebP, the largest first. Fails for pictures that are broken, truncated or too large. */
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

/** A sheet of A4 at 200 dpi: signatures and stamps stay readable. */
const SHEET = 2339

/** A photographed page as upright JPEG within a sheet. Fails for broken pictures. */
export const pagePicture = (bytes: Uint8Array): Promise<Buffer> =>
  inTurn(() =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: SHEET, height: SHEET, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .jpeg({ quality: 78 })
      .toBuffer(),
  )

/** As PNG within a box, for drawings that read no WebP. */
export const pngOf = (bytes: Uint8Array, width: number, height: number): Promise<Buffer> =>
  inTurn(() =>
    sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer(),
  )

/** Half the work of the default, for 3 % more bytes. */
const EFFORT = 2
/** Small pictures are encoded with more effort, so that logos keep their colours. */
const CLOSE = 480

async function encoded(picture: Sharp, side: number): Promise<Drawn> {
  const { data, info } = await picture
    .webp({ quality: 82, effort: EFFORT, smartSubsample: side <= CLOSE })
    .toBuffer({ resolveWithObject: true })
  return { bytes: new Uint8Array(data), width: info.width, height: info.height }
}
