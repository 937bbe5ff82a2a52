// The type of a file from its bytes, never from its name. Only a limited part is read.
import { utf16Of } from '../utf-16.ts'
import type { FileKind } from './file-kinds.ts'
import { type Size, sizeOfImage } from './image-size.ts'
import { endOfZip, zipDirectory } from './zip-directory.ts'

const EDGE = 66_000 // fits the longest end record of a zip
const MOST_SIDE = 12_000
export const MOST_PIXELS = 60_000_000

/**
 * undefined: no accepted type, or disguised as one. 'too many pixels': a picture that would exhaust memory when
 * shown.
 */
export async function fileType(file: Blob): Promise<FileKind | 'too many pixels' | undefined> {
  const head = await bytesOf(file.slice(0, EDGE))
  const tail = await bytesOf(file.slice(Math.max(0, file.size - EDGE)))
  const begins = head.toString('latin1', 0, 16)
  const image = imageKind(head, begins)
  if (image) {
    if (
      !hasNothingAfterEnd[image](file.size, head, tail) ||
      hidesAnother(head, tail) ||
      head.subarray(0, DOCUMENT_EDGE).includes('%PDF-')
    )
      return undefined
    const size = await sizeOfImage[image](head, file)
    return size && (tooLarge(size) ? 'too many pixels' : image)
  }
  const video = videoKind(head, begins)
  if (video) return hidesAnother(head, tail) ? undefined : video
  if (/^%PDF-[12]\.\d/.test(begins))
    return tail.subarray(-1024).includes('%%EOF') && !hidesAnother(head.subarray(0, DOCUMENT_EDGE), tail)
      ? 'pdf'
      : undefined
  if (begins.startsWith('PK\x03\x04')) return officeKind(file, tail)
  const wide = utf16Of(head)
  if (wide && file.size % 2) return undefined
  return [head, tail].every((part) => isText(wide ? Buffer.from(new TextDecoder(wide).decode(part)) : part))
    ? 'text'
    : undefined
}

type ImageKind = keyof typeof sizeOfImage

function imageKind(head: Buffer, begins: string): ImageKind | undefined {
  if (begins.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (begins.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (/^GIF8[79]a/.test(begins)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(begins)) return 'webp'
  if (begins.slice(4, 8) === 'ftyp' && /avi[fs]/.test(head.toString('latin1', 8, Math.min(head.readUInt32BE(0), 64))))
    return 'avif'
  return undefined
}

/** Some programs write each of its sizes in eight bytes. */
const EBML_HEADER = 128
/** By the kind of document that the header names, and by the brand. */
function videoKind(head: Buffer, begins: string): 'webm' | 'mp4' | undefined {
  if (begins.startsWith('\x1a\x45\xdf\xa3')) return head.subarray(0, EBML_HEADER).includes('webm') ? 'webm' : undefined
  return /^[^]{4}ftyp(?:isom|iso[2-9]|mp4[12]|avc1|M4V |dash)/.test(begins) ? 'mp4' : undefined
}

/**
 * No bytes may follow the end that a format states. Cameras append films to a JPEG, and old programs truncate a GIF.
 */
const hasNothingAfterEnd: Record<ImageKind, (size: number, head: Buffer, tail: Buffer) => boolean> = {
  png: (_size, _head, tail) => tail.subarray(-12).toString('latin1') === '\0\0\0\0IEND\xaeB`\x82',
  webp: (size, head) => Math.abs(head.readUInt32LE(4) + 8 - size) <= 1,
  jpeg: () => true,
  gif: () => true,
  avif: () => true,
}

const MORE_THAN_TEXT = /<(?:!doctype|html|head|body|script|iframe|svg|\?xml|\?php)[\s>/]|%PDF-\d/i
/** Long enough not to appear in the pixels of a photo. */
const PAGE = /<(?:!doctype html|html|script|iframe|\?php)[\s>/]|__HALT_COMPILER\b/i
/** Document readers look for the header within this many bytes. */
const DOCUMENT_EDGE = 1024

/** Polyglot files: a page or program inside a picture, an archive at the end of a document. */
const hidesAnother = (head: Buffer, tail: Buffer) =>
  PAGE.test(head.toString('latin1')) || PAGE.test(tail.toString('latin1')) || endOfZip(tail) >= 0

const tooLarge = ({ width, height }: Size) => width > MOST_SIDE || height > MOST_SIDE || width * height > MOST_PIXELS

async function officeKind(file: Blob, tail: Buffer): Promise<FileKind | undefined> {
  const names = await zipDirectory(file, tail)
  if (!names?.includes('[Content_Types].xml') || names.some((name) => /vbaProject\.bin$/i.test(name))) return undefined
  const [document, workbook] = [
    names.some((name) => /^word\/document\d*\.xml$/.test(name)),
    names.includes('xl/workbook.xml'),
  ]
  return document === workbook ? undefined : document ? 'docx' : 'xlsx'
}

/**
 * No control characters except tabs and line ends; markup is no plain text. Old spreadsheets write Latin-1, so high
 * bytes pass.
 */
const isText = (part: Buffer) =>
  part.length > 0 &&
  !part.some((byte) => byte === 0x7f || (byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13)) &&
  !MORE_THAN_TEXT.test(part.toString('latin1'))

const bytesOf = async (part: Blob) => Buffer.from(await part.arrayBuffer())
