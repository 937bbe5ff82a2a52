import assert from 'node:assert/strict'
import { test } from 'node:test'
import { colourAt, phonePhoto, photo } from '#test/support/files/photos.ts'
import { gif, jpeg, pdf, png } from '#test/support/files/sample-files.ts'
import { drawnPicture } from './drawn-picture.ts'
import { fileType } from './file-type.ts'

const typeOf = (bytes: Uint8Array<ArrayBuffer>) => fileType(new File([bytes], 'x'))
const WIDTHS = [400, 192, 96]

test('a picture of every kind comes out in WebP, in the sizes it is used in and never larger than it is', async () => {
  for (const kind of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
    const drawn = await drawnPicture(await photo(640, 480, kind), { widths: WIDTHS })
    assert.deepEqual(
      drawn.map(({ width, height }) => [width, height]),
      [
        [400, 300],
        [192, 144],
        [96, 72],
      ],
      kind,
    )
    for (const { bytes } of drawn) assert.equal(await typeOf(bytes), 'webp')
  }
  assert.deepEqual(
    (await drawnPicture(await photo(150, 100), { widths: WIDTHS })).map(({ width }) => width),
    [150, 96],
  )
  assert.deepEqual(
    (await drawnPicture(png(2, 2), { widths: WIDTHS })).map(({ width }) => width),
    [2],
  )
})

test('a face is cut to a square around its middle', async () => {
  const [first, second] = await drawnPicture(await photo(640, 480), { widths: [400, 200], square: true })
  assert.deepEqual([first!.width, first!.height, second!.width, second!.height], [400, 400, 200, 200])
  assert.deepEqual(
    (await drawnPicture(await photo(150, 190), { widths: [400, 200], square: true })).map(({ width, height }) => [
      width,
      height,
    ]),
    [[150, 150]],
  )
})

test('a photo stands upright, and tells no more where it was taken', async () => {
  const place = 'na casa da Lia, Belo Horizonte'
  const taken = await phonePhoto(place)
  assert.ok(taken.includes(place))
  const [drawn] = await drawnPicture(taken, { widths: [1600] })
  assert.deepEqual([drawn!.width, drawn!.height], [480, 640])
  for (const told of [place, 'Exif', 'EXIF', 'GPS', 'XMP'])
    assert.equal(Buffer.from(drawn!.bytes).includes(told), false, told)
  const [above, below] = [await colourAt(drawn!.bytes, 240, 100), await colourAt(drawn!.bytes, 240, 540)]
  assert.ok(above[0]! > above[2]! && below[2]! > below[0]!, 'the red half is the upper one')
})

test('what hangs behind a picture is not in what comes out', async () => {
  const hidden = Buffer.from('<script>alert(1)</script>')
  const [drawn] = await drawnPicture(Buffer.concat([await photo(), hidden]), { widths: [400] })
  assert.equal(Buffer.from(drawn!.bytes).includes('script'), false)
})

test('what is broken, cut, another kind or would flood the memory is not drawn', async () => {
  const whole = await photo(640, 480, 'png')
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
  )
  for (const [name, bytes] of Object.entries({
    svg,
    cut: whole.subarray(0, 400),
    'a fake': jpeg(),
    'no pixels': gif(),
    pdf: pdf(),
    bomb: png(20_000, 20_000),
    nothing: Buffer.alloc(0),
  }))
    await assert.rejects(drawnPicture(bytes, { widths: WIDTHS }), Error, name)
})
