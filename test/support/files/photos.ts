// Pictures like those of phones and drawing programs, small enough for tests.
import sharp from 'sharp'

type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** Another one for each seed: the left half is red, the right half blue. */
export async function photo(width = 640, height = 480, kind: Kind = 'jpeg', seed = 0): Promise<Buffer<ArrayBuffer>> {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < width * height; at++)
    pixels.set(at % width < width / 2 ? [220, seed % 256, 10] : [10, seed % 256, 220], at * 3)
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } })
  return Buffer.from(await picture[kind]().toBuffer())
}

export const photoFile = async (name = 'foto.jpg', ...given: Parameters<typeof photo>) =>
  new File([await photo(...given)], name)

/** From a phone held sideways: rotated by EXIF, with a location. */
export async function phonePhoto(place: string): Promise<Buffer<ArrayBuffer>> {
  const turned = sharp(await photo(640, 480)).withExif({
    IFD0: { ImageDescription: place },
    IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '19/1 55/1 0/1' },
  })
  return Buffer.from(await turned.withMetadata({ orientation: 6 }).jpeg().toBuffer())
}

export const colourAt = async (bytes: Uint8Array, x: number, y: number) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)]
}
