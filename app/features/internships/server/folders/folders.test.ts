// A folder begins with somebody who was hired, or who told the company e-mail and CPF; its draft is written bit by bit.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { moveCandidature, showAssessment } from '#features/candidatures/wire/pipeline.ts'
import { STALE } from '#server/refusal.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { newJob } from '#test/support/jobs.ts'
import { everybody, type Person, type Place } from '#test/support/people.ts'
import { cpfNumber, type ProfileSent, profiles } from '#test/support/profile.ts'
import * as wire from '../../wire/folders.ts'
import type { DraftTerms } from '../../wire/terms.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))

const of = (role: string, place: Place = 'company') => people.find((one) => one.role === role && one.place === place)!
const dp = () => of('Departamento Pessoal').token!

async function applicant(to: string, profile: ProfileSent = {}) {
  const recruiter = of('Recrutador').token!
  const job = await newJob(app, recruiter, { salary_from: '1200.00' })
  const person = await readyCandidate(app, { cpf: cpfNumber(), ...profile })
  const { id } = await applyTo(app, job.attributes.slug, person.token)
  const { lock_version } = (await app.call(showAssessment, { id }, recruiter)).data.attributes
  await app.call(moveCandidature, { id, move: { to, lock_version } }, recruiter)
  return { ...person, candidature_id: id }
}
const begin = async (folder: Parameters<typeof app.call<typeof wire.createFolder>>[1]['folder'], token = dp()) =>
  (await app.call(wire.createFolder, { folder }, token)).data
const hired = async () => begin({ candidature_id: (await applicant('hired')).candidature_id })
const save = async (id: string, terms: DraftTerms, lock_version: number, token = dp()) =>
  (await app.call(wire.updateFolder, { id, folder: { terms, lock_version } }, token)).data.attributes

/** An account whose CPF is told. */
async function known() {
  const person = await newCandidate(app)
  const cpf = cpfNumber()
  await profiles(app).save(person.token, { cpf })
  return { ...person, cpf }
}

test('a hired candidature has one folder, however often it is requested, filled with what is known', async () => {
  const { candidature_id } = await applicant('hired')
  const first = await begin({ candidature_id })
  const [again, other] = await Promise.all([begin({ candidature_id }), begin({ candidature_id })])
  assert.deepEqual([again.id, other.id], [first.id, first.id])
  const { state, is_draft, terms, candidature_id: from } = first.attributes
  assert.deepEqual([state, is_draft, from], ['admission', true, candidature_id])
  assert.equal(terms.stipend, '1200.00')
  assert.equal(terms.education_type, 'high_school')
  assert.equal(terms.company_signer_id, of('Representante Legal').manager_id)
})

test('what a student told of course and classes stands in the draft', async () => {
  const hours_attributes = [{ from: '19:00', to: '22:30' }]
  const { candidature_id } = await applicant('hired', {
    main_education_type: 'college',
    course_situation: 'studying',
    not_in_university: false,
    university_id: 171,
    course_id: 'bacharelado-administracao',
    ies_education_type: 'bachelor',
    ies_period: 'semester',
    current_semester: 4,
    formation_date: '12/2030',
    study_schedule_attributes: {
      schedule_type: 'default',
      days_attributes: [{ day_of_week: 0, available: true, hours_attributes }],
    },
  })
  const { terms } = (await begin({ candidature_id })).attributes
  assert.deepEqual([terms.course_id, terms.semester], ['bacharelado-administracao', 4])
  assert.equal(terms.formation_date, '2030-12')
  assert.deepEqual(
    terms.class_schedule,
    [2, 3, 4, 5, 6].map((day_of_week) => ({ day_of_week, from: '19:00', to: '22:30' })),
  )
})

test('whoever was not hired has none, and neither has somebody of another company', async () => {
  const { candidature_id } = await applicant('interview')
  assert.equal((await refusal(begin({ candidature_id }))).status, 404)
  const theirs = await hired()
  const stranger = of('Departamento Pessoal', 'stranger').token!
  assert.equal((await refusal(app.call(wire.showFolder, { id: theirs.id }, stranger))).status, 404)
  assert.equal((await refusal(save(theirs.id, {}, 0, stranger))).status, 404)
})

test('without a candidature, e-mail and CPF together find the person; one alone finds nobody', async () => {
  const { email, cpf } = await known()
  const other = await known()
  const wrong = await refusal(begin({ email, cpf: other.cpf }))
  const nobody = await refusal(begin({ email: 'ninguem@nenhures.example', cpf }))
  assert.deepEqual([wrong.status, nobody.status], [422, 422])
  assert.deepEqual(wrong.body, nobody.body)
  const folder = await begin({ email: email.toUpperCase(), cpf })
  assert.equal(folder.attributes.terms.education_type, null)
  const twice = await refusal(begin({ email, cpf }))
  assert.equal(twice.status, 409)
  assert.equal((twice.body as { data: { id: string } }).data.id, folder.id)
})

