import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as sample from '#test/support/files/sample-files.ts'
import { docx, xlsx, zip } from '#test/support/files/zip-files.ts'
import { fileType } from './file-type.ts'

const text = (latin1: string) => Buffer.from(latin1, 'latin1')
const { gif, jpeg, pdf, png, webp } = sample

const table = (title: string, expected: string | undefined, samples: Record<string, Buffer | string>) => {
  for (const [name, bytes] of Object.entries(samples))
    test(`${title}: ${name}`, async () => assert.equal(await fileType(sample.fileOf(bytes)), expected))
}

table('a PNG', 'png', {
  small: png(),
  'with a comment': png(2, 2, [sample.pngComment('1 < 2 and <b>')]),
  'as large as may be': png(12_000, 5_000),
})
table('a JPEG', 'jpeg', {
  'of a phone': jpeg(),
  plain: jpeg(10, 10, []),
  'with a film after it': Buffer.concat([jpeg(), Buffer.alloc(90_000, 1)]),
})
table('a GIF', 'gif', { small: gif(), 'of an old program': Buffer.concat([gif().subarray(0, -1), text('\0\0')]) })
table('a WebP', 'webp', { lossy: webp('VP8 '), lossless: webp('VP8L'), extended: webp('VP8X') })
table('an AVIF', 'avif', { tiled: sample.avif() })
table('a PDF', 'pdf', {
  short: pdf(),
  long: pdf('x'.repeat(300_000)),
  'with markup far inside': pdf(`${' '.repeat(70_000)}<html>${' '.repeat(70_000)}`),
})
table('a film', 'webm', { 'of a browser': sample.webm(), 'with long sizes': sample.longWebm() })
table('a film of a phone', 'mp4', { 'of a phone': sample.mp4() })
table('a document', 'docx', {
  'of Word': docx(),
  'of Word in the browser': zip([{ name: '[Content_Types].xml' }, { name: 'word/document2.xml' }]),
})
table('a spreadsheet', 'xlsx', {
  'of Excel': xlsx(),
  'with a long list': xlsx(Array.from({ length: 400 }, (_, i) => ({ name: `xl/worksheets/sheet${i}.xml` }))),
})
table('text', 'text', {
  CSV: 'nome;e-mail\r\nÁgata;agata@exemplo.br\r\n',
  'CSV of an old spreadsheet': text('nome;cidade\r\nJo\xe3o;Mac\xe9i\xf3\r\n'),
  'with a mark': '\ufeffa,b\n1 < 2,3\n',
  'in two-byte letters': Buffer.from('\ufeffnome\tágata\r\n', 'utf16le'),
  'with the other byte first': Buffer.from('\ufeffnome\n', 'utf16le').swap16(),
})

table('too many pixels', 'too many pixels', {
  'a wide PNG': png(50_000, 10),
  'a PNG that unpacks to 3.6 GB': png(60_000, 60_000),
  'a PNG of 100 megapixels': png(10_000, 10_000),
  'a JPEG': jpeg(65_000, 65_000),
  'a GIF': gif(65_535, 65_535),
  'a WebP': webp('VP8X', 16_000_000, 16_000_000),
  'an AVIF': sample.avif(40_000, 40_000),
})

