// An admission from the invite to the draft of the contract. On PostgreSQL too: what two send at once.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { checkLink, recoverPassword, renewPassword } from '#features/accounts/wire/logins.ts'
import { moveCandidature, showAssessment } from '#features/candidatures/wire/pipeline.ts'
import { listFolders, showFolder } from '#features/internships/wire/folders.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { ACCEPTED, enter, PASSWORD, refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newInternship, worldOf } from '#test/support/contracts.ts'
import { enteredBy, invitedTo, sendProof, wholeAdmission } from '#test/support/forms.ts'
import { newJob } from '#test/support/jobs.ts'
import { subjectsTo, tokenFor } from '#test/support/outside/letters.ts'
import { everybody } from '#test/support/people.ts'
import { cpfNumber } from '#test/support/profile.ts'
import { formLinkOf } from '#test/support/signing.ts'
import * as wire from '../../wire/admission.ts'
import { sendInviteAgain } from '../../wire/form-invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let world: ReturnType<typeof worldOf>
before(async () => void (world = worldOf(await everybody(app))))
const dp = () => world.of('Departamento Pessoal').token!
const day = (days: number) => today(app.ctx().now, days)
const span = () => ({ starts_on: day(10), ends_on: day(374) })

type Person = { id: string; cpf: string; date_of_birth: string }

/** Everything answered but what is told otherwise. */
async function answered(person: Person, otherwise: object = {}, proof = true) {
  const { id } = person
  const session = await enteredBy(app, person)
  if (proof) await sendProof(app, id, session)
  const whole = await wholeAdmission(app, span())
  const { lock_version } = (await app.call(wire.openAdmission, { id, session })).data.attributes
  const answers = { ...whole, enrolment_proof_on: day(-10), ...otherwise }
  const { data } = await app.call(wire.answerAdmission, { id, session, lock_version, answers })
  return { id, session, lock_version: data.attributes.lock_version, findings: data.attributes.findings }
}
const submit = ({ id, session, lock_version }: Awaited<ReturnType<typeof answered>>) =>
  app.call(wire.submitAdmission, { id, session, lock_version })
const invited = (more: Parameters<typeof invitedTo>[2] = {}) => invitedTo(app, dp(), more)
const foldersOf = async (q: string) => (await app.call(listFolders, { q }, dp())).collection.data

test('someone without an account answers: internship, folder and draft are there, told to the company', async () => {
  const person = await invited({ name: 'Noemi Sales' })
  const done = await submit(await answered(person, { full_name: 'Noemi Sales' }))
  assert.equal(done.data.attributes.state, 'answered')
  assert.match(done.data.attributes.outcome!, /preparando o contrato/)
  const [row, ...others] = await foldersOf('Noemi')
  assert.deepEqual([row!.attributes.state, others], ['admission', []])
  const { terms, is_draft, envelope_id } = (await app.call(showFolder, { id: row!.id }, dp())).data.attributes
  const { starts_on } = span()
  assert.deepEqual(
    [terms.starts_on, terms.course_name, terms.schedule?.length, terms.company_signer_id, is_draft],
    [starts_on, 'Ciência da Computação', 5, world.of('Representante Legal').manager_id, true],
  )
  assert.ok(envelope_id)
  const [told] = await subjectsTo(app, await emailOf(world.of('Departamento Pessoal').manager_id!), 'Admissão')
  assert.match(told!, /Noemi Sales/)
  const shown = (await app.call(wire.showAdmission, { id: person.id })).data.attributes
  assert.equal(shown.state, 'answered')
  const again = await refusal(enteredBy(app, person))
  assert.deepEqual([again.status, again.body.messages], [409, ['Este formulário já foi respondido.']])
})

