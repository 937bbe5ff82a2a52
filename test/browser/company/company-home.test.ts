// A company's home is a work list; a new one's shows the first steps, right after it has registered.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { registration } from '#test/support/registration.ts'
import { inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

test('each thing that waits leads to where it is done, and creating a job is the one primary action', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, size: 'phone' })
  await page.goto('/empresas/dashboard')
  const list = page.getByRole('region', { name: 'Para fazer' })
  await list.getByRole('heading', { name: /^Candidaturas novas \d+ pessoas?$/ }).waitFor()
  await inEveryLook(page, 'company-home')
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
  const create = page.getByRole('main').getByRole('link', { name: 'Criar vaga' })
  assert.equal(await create.getAttribute('href'), '/vagas/minhas/nova')

  await list.getByRole('link', { name: /^Estágio em Marketing Digital .* novas? Ver quadro$/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Estágio em Marketing Digital' }).waitFor()
  await page.goBack()
  const review = list.getByRole('link', { name: /^Otto Guimarães Reis/ })
  await review.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Otto Guimarães Reis' }).getByText('Pediu revisão humana').waitFor()
})

test('each card leads to a page', async (t) => {
  const page = await openSignedIn(t, browser, 'gestora', 'CompanyManager', { origin: product.origin })
  await page.goto('/empresas/dashboard')
  await page.getByRole('region', { name: 'Sua empresa' }).waitFor()
  const ways = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))])
  assert.ok(ways.length > 5, String(ways))
  for (const way of ways) {
    await page.goto(way)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    assert.equal(await page.getByText('Esta ponte não leva a lugar nenhum').count(), 0, way)
  }
})

test('who has registered a company is inside, and sees what comes next', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, size: 'phone' })
  const { company } = registration()
  const [manager] = company.company_managers_attributes
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await visit(page, '/empresas/cadastro/criar', { quiet: true })
  await field(/^Nome do Gestor/).fill(manager!.name)
  await field(/^E-mail/).fill(manager!.email)
  await field(/^Senha/).fill(manager!.password)
  await field(/^Confirmação/).fill(manager!.password)
  await page.getByRole('button', { name: 'Próximo passo' }).click()
  await field(/^CNPJ/).pressSequentially(company.cnpj.replace(/\W/g, ''))
  await field(/^Nome da empresa/).fill(company.name)
  await page.getByRole('combobox', { name: /^Setor/ }).fill('tecnologia')
  await page.getByRole('option').first().click()
  await field(/^Telefone/).pressSequentially('11988887777')
  await field(/^Site/).fill(company.website)
  await page.getByRole('button', { name: 'Finalizar cadastro' }).click()
  await page.waitForURL('**/empresas/cadastrado')
  await page.getByRole('link', { name: 'Entrar na área da empresa' }).click()
  await page.waitForURL('**/empresas/dashboard')
  const steps = page.getByRole('region', { name: 'Primeiros passos' })
  await steps.getByText('0 de 4 prontos').waitFor()
  await steps.getByRole('button', { name: 'Reenviar o link' }).waitFor()
  await axe(page)
  await inEveryLook(page, 'company-home-new')
  await steps.getByRole('link', { name: 'Criar vaga' }).click()
  await page.waitForURL('**/vagas/minhas/nova')
  // where there is nothing yet, nothing is searched or turned
  await page.goto('/folders/minhas')
  await page.getByText('Nenhum contrato aqui').waitFor()
  assert.equal(await page.getByRole('searchbox').count(), 0)
  assert.equal(await page.getByText('0-0 de 0').count(), 0)
})
