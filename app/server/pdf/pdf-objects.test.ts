// Alone: by the clock.
// Where a stream begins, and files made to cost much: what cannot be joined whole is refused, and soon.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { joinPdfs } from './join-pdfs.ts'
import { pagesOfPdf } from './pages-of-pdf.ts'
import { objectsOf } from './pdf-objects.ts'
import { UnjoinablePdf } from './pdf-value.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const TREE = '2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n'
const TRAILER = 'trailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
/** One page, whose content holds what looks like the end of an object and like another one. */
function pdf(line_end: string, { catalog = '', trailers = TRAILER } = {}) {
  const content = 'BT endobj 9 0 obj ET'
  return latin1(
    `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj\n${TREE}` +
      `3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>\nendobj\n` +
      `4 0 obj\n<< /Length ${content.length} >>\nstream${line_end}${content}\nendstream\nendobj\n${trailers}`,
  )
}

for (const [what, line_end] of Object.entries({ 'a line feed': '\n', 'both signs': '\r\n' }))
  test(`a stream begins behind ${what}`, () => {
    assert.deepEqual([...objectsOf(pdf(line_end), 0).objects.keys()], [1, 2, 3, 4])
    assert.equal(pagesOfPdf(joinPdfs([pdf(line_end), pdf(line_end)])).pages, 2)
  })

for (const [what, line_end] of Object.entries({ 'a blank': ' \n', 'a bare return': '\r' }))
  test(`a file with ${what} behind the word stream is refused, as its pages would be lost`, () =>
    assert.throws(() => joinPdfs([pdf('\n'), pdf(line_end)]), UnjoinablePdf))

test('the word begins no stream in a name, a text or a comment, nor behind a trailer', () => {
  const catalog = '/stream /A-stream /Words (a stream (stream ) here) % stream is a word\n/Hex <73>/stream/X 1'
  assert.deepEqual([...objectsOf(pdf('\n', { catalog }), 0).objects.keys()], [1, 2, 3, 4])
  // Cut in the midst of the next object, which is read afterwards.
  const next = (length: number) => `6 0 obj\n<< /X (${'x'.repeat(length)}) /Length 1 >>\nstream\nx\nendstream\nendobj\n`
  for (let length = 1_900; length < 2_000; length++) {
    const trailers = `trailer\n<< /Root 1 0 R >>\n${next(length)}`
    assert.equal(objectsOf(pdf('\n', { trailers }), 0).objects.size, 5)
  }
})

const HEAD = '8 0 9 5 '
function packed(count: number, head = HEAD) {
  const stream = deflateSync(latin1(`${head}<<>> <<>> `))
  const about = `/Type /ObjStm /N ${count} /First ${head.length}`
  const dictionary = `<< ${about} /Filter /FlateDecode /Length ${stream.length} >>`
  return Buffer.concat([latin1(`7 0 obj\n${dictionary}\nstream\n`), stream, latin1('\nendstream\nendobj\n')])
}
const refused: Record<string, () => Buffer> = {
  'more packed objects than their head names': () => packed(3),
  'a thousand million packed objects': () => packed(999_999_999),
  'packed objects out of order': () => packed(2, '8 5 9 0 '),
  'a million trailers and more': () => pdf('\n', { trailers: 'trailer '.repeat(2_500_000) + TRAILER }),
}

for (const [what, file] of Object.entries(refused))
  test(`a file is refused soon for ${what}`, () => {
    const bytes = Buffer.concat([file(), pdf('\n')])
    const before = process.cpuUsage()
    assert.throws(() => joinPdfs([bytes]), UnjoinablePdf)
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 1_000_000, `${user + system} µs`)
  })

test('packed objects are read as many as are told', () => {
  const { objects } = objectsOf(Buffer.concat([packed(2), pdf('\n')]), 0)
  assert.deepEqual([...objects.keys()], [8, 9, 1, 2, 3, 4])
})
