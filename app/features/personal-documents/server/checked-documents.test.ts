import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enqueue } from '#server/tasks/task.ts'
import { showOverview } from '#features/operator/wire.ts'
import { updateProfile } from '#features/candidates/wire/profile.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, refusal } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { newOperator } from '#test/support/operator.ts'
import { paper, papers } from '#test/support/personal-documents.ts'
import { listNews, readNews } from '#features/notifications/wire.ts'
import * as wire from '../wire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const operator = await newOperator(app)
const { send, list, waiting } = papers(app, () => operator)
/** The latest version, by which the operation knows it. */
const versionOf = async (document_id: string) =>
  (
    await app
      .ctx()
      .db.selectFrom('personal_document_versions')
      .select('id')
      .where('personal_document_id', '=', document_id)
      .where('replaced_at', 'is', null)
      .executeTakeFirstOrThrow()
  ).id
const judge = async (document_id: string, approved: boolean, reason?: string) =>
  app.call(wire.judgeDocument, { id: await versionOf(document_id), approved, reason: reason ?? null }, operator)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)
const day = (date: Date) => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(date)

test('the bell tells the verdict once, to its owner', async () => {
  const [{ token }, other] = [await newCandidate(app), await newCandidate(app)]
  const sent = await send(token, { category: 'other', description: 'Guia', file: fileOf(pdf('comprovante')) })
  await judge(sent.id, false, 'A data ficou fora da foto.')
  const told = await app.call(listNews, {}, token)
  assert.deepEqual(
    [told.unread, told.data[0]!.words, told.data[0]!.path],
    [1, 'Documento recusado: A data ficou fora da foto.', '/categoria-de-documentos?categoria=other'],
  )
  assert.equal((await app.call(listNews, {}, other.token)).data.length, 0)
  app.at(new Date(Date.now() + 1000).toISOString())
  await app.call(readNews, { until: new Date(Date.parse(told.data[0]!.at) - 1).toISOString() }, token)
  assert.equal((await app.call(listNews, {}, token)).unread, 1, 'what was not shown yet stays unread')
  await app.call(readNews, { until: told.data[0]!.at }, token)
  const read = await app.call(listNews, {}, token)
  assert.deepEqual([read.unread, read.data.length, read.data[0]!.unread], [0, 1, false])
  app.at(undefined)
})

test('a file sent again is reviewed if its date changed, renamed if its name did, else unchanged', async () => {
  const { token } = await newCandidate(app)
  const file = fileOf(pdf('comprovante'))
  const sent = await send(token, { category: 'other', description: 'Guia', valid_until: '01/02/2030', file })
  await judge(sent.id, true)
  const once = await send(token, { category: 'other', description: 'Guia', valid_until: '01/02/2030', file })
  assert.deepEqual([once.id, once.attributes.state, once.attributes.history.length], [sent.id, 'aprovado', 0])
  const renamed = await send(token, { category: 'other', description: 'Guia nova', valid_until: '01/02/2030', file })
  assert.deepEqual(
    [renamed.id, renamed.attributes.description, renamed.attributes.state],
    [sent.id, 'Guia nova', 'aprovado'],
  )
  const later = await send(token, { category: 'other', description: 'Guia nova', valid_until: '01/02/2031', file })
  assert.deepEqual(
    [later.id, later.attributes.valid_until, later.attributes.state, later.attributes.history.length],
    [sent.id, '01/02/2031', 'enviado', 1],
  )
  const { data } = await app.call(
    wire.replaceDocument,
    { id: sent.id, document: { file, valid_until: '01/02/2032' } },
    token,
  )
  assert.deepEqual([data.attributes.valid_until, data.attributes.history.length], ['01/02/2032', 2])
  assert.equal((await list(token)).length, 1)
})

test('letters use the social name; the operation also reads the civil one, which papers bear', async () => {
  const { token, email } = await newCandidate(app, { name: 'Mário Braga Pires' })
  await app.call(updateProfile, { user: { user_info_attributes: { social_name: 'Maria Pires' } } }, token)
  const sent = await send(token, { category: 'diploma', valid_until: day(inDays(10)) })
  const found = (await waiting()).find(({ attributes }) => attributes.person_name === 'Maria Pires')!
  assert.equal(found.attributes.civil_name, 'Mário Braga Pires')
  await judge(sent.id, true)
  await enqueue(app.ctx(), { name: 'tell-document-expiries' }, {})
  const letters = (await lettersTo(app, email)).filter(({ subject }) => /Documento/.test(subject))
  assert.equal(letters.length, 2)
  for (const { text } of letters) assert.ok(text.includes('Olá, Maria!') && !text.includes('Mário'), text)
})

