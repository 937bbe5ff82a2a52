// The certificate of completion: issued once, sealed, downloaded by the intern, checked by a guest.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { showVerification, verifyHash } from '#features/contracts/wire/verifications.ts'
import { uuid } from '#server/uuid.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld, runningInternship, type World } from '#test/support/contracts.ts'
import { qrTexts } from '#test/support/files/pdf-qr.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import { completed, staySignedIn } from '#test/support/life.ts'
import * as wire from '../../wire/ledger.ts'
import { minutesBetween } from './hours.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
before(async () => {
  world = await contractWorld(app)
  await staySignedIn(app)
  app.at('2027-01-11T12:00:00Z')
})
const dp = () => world.of('Departamento Pessoal').token!
const PERFORMANCE = 'Cresceu muito, aprendeu a conversar com clientes e ensinou a equipe.'
const issue = (id: string, key?: string) =>
  app.call(wire.issueCertificate, { id, certificate: { performance: PERFORMANCE } }, dp(), key)
const download = (id: string, token: string) => app.call(wire.downloadCertificate, { id }, token)

test('a certificate is issued from the last day on, once, and anybody checks what it is', async () => {
  const id = await runningInternship(app, world, { days: 30 })
  await completed(app, world, id, 'relatorio', { from: '2027-01-01', to: '2027-01-31', evaluation: 'Muito bem.' })
  app.at('2027-01-30T15:00:00Z')
  assert.equal((await refusal(issue(id))).status, 409)
  assert.equal((await refusal(download(id, world.intern.token!))).status, 404)
  app.at('2027-01-31T15:00:00Z')
  assert.equal((await app.call(wire.showLedger, { id }, dp())).data.attributes.performance, 'Muito bem.')
  const told = { about: 'assessment_weeks', outcome: 'corrected', said_by: 'Célia Vaz', said_email: 'celia@x.example' }
  await app
    .ctx()
    .db.insertInto('institution_statements')
    .values({
      id: uuid(),
      internship_id: id,
      ...told,
      weeks: JSON.stringify([{ from: '2027-01-18', to: '2027-01-22' }]),
      said_at: '2027-01-12T12:00:00Z',
    })
    .execute()
  const both = await Promise.all([issue(id, 'press 1'), issue(id, 'press 2'), issue(id, 'press 1')])
  assert.equal(new Set(both.map(({ data }) => data.attributes.certificate!.code)).size, 1)
  await app.settle()
  await app.settle()
  const { items, certificate } = (await app.call(wire.showLedger, { id }, world.intern.token)).data.attributes
  assert.equal(items.find(({ kind }) => kind === 'certificate')!.state, 'done')
  const bytes = Buffer.from(await (await download(id, world.intern.token!)).arrayBuffer())
  assert.equal(bytes.subarray(0, 5).toString(), '%PDF-')
  assert.deepEqual(qrTexts(bytes), [`${app.ctx().configuration.app_origin}/verificar/${certificate!.code}`])
  const { attributes } = (await app.call(showVerification, { code: certificate!.code })).data
  assert.deepEqual(
    [attributes.type_name, attributes.state, attributes.size, attributes.history.intact],
    ['Termo de realização', 'sealed', bytes.length, true],
  )
  const { attributes: byHash } = (await app.call(verifyHash, { sha256: attributes.sha256! })).data
  assert.equal(byHash.code, certificate!.code)
  const { db } = app.ctx()
  const { paper } = await db.selectFrom('internship_certificates').select('paper').executeTakeFirstOrThrow()
  // Sixteen weekdays of six hours, and five of three in the week that the institution told.
  assert.match(JSON.stringify(paper), /01\/01\/2027 a 31\/01\/2027, com 111 h.*Apoiar o cadastro.*Cresceu muito/)
  await db
    .updateTable('internship_certificates')
    .set({ paper: JSON.stringify({ title: 'Outro', blocks: [] }) })
    .execute()
  const changed = (await app.call(showVerification, { code: certificate!.code })).data.attributes
  assert.equal(changed.history.intact, false)
})

test('a certificate is issued again with its reason; the one before stays, checked as replaced', async () => {
  app.at('2027-01-11T12:00:00Z')
  const id = await runningInternship(app, world, { days: 20 })
  app.at('2027-01-31T15:00:00Z')
  const again = (code: string, reason = 'O nome do curso estava errado.') =>
    app.call(wire.issueCertificateAgain, { id, certificate: { code, reason, performance: PERFORMANCE } }, dp())
  assert.equal((await refusal(again('PT-2222-2222'))).status, 409)
  const first = (await issue(id)).data.attributes.certificate!
  const stateOf = async (code: string) => (await app.call(showVerification, { code })).data.attributes.state
  assert.equal(await stateOf(first.code), 'sealing')
  assert.equal((await refusal(again(first.code))).status, 409)
  await app.settle()
  await app.settle()
  assert.equal((await refusal(again(first.code, ' '))).status, 422)
  const old = Buffer.from(await (await download(id, world.intern.token!)).arrayBuffer())
  const ledger = (await again(first.code)).data.attributes
  const next = ledger.certificate!.code
  assert.notEqual(next, first.code)
  assert.deepEqual(
    ledger.replaced_certificates.map(({ code, reason }) => [code, reason]),
    [[first.code, 'O nome do curso estava errado.']],
  )
  assert.equal((await refusal(again(first.code))).status, 409)
  await app.settle()
  await app.settle()
  const bytes = Buffer.from(await (await download(id, world.intern.token!)).arrayBuffer())
  assert.match(pdfText(bytes), new RegExp(`Substitui o termo ${first.code}`))
  const kept = await app.call(wire.downloadCertificate, { id, code: first.code }, world.intern.token)
  assert.ok(Buffer.from(await kept.arrayBuffer()).equals(old))
  const told = (await app.call(showVerification, { code: first.code })).data.attributes
  assert.deepEqual([told.state, told.replaced_by, told.history.intact], ['ended', next, true])
  assert.equal(await stateOf(next), 'sealed')
})

test('hours follow the terms of each day, without recess, halved in assessment weeks', () => {
  const week = (to: string) => [2, 3, 4, 5, 6].map((day_of_week) => ({ day_of_week, from: '13:00', to }))
  const terms = [
    {
      effective_on: '2027-01-01',
      schedule: week('19:00'),
      assessment_weeks: [{ from: '2027-01-18', to: '2027-01-22' }],
    },
    { effective_on: '2027-02-01', schedule: week('17:00'), assessment_weeks: [] },
  ]
  const hours = (from: string, to: string, recess: { from: string; to: string }[] = []) =>
    minutesBetween({ from, to }, terms, recess) / 60
  assert.equal(hours('2027-01-11', '2027-01-17'), 30)
  assert.equal(hours('2027-01-18', '2027-01-24'), 15)
  assert.equal(hours('2027-02-01', '2027-02-07'), 20)
  assert.equal(hours('2027-02-01', '2027-02-07', [{ from: '2027-02-01', to: '2027-02-02' }]), 12)
})
