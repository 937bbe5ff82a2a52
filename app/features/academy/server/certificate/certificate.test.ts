// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { verify } from 'hono/jwt'
import { listHours } from '#features/complementary-hours/wire.ts'
import { checkPdf } from '#server/sealing/check-pdf.ts'
import { sealCertificates } from '#server/sealing/seal-key.ts'
import { COURSE, loadSampleCourse } from '#test/support/academy/sample-course.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import { newOperator } from '#test/support/operator.ts'
import { subjectsTo } from '#test/support/outside/letters.ts'
import * as wire from '../../wire/certificates.ts'
import type { CourseDraft } from '../../wire/course-draft.ts'
import { matriculate, showMatriculation, takeVersion } from '../../wire/study.ts'
import { writeVersion } from '../versions.ts'

const app = await openApp()
await loadSampleCourse(app)

async function student({ done = true } = {}) {
  const who = await newCandidate(app)
  const { id, attributes } = (await app.call(matriculate, { id: COURSE }, who.token)).data
  const { db, now } = app.ctx()
  const done_at = now.toISOString()
  if (done) {
    await db
      .insertInto('matriculation_items')
      .values(attributes.items.map((item) => ({ matriculation_id: id, item_id: item.id, done_at })))
      .execute()
    await db
      .updateTable('matriculations')
      .set({ completed_at: done_at, completed_version: attributes.version })
      .where('id', '=', id)
      .execute()
  }
  return { ...who, id }
}
type Student = Awaited<ReturnType<typeof student>>
const issue = async ({ id, token }: Student) =>
  (await app.call(wire.issueCourseCertificate, { id }, token)).data.attributes
const check = async (code: string, token?: string) =>
  (await app.call(wire.checkCourseCertificate, { code }, token)).data.attributes
const certified = async () => {
  const who = await student()
  return { who, ...(await issue(who)).certificate! }
}
const rename = (who: Student, full_name: string) =>
  app
    .ctx()
    .db.updateTable('user_infos')
    .set({ full_name })
    .where('login_id', 'in', (q) => q.selectFrom('logins').select('id').where('email', '=', who.email))
    .execute()

test('before completion it is refused with what is missing, and nothing is written', async () => {
  const who = await student({ done: false })
  const refused = await refusal(issue(who))
  const { missing } = refused.body as { missing: { title: string }[] }
  assert.deepEqual([refused.status, missing.length, missing[0]!.title], [409, 4, 'Item texto'])
  const told = (await app.call(wire.showCompletion, { id: who.id }, who.token)).data.attributes
  assert.deepEqual([told.missing.length, told.certificate, told.credited], [4, null, null])
  const other = await newCandidate(app)
  for (const endpoint of [wire.showCompletion, wire.issueCourseCertificate])
    assert.equal((await refusal(app.call(endpoint, { id: who.id }, other.token))).status, 404)
})

test('fifty at once are one certificate, one row of hours, one letter and one answer', async () => {
  const who = await student()
  const all = await Promise.all(Array.from({ length: 50 }, () => issue(who)))
  for (const one of all) assert.deepEqual(one, all[0])
  const rows = await app.ctx().db.selectFrom('academy_certificates').select('matriculation_id').execute()
  assert.equal(rows.filter(({ matriculation_id }) => matriculation_id === who.id).length, 1)
  const { data } = (await app.call(listHours, {}, who.token)).collection
  assert.deepEqual(
    data.map(({ attributes: { source, hours, category } }) => [source, hours, category]),
    [['academy', 1, 'course']],
  )
  assert.equal((await subjectsTo(app, who.email, 'Amostra')).length, 1)
  const { credited } = all[0]!
  assert.deepEqual([credited!.hours, credited!.credited, credited!.why], [1, 1, null])
})

