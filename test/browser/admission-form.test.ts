// A company invites somebody, who answers on a phone, from two devices, and finds that it is done; the draft is there.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { answerAdmission, openAdmission } from '#features/internship-forms/wire/admission.ts'
import { today } from '#server/today.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { pdf } from '#test/support/files/sample-files.ts'
import { enteredBy, newPerson, wholeAdmission } from '#test/support/forms.ts'
import { settled } from '#test/support/settled.ts'
import { formLinkOf } from '#test/support/signing.ts'
import { fits } from './looks.ts'

const { product, app } = await openContractsOnShow()
const browser = await openBrowser()
const PHONE = { width: 360, height: 740 }
const { origin } = product
const person = { ...newPerson(), name: 'Lia Prado' }
const day = (days: number) => today(app.ctx().now, days)

async function looked(page: TestPage, name: string) {
  await fits(page)
  await axe(page)
  await shot(page, `admission-${name}`)
}
const REFUSALS = [/422/, /409/]
const atPhone = (t: TestContext) => openPage(t, browser, { origin, allow: REFUSALS, context: { viewport: PHONE } })
const saved = (page: TestPage) => page.getByText('Tudo salvo').waitFor()

test('the company invites, and sees who has not come in yet', async (t) => {
  const page = await openSignedIn(t, browser, 'dp@demo.test', 'CompanyManager', {
    origin,
    context: { viewport: PHONE },
  })
  await visit(page, '/folders/novo')
  await page.getByRole('link', { name: 'Convites', exact: true }).click()
  await page.getByLabel(/^Nome da pessoa/).fill(person.name)
  await page.getByLabel(/^E-mail da pessoa/).fill(person.email)
  await page.getByLabel(/^CPF da pessoa/).fill(person.cpf)
  await page.getByLabel(/^Data de nascimento/).fill(person.date_of_birth)
  await looked(page, 'invites')
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText('O convite foi enviado.').first().waitFor()
  await page.getByRole('button', { name: `Reenviar a ${person.name}` }).waitFor()
  assert.equal((await page.getByText(/ainda não entrou/).count()) > 0, true)

  const until = (expires_on: string) =>
    app.ctx().db.updateTable('internship_forms').set({ expires_on }).where('person_name', '=', person.name).execute()
  await until(day(-1))
  await page.reload()
  await page.getByRole('button', { name: `Mandar outro convite a ${person.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Mandar outro convite' })
  await dialog.getByText('Em branco, o link vale por mais 14 dias.').waitFor()
  await dialog.getByRole('button', { name: 'Mandar outro', exact: true }).waitFor()
  await looked(page, 'invite-expired')
  await until(day(14))
})

test('the person comes in, answers by field from two devices, and finishes', async (t) => {
  await settled(origin)
  const uuid = await formLinkOf(app, person.email)
  const page = await atPhone(t)
  await visit(page, `/estagios/admissao/formulario/${uuid}/responder`)
  await page.getByRole('heading', { name: 'Primeiro, confirme que é você' }).waitFor()
  await looked(page, 'log-in')
  await page.getByLabel(/^CPF/).fill(person.cpf)
  await page.getByLabel(/^Data de nascimento/).fill('01/01/2001')
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('não conferem com os deste convite').first().waitFor()
  await page.getByLabel(/^Data de nascimento/).fill(person.date_of_birth)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('heading', { name: 'Admissão de estágio' }).waitFor()
  await page.getByLabel(/^RG/).fill('123456789')
  await page.getByLabel(/^Celular/).fill('(11) 98888-7777')
  await page.getByLabel(/^Celular/).blur()
  await saved(page)
  await page.reload()
  await page.getByLabel(/^RG/).waitFor()
  assert.equal(await page.getByLabel(/^RG/).inputValue(), '123456789')
  await looked(page, 'form')

  const {
    rg: _,
    cellphone: __,
    matriculation: ___,
    ...rest
  } = await wholeAdmission(app, {
    starts_on: day(10),
    ends_on: day(340),
  })
  const session = await enteredBy(app, { ...person, id: uuid })
  const { lock_version } = (await app.call(openAdmission, { id: uuid, session })).data.attributes
  const answers = { ...rest, enrolment_proof_on: day(-5) }
  await app.call(answerAdmission, { id: uuid, session, lock_version, answers })

  await page.getByLabel(/^Matrícula/).fill('2024-0117')
  await page.getByLabel(/^Matrícula/).blur()
  await saved(page)
  assert.equal(await page.getByLabel(/^Início/).inputValue(), day(10).split('-').toReversed().join('/'))
  await page.getByRole('button', { name: 'Concluir admissão' }).click()
  await page.getByRole('heading', { name: 'O que falta' }).waitFor()
  await shot(page, 'admission-missing', { whole: false })
  const file = { name: 'matricula.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf()) }
  await page.locator('input[name=document_enrolment_proof]').setInputFiles(file)
  await page.getByText('Enviado: matricula.pdf').waitFor()
  await page.getByText('Nada na lei impede o envio').or(page.getByText('Tudo salvo')).first().waitFor()
  await looked(page, 'whole')
  await page.getByRole('button', { name: 'Concluir admissão' }).click()
  await page.getByRole('heading', { name: 'Formulário já respondido' }).waitFor()
  await looked(page, 'answered')
  await visit(page, `/estagios/admissao/formulario/${uuid}/login`)
  await page.getByText('A empresa está preparando o contrato').waitFor()
})

test('the company finds the draft, filled', async (t) => {
  const page = await openSignedIn(t, browser, 'dp@demo.test', 'CompanyManager', { origin })
  await visit(page, '/folders/convites?state=answered')
  await page.getByRole('link', { name: 'Comprovante de matrícula' }).first().waitFor()
  await page.getByRole('link', { name: person.name }).click()
  await page
    .getByRole('link', { name: /rascunho/i })
    .first()
    .click()
  assert.equal(await page.getByLabel(/^Matrícula/).inputValue(), '2024-0117')
})
