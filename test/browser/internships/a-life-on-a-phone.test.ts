// The whole life of an internship on a phone: hired, admitted, signed, running, evaluated, ended, certified. What each
// step is made of has walks of its own; what waits for others, and time, is brought about here without screens.
import { test, type TestContext } from 'node:test'
import { moveCandidature } from '#features/candidatures/wire/pipeline.ts'
import * as envelopes from '#features/contracts/wire/envelopes.ts'
import * as admissions from '#features/internship-forms/wire/admission.ts'
import { internshipChanged } from '#features/internships/server/internships.ts'
import { showFolder, updateFolder } from '#features/internships/wire/folders.ts'
import { announce } from '#server/tasks/task.ts'
import { today } from '#server/today.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, shot, sizes, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { enter } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { currentStep, findEnvelope } from '#features/contracts/server/contracts.ts'
import { askers, bringTo, take } from '#test/support/contracts.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { enteredBy, sendProof, wholeAdmission } from '#test/support/forms.ts'
import { openedWindow } from '#test/support/internships/evaluations.ts'
import { termsOfCompany } from '#test/support/internships/terms-of-company.ts'
import { newJob } from '#test/support/jobs.ts'
import { cpfNumber, profiles } from '#test/support/profile.ts'
import { settled } from '#test/support/settled.ts'
import { formLinkOf, linkTokenOf, signingCodeOf } from '#test/support/signing.ts'
import { fits } from '../looks.ts'

const { product, app, world } = await openContractsOnShow()
const browser = await openBrowser()
const options = { origin: product.origin, size: sizes.phone, allow: [/422/] }
const day = (later: number) => today(app.ctx().now, later)
const ADVISOR = 'estagios@colegio.example'
const BORN = '10/05/2004'

async function looked(page: TestPage, name: string) {
  await fits(page)
  await axe(page)
  await shot(page, `life-phone-${name}`)
}
const logIn = (t: TestContext, who: string, type: UserType) => openSignedIn(t, browser, who, type, options)
const tokenOf = async (who: string) =>
  (await enter(app, { email: `${who}@demo.test`, user_type: 'CompanyManager' })).access_token

/** Hired by the company, and invited. */
async function invited(dp: string) {
  const recruiter = await tokenOf('recrutador')
  const student = await readyCandidate(app)
  const cpf = cpfNumber()
  await profiles(app).save(student.token, { cpf, date_of_birth: BORN })
  const { id } = await applyTo(app, (await newJob(app, recruiter)).attributes.slug, student.token)
  await app.call(moveCandidature, { id, move: { to: 'hired', lock_version: 0 } }, recruiter)
  await app.call(admissions.inviteToAdmission, { invite: { candidature_id: id } }, dp)
  await settled(product.origin)
  return { ...student, cpf, uuid: await formLinkOf(app, student.email) }
}
type Student = Awaited<ReturnType<typeof invited>>

/** All but the last press, which is made on the screen. */
async function answered({ uuid: id, cpf }: Student) {
  const session = await enteredBy(app, { id, cpf, date_of_birth: BORN })
  const whole = await wholeAdmission(app, { starts_on: day(1), ends_on: day(300) })
  const { lock_version } = (await app.call(admissions.openAdmission, { id, session })).data.attributes
  const answers = { ...whole, full_name: 'Lia Barbosa Nogueira', enrolment_proof_on: day(0) }
  await app.call(admissions.answerAdmission, { id, session, lock_version, answers })
  await sendProof(app, id, session)
}

