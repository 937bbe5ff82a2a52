// Contracts are signed: signed in and by link, by a minor and who answers for them, by the keyboard alone on the
// smallest phone.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { currentStep, findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import { today } from '#server/today.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { settled } from '#test/support/settled.ts'
import { linkTokenOf, signingCodeOf } from '#test/support/signing.ts'
import { type Hand, keyboard, mouse } from './hands.ts'
import { fits, inEveryLook } from './looks.ts'

const { product, app, contractAt } = await openContractsOnShow()
const browser = await openBrowser()
const SMALLEST = { width: 320, height: 640 }

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const logIn = (t: TestContext, who: string, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })
const turn = async (id: string) => currentStep(await findEnvelope(app.ctx(), id))!

type Look = (page: Page, name: string) => Promise<unknown>
const nothing: Look = async () => {}

/** From the first page to the receipt. */
async function signs(page: Page, hand: Hand, { name, email }: { name: string; email: string }, look = nothing) {
  await page.getByRole('button', { name: 'Enviar código' }).waitFor()
  await look(page, 'code')
  await hand.press(page.getByRole('button', { name: 'Enviar código' }))
  await page.getByLabel(/Código de seis dígitos/).waitFor()
  await hand.type(page.getByLabel(/Código de seis dígitos/), await signingCodeOf(app, email))
  await hand.press(page.getByRole('button', { name: 'Abrir o documento' }))
  await page.getByRole('heading', { name: 'O documento', exact: true }).waitFor()
  await look(page, 'reading')
  await page.getByText(/Fim do documento/).focus()
  const read = page.getByRole('button', { name: 'Li até o fim' })
  await page.getByText('Você chegou ao fim do documento.').waitFor()
  await hand.press(read)
  await page.getByRole('heading', { name: 'Assine com seu nome' }).waitFor()
  await look(page, 'name')
  await hand.pick(page.getByRole('checkbox', { name: /Aceito assinar/ }))
  await hand.type(page.getByLabel(/Seu nome completo/), name.toUpperCase())
  await hand.press(page.getByRole('button', { name: 'Assinar o documento' }))
  await page.getByRole('heading', { name: /Assinado!/ }).waitFor()
  await look(page, 'receipt')
}

const GUARDIAN = { name: 'Marta Duarte', kinship: 'mãe', email: 'marta@familia.example' }

/** Of the step that waits, by the link in its letter. */
async function byLink(t: TestContext, id: string, intern: string, options: Partial<PageOptions> = {}) {
  // The product's own process may be writing the letter.
  await settled(product.origin)
  const { person_name, person_email } = await turn(id)
  const page = await open(t, options)
  await visit(page, `/assinaturas/${await linkTokenOf(app, person_email!, intern)}`)
  return { page, who: { name: person_name!, email: person_email! } }
}

test('a minor’s contract: the company signs signed in, the others by link, one by keyboard at 320 px', async (t) => {
  const { id, name } = await contractAt('signature', 0, 20, 'digital', {
    born: today(app.ctx().now, -17 * 365),
    guardians: [GUARDIAN],
  })
  const company = await logIn(t, 'representante')
  await visit(company, `/envelopes/${id}`)
  await company.getByText('É a sua vez: falta sua assinatura').waitFor()
  await company.getByText(/anos, com responsável/).waitFor()
  await inEveryLook(company, 'envelope-mine')
  await company.getByRole('radio', { name: 'Fluxo' }).check({ force: true })
  await company.getByRole('img', { name: /Fluxo do contrato/ }).waitFor()
  await inEveryLook(company, 'envelope-flow')
  await company.getByRole('link', { name: 'Ler e assinar' }).click()
  const { person_name, person_email } = await turn(id)
  await signs(company, mouse(company), { name: person_name!, email: person_email! })

  const intern = await byLink(t, id, name)
  assert.equal(intern.who.name, name)
  await signs(intern.page, mouse(intern.page), intern.who, (page, step) =>
    inEveryLook(page as never, `signing-${step}`),
  )

  const guardian = await byLink(t, id, name, { size: SMALLEST })
  assert.equal(guardian.who.name, GUARDIAN.name)
  await signs(guardian.page, keyboard(guardian.page), guardian.who, async (page) => {
    await fits(page as never)
    await axe(page)
  })

  const institution = await byLink(t, id, name)
  await signs(institution.page, mouse(institution.page), institution.who)
  await settled(product.origin)
  await company.goto(`/envelopes/${id}`)
  await company.getByText(/Concluído em/).waitFor()
  await company.getByRole('button', { name: 'Baixar o selado' }).waitFor()
  await inEveryLook(company, 'envelope-completed')
})

test('a link that reached somebody else goes back, its address is mended, and the signatures stay', async (t) => {
  const { id, name } = await contractAt('signature', 3)
  const company = await logIn(t, 'representante')
  await visit(company, `/envelopes/${id}/assinar`)
  const mine = await turn(id)
  await signs(company, mouse(company), { name: mine.person_name!, email: mine.person_email! })
  const intern = await byLink(t, id, name)
  await signs(intern.page, mouse(intern.page), intern.who)
  const stranger = await byLink(t, id, name)
  await stranger.page.getByRole('button', { name: 'Não sou Célia Vaz' }).click()
  await stranger.page.getByRole('button', { name: 'Não sou esta pessoa' }).click()
  await stranger.page.getByText('Obrigado por avisar').waitFor()
  await axe(stranger.page)
  const drafter = await logIn(t, 'dp')
  await visit(drafter, `/envelopes/${id}`)
  await drafter.getByText('disse que não é essa pessoa').first().waitFor()
  await inEveryLook(drafter, 'envelope-disowned', { at: ['phone'] })
  await drafter.getByRole('button', { name: /Corrigir o e-mail/ }).click()
  await drafter.getByRole('textbox', { name: 'E-mail' }).fill('celia@colegio.example')
  await axe(drafter)
  await drafter.getByRole('dialog').getByRole('button', { name: 'Corrigir o e-mail' }).click()
  await drafter.getByText('O e-mail foi corrigido.').waitFor()
  const mended = await byLink(t, id, name)
  assert.equal(mended.who.email, 'celia@colegio.example')
  await signs(mended.page, mouse(mended.page), mended.who)
  await settled(product.origin)
  assert.equal((await findEnvelope(app.ctx(), id)).state, 'completed')
})

test('who declines says why, and whoever drafted it reads it and corrects', async (t) => {
  const { id } = await contractAt('signature', 1)
  const company = await logIn(t, 'representante')
  await visit(company, `/envelopes/${id}`)
  await company.getByRole('button', { name: 'Rejeitar' }).click()
  await company.getByLabel(/Causa da rejeição/).selectOption({ index: 1 })
  await axe(company)
  await company.getByRole('dialog').getByRole('button', { name: 'Rejeitar' }).click()
  await company.getByRole('button', { name: 'Corrigir e reenviar' }).waitFor()
  await inEveryLook(company, 'envelope-rejected')
})
