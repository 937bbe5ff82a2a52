// A whole internship over the API: hired, invited, admitted, signed by all, changed, reported, evaluated, ended, and its
// certificate checked by a guest. Time is the test's.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { currentStep, findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import * as envelopes from '#features/contracts/wire/envelopes.ts'
import { moveCandidature } from '#features/candidatures/wire/pipeline.ts'
import * as admissions from '#features/internship-forms/wire/admission.ts'
import { listFolders, showFolder, updateFolder } from '#features/internships/wire/folders.ts'
import type { DraftTerms } from '#features/internships/wire/terms.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { contractWorld, type World } from '#test/support/contracts.ts'
import { sendProof, wholeAdmission } from '#test/support/forms.ts'
import { newJob } from '#test/support/jobs.ts'
import { staySignedIn } from '#test/support/life.ts'
import { cpfNumber, profiles } from '#test/support/profile.ts'
import { formLinkOf, openedBy, signed } from '#test/support/signing.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const day = (later: number) => today(app.ctx().now, later)
const ADVISOR = 'estagios@colegio.example'

type Student = Awaited<ReturnType<typeof readyCandidate>>

/** Applies to an internship, and is hired. */
async function hired(world: World, student: Student) {
  const recruiter = world.of('Recrutador').token!
  const { attributes } = await newJob(app, recruiter)
  const { id } = await applyTo(app, attributes.slug, student.token)
  await app.call(moveCandidature, { id, move: { to: 'hired', lock_version: 0 } }, recruiter)
  return id
}

const termsOfCompany = (world: World): DraftTerms => ({
  stipend: '1200.00',
  transport_kind: 'money',
  transport_allowance: '220.00',
  insurer: 'Seguradora Clara',
  policy: 'AP-1',
  insured_amount: '20000.00',
  activities: ['Apoiar o cadastro', 'Atender clientes', 'Organizar relatórios'],
  supervisor_id: world.of('Supervisor de Estágio').manager_id!,
  supervisor_job_title: 'Gerente',
  supervisor_education: 'Bacharel em Computação',
  advisor_name: 'Rute Alves',
  company_signer_id: world.of('Representante Legal').manager_id!,
  institution_signer_name: 'Célia Vaz',
  institution_signer_email: ADVISOR,
})

async function complete(world: World, id: string, dp: string) {
  const { lock_version } = (await app.call(showFolder, { id }, dp)).data.attributes
  await app.call(updateFolder, { id, folder: { lock_version, terms: termsOfCompany(world) } }, dp)
}
const draftOf = async (internship_id: string) =>
  (
    await app
      .ctx()
      .db.selectFrom('envelopes')
      .select('id')
      .where('internship_id', '=', internship_id)
      .where('state', '=', 'created')
      .executeTakeFirstOrThrow()
  ).id

/** Each step by whom it waits for: reviewed, approved, signed by the links of the letters, sealed. */
async function signedByAll(world: World, id: string, student: Student) {
  const emails: Record<string, string> = { intern: student.email, institution: ADVISOR }
  for (let most = 10; most > 0; most--) {
    const envelope = await findEnvelope(app.ctx(), id)
    const step = currentStep(envelope)
    if (!step) break
    if (step.kind === 'signature') {
      const email = emails[step.target] ?? step.person_email!
      await signed(app, await openedBy(app, { email }))
    } else {
      const by = step.kind === 'review' ? world.operator : world.of('Administrador')
      await app.call(envelopes.moveEnvelope, { id, envelope: { event: 'confirm' } }, by.token)
    }
  }
  await app.settle()
  assert.equal((await findEnvelope(app.ctx(), id)).state, 'completed')
}
async function amended(internship_id: string, dp: string, terms: DraftTerms, effective_on: string) {
  const { data } = await app.call(envelopes.createEnvelope, { envelope: { internship_id, kind: 'aditivo' } }, dp)
  const which = { id: internship_id, envelope_id: data.id }
  const { lock_version } = (await app.call(showFolder, which, dp)).data.attributes
  const folder = { envelope_id: data.id, lock_version, terms, effective_on }
  await app.call(updateFolder, { id: internship_id, folder }, dp)
  await app.call(envelopes.sendEnvelope, { id: data.id }, dp)
  return data.id
}
const stipendOf = async (id: string, dp: string) =>
  (await app.call(showFolder, { id }, dp)).data.attributes.terms.stipend

const mayApprove = (company_manager_id: string) =>
  app
    .ctx()
    .db.insertInto('collaborator_profiles')
    .values({ company_manager_id, contract_approver: true })
    .onConflict((on) => on.column('company_manager_id').doUpdateSet({ contract_approver: true }))
    .execute()
const stateOf = async (id: string, dp: string) => (await app.call(showFolder, { id }, dp)).data.attributes.state

test('from hired to the certificate', async () => {
  const world = await contractWorld(app)
  await mayApprove(world.of('Administrador').manager_id!)
  const dp = world.of('Departamento Pessoal').token!
  const student = await readyCandidate(app)
  const cpf = cpfNumber()
  await profiles(app).save(student.token, { cpf, date_of_birth: '10/05/2004' })
  const candidature_id = await hired(world, student)
  await app.call(admissions.inviteToAdmission, { invite: { candidature_id } }, dp)
  const id = await formLinkOf(app, student.email)
  const { session } = (await app.call(admissions.logInToAdmission, { id, cpf, date_of_birth: '10/05/2004' })).data
    .attributes
  const whole = await wholeAdmission(app, { starts_on: day(10), ends_on: day(374) })
  const answers = { ...whole, enrolment_proof_on: day(0) }
  const { lock_version } = (await app.call(admissions.answerAdmission, { id, session, lock_version: 0, answers })).data
    .attributes
  await sendProof(app, id, session)
  await app.call(admissions.submitAdmission, { id, session, lock_version })
  const [folder] = (await app.call(listFolders, { state: 'admission', q: 'Lia' }, dp)).collection.data
  const internship = folder!.id
  await complete(world, internship, dp)
  const tce = await draftOf(internship)
  await app.call(envelopes.sendEnvelope, { id: tce }, dp)
  await signedByAll(world, tce, student)
  assert.equal(await stateOf(internship, dp), 'admission')
  await staySignedIn(app)
  app.at(`${day(10)}T12:00:00Z`)
  assert.equal(await stateOf(internship, dp), 'active')
  assert.equal((await app.call(showSession, {}, student.token)).data.attributes.intern, true)

  app.at(`${day(50)}T12:00:00Z`)
  const aditivo = await amended(internship, dp, { stipend: '1350.00' }, day(5))
  await signedByAll(world, aditivo, student)
  assert.equal(await stipendOf(internship, dp), '1200.00')
  app.at(`${day(5)}T12:00:00Z`)
  await app.settle()
  assert.equal(await stipendOf(internship, dp), '1350.00')
})
