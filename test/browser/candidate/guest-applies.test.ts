// From a job's page to a sent application by somebody without an account, on a phone.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { linkTo } from '#test/support/outside/outbox.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { comeIn } from '../hands.ts'
import { fits } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const JOB = 'Estágio em Marketing Digital'
const PASSWORD = 'Ponte@2026'
const open = (t: TestContext) => openPage(t, browser, { origin: product.origin, size: 'phone' })
const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true })

/** From the job's page to the form that opens an account. */
async function toTheForm(page: TestPage) {
  await visit(page, `/vagas?q=${encodeURIComponent(JOB)}`)
  await page.getByRole('link', { name: JOB }).first().click()
  await page.getByRole('link', { name: 'Candidatar-se' }).first().click()
  await page.getByRole('heading', { name: 'Crie sua conta para se candidatar' }).waitFor()
  await page.getByText('Aurora Alimentos · São Paulo, SP').waitFor()
}

async function signUp(page: TestPage, email: string) {
  await page.getByRole('textbox', { name: /^Nome completo/ }).fill('Nina Prates')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await page.getByLabel(/^Senha/).fill(PASSWORD)
  await page.getByLabel(/^Confirmação/).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await button(page, 'Criar conta e continuar').click()
  await page.getByRole('heading', { name: 'Confirme o seu e-mail' }).waitFor()
}

test('a guest applies: the job stays in sight, and the letter’s link leads back into the application', async (t) => {
  const page = await open(t)
  await toTheForm(page)
  await axe(page)
  await fits(page)
  await shot(page, 'guest-signs-up-phone-light')
  await signUp(page, 'nina.errada@exemplo.example')
  await button(page, 'Corrigir o e-mail').click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
  const email = 'nina.certa@exemplo.example'
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(email)
  await button(page, 'Criar conta e continuar').click()
  await page.getByRole('status').getByText(email).waitFor()
  await page.getByText(JOB).waitFor()
  await axe(page)
  await fits(page)
  await shot(page, 'guest-waits-phone-light')
  await button(page, 'Reenviar').click()
  await page.getByText('outro link chega em alguns minutos').waitFor()

  // as on another device: nothing but the link is known there
  const other = await open(t)
  await visit(other, await linkTo(product.origin, email, /onfirme/))
  await button(other, 'Não criei esta senha: escolher outra').click()
  await button(other, 'Confirmar meu e-mail').click()
  await other.waitForFunction(() => document.activeElement?.getAttribute('name') === 'password')
  await other.getByLabel(/^Nova senha/).fill('Outra@2026')
  await other.getByLabel(/^Confirmação/).fill('Outra@2026')
  await axe(other)
  await fits(other)
  await shot(other, 'guest-another-password-phone-light')
  await button(other, 'Confirmar meu e-mail').click()
  await other.getByRole('heading', { name: 'Dados básicos' }).waitFor()
  await other.getByRole('link', { name: 'Agora não' }).click()
  await other.getByRole('heading', { name: 'Candidatar-se' }).waitFor()
  await other.getByText(`${JOB} · Aurora Alimentos`).waitFor()
  await other.getByLabel(/^Data de nascimento/).fill('01/01/2004')
  await other.getByLabel(/^Celular/).fill('(31) 98765-4321')
  await other.getByRole('radio', { name: 'Não' }).first().check()
  await other.getByRole('combobox', { name: /^Nível de ensino/ }).click()
  await other.getByRole('option', { name: 'Ensino médio', exact: true }).click()
  await button(other, 'Salvar e continuar').click()
  await other.getByRole('checkbox', { name: 'Pedir revisão humana' }).check()
  await button(other, 'Enviar candidatura').click()
  await other.getByRole('heading', { name: 'Sua candidatura foi enviada' }).waitFor()
})

test('who can’t wait for the letter comes in at once; who has an account is one tap from the log-in', async (t) => {
  const page = await open(t)
  await toTheForm(page)
  await signUp(page, 'rui.prates@exemplo.example')
  await button(page, 'Já posso entrar').click()
  await page.waitForURL('**/usuarios/dados-basicos?voltar=**')

  const other = await open(t)
  await toTheForm(other)
  await other.getByRole('link', { name: 'Já tenho conta' }).click()
  await other.getByRole('heading', { name: 'Entre para se candidatar' }).waitFor()
  await axe(other)
  await comeIn(other, 'estudante@demo.test')
  await other.waitForURL((url) => url.pathname !== '/usuarios/entrar')
  assert.match(new URL(other.url()).searchParams.get('voltar')!, /^\/vagas\/[\w-]+\/candidaturas\/nova$/)
})
