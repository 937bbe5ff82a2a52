import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld } from '#test/support/contracts.ts'
import { fileOf } from '#test/support/files/sample-files.ts'
import { p, styled, wordDocument } from '#test/support/files/word-documents.ts'
import { createTemplate, DOCX_BYTES, listTemplates, readTemplateFile, showTemplate } from '../../wire/templates.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const staff = world.of('Departamento Pessoal').token!
const stranger = world.of('Departamento Pessoal', 'stranger').token!
const { id } = (await app.call(createTemplate, { template: { kind: 'tce' } }, staff)).data
const read = (bytes: Buffer | string, token = staff, of = id) =>
  app.call(readTemplateFile, { id: of, file: fileOf(bytes, 'contrato.docx') }, token)

test('a document is read as text with its room for values, and nothing of the draft changes', async () => {
  const before = await app.call(showTemplate, { id }, staff)
  const { body, placeholders } = await read(wordDocument(styled('Ttulo', 'Termo') + p('1. Estudante: [NOME DO ALUNO]')))
  assert.equal(body, '# Termo\n\n§ Estudante: {{NOME DO ALUNO}}')
  assert.deepEqual(placeholders, [{ name: 'NOME DO ALUNO', count: 1, suggestion: 'estagiario.nome' }])
  assert.deepEqual(await app.call(showTemplate, { id }, staff), before)
})

test('what is no document, too large, with macros or without words is refused at its field', async () => {
  const REFUSED: [bytes: Buffer | string, status: number, words: RegExp][] = [
    ['x'.repeat(DOCX_BYTES + 1), 413, /de até 5 MB/],
    [wordDocument(p('x'), { more: [{ name: 'a.bin', content: '0'.repeat(60_000_000) }] }), 413, /grande demais/],
    [wordDocument(p('x'), { more: [{ name: 'word/vbaProject.bin' }] }), 415, /tem macros/],
    ['%PDF-1.7', 415, /arquivo DOCX/],
    [wordDocument(''), 422, /Não achamos texto/],
    [wordDocument(p('palavra '.repeat(8_000))), 422, /passa de 60\.000 letras/],
  ]
  for (const [bytes, status, words] of REFUSED) {
    const refused = await refusal(read(bytes))
    assert.equal(refused.status, status, String(words))
    assert.match(refused.body.errors!['file']![0]!, words)
  }
})

test('only into a template that one may change', async () => {
  assert.equal((await refusal(read('x', stranger))).status, 404)
  const platform = await app.call(listTemplates, { kind: 'tce', scope: 'platform' }, staff)
  assert.equal((await refusal(read('x', staff, platform.collection.data[0]!.id))).status, 403)
})
