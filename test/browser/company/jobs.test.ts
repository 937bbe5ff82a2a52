// Jobs for a guest with and without JavaScript, and for a student who saves them.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import {
  openBrowser,
  openPage,
  type PageOptions,
  shot,
  sizes,
  type TestPage,
  visit,
} from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const withoutScript = { context: { javaScriptEnabled: false } }
const fits = async (page: TestPage) =>
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    true,
    'wider than the screen',
  )
const titles = (page: TestPage) => page.getByRole('article').getByRole('heading').allTextContents()
const shown = (page: TestPage, words: RegExp) => page.getByRole('group', { name: 'Filtros' }).getByText(words).waitFor()

const asStudent = (t: TestContext, options?: Partial<PageOptions>) =>
  openSignedIn(t, browser, 'estudante', 'User', { origin: product.origin, ...options })

const someSlug = async () =>
  (
    (await (await fetch(`${product.origin}/v1/ats/jobs?q=enfermagem`)).json()) as {
      collection: { data: { attributes: { slug: string } }[] }
    }
  ).collection.data[0]!.attributes.slug

for (const [size, theme] of [
  ['phone', 'dark'],
  ['desktop', 'light'],
] as const)
  test(`board, job and a partner’s board fit and pass axe, ${size}, ${theme}`, async (t) => {
    const page = await open(t, { size, theme })
    for (const [name, address] of [
      ['board', '/vagas'],
      ['job', `/vagas/${await someSlug()}`],
      ['partner', '/ies/universidade-horizonte?job_type[]=internship&q=estagio'],
    ] as const) {
      await visit(page, address)
      await fits(page)
      await axe(page)
      await shot(page, `jobs-${name}-${size}-${theme}`)
      if (size === 'phone') continue
      await page.setViewportSize(sizes.tablet)
      await fits(page)
      await shot(page, `jobs-${name}-tablet-${theme}`)
      await page.setViewportSize(sizes.desktop)
    }
  })

test('without JavaScript the board searches, filters and orders, and a job is whole', async (t) => {
  const page = await open(t, withoutScript)
  await page.goto('/vagas')
  await page.getByRole('searchbox').fill('enfermagem')
  await page.getByLabel('Estágio', { exact: true }).check()
  await page.getByRole('button', { name: 'Buscar' }).click()
  await page.waitForURL(/q=enfermagem/)
  assert.match(page.url(), /job_type%5B%5D=internship/)
  assert.equal((await titles(page))[0], 'Estágio em Enfermagem')
  await page.getByRole('link', { name: 'Estágio em Enfermagem', exact: true }).click()
  for (const words of ['Sobre a vaga', 'Responsabilidades', 'Requisitos', 'Responde a todos até'])
    await page.getByText(words, { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Candidatar-se' }).first().waitFor()
  const posting = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
    title: string
    url: string
  }
  assert.deepEqual([posting.title, posting.url], ['Estágio em Enfermagem', page.url()])
  assert.equal(await page.locator('link[rel=canonical]').getAttribute('href'), page.url())
  const picture = await fetch((await page.locator('meta[property="og:image"]').getAttribute('content'))!)
  assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/png'])
  await page.getByRole('link', { name: 'Candidatar-se' }).first().click()
  await page.locator('noscript section').waitFor()
})

test('the board searches as one types, and its whole state stands in the address', async (t) => {
  const page = await open(t)
  await visit(page, '/vagas')
  const all = await titles(page)
  assert.ok(all.length >= 18)
  await page.getByRole('searchbox').fill('enjenharia')
  await page.waitForURL(/q=enjenharia/)
  await page.getByText('Mostrando resultados para engenharia').waitFor()
  await page.getByLabel('Estado').selectOption({ label: 'São Paulo' })
  await page.waitForURL(/state_id/)
  await page.getByRole('button', { name: 'Remover filtro São Paulo', exact: true }).waitFor()
  await page.getByRole('combobox', { name: 'Cidade', exact: true }).selectOption({ label: 'São Paulo' })
  await page.getByRole('button', { name: 'Remover filtro São Paulo, SP' }).click()
  await page.waitForURL((url) => !url.search.includes('city_id'))
  await page.reload()
  assert.equal(await page.getByRole('searchbox').inputValue(), 'enjenharia')
  await page.getByRole('button', { name: 'Remover filtro São Paulo', exact: true }).click()
  await page.waitForURL((url) => !url.search.includes('state_id'))
  await page.goBack()
  await page.getByRole('button', { name: 'Remover filtro São Paulo', exact: true }).waitFor()
  assert.equal(await page.getByLabel('Estado').inputValue(), 'SP')
  await page.getByRole('button', { name: 'Limpar filtros' }).click()
  await page.waitForURL((url) => url.search === '')
  await shown(page, new RegExp(`^Exibindo ${all.length} de ${all.length}$`))
  await page.getByLabel('Ordenar por').selectOption({ label: 'Maior salário' })
  await page.waitForURL(/sort=salary/)
  await page.getByRole('searchbox').fill('nada disso existe')
  await page.getByText('Nenhuma vaga com esses filtros').waitFor()
})

test('to search for the same words again is no step in the history, on the board and among companies', async (t) => {
  const page = await open(t)
  const steps = () => page.evaluate(() => history.length)
  for (const [address, words] of [
    ['/vagas', 'enfermagem'],
    ['/empresas', 'nimbo'],
  ] as const) {
    await visit(page, address)
    await page.getByRole('searchbox').fill(words)
    await page.waitForURL(new RegExp(`q=${words}`))
    const before = await steps()
    await page.getByRole('searchbox').press('Enter')
    await page.getByRole('button', { name: 'Buscar', exact: true }).click()
    await page.waitForTimeout(300)
    assert.equal(await steps(), before)
    await visit(page, `${address}?q=${words}&page=2`)
    await page.getByRole('searchbox').press('Enter')
    await page.waitForURL((url) => !url.searchParams.has('page'))
    assert.equal(await steps(), before + 2, 'from a further page back to the start is one')
  }
})

test('who jumps to the end of a long list is brought the next page, and not all of them', async (t) => {
  const page = await open(t)
  let asked = 0
  await page.route(/\/v1\/ats\/jobs\?/, async (route) => {
    asked++
    const answer = (await (
      await route.fetch({
        url: route
          .request()
          .url()
          .replace(/\bpage=\d+/, 'page=1'),
      })
    ).json()) as { collection: { data: { id: string }[] } }
    await route.fulfill({
      json: {
        ...answer,
        collection: { data: answer.collection.data.map((job) => ({ ...job, id: `${job.id} ${asked}` })) },
        total_pages: 9,
        total_count: 999,
      },
    })
  })
  await visit(page, '/vagas')
  await page.getByLabel('Ordenar por').selectOption({ label: 'Maior salário' })
  await shown(page, / de 999$/)
  const n = await page.getByRole('article').count()
  for (const pages of [2, 3]) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await page
      .getByRole('article')
      .nth(pages * n - 1)
      .waitFor()
    await page.waitForTimeout(300)
    assert.equal(asked, pages)
  }
})