test('an approval and a refusal are told by letter; a refusal says why', async () => {
  const { token, email } = await newCandidate(app)
  const [good, bad] = [await send(token), await send(token, { category: 'proof_of_address' })]
  assert.ok(
    (await waiting()).some(
      ({ attributes }) => attributes.person_name === 'Lia Barbosa Nogueira' && !('url' in attributes.file),
    ),
  )
  await judge(good.id, true)
  assert.deepEqual((await refusal(judge(bad.id, false, ' '))).body.errors, {
    reason: ['Diga o motivo: a pessoa vai lê-lo'],
  })
  await judge(bad.id, false, 'A conta é de mais de três meses atrás.')
  const mine = await list(token)
  assert.deepEqual(mine.map(({ attributes }) => [attributes.category, attributes.state, attributes.reason]).sort(), [
    ['proof_of_address', 'recusado', 'A conta é de mais de três meses atrás.'],
    ['rg', 'aprovado', null],
  ])
  const letters = await lettersTo(app, email)
  assert.deepEqual(
    letters
      .slice(0, 2)
      .map(({ subject }) => subject)
      .sort(),
    [
      'Documento aprovado: RG ou Carteira de Identidade Nacional',
      'Seu documento precisa de atenção: Comprovante de residência',
    ],
  )
  assert.ok(letters.some(({ text }) => text.includes('Motivo: A conta é de mais de três meses atrás.')))
  assert.equal((await refusal(judge(good.id, false, 'Mudei de ideia.'))).status, 409)
})

test('a new file takes the place of the old one, which stays in the history with its verdict', async () => {
  const { token } = await newCandidate(app)
  const sent = await send(token, { file: paper('velho.pdf') })
  await judge(sent.id, false, 'Está ilegível.')
  const old = await versionOf(sent.id)
  const { data } = await app.call(wire.replaceDocument, { id: sent.id, document: { file: paper('novo.pdf') } }, token)
  assert.deepEqual([data.id, data.attributes.state, data.attributes.file.name], [sent.id, 'enviado', 'novo.pdf'])
  assert.deepEqual(
    data.attributes.history.map(({ state, reason, file }) => [state, reason, file.name]),
    [['recusado', 'Está ilegível.', 'velho.pdf']],
  )
  assert.equal((await app.request(data.attributes.history[0]!.file.url)).status, 200)
  assert.deepEqual(
    (await refusal(app.call(wire.judgeDocument, { id: old, approved: true }, operator))).message,
    'A pessoa já trocou este documento por outro. Abra o novo.',
  )
  const same = fileOf(pdf('o mesmo'))
  await app.call(wire.replaceDocument, { id: sent.id, document: { file: same } }, token)
  assert.equal(
    (await refusal(app.call(wire.replaceDocument, { id: sent.id, document: { file: same } }, token))).status,
    409,
  )
})

test('a paper expires by itself, after a letter a month before and another on the day after', async () => {
  const { token, email } = await newCandidate(app)
  const sent = await send(token, { category: 'proof_of_enrolment', valid_until: day(inDays(40)) })
  await judge(sent.id, true)
  const subjects = async (days: number) => {
    app.at(inDays(days).toISOString())
    await enqueue(app.ctx(), { name: 'tell-document-expiries' }, {})
    const found = (await lettersTo(app, email))
      .map(({ subject }) => subject)
      .filter((subject) => subject.includes('venc'))
    return found
  }
  try {
    assert.deepEqual(await subjects(5), [])
    assert.deepEqual(await subjects(12), ['Documento perto de vencer: Comprovante de matrícula'])
    assert.deepEqual(await subjects(20), ['Documento perto de vencer: Comprovante de matrícula'])
    assert.deepEqual(await subjects(42), [
      'Documento vencido: Comprovante de matrícula',
      'Documento perto de vencer: Comprovante de matrícula',
    ])
    const { access_token } = await enter(app, { email })
    assert.deepEqual(
      (await list(access_token)).map(({ attributes }) => attributes.state),
      ['vencido'],
    )
    assert.equal((await subjects(60)).length, 2)
  } finally {
    app.at(undefined)
  }
})

test('whoever of the operation opens a paper is written down', async () => {
  const { token } = await newCandidate(app)
  const version = await versionOf((await send(token)).id)
  const { data } = await app.call(wire.openDocument, { id: version }, operator)
  assert.equal((await app.request(data.attributes.url)).status, 200)
  const seen = await app
    .ctx()
    .db.selectFrom('personal_document_views')
    .select('version_id')
    .where('version_id', '=', version)
    .execute()
  assert.equal(seen.length, 1)
  assert.equal((await refusal(app.call(wire.openDocument, { id: 'x' }, operator))).status, 404)
})

test('the operation reads what was decided, by how it stands', async () => {
  const { token } = await newCandidate(app)
  const sent = await send(token, { category: 'diploma' })
  const count = async () => (await app.call(showOverview, {}, operator)).data.attributes.documents_waiting
  const before = (await waiting()).length
  assert.equal(await count(), before)
  await judge(sent.id, true)
  assert.deepEqual([(await waiting()).length, await count()], [before - 1, before - 1])
  const { collection } = await app.call(wire.listDocumentsToCheck, { state: 'aprovado' }, operator)
  assert.equal(collection.data[0]!.attributes.category_label, 'Diploma ou certificado de conclusão')
})