table('refused', undefined, {
  nothing: '',
  'a program with the name of a document': text(
    `MZ\x90\0\x03\0\0\0\x04${'\0'.repeat(300)}This program cannot be run in DOS mode.`,
  ),
  'a page in two-byte letters': Buffer.from('\ufeff<html>\n', 'utf16le'),
  'half a letter': Buffer.concat([Buffer.from('\ufeffnome\n', 'utf16le'), text('x')]),
  'a program for Linux': text('\x7fELF\x02\x01\x01\0'),
  'a page': '<!doctype html><script>alert(1)</script>',
  'a page after blank lines': '\n\n   <html><body onload=alert(1)>',
  'a page after words': 'nome;e-mail\n<script >alert(1)</script>',
  'a drawing with a script': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'a drawing after its declaration': '<?xml version="1.0"?>\n<svg/>',
  'a page in wide characters': Buffer.from('\ufeff<html>', 'utf16le'),
  'a PNG with a page after it': Buffer.concat([png(), Buffer.from('<html><script>alert(1)</script>')]),
  'a PNG with a page in its comment': png(2, 2, [sample.pngComment('<script>alert(1)</script>')]),
  'a PNG with an archive after it': Buffer.concat([png(), zip([{ name: 'a.class' }])]),
  'a PNG that states no size': text('\x89PNG\r\n\x1a\n\0\0\0\0IEND\xaeB`\x82'),
  'a PNG of no width': png(0, 10),
  'a JPEG with a page after it': Buffer.concat([jpeg(), Buffer.from('<html>')]),
  'a JPEG with an archive after it': Buffer.concat([jpeg(), zip([{ name: 'a.class' }])]),
  'a JPEG with a program after it': Buffer.concat([jpeg(), Buffer.from('<?php system($_GET[0]);')]),
  'a JPEG with a packed program after it': Buffer.concat([jpeg(), Buffer.from('<? __HALT_COMPILER(); ?>')]),
  'a JPEG that is also a PDF': jpeg(10, 10, [Buffer.concat([Buffer.from([0xff, 0xfe, 0, 10]), text('%PDF-1.7')])]),
  'a list that is also a program': 'nome;e-mail\n<?php system($_GET[0]);',
  'a JPEG that never states its size': text('\xff\xd8\xff\xe0\0\x04JF\xff\xd9'),
  'a GIF that is also an archive': Buffer.concat([gif().subarray(0, -1), zip([{ name: 'a.class' }], ';')]),
  'a WebP longer than it says': Buffer.concat([webp(), Buffer.alloc(40)]),
  'a cut WebP': webp().subarray(0, 20),
  'a PDF that starts late': Buffer.concat([text('GIF\n'), pdf()]),
  'a PDF that starts after a page': Buffer.concat([text('<html>\n'), pdf()]),
  'a PDF with a page in its first lines': pdf('<html><script>alert(1)</script>'),
  'a PDF with an archive after it': Buffer.concat([pdf(), zip([{ name: 'a.class' }])]),
  'a cut PDF': text('%PDF-1.7\n1 0 obj'),
  'an archive of something else': zip([{ name: 'a.txt' }]),
  'a document with macros': docx([{ name: 'word/vbaProject.bin' }]),
  'a spreadsheet with macros': xlsx([{ name: 'xl/vbaProject.bin' }]),
  'both at once': docx([{ name: 'xl/workbook.xml' }]),
  'a spreadsheet that unpacks to 4 GB': xlsx([{ name: 'xl/worksheets/sheet1.xml', unpacked: 0xffffffff }]),
  'a spreadsheet of many large parts': xlsx(
    Array.from({ length: 100 }, (_, i) => ({ name: `xl/${i}.xml`, unpacked: 3_000_000 })),
  ),
  'a spreadsheet of too many parts': xlsx(Array.from({ length: 6_000 }, (_, i) => ({ name: String(i), content: '' }))),
  'an encrypted spreadsheet': xlsx([{ name: 'xl/styles.xml', flags: 1 }]),
  'a spreadsheet that writes outside': xlsx([{ name: '../../etc/cron.d/x' }]),
  'a spreadsheet that writes outside, the other way': xlsx([{ name: '..\\x.dll' }]),
  'a spreadsheet with something before it': Buffer.concat([text('PK\x03\x04'), xlsx()]),
  'a cut spreadsheet': xlsx().subarray(0, -5),
})

test('what is read does not grow with the file', async () => {
  const read: number[] = []
  const size = 5_000_000_000
  const part = (start: number, end: number) => ({
    arrayBuffer: async () => (read.push(end - start), new ArrayBuffer(Math.max(0, end - start))),
  })
  const huge = { size, slice: (start: number, end = size) => part(start, Math.min(end, size)) } as unknown as Blob
  assert.equal(await fileType(huge), undefined)
  assert.ok(read.reduce((sum, n) => sum + n, 0) < 200_000)
})