test('a search begun offline continues once the connection is back, and stands in the address', async (t) => {
  const page = await open(t, { allow: [/ERR_INTERNET_DISCONNECTED|dynamically imported module|Failed to fetch/] })
  await visit(page, '/vagas')
  await page.context().setOffline(true)
  await page.getByRole('searchbox').fill('enfermagem')
  const retry = page.getByRole('button', { name: 'Tentar de novo' })
  await page.getByText('Não foi possível carregar.').waitFor()
  await shown(page, /^Exibindo 0 de …$/)
  await retry.click()
  await retry.waitFor()
  assert.equal(await page.getByRole('searchbox').inputValue(), 'enfermagem', 'without a connection the page stays')
  await page.context().setOffline(false)
  // The retry comes by itself on the browser's online event; the button is for earlier.
  await retry.evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()))
  await page.getByRole('link', { name: 'Estágio em Enfermagem', exact: true }).waitFor()
  assert.equal(await page.getByRole('searchbox').inputValue(), 'enfermagem')
})

test('the board does without a banner that never came', async (t) => {
  const page = await asStudent(t, { allow: [/ERR_FAILED/] })
  await page.route('**/assets/student-banner-*.css', (route) => route.abort())
  const lost = page.waitForEvent('requestfailed')
  await visit(page, '/vagas?q=enfermagem')
  await lost
  await page.getByRole('link', { name: 'Estágio em Enfermagem', exact: true }).waitFor()
})

test('a dialog that could not come opens once the connection is back', async (t) => {
  const page = await asStudent(t, {
    allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module|Failed to fetch/],
  })
  await visit(page, '/vagas?q=enfermagem')
  await page.waitForLoadState('networkidle') // a part that is lost on its way reloads the page
  const opener = page.getByRole('button', { name: 'Salvar esta busca' })
  await page.context().setOffline(true)
  await opener.click()
  await page.getByText('Não conseguimos abrir.').waitFor()
  await page.getByRole('button', { name: 'Fechar' }).first().click()
  await page.context().setOffline(false)
  await opener.click()
  await page.waitForFunction(() =>
    performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  )
  await visit(page, page.url())
  await opener.click()
  await page.getByRole('dialog', { name: 'Salvar esta busca' }).waitFor()
})

test('who comes back from a job finds the place in the list', async (t) => {
  const page = await open(t, { size: 'phone' })
  await visit(page, '/vagas')
  await page.getByRole('article').nth(12).getByRole('link').first().click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Responde a todos até').waitFor()
  await page.goBack()
  await page.getByRole('article').nth(12).waitFor()
  await page.waitForFunction(() => scrollY > 1500)
})
