// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sweepFiles } from '#features/files/server/sweep-files.ts'
import { yearOf } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { fileOf, jpeg, pdf, png } from '#test/support/files/sample-files.ts'
import { docx } from '#test/support/files/zip-files.ts'
import { newOperator } from '#test/support/operator.ts'
import { paper, papers } from '#test/support/personal-documents.ts'
import * as wire from '../wire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const operator = await newOperator(app)
const { send, list, waiting } = papers(app, () => operator)
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

test('what a person sends is theirs, waits to be checked, and is read back by a signed address', async () => {
  const { token } = await newCandidate(app)
  const bytes = pdf('frente e verso')
  const sent = await send(token, { file: fileOf(bytes, 'Identidade.pdf') })
  assert.deepEqual(
    [sent.attributes.category_label, sent.attributes.state, sent.attributes.file.name, sent.attributes.history],
    ['RG ou Carteira de Identidade Nacional', 'enviado', 'Identidade.pdf', []],
  )
  const answer = await app.request(sent.attributes.file.url)
  assert.ok(bytes.equals(Buffer.from(await answer.arrayBuffer())))
  assert.deepEqual(
    (await list(token)).map(({ id }) => id),
    [sent.id],
  )
  assert.deepEqual(await list((await newCandidate(app)).token), [])
})

test('its bytes are sealed', async () => {
  const { token } = await newCandidate(app)
  await send(token)
  const { rows } = await app
    .ctx()
    .db.selectFrom('files')
    .select('sealed_with')
    .where('purpose', '=', 'personal document')
    .execute()
    .then((rows) => ({ rows }))
  assert.ok(rows.every(({ sealed_with }) => sealed_with !== null))
})

test('its name and what it is said to be are sealed too', async () => {
  const { token } = await newCandidate(app)
  const { db } = app.ctx()
  const sent = await send(token, {
    category: 'other',
    description: 'Carteirinha do ambulatório',
    file: paper('Guia de internação.pdf'),
  })
  assert.deepEqual(
    (await list(token)).map(({ attributes }) => [attributes.description, attributes.file.name]),
    [['Carteirinha do ambulatório', 'Guia de internação.pdf']],
  )
  const rows = JSON.stringify([
    await db.selectFrom('files').selectAll().execute(),
    await db.selectFrom('personal_documents').selectAll().execute(),
  ])
  for (const words of ['ambulatório', 'internação']) assert.equal(rows.includes(words), false, words)
  assert.match((await app.request(sent.attributes.file.url)).headers.get('content-disposition')!, /Guia de interna/)
  assert.match((await waiting()).map(({ attributes }) => attributes.description).join(), /ambulatório/)
})

test('the same file twice in a category is one document, also when both are sent at once', async () => {
  const { token } = await newCandidate(app)
  const [one, two] = await Promise.all([
    send(token, { file: fileOf(pdf('igual')) }),
    send(token, { file: fileOf(pdf('igual')) }),
  ])
  assert.equal(one.id, two.id)
  assert.equal((await list(token)).length, 1)
  assert.notEqual((await send(token, { category: 'proof_of_address', file: fileOf(pdf('igual')) })).id, one.id)
})

test('pictures and PDFs are taken by their content; anything else says what to send', async () => {
  const { token } = await newCandidate(app)
  assert.equal((await send(token, { file: fileOf(png(), 'rg.pdf') })).attributes.file.name, 'rg.pdf.png')
  assert.equal((await send(token, { file: fileOf(jpeg(), 'rg.jpg') })).attributes.file.type, 'image/jpeg')
  const wanted = ['Envie um arquivo PDF, PNG, JPG ou WEBP de até 10 MB.']
  assert.deepEqual((await refusal(send(token, { file: fileOf(docx(), 'rg.pdf') }))).body.errors, { file: wanted })
  assert.deepEqual((await refusal(send(token, { file: fileOf(pdf('x'.repeat(10_000_001))) }))).body.errors, {
    file: wanted,
  })
  assert.equal((await refusal(send(token, { file: fileOf(pdf('x'.repeat(11_000_000))) }))).status, 413)
})

