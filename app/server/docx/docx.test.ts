import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { zip } from '#test/support/files/zip-files.ts'
import { linkedImage, numbered, p, partsOf, styled, table, wordDocument } from '#test/support/files/word-documents.ts'
import { type DocxFault, readDocx, UnreadableDocx } from './docx.ts'

test('words, looks, lists and tables are read; images, notes and margins are counted', async () => {
  const { blocks, dropped } = await readDocx(
    wordDocument(
      styled('Ttulo', 'Termo') +
        styled('Ttulo1', 'Partes') +
        p('A **empresa**') +
        numbered(1, 'um', 1) +
        numbered(2, 'item') +
        table([['a', 'b']]) +
        linkedImage('embed', 'i'),
      { more: [{ name: 'word/header1.xml' }] },
    ),
  )
  assert.deepEqual(blocks.slice(0, 6), [
    { type: 'paragraph', look: 'title', level: 0, runs: [{ text: 'Termo', strong: false }] },
    { type: 'paragraph', look: 'heading', level: 0, runs: [{ text: 'Partes', strong: false }] },
    {
      type: 'paragraph',
      look: 'plain',
      level: 0,
      runs: [
        { text: 'A ', strong: false },
        { text: 'empresa', strong: true },
      ],
    },
    { type: 'paragraph', look: 'ordered', level: 1, runs: [{ text: 'um', strong: false }] },
    { type: 'paragraph', look: 'bullet', level: 0, runs: [{ text: 'item', strong: false }] },
    { type: 'table', rows: [['a', 'b']] },
  ])
  assert.equal(dropped.margins, 1)
})

const SECRET = path.join(tmpdir(), `docx-secret-${process.pid}`)

test('an image that points outside is not fetched and not read', async () => {
  writeFileSync(SECRET, 'segredo da casa')
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/image'
  for (const target of [`file://${SECRET}`, SECRET, 'http://127.0.0.1:9/x.png', '../../../../etc/passwd']) {
    const relations = `<Relationship Id="x" Type="${office}" Target="${target}" TargetMode="External"/>`
    const read = await readDocx(wordDocument(p('texto') + linkedImage('link', 'x'), { relations }))
    assert.doesNotMatch(JSON.stringify(read), /segredo|root:/)
  }
})

const swapped = (name: string, content: string) =>
  zip(partsOf(p('x')).map((part) => (part.name === name ? { name, content } : part)))
const DOCUMENT = 'word/document.xml'
const ENTITIES =
  `<!DOCTYPE d [<!ENTITY a "${'lol'.repeat(100)}"><!ENTITY b ` +
  '"&a;&a;&a;&a;">]><w:document xmlns:w="x">&b;</w:document>'
const OUTSIDE = `<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><w:document xmlns:w="x">&a;</w:document>`

const HOSTILE: Record<string, [bytes: () => Buffer, ...faults: DocxFault[]]> = {
  nothing: [() => Buffer.alloc(0), 'other'],
  'a page that is named so': [() => Buffer.from('<html></html>'), 'other'],
  'a zip of something else': [() => zip([{ name: 'a.txt' }]), 'other'],
  'a workbook': [() => zip([{ name: '[Content_Types].xml' }, { name: 'xl/workbook.xml' }]), 'other'],
  'half of a document': [() => wordDocument(p('x')).subarray(0, 700), 'unreadable'],
  macros: [() => wordDocument(p('x'), { more: [{ name: 'word/vbaProject.bin' }] }), 'macros'],
  'a type that carries macros': [
    () =>
      swapped(
        '[Content_Types].xml',
        '<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
      ),
    'macros',
  ],
  'a bomb that states its size': [
    () => wordDocument(p('x'), { more: [{ name: 'word/media/a.bin', content: '0'.repeat(60_000_000) }] }),
    'large',
  ],
  'a bomb that lies about it': [
    () => wordDocument(p('x'), { more: [{ name: 'word/media/a.bin', content: '0'.repeat(60_000_000), unpacked: 10 }] }),
    'large',
  ],
  'words beyond measure': [() => wordDocument(p('palavra '.repeat(60_000))), 'large'],
  'paragraphs beyond measure': [() => wordDocument(p('x').repeat(250_000)), 'large'],
  'entities that grow': [() => swapped(DOCUMENT, ENTITIES), 'unreadable'],
  'an entity from outside': [() => swapped(DOCUMENT, OUTSIDE), 'unreadable'],
  'no XML': [() => swapped(DOCUMENT, 'nada'), 'unreadable'],
  'broken XML': [() => swapped(DOCUMENT, '<w:document><w:body><w:p>'), 'unreadable'],
  'tables within tables without an end': [
    () => wordDocument('<w:tbl><w:tr><w:tc>'.repeat(20_000) + '</w:tc></w:tr></w:tbl>'.repeat(20_000)),
    'unreadable',
    'large',
  ],
  'an encrypted part': [() => wordDocument(p('x'), { more: [{ name: 'word/a.xml', flags: 1 }] }), 'unreadable'],
}
for (const [what, [bytes, ...faults]] of Object.entries(HOSTILE))
  test(`refused, and nothing ends by it: ${what}`, async () => {
    await assert.rejects(readDocx(bytes()), (error) => {
      assert.ok(error instanceof UnreadableDocx, String(error))
      assert.ok(faults.includes(error.fault), error.fault)
      return true
    })
  })
