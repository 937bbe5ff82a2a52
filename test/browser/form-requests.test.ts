// What is asked of an intern: a change that becomes the draft of an amendment, and data that are checked first.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { today } from '#server/today.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, sizes, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { formLinkOf } from '#test/support/signing.ts'
import { identityOf } from '#test/support/forms.ts'
import { settled } from '#test/support/settled.ts'
import { formatDate } from '#wire/time/date.ts'
import { keyboard } from './hands.ts'
import { fits, inEveryLook } from './looks.ts'

const { product, app } = await openContractsOnShow()
const browser = await openBrowser()
const { origin } = product
const EMAIL = 'estagiaria@demo.test'

const internship = () =>
  app
    .ctx()
    .db.selectFrom('internships as i')
    .innerJoin('user_infos as u', 'u.id', 'i.user_info_id')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select(['i.id', 'i.user_info_id'])
    .where('l.email', '=', EMAIL)
    .where('i.agreed_at', 'is not', null)
    .executeTakeFirstOrThrow()
const logIn = (
  t: TestContext,
  who: string,
  type: 'User' | 'CompanyManager',
  size: (typeof sizes)[keyof typeof sizes] = sizes.desktop,
) => openSignedIn(t, browser, who, type, { origin, size, allow: [/422/] })

/** The demonstration's own, which would have to end first. */
async function withoutAmendment(id: string) {
  const { db } = app.ctx()
  const dropped_at = app.ctx().now.toISOString()
  await db
    .updateTable('envelopes')
    .set({ state: 'voided', step_id: null, holder: null })
    .where('internship_id', '=', id)
    .where('kind', '=', 'aditivo')
    .execute()
  await db
    .updateTable('internship_terms')
    .set({ dropped_at })
    .where('internship_id', '=', id)
    .where('agreed_at', 'is', null)
    .execute()
}

test('an intern says what changes, on a phone and signed in; the draft has only the differences', async (t) => {
  const { id } = await internship()
  await withoutAmendment(id)
  const page = await logIn(t, 'estagiaria', 'User', sizes.phone)
  const hand = keyboard(page)
  await visit(page, '/envelopes/minhas')
  await hand.press(page.getByRole('link', { name: 'Pedir mudança' }))
  await hand.press(page.getByRole('button', { name: 'Pedir mudança' }))
  await page.waitForURL('**/responder')
  await page.getByRole('heading', { level: 1, name: 'O que muda no estágio' }).waitFor()
  await page.getByText('Nada mudou ainda.').waitFor()
  await fits(page)
  await axe(page)
  await page.getByRole('button', { name: 'Enviar mudanças' }).click()
  await page.getByText('nada mudou').first().waitFor()
  await page.getByLabel(/A mudança vale a partir de/).fill(formatDate(today(new Date(), 3)))
  await page.getByLabel(/^Atividade 1/).fill('Escrever <b>relatórios</b> de atendimento')
  await page.getByLabel(/^Atividade 1/).blur()
  const changes = page.getByRole('region', { name: 'O que vai no termo aditivo' })
  await changes.getByText('Escrever <b>relatórios</b> de atendimento').waitFor()
  await inEveryLook(page, 'update-form', { at: ['phone'] })
  await axe(page)
  await page.getByRole('button', { name: 'Enviar mudanças' }).click()
  await page.getByRole('heading', { name: 'Formulário já respondido' }).waitFor()
  await page.getByText(/vai preparar o termo aditivo/).waitFor()
  await axe(page)
  const { db } = app.ctx()
  const { terms_id } = await db
    .selectFrom('envelopes')
    .select('terms_id')
    .where('internship_id', '=', id)
    .where('kind', '=', 'aditivo')
    .where('state', '=', 'created')
    .executeTakeFirstOrThrow()
  const terms = await db
    .selectFrom('internship_terms')
    .select(['id', 'activities', 'stipend', 'schedule'])
    .where('internship_id', '=', id)
    .orderBy('created_at')
    .execute()
  const [drafted, held] = [terms.find((one) => one.id === terms_id)!, terms.find((one) => one.id !== terms_id)!]
  assert.equal(drafted.activities[0], 'Escrever <b>relatórios</b> de atendimento')
  assert.deepEqual([drafted.stipend, drafted.schedule], [held.stipend, held.schedule])
  const staff = await logIn(t, 'dp', 'CompanyManager')
  await visit(staff, `/folders/${id}`)
  await staff.getByRole('link', { name: 'Termo aditivo' }).first().click()
  await staff.getByLabel(/^Atividade 1/).waitFor()
  assert.equal(await staff.getByLabel(/^Atividade 1/).inputValue(), drafted.activities[0])
})

test('data are asked with a purpose, answered by who tells a CPF, and checked before they count', async (t) => {
  const { id, user_info_id } = await internship()
  const staff = await logIn(t, 'dp', 'CompanyManager')
  await visit(staff, `/folders/${id}`)
  await staff.getByRole('link', { name: 'Pedir dados' }).click()
  const asking = staff.getByRole('region', { name: 'Pedir dados' })
  await asking.getByRole('checkbox', { name: 'Telefone', exact: true }).check()
  await asking.getByLabel(/Para quê/).fill('Avisar de mudanças no horário')
  await asking.getByLabel(/Responder até/).fill(formatDate(today(new Date(), 5)))
  await axe(staff)
  await inEveryLook(staff, 'ask-for-data')
  await asking.getByRole('button', { name: 'Pedir dados' }).click()
  await asking.getByText('Pedido enviado').waitFor()
  await settled(origin)

  const page = await openPage(t, browser, { origin, size: sizes.phone })
  await visit(page, `/dados/formulario/${await formLinkOf(app, EMAIL, 'Pedido de dados')}/login`)
  const born = await app
    .ctx()
    .db.selectFrom('user_infos')
    .select('date_of_birth')
    .where('id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  await page.getByLabel(/^CPF/).fill((await identityOf(app, user_info_id)).cpf)
  await page.getByLabel(/Data de nascimento/).fill(formatDate(born.date_of_birth!))
  await axe(page)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByText('Avisar de mudanças no horário').waitFor()
  await page.getByLabel(/^Telefone/).fill('1133337777')
  await page.getByLabel(/^Telefone/).blur()
  await fits(page)
  await axe(page)
  await inEveryLook(page, 'data-form', { at: ['phone'] })
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
  await page.getByRole('heading', { name: 'Formulário já respondido' }).waitFor()

  await visit(staff, '/dados/conferir')
  const card = staff.getByRole('article').filter({ hasText: 'Avisar de mudanças no horário' })
  await card.getByRole('checkbox', { name: /Telefone: \(11\) 3333-7777/ }).waitFor()
  await axe(staff)
  await inEveryLook(staff, 'check-data')
  await card.getByRole('button', { name: 'Aceitar os marcados' }).click()
  await staff.getByText('Respostas conferidas.').first().waitFor()
  const { phone } = await app
    .ctx()
    .db.selectFrom('user_infos')
    .select('phone')
    .where('id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  assert.equal(phone, '+551133337777')
})
