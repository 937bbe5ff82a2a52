// A picture without what its camera wrote about it: where it was taken, when, with what. How it is turned stays, or portraits would lie on their side.

/** undefined: not one of these kinds, or broken. */
export function barePicture(bytes: Buffer): Buffer | undefined {
  if (bytes.readUInt16BE(0) === 0xffd8) return jpeg(bytes)
  if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return png(bytes)
  if (bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP') return webp(bytes)
  return undefined
}

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7

/** Ends where the picture does: what phones hang behind it (a film, another picture) goes too. */
function jpeg(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 2)]
  let at = 2
  let turned = 1
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1]!
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) break
    else {
      const next = at + 2 + bytes.readUInt16BE(at + 2)
      if (next <= at + 3 || next > bytes.length) return undefined
      const segment = bytes.subarray(at, next)
      const end = marker === 0xda ? scanEnd(bytes, next) : next
      if (marker === 0xe1) turned = orientationOf(segment) ?? turned
      if (isPictures(marker, segment)) kept.push(bytes.subarray(at, end))
      at = end
    }
  }
  return Buffer.concat([kept[0]!, ...(turned > 1 ? [orientation(turned)] : []), ...kept.slice(1), Buffer.from([0xff, 0xd9])])
}

/** Frames, tables and scans; of a program's own segments only the general one, colour profiles and Adobe's colour model. */
function isPictures(marker: number, segment: Buffer) {
  if (marker === 0xfe) return false
  if (marker === 0xe2) return segment.toString('latin1', 4, 15) === 'ICC_PROFILE'
  return marker < 0xe1 || marker > 0xef || marker === 0xee
}

function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]!
    if (marker !== 0 && marker !== 0xff && !isRestart(marker)) return at
  }
  return bytes.length
}

const ORIENTATION = 0x0112

/** 1 to 8, of an Exif segment that says so. */
function orientationOf(segment: Buffer): number | undefined {
  if (segment.toString('latin1', 4, 10) !== 'Exif\0\0') return undefined
  const tiff = segment.subarray(10)
  if (tiff.length < 8) return undefined
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const u16 = (at: number) => (at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let i = 0; i < Math.min(u16(first), 200); i++) {
    const entry = first + 2 + i * 12
    if (u16(entry) === ORIENTATION) return u16(entry + 8) >= 1 && u16(entry + 8) <= 8 ? u16(entry + 8) : undefined
  }
  return undefined
}

const orientation = (turned: number) => Buffer.from(`ffe10022457869660000${'4d4d002a00000008'}0001${'0112000300000001'}000${turned}0000${'00000000'}`, 'hex')

const TOLD_IN_PNG = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function png(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length; ) {
    const next = at + 12 + bytes.readUInt32BE(at)
    if (next > bytes.length) return undefined
    const name = bytes.toString('latin1', at + 4, at + 8)
    if (!TOLD_IN_PNG.has(name)) kept.push(bytes.subarray(at, next))
    if (name === 'IEND') return Buffer.concat(kept)
    at = next
  }
  return undefined
}

const TOLD_IN_WEBP = new Set(['EXIF', 'XMP '])
const TOLD_FLAGS = 0x0c

function webp(bytes: Buffer): Buffer | undefined {
  const kept: Buffer[] = []
  for (let at = 12; at + 8 <= bytes.length; ) {
    const size = bytes.readUInt32LE(at + 4)
    const next = at + 8 + size + (size % 2)
    if (at + 8 + size > bytes.length) return undefined
    const name = bytes.toString('latin1', at, at + 4)
    const chunk = Buffer.from(bytes.subarray(at, next))
    if (name === 'VP8X') chunk[8]! &= ~TOLD_FLAGS
    if (!TOLD_IN_WEBP.has(name)) kept.push(chunk)
    at = next
  }
  const body = Buffer.concat([Buffer.from('WEBP'), ...kept])
  const head = Buffer.from('RIFF\0\0\0\0', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
