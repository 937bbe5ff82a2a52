import assert from 'node:assert/strict'
import { test } from 'node:test'
import { jpeg, pdf, png, pngComment, webp } from '#test/support/sample-files.ts'
import { barePicture } from './bare-picture.ts'
import { fileType } from './file-type.ts'

const PLACE = 'GPS 19.9191 S 43.9386 W'
const segment = (marker: number, data: Buffer) => Buffer.concat([Buffer.from([0xff, marker]), Buffer.from([(data.length + 2) >> 8, (data.length + 2) & 255]), data])
/** As a phone writes it: the little-endian kind, turned, and where it was. */
const exif = (turned: number) =>
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0II\x2a\0\x08\0\0\0\x02\0', 'latin1'), Buffer.from('0f01020004000000615e0000', 'hex'), Buffer.from(`1201030001000000${turned.toString(16).padStart(2, '0')}000000`, 'hex'), Buffer.from(`\0\0\0\0${PLACE}`)]))
const profile = segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01colours', 'latin1'))
const typeOf = (bytes: Buffer) => fileType(new File([new Uint8Array(bytes)], 'x'))

test('a photo keeps its picture, its colours and how it is turned, and loses where it was taken', async () => {
  const photo = jpeg(640, 480, [exif(6), segment(0xed, Buffer.from(PLACE)), segment(0xfe, Buffer.from(PLACE)), profile])
  const bare = barePicture(Buffer.concat([photo, Buffer.from(`a film behind it: ${PLACE}`)]))!
  assert.equal(bare.includes(PLACE), false)
  assert.equal(bare.includes('ICC_PROFILE'), true)
  assert.deepEqual(bare, jpeg(640, 480, [Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex'), profile]))
  assert.deepEqual([await typeOf(bare), barePicture(bare)], ['jpeg', bare])
  assert.deepEqual(barePicture(jpeg(640, 480, [exif(1)])), jpeg(640, 480, []))
})

test('a drawing loses its comments, whatever form it has', async () => {
  assert.deepEqual(barePicture(Buffer.concat([png(2, 2, [pngComment(PLACE)]), Buffer.from(PLACE)])), png())
  const plain = webp()
  const told = Buffer.concat([plain, Buffer.from('EXIF\x18\0\0\0', 'latin1'), Buffer.from(PLACE.padEnd(24))])
  told[20]! |= 0x0c
  const bare = barePicture(told)!
  assert.deepEqual([bare.includes(PLACE), bare[20]! & 0x0c, await typeOf(bare), bare.readUInt32LE(4)], [false, 0, 'webp', bare.length - 8])
})

test('what is cut or no picture has no bare one', () => {
  assert.equal(barePicture(pdf()), undefined)
  assert.equal(barePicture(png().subarray(0, 40)), undefined)
  assert.equal(barePicture(Buffer.from('ffd8ffe1ffff00', 'hex')), undefined)
})