test('anybody with the code reads it, by its id its owner alone; the sealed PDF has the hash it tells', async () => {
  const { who, id, code } = await certified()
  assert.match(code, /^[0-9A-Z]{20}$/)
  const told = await check(code.toLowerCase())
  assert.deepEqual(
    [told.person, told.title, told.hours, told.version, told.state],
    [who.name, 'Amostra', 1, 1, 'valid'],
  )
  assert.deepEqual(await check(id, who.token), told)
  for (const [key, token] of [
    [id, undefined],
    [id, (await newCandidate(app)).token],
    ['0'.repeat(20), undefined],
    [who.id, who.token],
  ] as const)
    assert.equal((await refusal(check(key, token))).status, 404)
  const pdf = Buffer.from(await (await app.call(wire.printCourseCertificate, { code })).arrayBuffer())
  assert.equal(createHash('sha256').update(pdf).digest('hex'), told.sha256)
  const seals = await sealCertificates(app.ctx())
  assert.equal((await checkPdf(pdf, seals)).verdict, 'intact')
  assert.equal(
    (
      await checkPdf(
        pdf.map((byte, at) => (at === 2000 ? byte ^ 1 : byte)),
        seals,
      )
    ).verdict,
    'altered',
  )
  const text = await pdfText(pdf)
  for (const part of [who.name, 'Amostra', code]) assert.ok(text.includes(part), part)
})

test('a corrected name makes another one, and the old one says no name any more', async () => {
  const { who, code } = await certified()
  await rename(who, 'Lia Corrigida')
  const before = (await app.call(wire.showCompletion, { id: who.id }, who.token)).data.attributes
  assert.equal(before.certificate!.outdated, true)
  const { certificate } = await issue(who)
  assert.notEqual(certificate!.code, code)
  assert.deepEqual([(await check(code)).state, (await check(code)).person], ['replaced', null])
  assert.equal((await refusal(app.call(wire.printCourseCertificate, { code }))).status, 404)
  assert.equal((await check(certificate!.code)).person, 'Lia Corrigida')
  assert.equal((await app.call(listHours, {}, who.token)).total_count, 1)
})

test('revocation needs a reason, takes the hours back and is final', async () => {
  const { who, code } = await certified()
  const operator = await newOperator(app)
  const revoke = (reason: string) => app.call(wire.revokeCourseCertificate, { code, revocation: { reason } }, operator)
  assert.equal((await refusal(revoke('  '))).status, 422)
  await revoke('Feito por outra pessoa.')
  assert.equal((await refusal(revoke('Outra vez.'))).status, 409)
  const { db } = app.ctx()
  const again = db.updateTable('academy_certificates').set({ state: 'valid' }).where('code', '=', code).execute()
  await assert.rejects(again, /stays as it is/)
  const why = 'Feito por outra pessoa.'
  const operators = await db.selectFrom('logins').select('email').where('user_type', '=', 'Operator').execute()
  const told = async (token?: string) => {
    const { state, revoked_why, revoked_at, revoked_by } = await check(code, token)
    return [state, revoked_why, revoked_at !== null, operators.some(({ email }) => email === revoked_by)]
  }
  assert.deepEqual(await told(), ['revoked', null, false, false])
  assert.deepEqual(await told(who.token), ['revoked', why, true, false], 'its owner reads why and when')
  assert.deepEqual(await told(operator), ['revoked', why, true, true], 'the operation also who')
  assert.equal((await app.call(listHours, {}, who.token)).total_count, 0)
  assert.equal((await refusal(issue(who))).status, 409)
})

test('without its account a certificate tells course and date, and no name', async () => {
  const { who, code } = await certified()
  const { db } = app.ctx()
  await db
    .updateTable('academy_certificates')
    .set({ user_info_id: null })
    .where('matriculation_id', '=', who.id)
    .execute()
  const told = await check(code)
  assert.deepEqual([told.person, told.title, told.state, told.readable], [null, 'Amostra', 'valid', false])
  const row = await db.selectFrom('academy_certificates').selectAll().where('code', '=', code).executeTakeFirst()
  assert.deepEqual([row!.sealed_name, row!.sealed_pdf, row!.credential], [null, null, null])
})

type Credential = {
  credentialSubject: { identifier: { identityHash: string }[]; encodedList: string }
  credentialStatus: { statusListIndex: string }
}

