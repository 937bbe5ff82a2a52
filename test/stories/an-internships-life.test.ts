// A whole internship over the API: hired, invited, admitted, signed by all, changed, reported, evaluated, ended, and its
// certificate checked by a guest. Time is the test's.
import { createHash } from 'node:crypto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { showSession } from '#features/accounts/wire/sessions.ts'
import { currentStep, findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import * as envelopes from '#features/contracts/wire/envelopes.ts'
import { moveCandidature } from '#features/candidatures/wire/pipeline.ts'
import * as admissions from '#features/internship-forms/wire/admission.ts'
import { verifyHash } from '#features/contracts/wire/verifications.ts'
import * as evaluations from '#features/evaluations/wire/evaluations.ts'
import * as life from '#features/internship-life/wire/ledger.ts'
import * as reports from '#features/internship-life/wire/report.ts'
import { listFolders, showFolder, updateFolder } from '#features/internships/wire/folders.ts'
import type { DraftTerms } from '#features/internships/wire/terms.ts'
import { today } from '#server/today.ts'
import { openApp } from '#test/support/app.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { contractWorld, type World } from '#test/support/contracts.ts'
import { sendProof, wholeAdmission } from '#test/support/forms.ts'
import { termsOfCompany } from '#test/support/internships/terms-of-company.ts'
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

async function complete(world: World, id: string, dp: string) {
  const { lock_version } = (await app.call(showFolder, { id }, dp)).data.attributes
  await app.call(updateFolder, { id, folder: { lock_version, terms: termsOfCompany(world, ADVISOR) } }, dp)
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

/** What is open for whoever asks. */
async function evaluatedBy(token: string) {
  const { collection } = await app.call(evaluations.listOwnedEvaluations, {}, token)
  const { id } = collection.data.find(({ attributes }) => attributes.may_answer)!
  const evaluation = { score_1: 5, score_2: 4, score_3: 5, comment: 'Foi bom.' }
  await app.call(evaluations.answerEvaluation, { uuid: id, evaluation }, token)
}

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

  app.at(`${day(140)}T12:00:00Z`)
  const report = { done: 'Cuidei do cadastro.', learned: 'A escrever com clareza.', lock_version: 0 }
  await app.call(reports.saveReport, { id: internship, report }, student.token)
  const sent = await app.call(reports.sendReport, { id: internship, lock_version: 1 }, student.token)
  await signedByAll(world, sent.data.attributes.envelope_id, student)

  await app.run('open-evaluations')
  const supervisor = world.of('Supervisor de Estágio').token!
  for (const token of [student.token, supervisor]) await evaluatedBy(token)
  const { averages } = (await app.call(evaluations.showReceivedEvaluations, {}, dp)).data.attributes
  assert.equal(averages.overall, null, 'one answer gives nobody away')

  const termination = { last_day: day(5), reason: 'wish', initiative: 'internship_sign' } as const
  const ended = (await app.call(life.terminate, { id: internship, termination }, dp)).data.attributes
  await app.call(envelopes.sendEnvelope, { id: ended.envelope_id }, dp)
  await signedByAll(world, ended.envelope_id, student)
  app.at(`${day(5)}T12:00:00Z`)
  await app.run('end-internships')
  assert.equal(await stateOf(internship, dp), 'active')
  app.at(`${day(1)}T12:00:00Z`)
  await app.run('end-internships')
  assert.equal(await stateOf(internship, dp), 'ended')
  const { intern, former_intern } = (await app.call(showSession, {}, student.token)).data.attributes
  assert.deepEqual([intern, former_intern], [false, true])

  const certificate = { performance: 'Aprendeu depressa, ensinou os colegas e entregou tudo no prazo.' }
  const issued = (await app.call(life.issueCertificate, { id: internship, certificate }, dp)).data.attributes
  await app.settle()
  const file = await app.call(life.downloadCertificate, { id: internship }, student.token)
  const sha256 = createHash('sha256')
    .update(Buffer.from(await file.arrayBuffer()))
    .digest('hex')
  const { code, type_name } = (await app.call(verifyHash, { sha256 })).data.attributes
  assert.deepEqual([code, type_name], [issued.certificate!.code, 'Termo de realização'])
})
