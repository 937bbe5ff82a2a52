// What a guest sees where: a job's facts, a sign-up on a phone, missing pages, no connection.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openBrowser, openPage, type PageOptions, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true })
const focused = (page: TestPage) => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('a job’s facts end before the similar jobs begin, however far one scrolls', async (t) => {
  const page = await open(t)
  const list = (await (await fetch(`${product.origin}/v1/ats/jobs?q=enfermagem`)).json()) as {
    collection: { data: { attributes: { slug: string } }[] }
  }
  await visit(page, `/vagas/${list.collection.data[0]!.attributes.slug}`)
  const facts = page.getByRole('complementary', { name: 'Resumo da vaga' })
  const similar = page.getByRole('region', { name: 'Vagas parecidas' })
  for (const at of [0, 400, 800, 10_000]) {
    await page.evaluate((top) => scrollTo({ top }), at)
    const [above, below] = [(await facts.boundingBox())!, (await similar.boundingBox())!]
    assert.ok(above.y + above.height <= below.y, `at ${at} the facts reach into the similar jobs`)
  }
})

test('a refused sign-up focuses its first error; on a phone a sent one is read from its top', async (t) => {
  const page = await open(t, { size: 'phone' })
  await visit(page, '/usuarios/cadastro/criar')
  await button(page, 'Criar conta').click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name')
  await page.getByLabel(/^Nome completo/).fill('Iara Lins Prado')
  await button(page, 'Criar conta').click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'email')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('iara@exemplo.example')
  await page.getByLabel(/^Senha/).fill('Ponte@2026')
  await page.getByLabel(/^Confirmação/).fill('Ponte@2026')
  await button(page, 'Criar conta').click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'accepted')
  assert.equal(await focused(page), 'accepted')
  await page.getByRole('checkbox').check()
  await button(page, 'Criar conta').click()
  const title = page.getByRole('heading', { level: 1, name: 'Confirme o seu e-mail' })
  await title.waitFor()
  assert.equal(await page.evaluate(() => scrollY), 0)
})

test('a missing page has the site’s name in its title, wherever it is missing', async (t) => {
  const page = await open(t, { allow: [/404/] })
  for (const address of ['/nada-disso', '/vagas/nada-disso', '/empresas/ver/nada-disso', '/ies/nada-disso']) {
    await page.goto(address)
    assert.match(await page.title(), /^(?!Ponte).+ · Ponte$/, address)
  }
})

test('without a connection a link says so and leaves the page; with one that fails the page says which', async (t) => {
  const page = await open(t, { allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })
  await visit(page, '/sobre/privacidade')
  const companies = page.getByRole('contentinfo').getByRole('link', { name: 'Empresas' })
  await page.context().setOffline(true)
  await companies.click()
  await page.getByText('Esta página precisa de internet para abrir.').waitFor()
  assert.equal(new URL(page.url()).pathname, '/sobre/privacidade')
  await page.context().setOffline(false)
  await page.route('**/*.data*', (route) => route.abort())
  await companies.click()
  await page.getByRole('heading', { level: 1, name: 'Sem conexão' }).waitFor()
  await page.unroute('**/*.data*')
  await button(page, 'Tentar de novo').click()
  await page.getByRole('heading', { level: 1, name: 'Empresas' }).waitFor()
})

test('a followed link shows that its page is on the way, until it is there', async (t) => {
  const page = await open(t)
  await visit(page, '/sobre/privacidade')
  let come = () => {}
  const held = new Promise<void>((resolve) => (come = resolve))
  await page.route('**/*.data*', async (route) => (await held, route.continue()))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Empresas' }).click()
  const sign = page.locator('.following')
  await sign.waitFor()
  assert.equal(new URL(page.url()).pathname, '/sobre/privacidade')
  come()
  await page.getByRole('heading', { level: 1, name: 'Empresas' }).waitFor()
  await sign.waitFor({ state: 'detached' })
})

test('an unknown board says that the institution is no partner, and offers the plain way', async (t) => {
  const page = await open(t, { allow: [/404/] })
  for (const [address, way, to] of [
    ['/ies/nada-disso/empresas/cadastro/criar', 'Cadastrar minha empresa', '/empresas/cadastro/criar'],
    ['/ies/nada-disso', 'Criar conta', '/usuarios/cadastro/criar'],
  ] as const) {
    await visit(page, address)
    await page.getByRole('heading', { level: 1, name: 'Esta instituição não é parceira' }).waitFor()
    const main = page.getByRole('main')
    assert.equal(await main.getByRole('link', { name: way }).getAttribute('href'), to)
  }
})

test('who registered nothing is not congratulated, and who has an account is shown no sign-up', async (t) => {
  const guest = await open(t)
  await visit(guest, '/empresas/cadastrado')
  await guest.getByRole('heading', { level: 1, name: 'Cadastre sua empresa' }).waitFor()
  const student = await openSignedIn(t, browser, 'estudante', 'User', { origin: product.origin })
  for (const address of ['/usuarios/cadastro/criar', '/empresas/cadastro/criar']) {
    await student.goto(address)
    await student.waitForURL('**/usuarios/home')
  }
})

test('of a taken e-mail and CNPJ the ways to one’s account are links', async (t) => {
  const page = await open(t)
  await visit(page, '/empresas/cadastro/criar')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('gestora@demo.test')
  const ways = page.getByRole('link', { name: /^(fazer login|recupere sua senha)$/ })
  await ways.first().waitFor()
  assert.deepEqual(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href'))), [
    '/colaboradores/entrar',
    '/colaboradores/recuperar-senha',
  ])
})
