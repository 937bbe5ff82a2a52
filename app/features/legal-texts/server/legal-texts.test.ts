import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { cuts, fontOf } from '#server/pdf/fonts.ts'
import { dataOfficer } from '#wire/person/data-officer.ts'
import { downloadTerms, TERMS_VERSION } from '../wire.ts'
import { printTerms } from './legal-texts.ts'
import { terms } from './terms.ts'

const app = await openApp({ env: { APP_NAME: 'Escada & Cia <3' } })
const raw = async () => Buffer.from(await (await app.call(downloadTerms, {})).arrayBuffer()).toString('latin1')
const sections = terms({
  name: 'Ponte',
  origin: 'https://ponte.example',
  officer: dataOfficer('https://ponte.example'),
})
const words = sections.flatMap(({ title, clauses }) => [title, ...clauses.flat()])

test('the terms are a document that any browser opens', async () => {
  const { status, headers } = await app.request('/termos.pdf')
  assert.equal(status, 200)
  assert.equal(headers.get('content-type'), 'application/pdf')
  assert.equal(headers.get('content-disposition'), 'inline; filename="termos-de-uso.pdf"')
  assert.equal(headers.get('cache-control'), 'public, max-age=3600')
  assert.doesNotMatch(headers.get('content-security-policy')!, /sandbox|script/)
})

test('a screen reader is told language, title and structure; every font travels along', async () => {
  const pdf = await raw()
  for (const part of [
    '%PDF-1.7',
    '/Lang (pt-BR)',
    '/DisplayDocTitle true',
    '/Marked true',
    '/Type /StructTreeRoot',
    '/Tabs /S',
    '/Outlines',
    '/S /H1',
    '/S /H2',
    '/S /LBody',
    '/ToUnicode',
  ])
    assert.ok(pdf.includes(part), part)
  assert.equal(pdf.match(/\/FontFile2/g)!.length, cuts.length)
  assert.doesNotMatch(pdf, /Helvetica|\/Subtype \/Type1\b/)
  assert.ok(pdf.match(/\/Type \/Page\b(?!s)/g)!.length > 1)
})

test('the name is the operator’s, and breaks no metadata', async () => {
  const xml = /<x:xmpmeta[\s\S]*<\/x:xmpmeta>/.exec(await raw())![0]
  assert.match(xml, /Termos de uso de Escada e Cia 3/)
  assert.doesNotMatch(xml, /&(?!amp;|lt;|gt;|quot;|#)/)
  assert.ok(!words.some((text) => text.includes('Ponte') && !text.startsWith('Ponte é')))
})

test('the same words are the same file, so caches keep it', async () => {
  assert.deepEqual(await printTerms(app.ctx()), await printTerms(app.ctx()))
  assert.match(TERMS_VERSION, /^\d{4}-\d{2}-\d{2}$/)
})

test('the fonts have every letter of the text', () => {
  const missing = [...new Set(words.join(''))].filter(
    (letter) => !cuts.every((cut) => fontOf(cut).hasGlyphForCodePoint(letter.codePointAt(0)!)),
  )
  assert.deepEqual(missing, [])
})

test('the text names the laws, the officer and the policy', () => {
  const text = words.join('\n')
  for (const needed of [
    'Lei 11.788/2008',
    'art. 373-A',
    'Lei 9.029/1995',
    'Lei 13.709/2018',
    'https://ponte.example/sobre/privacidade',
    'privacidade@ponte.example',
    'foro',
  ])
    assert.ok(text.includes(needed), needed)
  for (const clause of words) assert.match(clause, /^[A-ZÀ-Ú]|^[a-zà-ú].*[;.]$/)
})
