// A month's statement on a phone: read, closed by keyboard, and the same file whenever it is fetched.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const PHONE = { size: 'phone' as const }

const logIn = (t: TestContext, who: string, user_type: 'CompanyManager' | 'Operator', options: object = {}) =>
  openSignedIn(t, browser, who, user_type, { origin: product.origin, ...options })

async function pdfOf(page: TestPage) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).click(),
  ])
  return createHash('sha256')
    .update(await readFile(await file.path()))
    .digest('hex')
}
const press = async (page: TestPage, name: string) => {
  await page.getByRole('button', { name, exact: true }).last().focus()
  await page.keyboard.press('Enter')
}

test('a company reads its month, and each line says how it was counted', async (t) => {
  const page = await logIn(t, 'financeiro', 'CompanyManager')
  await visit(page, '/empresas/dashboard')
  await page.getByText('extratos fechados').waitFor()
  await page.getByRole('navigation', { name: 'Área da empresa' }).getByRole('link', { name: 'Financeiro' }).click()
  await page.getByText('Em aberto', { exact: true }).waitFor()
  await page
    .getByRole('cell', { name: /entrada informada depois: cobra 30 de 30 dias/ })
    .first()
    .waitFor()
  await inEveryLook(page, 'statement-open')
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar planilha' }).click(),
  ])
  assert.match(sheet.suggestedFilename(), /^extrato-\d{4}-\d{2}\.xlsx$/)
  await page.getByRole('link', { name: 'Mês anterior' }).click()
  await page.getByText(/^Fechado em/).waitFor()
  await inEveryLook(page, 'statement-closed')
  assert.equal(await pdfOf(page), await page.getByText(/^[\da-f]{64}$/).textContent())
})

test('by keyboard on a phone a month is closed once, and its file is the same byte by byte', async (t) => {
  const page = await logIn(t, 'gestora', 'CompanyManager', PHONE)
  await visit(page, '/financeiro/relatorios-da-empresa')
  await page.getByLabel('Unidade').selectOption({ label: 'Aurora Alimentos Artesanais, filial Campinas' })
  await page.getByRole('region', { name: 'Meses' }).getByRole('link').last().press('Enter')
  await press(page, 'Fechar o mês')
  await page.getByRole('dialog').waitFor()
  await axe(page)
  await press(page, 'Fechar o mês')
  await page.getByText(/^Fechado em/).waitFor()
  const hash = await page.getByText(/^[\da-f]{64}$/).textContent()
  assert.equal(await pdfOf(page), hash)
  await page.reload()
  await page.getByText(/^Fechado em/).waitFor()
  assert.equal(await pdfOf(page), hash)
})

test('the operator finds who has interns and no fee, and sets one', async (t) => {
  const page = await logIn(t, 'operador', 'Operator', { allow: [/409/] })
  await visit(page, '/admin/financeiro')
  await page.getByRole('row', { name: /Nimbo/ }).getByText('Sem taxa').waitFor()
  await inEveryLook(page, 'billed-companies')
  await page.getByRole('link', { name: /Nimbo/ }).click()
  await page.getByLabel('A partir do dia').fill('01/01/2030')
  await page.getByLabel('Taxa por estagiário ao mês').fill('75,00')
  await page.getByLabel('Como se contam os dias').selectOption({ label: 'Dias do calendário' })
  await page.getByRole('button', { name: 'Salvar taxa' }).click()
  await page.getByText('Desde 01/01/2030').waitFor()
  await inEveryLook(page, 'company-fees', { at: ['phone'] })
})
