// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { makePartner } from '#features/institutions/server/institutions.ts'
import { horizonte } from '#db/demo/universidade-horizonte.ts'
import { updateProfile } from '#features/candidates/wire/profile.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { docx } from '#test/support/files/zip-files.ts'
import * as wire from '../wire.ts'
import { creditHours, setHourCaps } from './complementary-hours.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let made = 0
const certificate = (changes: object = {}) => ({
  category: 'course',
  title: 'Planilhas do zero',
  issuer: 'Escola Aberta',
  hours: 12.5,
  finished_on: '10/03/2026',
  file: fileOf(pdf(`certificado ${++made}`), 'certificado.pdf'),
  ...changes,
})
const add = (token: string, changes?: object) =>
  app.call(wire.addCertificate, { certificate: certificate(changes) }, token).then(({ data }) => data)
const change = (token: string, id: string, changes: object) => {
  const { file: _, ...told } = certificate()
  return app.call(wire.changeCertificate, { id, certificate: { ...told, lock_version: 0, ...changes } }, token)
}
const list = async (token: string) => (await app.call(wire.listHours, {}, token)).collection.data
const totals = async (token: string) => (await app.call(wire.showHourTotals, {}, token)).data.attributes
const course = async (token: string) => (await totals(token)).categories.find(({ value }) => value === 'course')!
const person = async (email: string) =>
  app
    .ctx()
    .db.selectFrom('user_infos as u')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select('u.id')
    .where('l.email', '=', email)
    .executeTakeFirstOrThrow()

test('a certificate counts in its category, and its file is read back', async () => {
  const { token } = await newCandidate(app)
  const { id, attributes } = await add(token)
  assert.deepEqual(
    [attributes.category_label, attributes.hours, attributes.credited, attributes.source, attributes.finished_on],
    ['Cursos livres e on-line', 12.5, 12.5, 'person', '10/03/2026'],
  )
  assert.equal((await app.request(attributes.file!.url)).status, 200)
  assert.deepEqual(
    (await list(token)).map((one) => one.id),
    [id],
  )
  const { hours, credited, categories } = await totals(token)
  assert.deepEqual([hours, credited, categories.length], [12.5, 12.5, 13])
  assert.deepEqual(await list((await newCandidate(app)).token), [])
})

