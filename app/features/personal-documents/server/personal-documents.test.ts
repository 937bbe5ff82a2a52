// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { hashPassword, openLogin } from '#features/accounts/server/accounts.ts'
import { sweepFiles } from '#features/files/server/sweep-files.ts'
import { enqueue } from '#server/tasks/task.ts'
import { yearOf } from '#server/today.ts'
import { showOverview } from '#features/operator/wire.ts'
import { updateProfile } from '#features/candidates/wire/profile.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate, PASSWORD, refusal } from '#test/support/candidate.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { docx, fileOf, jpeg, pdf, png } from '#test/support/files/sample-files.ts'
import * as wire from '../wire.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let operator = ''
before(async () => {
  await openLogin(app.ctx(), {
    user_type: 'Operator',
    email: 'olho@pessoas.example',
    password_hash: await hashPassword(PASSWORD),
    email_confirmed: true,
  })
  operator = (await enter(app, { email: 'olho@pessoas.example', user_type: 'Operator' })).access_token
})

let made = 0
const paper = (name = 'rg.pdf') => fileOf(pdf(`papel ${++made}`), name)
type Given = { category?: string; description?: string; valid_until?: string; file?: File }
const send = (token: string, { category = 'rg', file = paper(), ...more }: Given = {}) =>
  app.call(wire.sendDocument, { document: { category, file, ...more } }, token).then(({ data }) => data)
const list = async (token: string, category?: string) =>
  (await app.call(wire.listDocuments, category ? { category } : {}, token)).collection.data
const waiting = async () => (await app.call(wire.listDocumentsToCheck, { per_page: 100 }, operator)).collection.data
/** As the operation knows it: by what was sent last. */
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

test('the same file with another date is looked at again, with another name it is renamed; the same twice changes nothing', async () => {
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

test('letters and the operation use the social name; the operation reads the civil one beside it, since papers bear it', async () => {
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

test('a category is one of the list; a medical report belongs to the profile; another paper says what it is', async () => {
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