test('who had no account comes in by a first password, and accepts the texts with it', async () => {
  const person = await invited()
  await submit(await answered(person))
  await app.call(recoverPassword, { email: person.email, user_type: 'User' })
  const token = await tokenFor(app, person.email)
  assert.equal((await app.call(checkLink, { token })).accepts_texts, true)
  const renewal = { token, password: PASSWORD, password_confirmation: PASSWORD }
  assert.equal((await refusal(app.call(renewPassword, renewal))).status, 422)
  await app.call(renewPassword, { ...renewal, ...ACCEPTED })
  const { access_token } = await enter(app, { email: person.email })
  assert.ok(access_token)
})

const emailOf = async (manager_id: string) =>
  (
    await app
      .ctx()
      .db.selectFrom('company_managers as m')
      .innerJoin('logins as l', 'l.id', 'm.login_id')
      .select('l.email')
      .where('m.id', '=', manager_id)
      .executeTakeFirstOrThrow()
  ).email

test('whoever asked and left is not written to; a replaced link tells nothing of the answer', async () => {
  const person = await invited({ name: 'Olga Sales' })
  await app.call(sendInviteAgain, { id: person.invite.id }, dp())
  const id = await formLinkOf(app, person.email)
  const [asker, administrator] = ['Departamento Pessoal', 'Administrador'] as const
  const at = (role: typeof asker | typeof administrator) => world.of(role).manager_id!
  const leaves = (deactivated_at: string | null) =>
    app.ctx().db.updateTable('company_managers').set({ deactivated_at }).where('id', '=', at(asker)).execute()
  await leaves(app.ctx().now.toISOString())
  await submit(await answered({ ...person, id }, { full_name: 'Olga Sales' }))
  const told = async (role: typeof asker | typeof administrator) =>
    (await subjectsTo(app, await emailOf(at(role)), 'Olga Sales')).length
  assert.deepEqual([await told(asker), await told(administrator)], [0, 1])
  await leaves(null)
  assert.equal((await app.call(wire.showAdmission, { id })).data.attributes.state, 'answered')
  assert.equal((await refusal(app.call(wire.showAdmission, { id: person.id }))).status, 410)
})

test('pressed twice, at once and later, it is one internship', async () => {
  const whole = await answered(await invited({ name: 'Tina Dupla' }), { full_name: 'Tina Dupla' })
  await Promise.all([submit(whole), submit(whole)])
  await submit(whole)
  assert.equal((await foldersOf('Tina')).length, 1)
})

const finds = [
  ['a start before today', { starts_on: () => day(-1) }, 'starts_on', 'L11788.3.II'],
  ['an end on the first day', { ends_on: () => day(10) }, 'ends_on', 'L11788.3.II'],
  [
    'an end after the course',
    // Two months on, so that the end lies after the start and after the last day of the course.
    { formation_date: () => day(60).slice(0, 7), ends_on: () => day(95) },
    'ends_on',
    'L11788.3.I',
  ],
  ['more than two years', { ends_on: () => day(10 + 732) }, 'ends_on', 'L11788.11'],
  ['a minute of class', { class_schedule: () => [slot(2, '18:59', '22:30')] }, 'schedule', 'L11788.10'],
  ['a minute too long', { schedule: () => [slot(2, '08:00', '14:01')] }, 'schedule', 'L11788.10.II'],
  ['no hours', { schedule: () => [] }, 'schedule', 'L11788.10'],
  ['no name', { full_name: () => '' }, 'full_name', undefined],
  ['no address', { address_attributes: () => null }, 'address_attributes', undefined],
  ['no schooling told', { education_type: () => '' }, 'education_type', 'L11788.3.I'],
  ['a proof of tomorrow', { enrolment_proof_on: () => day(1) }, 'enrolment_proof_on', undefined],
] as const
const slot = (day_of_week: number, from: string, to: string) => ({ day_of_week, from, to })