test('a draft keeps what was sent of it, blank empties, and a stale write brings what stands now', async () => {
  const { id, attributes } = await hired()
  const first = await save(id, { insurer: 'Clara', starts_on: '01/02/2027' }, attributes.lock_version)
  assert.deepEqual([first.terms.insurer, first.terms.starts_on], ['Clara', '2027-02-01'])
  assert.equal(first.effective_on, '2027-02-01')
  const second = await save(id, { insurer: '', policy: 'AP-1' }, first.lock_version)
  assert.deepEqual([second.terms.insurer, second.terms.policy], [null, 'AP-1'])
  const late = await refusal(save(id, { policy: 'AP-2' }, first.lock_version))
  assert.equal(late.status, 409)
  assert.deepEqual(late.body.messages, [STALE])
  const fresh = (late.body as { data: { attributes: { terms: DraftTerms } } }).data.attributes
  assert.equal(fresh.terms.policy, 'AP-1')
})

test('of two saves of one version at once one is kept', async () => {
  const { id, attributes } = await hired()
  const both = await Promise.allSettled(['A', 'B'].map((policy) => save(id, { policy }, attributes.lock_version)))
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ['fulfilled', 'rejected'])
})

test('who is nobody of the company supervises nothing, and an end comes after its beginning', async () => {
  const { id, attributes } = await hired()
  const supervisor_id = of('Supervisor de Estágio', 'stranger').manager_id!
  const foreign = await refusal(save(id, { supervisor_id }, attributes.lock_version))
  assert.deepEqual([foreign.status, Object.keys(foreign.body.errors as object)], [422, ['supervisor_id']])
  const unknown = await refusal(save(id, { institution_id: 999_999_999 }, attributes.lock_version))
  assert.deepEqual(Object.keys(unknown.body.errors as object), ['institution_id'])
  const { lock_version } = await save(id, { starts_on: '2027-02-01' }, attributes.lock_version)
  const backwards = await refusal(save(id, { ends_on: '2027-01-31' }, lock_version))
  assert.deepEqual(Object.keys(backwards.body.errors as object), ['ends_on'])
})

test('a guardian’s CPF is sealed where it is kept, and read by who wrote it', async () => {
  const { id, attributes } = await hired()
  const cpf = cpfNumber()
  const guardians = [{ name: 'Rosa Lima', cpf, kinship: 'mãe', email: 'rosa@x.example' }]
  const { terms } = await save(id, { guardians }, attributes.lock_version)
  assert.equal(terms.guardians?.[0]?.cpf, cpf.replace(/\D/g, ''))
  const kept = await app
    .ctx()
    .db.selectFrom('internship_terms')
    .select('guardians')
    .where('internship_id', '=', id)
    .executeTakeFirstOrThrow()
  assert.ok(!JSON.stringify(kept.guardians).includes(cpf.replace(/\D/g, '')))
})

test('given up, it is a folder no more, and the candidature may begin another', async () => {
  const { candidature_id } = await applicant('hired')
  const { id } = await begin({ candidature_id })
  const { data } = await app.call(wire.dropFolder, { id }, dp())
  assert.deepEqual([data.attributes.state, data.attributes.is_draft], ['cancelled', false])
  assert.equal((await refusal(save(id, {}, data.attributes.lock_version))).status, 409)
  assert.notEqual((await begin({ candidature_id })).id, id)
})

test('lists: the company’s own by name and state; a candidate sees a draft of nobody', async () => {
  const person = await applicant('hired')
  const { id } = await begin({ candidature_id: person.candidature_id })
  const list = async (token: string, query: object = {}) =>
    (await app.call(wire.listFolders, { per_page: 100, ...query }, token)).collection.data.map((one) => one.id)
  assert.ok((await list(dp(), { state: 'admission', q: 'lia' })).includes(id))
  assert.ok(!(await list(dp(), { state: 'ended' })).includes(id))
  assert.deepEqual(await list(of('Departamento Pessoal', 'stranger').token!), [])
  assert.equal((await app.call(wire.listOwnedFolders, {}, person.token)).total_count, 0)
  assert.equal((await refusal(app.call(wire.showFolder, { id }, person.token))).status, 404)
  const intern = people.find(({ name }) => name === 'intern')!.token!
  const [own] = (await app.call(wire.listOwnedFolders, {}, intern)).collection.data
  assert.equal(own?.attributes.state, 'active')
  assert.equal((await app.call(wire.showFolder, { id: own!.id }, intern)).data.attributes.terms_id, null)
})

test('who may supervise and who signs: the company’s people and those above it, never a neighbour’s', async () => {
  const { company_id } = (await hired()).attributes
  const found = await app.call(wire.listSupervisors, { company_id }, dp())
  assert.equal(found[0]?.value, of('Supervisor de Estágio').manager_id)
  assert.match(found[0]?.description ?? '', /0 estagiários/)
  assert.ok(!found.some(({ value }) => value === of('Supervisor de Estágio', 'stranger').manager_id))
  const signers = await app.call(wire.listSigners, { company_id }, dp())
  assert.deepEqual(
    signers.map(({ value }) => value),
    [of('Representante Legal').manager_id],
  )
  const stranger = of('Departamento Pessoal', 'stranger').token!
  assert.equal((await refusal(app.call(wire.listSigners, { company_id }, stranger))).status, 404)
})