test('another library verifies a credential by the published key alone; the list tells what ended', async () => {
  const text = async (answer: Blob | Promise<Blob>) => (await answer).text()
  const { keys } = JSON.parse(await text(app.call(wire.showCredentialKeys, {}))) as {
    keys: Parameters<typeof verify>[1][]
  }
  const { who, code } = await certified()
  const jwt = await text(app.call(wire.readCredential, { code }))
  const bitOf = async (index: number) => {
    const list = (await verify(
      await text(app.call(wire.showStatusList, { number: '0' })),
      keys[0]!,
      'RS256',
    )) as unknown as Credential
    const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'))
    assert.equal(bits.length, 16_384)
    return (bits[index >> 3]! >> (7 - (index & 7))) & 1
  }
  // From here on nothing is asked of the server but the list.
  const told = (await verify(jwt, keys[0]!, 'RS256')) as unknown as Credential
  assert.equal(told.credentialSubject.identifier[0]!.identityHash, who.name)
  const [head, , signature] = jwt.split('.')
  const forged = Buffer.from(JSON.stringify({ ...told, name: 'Outro' })).toString('base64url')
  await assert.rejects(verify([head, forged, signature].join('.'), keys[0]!, 'RS256'))
  const index = Number(told.credentialStatus.statusListIndex)
  assert.equal(await bitOf(index), 0)
  await rename(who, 'Outro Nome')
  await issue(who)
  assert.equal(await bitOf(index), 1)
  for (const number of ['x', '-1', '99999'])
    assert.equal((await refusal(app.call(wire.showStatusList, { number }))).status, 404)
})

test('whoever guesses codes waits after thirty', async () => {
  const guess = () => refusal(check('0'.repeat(20))).then(({ status }) => status)
  const told: number[] = []
  for (let n = 0; n < 31; n++) told.push(await guess())
  assert.equal(told.at(-1), 429)
})

const draftNow = async () =>
  (await app.ctx().db.selectFrom('academy_courses').select('draft').where('id', '=', COURSE).executeTakeFirstOrThrow())
    .draft as CourseDraft
const frozen = (code: string) =>
  app.ctx().db.selectFrom('academy_certificates').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
const publish = (draft: CourseDraft) => writeVersion(app.ctx().db, { course_id: COURSE, draft, now: app.ctx().now })

test('a newer version takes back no certificate and no progress', async () => {
  const { who, code } = await certified()
  const begun = await student({ done: false })
  const { db, now } = app.ctx()
  const { items } = (await app.call(showMatriculation, { id: begun.id }, begun.token)).data.attributes
  await db
    .insertInto('matriculation_items')
    .values({ matriculation_id: begun.id, item_id: items[0]!.id, done_at: now.toISOString() })
    .execute()
  const before = [
    await frozen(code),
    (await app.call(showMatriculation, { id: begun.id }, begun.token)).data.attributes,
  ]
  const written = await draftNow()
  const modules = written.modules.toReversed().map(({ title, items }) => ({
    title: `${title}, de novo`,
    items: items.map((item) => ({ ...item, title: `${item.title} melhor` })),
  }))
  await publish({ ...written, modules })
  const after = (await app.call(showMatriculation, { id: begun.id }, begun.token)).data.attributes
  assert.deepEqual([await frozen(code), { ...after, newer: false }], before)
  assert.equal(after.newer, true, 'the newer one is offered')
  assert.equal((await issue(who)).certificate!.code, code)
})

test('who takes a longer version after completing has the certificate of what was completed', async () => {
  const who = await student()
  const { version } = (await app.call(showMatriculation, { id: who.id }, who.token)).data.attributes
  await publish({ ...(await draftNow()), title: 'Amostra longa', hours: 40 })
  await app.call(takeVersion, { id: who.id }, who.token)
  const told = async () => {
    const { certificate, title, hours } = await issue(who)
    const of = await frozen(certificate!.code)
    return [title, hours, of.title, of.hours, of.version]
  }
  const completed = ['Amostra', 1, 'Amostra', 1, version]
  assert.deepEqual(await told(), completed)
  await rename(who, 'Outro Nome')
  assert.deepEqual(await told(), completed, 'with a corrected name too')
  assert.equal((await app.call(listHours, {}, who.token)).collection.data[0]!.attributes.hours, 1)
})
