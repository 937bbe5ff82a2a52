// Hostile text documents, sent where templates begin from them.
import { before, test } from 'node:test'
import { createTemplate, readTemplateFile } from '#features/document-templates/wire/templates.ts'
import fc from '#test/support/fast-check.ts'
import { zip } from '#test/support/files/zip-files.ts'
import { p, partsOf } from '#test/support/files/word-documents.ts'
import { attack } from './attack.ts'
import { torn } from './hostile-workbooks.ts'
import { hostileText } from './hostile-values.ts'
import { knownRequests, type Known } from './known-requests.ts'
import { openTarget } from './target.ts'

const target = await openTarget({ demo: true })
let reading: Known
before(async () => {
  const requests = await knownRequests(target.app)
  const known = requests.find(({ endpoint }) => endpoint === readTemplateFile)!
  const token = known.headers['authorization']!.replace('Bearer ', '')
  const { data } = await target.app.call(createTemplate, { template: { kind: 'plano' } }, token)
  reading = { ...known, path: `/v1/internship/templates/${data.id}/reading` }
})

async function post(bytes: Buffer) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'modelo.docx')
  const sent = new Response(form)
  return target.ask(reading.path, {
    method: reading.method,
    headers: { ...reading.headers, 'content-type': sent.headers.get('content-type')! },
    body: Buffer.from(await sent.arrayBuffer()),
  })
}

const raw = fc.oneof(
  hostileText.map((text) => text.toWellFormed().replace(/[<>&"]/g, (c) => `&#${c.charCodeAt(0)};`)),
  hostileText,
  fc.constantFrom(
    '&#0;',
    '&#xD800;',
    '&a;',
    '<![CDATA[x',
    '</w:p>',
    '{{',
    '}}',
    '{{se x = sim}}',
    '**',
    '| a |',
    '[L11788.2]',
  ),
  fc
    .constantFrom('[', '{', '_', '<<', '« ', '** ', '§ ', '1. ', '(a ')
    .chain((one) => fc.constantFrom(500, 90_000).map((n) => one.repeat(n / one.length))),
)
const PARTS = [
  '[Content_Types].xml',
  '_rels/.rels',
  'word/_rels/document.xml.rels',
  'word/styles.xml',
  'word/numbering.xml',
]
const document = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.array(raw, { maxLength: 5 }).map((all) => zip(partsOf(all.map((text) => p(text)).join('')))),
  },
  raw.map((text) => zip(partsOf(text))),
  raw.map((text) => zip(partsOf(p('x'), text))),
  fc
    .tuple(fc.constantFrom(...PARTS), raw)
    .map(([name, content]) => zip(partsOf(p('x')).map((part) => (part.name === name ? { name, content } : part)))),
  fc.constant(zip(partsOf(p('x')))).chain(torn),
  fc
    .constantFrom('<w:r>', '<w:tbl><w:tr><w:tc>', '<w:p>', '<w:hyperlink>')
    .map((one) => zip(partsOf(one.repeat(20_000)))),
)

test('no text document ends in a fault where a template is begun from it', () => attack(target, 60, document, post))
