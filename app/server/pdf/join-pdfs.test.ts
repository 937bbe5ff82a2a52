// Several PDFs as one: pages in order, with the words and pictures of each; what would lose something is refused.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { withoutPdfsig } from '#test/support/files/pdfsig.ts'
import { bytesOf } from './paper.ts'
import { joinedPdfs } from './joined-pdfs.ts'
import { UnjoinablePdf } from './pdf-value.ts'
import { readPdf } from './read-pdf.ts'
import { setPaper } from './set-paper.ts'

const paper = (text: string) =>
  bytesOf(
    setPaper({
      paper: { title: text, blocks: [{ type: 'paragraph', runs: [{ text: `(${text} 3 0 R) ção` }] }] },
      mark: 'PT',
      app_name: 'Ponte',
      dated: '2026-11-23',
    }),
  )

/** With its objects in a stream, as programs have written them since 2003. */
function packedPdf(words: string) {
  const objects = [
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [2, '<< /Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 300 300] >>'],
    [3, '<< /Type /Page /Parent 2 0 R /Contents 5 0 R /Resources << /Font << /F 6 0 R >> >> >>'],
    [6, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
  ] as const
  const bodies = objects.map(([, body]) => `${body} `)
  const head = objects.map(([number], n) => `${number} ${bodies.slice(0, n).join('').length}`).join(' ')
  const packed = deflateSync(Buffer.from(`${head} ${bodies.join('')}`, 'latin1'))
  const drawn = Buffer.from(`BT /F 24 Tf 20 200 Td (${words}) Tj ET`)
  const stream = (number: number, dictionary: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
      bytes,
      Buffer.from('\nendstream\nendobj\n'),
    ])
  const first = head.length + 1
  return new Uint8Array(
    Buffer.concat([
      Buffer.from('%PDF-1.5\n'),
      stream(4, `/Type /ObjStm /N ${objects.length} /First ${first} /Filter /FlateDecode`, packed),
      stream(5, '', drawn),
      stream(7, '/Type /XRef /Root 1 0 R /Size 8 /W [1 2 1]', Buffer.alloc(32)),
    ]),
  )
}

function wordsOf(bytes: Uint8Array) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'joined-')), 'joined.pdf')
  writeFileSync(file, bytes)
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
}

test('pages stand in order, whichever way their objects were written', async () => {
  const joined = await joinedPdfs([await paper('Primeira'), packedPdf('Segunda'), await paper('Terceira')])
  assert.equal((await readPdf(joined)).pages, 3)
  const again = await joinedPdfs([joined, packedPdf('Quarta')])
  assert.equal((await readPdf(again)).pages, 4)
  const text = Buffer.from(again).toString('latin1')
  const at = Number(/startxref\n(\d+)/.exec(text)![1])
  const rows = text.slice(at).split('\n').slice(2)
  const places = rows.slice(0, rows.indexOf('trailer')).map((row) => row.split(' '))
  const there = new Set<number>()
  for (const [number, [place, , use]] of places.entries())
    if (use === 'n') {
      assert.ok(text.startsWith(`${number} 0 obj`, Number(place)), `object ${number}`)
      there.add(number)
    }
  const kids = /\/Kids \[([^\]]*)\]/.exec(text.slice(text.indexOf('\n2 0 obj')))![1]!
  const trees = [...kids.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number))
  assert.ok(trees.length === 2 && trees.every((number) => there.has(number)), kids)
})

test('a program that is not ours reads the words of each', { skip: withoutPdfsig }, async () => {
  const words = wordsOf(await joinedPdfs([await paper('Primeira'), packedPdf('Segunda'), await paper('Terceira')]))
  assert.match(words, /Primeira[\s\S]*\(Primeira 3 0 R\) ção[\s\S]*Segunda[\s\S]*Terceira[\s\S]*\(Terceira 3 0 R\)/)
})

test('what would lose a field, a signature or a layer is refused, and so is what cannot be read', async () => {
  const one = packedPdf('Uma')
  const text = (more: string) =>
    new Uint8Array(
      Buffer.from(
        `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${more} >>\nendobj\n` +
          '2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n' +
          '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n',
      ),
    )
  assert.equal((await readPdf(await joinedPdfs([text(''), one]))).pages, 2)
  for (const bad of [text('/AcroForm 9 0 R'), text('/OCProperties << >>'), new Uint8Array(Buffer.from('%PDF-1.4\n'))])
    await assert.rejects(joinedPdfs([one, bad]), UnjoinablePdf)
})
