// Filters as a sheet on a phone, letters for what is not there yet, and a partner's board.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, shot, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { fits } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const student = (t: TestContext) =>
  openSignedIn(t, browser, 'estudante', 'User', { origin: product.origin, size: 'phone' })

test('on a phone filters are a sheet, and its button counts what they leave', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, size: 'phone' })
  await visit(page, '/vagas', { quiet: true })
  await page.getByRole('button', { name: 'adicionar filtros' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtros' })
  await sheet.getByRole('checkbox', { name: 'Remoto' }).check()
  await page.waitForURL(/work_model/)
  await axe(page)
  await shot(page, 'filters-sheet-phone-light', { whole: false })
  await sheet.getByRole('button', { name: /^Ver \d+ vagas?$/ }).click()
  await sheet.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Remover filtro Remoto' }).waitFor()
  assert.ok((await page.getByRole('article').count()) > 0)
})

test('a search without answers offers letters for when there are some', async (t) => {
  const page = await student(t)
  await visit(page, '/vagas?q=astronauta', { quiet: true })
  await page.getByRole('button', { name: 'Avise-me quando aparecer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar busca' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.goto('/vagas/alertas')
  await page.getByText('astronauta').first().waitFor()
})

test('a board shows first what is for its students alone, and asks recruiters at its foot', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, size: 'phone' })
  await visit(page, '/ies/universidade-horizonte', { quiet: true })
  const own = page.getByRole('region', { name: 'Só para quem estuda na Universidade Horizonte' })
  const all = page.getByRole('region', { name: 'Abertas a todos' })
  await own.getByRole('article').first().waitFor()
  assert.equal(await own.getByRole('article').count(), await own.getByText('Exclusiva para estudantes').count())
  assert.equal(await all.getByText('Exclusiva para estudantes').count(), 0)
  const foot = page.getByRole('complementary', { name: 'Para empresas' })
  const [above, below] = [(await all.boundingBox())!, (await foot.boundingBox())!]
  assert.ok(below.y > above.y + above.height)
  await foot.getByRole('link', { name: 'Sou empresa: publicar vagas' }).waitFor()
  await axe(page)
  await fits(page)
})

test('the public home searches, shows open jobs with their reply dates, and asks for a city once', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, size: 'phone' })
  await visit(page, '/', { quiet: true })
  const open = page.getByRole('region', { name: 'Abertas agora' })
  await open.getByRole('article').nth(5).waitFor()
  assert.equal(await open.getByRole('article').count(), 6)
  assert.equal(await open.getByText(/Responde até \d\d\/\d\d/).count(), 6)
  await axe(page)
  await fits(page)
  await page.getByRole('button', { name: 'Minha cidade' }).click()
  const dialog = page.getByRole('dialog', { name: 'Minha cidade' })
  await dialog.getByLabel('Estado').selectOption({ label: 'Minas Gerais' })
  await dialog.getByLabel('Cidade').selectOption({ label: 'Belo Horizonte' })
  await axe(page)
  await dialog.getByRole('button', { name: 'Ver vagas' }).click()
  await page.waitForURL(/\/vagas\?.*city_id/)
  await visit(page, '/', { quiet: true })
  await page.getByRole('link', { name: 'Belo Horizonte', exact: true }).waitFor()
})