/** Drafted by the company and on its way, until the intern is waited for. */
async function sent(email: string, dp: string) {
  const { id: internship, envelope } = await app
    .ctx()
    .db.selectFrom('envelopes as e')
    .innerJoin('user_infos as u', 'u.id', 'e.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['e.internship_id as id', 'e.id as envelope'])
    .where('l.email', '=', email)
    .executeTakeFirstOrThrow()
  const { lock_version } = (await app.call(showFolder, { id: internship }, dp)).data.attributes
  await app.call(updateFolder, { id: internship, folder: { lock_version, terms: termsOfCompany(world, ADVISOR) } }, dp)
  await app.call(envelopes.sendEnvelope, { id: envelope }, dp)
  await bringTo(app, world, envelope, 'signature')
  for (let most = 3; most > 0; most--) {
    const step = currentStep(await findEnvelope(app.ctx(), envelope))!
    if (step.target === 'intern') break
    const asker = { ...askers(world).operator, party: step.party, step_id: step.id }
    await take(app, envelope, 'sign', { asker, facts: {} })
  }
  await settled(product.origin)
  return { internship, envelope }
}

/** Its days lie where they would after that time. */
async function passes(internship_id: string, starts_on: string, ends_on: string) {
  const { db } = app.ctx()
  const days = { starts_on, ends_on }
  await db.updateTable('internship_terms').set(days).where('internship_id', '=', internship_id).execute()
  await db.updateTable('internships').set(days).where('id', '=', internship_id).execute()
  await announce(app.ctx(), internshipChanged, { internship_id })
  await app.run('end-internships')
  await settled(product.origin)
}

async function comesIn(page: TestPage, { uuid, cpf }: Student) {
  await visit(page, `/estagios/admissao/formulario/${uuid}/login`)
  await page.getByLabel(/^CPF/).fill(cpf)
  await page.getByLabel(/^Data de nascimento/).fill(BORN)
  await looked(page, 'log-in')
  await page.getByRole('button', { name: 'Entrar' }).click()
  // The log-in has the same heading.
  await page.getByRole('button', { name: 'Concluir admissão' }).waitFor()
  await looked(page, 'form')
  await page.getByRole('button', { name: 'Concluir admissão' }).click()
  await page.getByRole('heading', { name: 'Formulário já respondido' }).waitFor()
}

async function signs(page: TestPage, { email, name }: Student) {
  await visit(page, `/assinaturas/${await linkTokenOf(app, email)}`)
  await page.getByRole('button', { name: 'Enviar código' }).click()
  const code = page.getByLabel(/Código de seis dígitos/)
  await code.waitFor()
  await code.fill(await signingCodeOf(app, email))
  await page.getByRole('button', { name: 'Abrir o documento' }).click()
  await page.getByText(/Fim do documento/).focus()
  await page.getByText('Você chegou ao fim do documento.').waitFor()
  await looked(page, 'reading')
  await page.getByRole('button', { name: 'Li até o fim' }).click()
  await page.getByRole('checkbox', { name: /Aceito assinar/ }).check()
  await page.getByLabel(/Seu nome completo/).fill(name)
  await page.getByRole('button', { name: 'Assinar o documento' }).click()
  await page.getByRole('heading', { name: /Assinado!/ }).waitFor()
  await looked(page, 'signed')
}

async function evaluates(page: TestPage, uuid: string) {
  await visit(page, `/estagios/avaliar-empresa/avaliacoes/${uuid}/editar`)
  await page.getByRole('heading', { level: 1, name: /Seu estágio em/ }).waitFor()
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: '4 · Concordo' }).check()
  await looked(page, 'evaluation')
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await page.getByRole('heading', { name: 'Respostas' }).waitFor()
}

test('from the invite to the certificate, at 360 px', async (t) => {
  const dp = await tokenOf('dp')
  const student = await invited(dp)
  await answered(student)
  const guest = await openPage(t, browser, options)
  await comesIn(guest, student)
  const { internship, envelope } = await sent(student.email, dp)
  await signs(guest, student)
  await bringTo(app, world, envelope, 'sealing')
  await passes(internship, day(-200), day(20))
  const { intern } = await openedWindow(app, internship)

  const company = await logIn(t, 'dp', 'CompanyManager')
  await visit(company, `/estagios/pendencias?q=${encodeURIComponent(student.name)}`)
  await company
    .getByRole('link', { name: `Ver o relatório: ${student.name}` })
    .first()
    .waitFor()
  await looked(company, 'pendencies')
  await company.getByRole('link', { name: `Registrar recesso: ${student.name}` }).click()
  await company.getByRole('heading', { name: 'Calendário' }).waitFor()
  await looked(company, 'ledger')

  const own = await logIn(t, student.email, 'User')
  await evaluates(own, intern)
  await visit(own, `/folders/${internship}`)
  await own.getByRole('heading', { name: 'Calendário' }).waitFor()
  await looked(own, 'own-ledger')

  await passes(internship, day(-221), day(-1))
  await visit(company, `/folders/${internship}`)
  await company.getByRole('button', { name: 'Emitir o termo' }).click()
  await company
    .getByLabel(/Avaliação de desempenho/)
    .fill('Aprendeu depressa, conversou bem com os clientes e ensinou a equipe.')
  await looked(company, 'certifying')
  await company.getByRole('button', { name: 'Emitir', exact: true }).click()
  const code = company.getByRole('link', { name: /^PT-/ })
  await code.waitFor()
  await settled(product.origin)
  await visit(guest, `/verificar/${await code.textContent()}`)
  await guest.getByText('Documento registrado').waitFor()
  await looked(guest, 'verified')
})