test('the statement is under the name that the person goes by', async () => {
  const { token } = await newCandidate(app, { name: 'Mário Braga Pires' })
  await app.call(updateProfile, { user: { user_info_attributes: { social_name: 'Maria Pires' } } }, token)
  const answer = await app.request('/v1/profile/complementary_hours/statement', {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = pdfText(Buffer.from(await answer.arrayBuffer()))
  assert.ok(text.includes('Maria Pires') && !text.includes('Mário'), text)
  assert.match(answer.headers.get('content-disposition')!, /Maria Pires/)
})

test('half an hour is written with a comma too, where it is typed', async () => {
  const { token } = await newCandidate(app)
  const form = new FormData()
  for (const [name, value] of Object.entries(certificate({ hours: '12,5' })))
    form.append(`certificate[${name}]`, value as string)
  const answer = await app.request('/v1/profile/complementary_hours', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  assert.deepEqual([answer.status, (await list(token))[0]!.attributes.hours], [201, 12.5])
})

test('what a certificate is called is sealed where it lies', async () => {
  const { token } = await newCandidate(app)
  const { attributes } = await add(token, { file: fileOf(pdf('segredo'), 'Grupo de apoio.pdf') })
  assert.equal(attributes.file!.name, 'Grupo de apoio.pdf')
  const rows = await app.ctx().db.selectFrom('files').select(['name', 'sealed_name']).execute()
  assert.equal(JSON.stringify(rows).includes('Grupo'), false)
})

test('an institution’s cap holds for its students on every campus; 40 h credit 30, and say why', async () => {
  const institution_id = await makePartner(app.ctx(), horizonte)
  await setHourCaps(app.ctx(), institution_id, { course: 30, culture_sport: 0 })
  const { db } = app.ctx()
  const campus = await db
    .insertInto('institutions')
    .values({ name: 'Campus Norte', parent_id: institution_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { token, email } = await newCandidate(app)
  await db
    .updateTable('user_infos')
    .set({ university_id: campus.id })
    .where('id', '=', (await person(email)).id)
    .execute()
  await add(token, { hours: 40 })
  const { hours, credited, cap, cap_by, why } = await course(token)
  assert.deepEqual([hours, credited, cap, cap_by], [40, 30, 30, 'institution'])
  assert.equal(why, 'Você reuniu 40 h. Universidade Horizonte aproveita até 30 h nesta categoria.')
  const all = await totals(token)
  assert.deepEqual(
    [all.institution, all.categories.find(({ value }) => value === 'event')!.cap_by],
    ['Universidade Horizonte', 'default'],
  )
  assert.deepEqual(
    (await list(token)).map(({ attributes }) => attributes.credited),
    [30],
  )
})

test('the same file counts once: a double click leaves one, other words are refused', async () => {
  const { token } = await newCandidate(app)
  const bytes = pdf('um só')
  const [one, two] = await Promise.all([add(token, { file: fileOf(bytes) }), add(token, { file: fileOf(bytes) })])
  assert.equal(one.id, two.id)
  const refused = await refusal(add(token, { file: fileOf(bytes), title: 'Outro nome' }))
  assert.deepEqual(refused.body.errors, {
    file: [
      'Este arquivo já está na sua lista, em “Planilhas do zero”. Cada certificado ' +
        'conta uma vez: para mudar o que está lá, use “Editar”.',
    ],
  })
  for (const changes of [{ issuer: 'Outra escola' }, { finished_on: '11/03/2026' }, { hours: 13 }])
    assert.equal((await refusal(add(token, { file: fileOf(bytes), ...changes }))).status, 422)
  assert.equal((await list(token)).length, 1)
})

test('what the product credits comes once, however often it is said, and is not the person’s to change', async () => {
  const { token, email } = await newCandidate(app)
  const earned = {
    user_info_id: (await person(email)).id,
    source: 'academy',
    source_key: 'matrícula 1',
    category: 'course',
    title: 'Lógica',
    issuer: 'Academy',
    hours: 8,
  } as const
  const ids = await Promise.all([1, 2, 3].map(() => creditHours(app.ctx(), earned)))
  assert.equal(new Set(ids).size, 1)
  const [entry] = await list(token)
  assert.deepEqual([entry!.attributes.source, entry!.attributes.credited, entry!.attributes.file], ['academy', 8, null])
  assert.equal((await refusal(change(token, ids[0]!, { hours: 80 }))).status, 403)
  assert.equal((await refusal(app.call(wire.removeCertificate, { id: ids[0]! }, token))).status, 403)
  await creditHours(app.ctx(), { ...earned, source_key: 'matrícula 2' })
  assert.equal((await course(token)).hours, 16)
})

test('a certificate is corrected with or without another file, and never over a newer correction', async () => {
  const { token } = await newCandidate(app)
  const { id, attributes } = await add(token)
  const first = await change(token, id, { hours: 20, title: 'Planilhas avançadas' })
  assert.deepEqual(
    [
      first.data.attributes.hours,
      first.data.attributes.title,
      first.data.attributes.lock_version,
      first.data.attributes.file!.name,
    ],
    [20, 'Planilhas avançadas', 1, 'certificado.pdf'],
  )
  const stale = await refusal(change(token, id, { hours: 1 }))
  assert.deepEqual(
    [stale.status, (stale.body as { data?: { attributes: { hours: number } } }).data!.attributes.hours],
    [409, 20],
  )
  const second = await change(token, id, { lock_version: 1, file: fileOf(pdf('novo'), 'novo.pdf') })
  assert.equal(second.data.attributes.file!.name, 'novo.pdf')
  assert.equal((await app.request(attributes.file!.url)).status, 404)
  const other = await add(token)
  assert.deepEqual((await refusal(change(token, other.id, { file: fileOf(pdf('novo')) }))).body.errors, {
    file: ['Este arquivo já está na sua lista, em outro certificado. Cada um conta uma vez.'],
  })
})

test('what is removed counts no more, and somebody else’s is found by nobody', async () => {
  const [mine, other] = [await newCandidate(app), await newCandidate(app)]
  const { id } = await add(mine.token)
  assert.equal((await refusal(app.call(wire.removeCertificate, { id }, other.token))).status, 404)
  assert.equal((await refusal(change(other.token, id, {}))).status, 404)
  await app.call(wire.removeCertificate, { id }, mine.token)
  assert.equal((await totals(mine.token)).hours, 0)
})

const wrong: Record<string, [changes: object, errors: Record<string, string[]>]> = {
  'no category': [{ category: 'nothing' }, { category: ['Escolha uma categoria da lista'] }],
  'blank words': [
    { title: ' ', issuer: '' },
    { title: ['Não pode ficar em branco'], issuer: ['Não pode ficar em branco'] },
  ],
  'no hours': [{ hours: 0 }, { hours: ['Informe ao menos meia hora'] }],
  'a third of an hour': [{ hours: 1.3 }, { hours: [wire.HOURS_INVALID] }],
  'too many hours': [{ hours: 2001 }, { hours: ['Pode ter no máximo 2.000 horas'] }],
  'no day': [
    { finished_on: '31/02/2026' },
    { finished_on: ['Não segue o padrão DD/MM/AAAA ou não é uma data válida'] },
  ],
  'a year of nobody': [
    { finished_on: '10/03/0001' },
    { finished_on: ['Não segue o padrão DD/MM/AAAA ou não é uma data válida'] },
  ],
  'a day to come': [{ finished_on: '01/01/2090' }, { finished_on: ['A data não pode estar no futuro'] }],
  'a file of another kind': [
    { file: fileOf(docx(), 'certificado.pdf') },
    { file: ['Envie um arquivo PDF, PNG, JPG ou WEBP de até 10 MB.'] },
  ],
}
for (const [what, [changes, errors]] of Object.entries(wrong))
  test(`refused on its field: ${what}`, async () => {
    const { token } = await newCandidate(app)
    assert.deepEqual((await refusal(add(token, changes))).body.errors, errors)
  })

test('the statement is a tagged document in Portuguese under the person’s name', async () => {
  const { token } = await newCandidate(app, { name: 'Zoë Łuk 日本 da Conceição' })
  for (const sent of [false, true]) {
    if (sent)
      for (let i = 0; i < 40; i++) await add(token, { title: `Oficina ${i} <&> \u{1F600}`, finished_on: '08/08/2008' })
    const answer = await app.request('/v1/profile/complementary_hours/statement', {
      headers: { authorization: `Bearer ${token}` },
    })
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('content-disposition')!, /^inline; filename=/)
    const bytes = Buffer.from(await answer.arrayBuffer())
    for (const part of [
      '/Lang (pt-BR)',
      '/Marked true',
      '/S /H1',
      '/Outlines',
      ...(sent ? ['/S /Table', '/S /TH', '/S /TD', '/S /H2'] : []),
    ])
      assert.ok(bytes.toString('latin1').includes(part), part)
    const text = pdfText(bytes)
    assert.ok(text.includes('Zoë Łuk □□ da Conceição'), text)
    if (sent) assert.ok(text.includes(' 08/08/2008 '), 'a date stands in one line')
  }
})
