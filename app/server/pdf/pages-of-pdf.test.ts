import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deflateSync } from 'node:zlib'
import { bytesOf } from './paper.ts'
import { pagesOfPdf } from './pages-of-pdf.ts'
import { setPaper } from './set-paper.ts'

const text = (latin1: string) => Buffer.from(latin1, 'latin1')
const long = Array.from({ length: 120 }, (_, n) => ({ type: 'paragraph' as const, runs: [{ text: `Parágrafo ${n}` }] }))
const own = (blocks: typeof long) =>
  bytesOf(setPaper({ paper: { title: 'Termo', blocks }, mark: 'PT', app_name: 'Ponte', dated: '2026-11-23' }))

test('our own papers say how many pages they have', async () => {
  assert.deepEqual(pagesOfPdf(await own(long.slice(0, 1))), { pages: 1, encrypted: false })
  assert.ok(pagesOfPdf(await own(long)).pages > 1)
})

test('pages that are packed into a stream are counted too', () => {
  const inside = deflateSync(text('1 0 2 30 <</Type /Catalog /Pages 2 0 R>> <</Type /Pages /Kids [3 0 R] /Count 7>>'))
  const pdf = Buffer.concat([
    text('%PDF-1.5\n4 0 obj <</Type /ObjStm /N 2 /First 9 /Filter /FlateDecode /Length 99>> stream\n'),
    inside,
    text('\nendstream endobj\n%%EOF'),
  ])
  assert.deepEqual(pagesOfPdf(pdf), { pages: 7, encrypted: false })
})

test('of a tree of pages the root counts', () => {
  const pdf = text(
    '%PDF-1.4\n2 0 obj <</Type /Pages /Kids [3 0 R 4 0 R] /Count 12>> endobj ' +
      '3 0 obj <</Type /Pages /Count 5>> endobj %%EOF',
  )
  assert.equal(pagesOfPdf(pdf).pages, 12)
})

test('an encrypted file is told, and one without pages has none', () => {
  assert.deepEqual(pagesOfPdf(text('%PDF-1.7\ntrailer <</Root 1 0 R /Encrypt 5 0 R>>\n%%EOF')), {
    pages: 0,
    encrypted: true,
  })
})

test('a stream that unpacks for ever is let be', () => {
  const bomb = deflateSync(Buffer.alloc(50_000_000))
  const pdf = Buffer.concat([
    text('%PDF-1.5\n4 0 obj <</Type /ObjStm /Filter /FlateDecode>> stream\n'),
    bomb,
    text('\nendstream endobj\n%%EOF'),
  ])
  assert.deepEqual(pagesOfPdf(pdf), { pages: 0, encrypted: false })
})