test('a category is of the list; medical reports belong to the profile; other papers need a description', async () => {
  const { token } = await newCandidate(app)
  for (const category of ['nothing', 'medical_report'])
    assert.deepEqual((await refusal(send(token, { category }))).body.errors, {
      category: ['Escolha uma categoria da lista'],
    })
  assert.deepEqual((await refusal(send(token, { category: 'other', description: ' ' }))).body.errors, {
    description: ['Diga que documento é este'],
  })
  assert.equal(
    (await send(token, { category: 'other', description: ' Carteirinha da biblioteca ' })).attributes.description,
    'Carteirinha da biblioteca',
  )
})

test('a category holds six papers', async () => {
  const { token } = await newCandidate(app)
  for (let i = 0; i < wire.MOST_IN_CATEGORY; i++) await send(token)
  const refused = await refusal(send(token))
  assert.deepEqual(
    [refused.status, refused.message],
    [409, 'Esta categoria já tem 6 documentos. Troque ou apague um deles.'],
  )
})

test('what is wanted comes first and says why; a guardian’s paper is wanted of who is under 18', async () => {
  const { token, email } = await newCandidate(app)
  const categories = async () => (await app.call(wire.listDocumentCategories, {}, token)).collection.data
  const first = await categories()
  const wanted = first.filter(({ attributes }) => attributes.wanted)
  assert.deepEqual(
    wanted.map(({ id }) => id),
    ['rg', 'proof_of_address', 'proof_of_enrolment', 'bank_details'],
  )
  assert.deepEqual(first.slice(0, 4), wanted)
  assert.ok(first.every(({ attributes }) => attributes.description))
  assert.ok(!first.some(({ id }) => id === 'medical_report'))
  const { db } = app.ctx()
  const { id } = await db.selectFrom('logins').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await db
    .updateTable('user_infos')
    .set({ date_of_birth: `${yearOf(new Date()) - 16}-01-01` })
    .where('login_id', '=', id)
    .execute()
  const sent = await send(token)
  const later = await categories()
  assert.ok(later.find((one) => one.id === 'guardian_document')!.attributes.wanted)
  assert.deepEqual(later.find((one) => one.id === 'rg')!.attributes.documents, [{ id: sent.id, state: 'enviado' }])
})

test('what has expired is not taken, and a date that is none says so', async () => {
  const { token } = await newCandidate(app)
  assert.deepEqual((await refusal(send(token, { valid_until: '01/02/2020' }))).body.errors, {
    valid_until: ['Este documento já venceu. Envie um que esteja valendo.'],
  })
  assert.deepEqual((await refusal(send(token, { valid_until: '31/02/2030' }))).body.errors, {
    valid_until: ['Não segue o padrão DD/MM/AAAA ou não é uma data válida'],
  })
  assert.equal((await send(token, { valid_until: '' })).attributes.valid_until, null)
  assert.equal((await send(token, { valid_until: '28/02/2030' })).attributes.valid_until, '28/02/2030')
})

test('what is removed is gone with its history and its bytes', async () => {
  const { token } = await newCandidate(app)
  const sent = await send(token)
  const { data } = await app.call(wire.replaceDocument, { id: sent.id, document: { file: paper() } }, token)
  const kept = await app
    .ctx()
    .db.selectFrom('personal_document_versions')
    .select('file_id')
    .where('personal_document_id', '=', sent.id)
    .execute()
  const urls = [data.attributes.file.url, data.attributes.history[0]!.file.url]
  await app.call(wire.removeDocument, { id: sent.id }, token)
  assert.deepEqual(await list(token), [])
  for (const url of urls) assert.equal((await app.request(url)).status, 404)
  assert.equal((await refusal(app.call(wire.removeDocument, { id: sent.id }, token))).status, 404)
  await sweepFiles({ ...app.ctx(), now: inDays(2) })
  assert.equal(
    (
      await app
        .ctx()
        .db.selectFrom('files')
        .select('id')
        .where(
          'id',
          'in',
          kept.map(({ file_id }) => file_id),
        )
        .execute()
    ).length,
    0,
  )
})

test('somebody else’s paper is found by nobody', async () => {
  const [mine, other] = [await newCandidate(app), await newCandidate(app)]
  const { id } = await send(mine.token)
  assert.equal((await refusal(app.call(wire.removeDocument, { id }, other.token))).status, 404)
  assert.equal(
    (await refusal(app.call(wire.replaceDocument, { id, document: { file: paper() } }, other.token))).status,
    404,
  )
  assert.equal((await list(mine.token)).length, 1)
})