for (const [what, told, field, rule] of finds)
  test(`refused as it is sent: ${what}`, async () => {
    const otherwise = Object.fromEntries(Object.entries(told).map(([name, of]) => [name, of()]))
    const { status, body } = await refusal(submit(await answered(await invited(), otherwise)))
    const found = (body as unknown as { findings: { field: string; rule?: string }[] }).findings
    assert.deepEqual([status, Object.keys(body.errors as object)], [422, [field]])
    assert.deepEqual(
      found.map((one) => one.rule),
      [rule],
    )
  })

test('hours that cross a class are named, both of them', async () => {
  const otherwise = { class_schedule: [slot(2, '18:59', '22:30')] }
  const { body } = await refusal(submit(await answered(await invited(), otherwise)))
  const words = 'Segunda-feira: o estágio das 13:00 às 19:00 e a aula das 18:59 às 22:30 coincidem por 1 minuto.'
  assert.deepEqual(body.errors, { schedule: [words] })
})

test('without the proof of enrolment nothing is sent; an old one warns', async () => {
  const none = await refusal(submit(await answered(await invited(), {}, false)))
  assert.deepEqual(Object.keys(none.body.errors as object), ['documents'])
  const { findings, ...old } = await answered(await invited(), { enrolment_proof_on: day(-200) })
  assert.deepEqual(
    findings.map(({ field, kind }) => [field, kind]),
    [['enrolment_proof_on', 'warning']],
  )
  assert.equal((await submit({ findings, ...old })).data.attributes.state, 'answered')
})

const bornOn = (age: number, days: number) => {
  const [year, month, date] = day(days).split('-')
  return `${date}/${month}/${Number(year) - age}`
}
const GUARDIAN = { name: 'Marta Sales', cpf: '529.982.247-25', kinship: 'mãe', email: 'marta@familia.example' }

test('sixteen on the first day passes, a day less does not; under 18 a guardian is asked', async () => {
  const young = await invited({ date_of_birth: bornOn(16, 11) })
  const tooYoung = await refusal(submit(await answered(young, { guardians: [GUARDIAN] })))
  const { findings } = tooYoung.body as unknown as { findings: { rule: string }[] }
  assert.deepEqual(
    findings.map(({ rule }) => rule),
    ['CNE1.2004'],
  )
  const sixteen = await invited({ date_of_birth: bornOn(16, 10) })
  const alone = await answered(sixteen)
  assert.deepEqual(
    alone.findings.map(({ field, rule }) => [field, rule]),
    [['guardians', 'L11788.16']],
  )
  const { session, id } = alone
  assert.equal((await app.call(wire.openAdmission, { id, session })).data.attributes.minor, true)
  const own = await answered(sixteen, { guardians: [{ ...GUARDIAN, cpf: sixteen.cpf }] })
  assert.equal((await refusal(submit(own))).status, 422)
  assert.ok(await submit(await answered(sixteen, { guardians: [GUARDIAN] })))
})

test('another internship at the same time: its hours are summed and shown', async () => {
  const { email, cpf } = await busy()
  const { findings } = await answered(await invited({ email, cpf }))
  const sum = findings.find(({ kind }) => kind === 'warning')
  assert.match(sum!.message, /Com outro estágio de 30 h, são 60 h por semana/)
})

