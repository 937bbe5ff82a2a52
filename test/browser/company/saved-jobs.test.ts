import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Locator } from 'playwright-core'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const fits = async (page: TestPage) =>
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    true,
    'wider than the screen',
  )
const titles = (page: TestPage) => page.getByRole('article').getByRole('heading').allTextContents()

const asStudent = (t: TestContext, options?: Partial<PageOptions>) =>
  openSignedIn(t, browser, 'estudante', 'User', { origin: product.origin, ...options })

const someSlug = async () =>
  (
    (await (await fetch(`${product.origin}/v1/ats/jobs?q=enfermagem`)).json()) as {
      collection: { data: { attributes: { slug: string } }[] }
    }
  ).collection.data[0]!.attributes.slug

test('a guest who keeps a job is led to the log-in and back', async (t) => {
  const page = await open(t)
  const address = `/vagas/${await someSlug()}`
  await visit(page, address)
  await page.getByRole('link', { name: 'Salvar vaga' }).click()
  await page.waitForURL(/usuarios\/entrar\?voltar=/)
  assert.equal(new URL(page.url()).searchParams.get('voltar'), address)
})

test('a student keeps a job and a search, and lets both go', async (t) => {
  const page = await asStudent(t, { size: 'phone', theme: 'dark' })
  await visit(page, '/usuarios/home')
  await page.getByRole('heading', { name: 'Vagas para você' }).waitFor()
  const waiting = page.getByRole('region', { name: 'Com as empresas' })
  await waiting.getByRole('link', { name: 'Estágio em Análise de Dados' }).waitFor()
  await visit(page, '/vagas?q=enfermagem')
  const heart = page.getByRole('button', { name: 'Salvar Estágio em Enfermagem' })
  await heart.click()
  await page.locator('[aria-pressed=true]').first().waitFor()
  await page.getByRole('button', { name: 'Salvar esta busca' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome da busca').fill('Enfermagem por perto')
  await axe(page)
  await dialog.getByRole('button', { name: 'Salvar busca' }).click()
  await dialog.waitFor({ state: 'detached' })
  await visit(page, '/vagas/salvas')
  await page.getByRole('article').getByText('Estágio em Enfermagem').waitFor()
  await fits(page)
  await axe(page)
  await shot(page, 'jobs-saved-phone-dark')
  assert.equal(await page.getByText('Linhas por página').count(), 0, 'there is one page, and nothing to turn')
  await heart.click()
  await page.locator('[aria-pressed=false]').first().waitFor()
  await visit(page, '/vagas/alertas')
  await page.getByRole('link', { name: 'Enfermagem por perto' }).waitFor()
  await fits(page)
  await axe(page)
  await page.getByRole('button', { name: 'Encerrar alerta Enfermagem por perto' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar alerta' }).click()
  await page.getByText('Nenhum alerta').waitFor()
})

const answerTo = (page: TestPage, method: string) =>
  page.waitForResponse((answer) => answer.request().method() === method && answer.url().includes('/saved_jobs'))

test('a heart that is pressed before all that is kept has come forgets no other', async (t) => {
  const page = await asStudent(t)
  const [first, second] = ['Estágio em Enfermagem', 'Recepcionista de Clínica'].map((title) =>
    page.getByRole('button', { name: `Salvar ${title}` }),
  ) as [Locator, Locator]
  await visit(page, '/vagas?q=clinica')
  await second.click()
  await page.locator('[aria-pressed=true]').first().waitFor()
  const held = Promise.withResolvers<void>()
  await page.route('**/saved_jobs?*per_page=100*', (route) => held.promise.then(() => route.continue()))
  await visit(page, '/vagas/salvas')
  await second.waitFor()
  assert.equal(await second.getAttribute('aria-pressed'), 'true')
  await visit(page, '/vagas?q=enfermagem')
  const kept = answerTo(page, 'PUT')
  await first.click()
  held.resolve()
  await page.locator('[aria-pressed=true]').first().waitFor()
  await kept
  await page.getByRole('link', { name: 'Vagas salvas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Vagas salvas' }).waitFor()
  for (const heart of [first, second]) {
    await heart.waitFor()
    assert.equal(await heart.getAttribute('aria-pressed'), 'true')
    const gone = answerTo(page, 'DELETE')
    await heart.click()
    await gone
  }
  await page.waitForTimeout(300) // enough time for a refetched list
  await first.waitFor() // removed, still listed, and can be restored
  await page.goto('/vagas/salvas')
  await page.getByText('Nenhuma vaga salva').waitFor()
})

test('whose profile no open job suits is not told that it says too little', async (t) => {
  const page = await openSignedIn(t, browser, 'ex-estagiario', 'User', { origin: product.origin, size: 'phone' })
  await visit(page, '/usuarios/home')
  await page.getByText('Nenhuma vaga aberta combina com o seu perfil agora').waitFor()
  assert.equal(await page.getByText('Ainda não sabemos o que combina').count(), 0)
  await page.getByRole('link', { name: 'Ver todas as vagas' }).click()
  await page.waitForURL('**/vagas')
})

test('a partner’s student filters exclusive jobs by a toggle that says what it will do', async (t) => {
  const page = await asStudent(t)
  await visit(page, '/vagas')
  const before = (await titles(page)).length
  await page.getByRole('button', { name: 'Apenas vagas exclusivas à minha Instituição de Ensino' }).click()
  await page.waitForURL(/ies_jobs_only=/)
  await page.getByRole('button', { name: 'Limpar filtro de vagas exclusivas' }).waitFor()
  await page.waitForFunction(
    (n) => document.querySelectorAll('article').length < n && document.querySelectorAll('article').length > 0,
    before,
  )
  for (const text of await page.getByRole('article').allTextContents())
    assert.match(text, /Exclusiva para estudantes: .*Universidade Horizonte/)
  await page.reload()
  await page.getByRole('article').first().waitFor()
  await page.getByRole('button', { name: 'Limpar filtro de vagas exclusivas' }).click()
  await page.waitForURL((url) => url.search === '')
})