/** Of the stranger's company, so that the two years do not count together. */
async function busy() {
  const person = await readyCandidate(app, { cpf: cpfNumber(), date_of_birth: '10/05/2004' })
  const { db, secrets } = app.ctx()
  const { id, sealed } = await db
    .selectFrom('user_infos as u')
    .innerJoin('user_info_vaults as v', 'v.user_info_id', 'u.id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['u.id', 'v.sealed'])
    .where('l.email', '=', person.email)
    .executeTakeFirstOrThrow()
  const internship = await newInternship(app, world, { starts_in: 0, person: { ...world.intern, user_info_id: id } })
  const agreed = { company_id: world.companies.stranger, agreed_at: new Date().toISOString() }
  await db.updateTable('internships').set(agreed).where('id', '=', internship.id).execute()
  const { cpf } = JSON.parse(secrets.open('candidate vault', id, sealed!)) as { cpf: string }
  return { email: person.email, cpf: cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4') }
}

async function hired() {
  const recruiter = world.of('Recrutador').token!
  const job = await newJob(app, recruiter, { salary_from: '1200.00' })
  const cpf = cpfNumber()
  const person = await readyCandidate(app, { cpf, date_of_birth: '10/05/2004' })
  const { id } = await applyTo(app, job.attributes.slug, person.token)
  const { lock_version } = (await app.call(showAssessment, { id }, recruiter)).data.attributes
  await app.call(moveCandidature, { id, move: { to: 'hired', lock_version } }, recruiter)
  return { ...person, cpf, date_of_birth: '10/05/2004', candidature_id: id }
}

test('who was hired is invited by the candidature, begins with the profile, and ends in its folder', async () => {
  const { candidature_id, email, ...person } = await hired()
  const invite = () => app.call(wire.inviteToAdmission, { invite: { candidature_id } }, dp())
  await invite()
  const uuid = await formLinkOf(app, email)
  const session = await enteredBy(app, { ...person, id: uuid })
  const { answers } = (await app.call(wire.openAdmission, { id: uuid, session })).data.attributes
  assert.equal(answers['education_type'], 'high_school')
  assert.ok(answers['full_name'])
  await submit(await answered({ ...person, id: uuid }))
  const { internship_id, terms } = await draftOf(candidature_id)
  assert.ok(internship_id)
  assert.equal(terms.stipend, '1200.00')
  const again = await refusal(invite())
  assert.equal(again.status, 409)
})

async function draftOf(candidature_id: string) {
  const { id } = await app
    .ctx()
    .db.selectFrom('internships')
    .select('id')
    .where('candidature_id', '=', candidature_id)
    .executeTakeFirstOrThrow()
  return { internship_id: id, terms: (await app.call(showFolder, { id }, dp())).data.attributes.terms }
}

test('a CPF that stands in an account of another e-mail is refused, and nothing is left behind', async () => {
  const { cpf } = await hired()
  const person = await invited({ name: 'Outra Pessoa', cpf })
  const { status, body } = await refusal(submit(await answered(person, { full_name: 'Outra Pessoa' })))
  assert.deepEqual([status, Object.keys(body.errors as object)], [422, ['cpf']])
  assert.deepEqual(await foldersOf('Outra'), [])
  assert.equal((await app.call(wire.showAdmission, { id: person.id })).data.attributes.state, 'open')
})

const BECAME: [what: string, internship: object, words: RegExp][] = [
  ['nothing yet', {}, /preparando o contrato/],
  ['given up', { dropped_at: '2026-11-20T12:00:00Z' }, /desistiu/],
  ['agreed on', { agreed_at: '2026-11-20T12:00:00Z' }, /assinado por todos/],
  [
    'ended by agreement',
    { agreed_at: '2026-01-20T12:00:00Z', ended_at: '2026-11-20T12:00:00Z' },
    /terminou em 20\/11\/2026/,
  ],
  [
    'over by the calendar',
    { agreed_at: '2020-01-20T12:00:00Z', starts_on: '2020-02-01', ends_on: '2020-12-31' },
    /terminou em 31\/12\/2020/,
  ],
]
test('who comes again is told what has become of the admission', async (t) => {
  const person = await invited()
  await submit(await answered(person))
  const { db } = app.ctx()
  const shown = async () => (await app.call(wire.showAdmission, { id: person.id })).data.attributes
  const { internship_id } = await db
    .selectFrom('internship_forms')
    .select('internship_id')
    .where('person_email', '=', person.email)
    .executeTakeFirstOrThrow()
  const before = { dropped_at: null, agreed_at: null, ended_at: null }
  for (const [what, changes, words] of BECAME)
    await t.test(what, async () => {
      const row = { ...before, ...changes }
      await db.updateTable('internships').set(row).where('id', '=', internship_id!).execute()
      assert.match((await shown()).outcome!, words)
    })
})
