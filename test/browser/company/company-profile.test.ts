// Companies for the public and for their managers: list, page, and a branch.
import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { test, type TestContext } from 'node:test'
import { openCepService } from '#test/support/outside/cep-service.ts'
import { openBrowser, openPage, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { become, loseOneAnswer, mouse } from '../hands.ts'
import { inEveryLook } from '../looks.ts'

const cep = await openCepService()
const product = await openDemoProduct({ env: { CEP_SERVICE_URL: cep.url } })
const browser = await openBrowser()

type Companies = { collection: { data: { id: string; attributes: { slug: string; name: string } }[] } }
const { collection } = (await (await fetch(`${product.origin}/v1/profile/companies`)).json()) as Companies
const aurora = collection.data.find(({ attributes }) => attributes.name === 'Aurora Alimentos')!
const jatoba = collection.data.find(({ attributes }) => attributes.name === 'Clínica Jatobá')!
const page = `/empresas/ver/${aurora.attributes.slug}`

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const as = (t: TestContext, who: string, options?: Partial<PageOptions>) =>
  openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })

/** The browser's messages about a lost connection. */
const LOST = /Failed to load resource|ERR_FAILED/

test('the page of a company in every size and theme: nothing is cut, axe finds nothing', async (t) => {
  const on = await open(t)
  await visit(on, page)
  await inEveryLook(on, 'company-page', { at: ['desktop', 'tablet', 'phone'] })
  await on.getByRole('link', { name: /^Ampliar: Foto 2/ }).click()
  await on.getByText('2 de 10').waitFor()
  await on.keyboard.press('Escape')
  await on.getByText('2 de 10').waitFor({ state: 'detached' })
})

test('the scripts of a company’s page weigh no more than 150 kB', async (t) => {
  const on = await open(t)
  const scripts = new Map<string, number>()
  on.on('response', (answer) => {
    if (answer.url().endsWith('.js'))
      void answer.body().then(
        (body) => scripts.set(answer.url(), gzipSync(body).length),
        () => {},
      )
  })
  await visit(on, page)
  await on.waitForLoadState('networkidle')
  const weight = [...scripts.values()].reduce((sum, one) => sum + one, 0)
  assert.ok(weight > 50_000 && weight <= 150_000, `${weight} bytes`)
})

test('without JavaScript a company is whole, and companies are searched and filtered', async (t) => {
  const on = await open(t, { theme: 'dark', context: { javaScriptEnabled: false } })
  await on.goto('/empresas')
  assert.equal(await on.evaluate(() => getComputedStyle(document.body).backgroundColor), 'rgb(17, 22, 20)')
  await on.getByRole('searchbox').fill('clinica')
  await on.getByRole('button', { name: 'Buscar' }).click()
  await on.waitForURL(/q=clinica/)
  assert.deepEqual(await on.getByRole('article').getByRole('heading').allTextContents(), ['Clínica Jatobá'])
  await on.goto('/empresas')
  await on.getByLabel('Estado').selectOption({ label: 'São Paulo' })
  await on.getByRole('button', { name: 'Buscar' }).click()
  await on.getByRole('link', { name: 'Aurora Alimentos', exact: true }).click()
  for (const words of [
    'Sobre a empresa',
    'Por que trabalhar conosco?',
    'Benefícios',
    'Fotos',
    'Quem trabalha aqui conta',
    'Vagas abertas',
  ])
    await on.getByRole('heading', { name: words, exact: true }).waitFor()
  assert.equal(await on.getByText('Não informado.').count(), 0)
  const said = JSON.parse((await on.locator('script[type="application/ld+json"]').textContent())!) as {
    '@type': string
    name: string
    address: { addressLocality: string }
  }
  assert.deepEqual(
    [said['@type'], said.name, said.address.addressLocality],
    ['Organization', 'Aurora Alimentos', 'São Paulo'],
  )
  await on.goto(`/empresas/ver/${aurora.id}`)
  assert.equal(await on.locator('link[rel=canonical]').getAttribute('href'), `${product.origin}${page}`)
})

test('companies are searched as one types, and the list stands in the address', async (t) => {
  const on = await open(t)
  await visit(on, '/empresas')
  await inEveryLook(on, 'companies', { at: ['desktop', 'phone'] })
  await on.getByRole('searchbox').fill('nimbo')
  await on.waitForURL(/q=nimbo/)
  await on.getByText(/^Exibindo 1 de 1$/).waitFor()
  await on.getByRole('button', { name: 'Remover filtro “nimbo”' }).click()
  await on.getByLabel('Setor').selectOption({ label: 'Tecnologia da informação' })
  await on.waitForURL(/sector_id/)
  await on.getByRole('article').getByText('Nimbo').waitFor()
  await on.getByRole('searchbox').fill('ninguém com este nome')
  await on.getByText('Nenhuma empresa com esses filtros').waitFor()
})

test('an address of nobody is a page that is not there', async (t) => {
  const on = await open(t, { allow: [/404/] })
  const answer = await on.goto('/empresas/ver/ninguem')
  assert.equal(answer?.status(), 404)
  await on.getByRole('heading', { level: 1, name: 'Não encontramos esta empresa' }).waitFor()
})

test('to the company itself what is empty says so; who keeps no settings only reads', async (t) => {
  const on = await as(t, 'recrutador', { allow: [/404/, LOST] })
  await on.route('**/v1/profile/companies/ninguem', (route) => route.abort(), { times: 1 })
  await on.goto('/empresas/ver/ninguem')
  await on.getByRole('button', { name: 'Tentar de novo' }).click()
  await on.getByRole('heading', { level: 1, name: 'Não encontramos esta empresa' }).waitFor()
  await visit(on, '/meu-portal')
  await on.getByText('É assim que veem a sua página').waitFor()
  await on.getByText('Não informado.').first().waitFor()
  assert.equal(await on.getByRole('link', { name: 'Editar página' }).count(), 0)
  await inEveryLook(on, 'company-portal', { themes: ['light'] })
  await visit(on, '/empresas/editar')
  await on.getByText('Seu acesso não inclui esta página').waitFor()
})

test('a branch is created once even when the answer is lost; another’s company is not found', async (t) => {
  const on = await as(t, 'gestora', { allow: [/404/, LOST] })
  const hand = mouse(on)
  await visit(on, '/empresas/editar')
  // Revoked settings remove the form; its values return with the role.
  const [legal, before] = [
    on.getByLabel(/^Representante Legal/),
    await on.getByLabel(/^Representante Legal/).inputValue(),
  ]
  await legal.fill('Ainda por salvar')
  const session = await become(
    on,
    await on.evaluate(() => localStorage.getItem('session')!.replace('"Administrador"', '"Recrutador"')),
  )
  await on.getByText('Seu acesso não inclui esta página').waitFor()
  await on.getByText('fica salvo nesta aba').waitFor()
  await become(on, session)
  await on.getByText('está de volta no formulário').waitFor()
  assert.equal(await legal.inputValue(), 'Ainda por salvar')
  await legal.fill(before)
  await on.getByRole('button', { name: 'Cadastrar filial' }).click()
  const dialog = on.getByRole('dialog', { name: 'Cadastrar filial' })
  await dialog.getByLabel(/^CNPJ/).fill('12.ABC.345/01DE-35')
  await dialog.getByLabel(/^Razão Social/).fill('Aurora Alimentos Santos Ltda.')
  await hand.choose(dialog.getByLabel(/^Setor/), 'Indústria de alimentos')
  await dialog.getByLabel(/^Telefone/).fill('(13) 98888-7777')
  await dialog.getByLabel(/^Site/).fill('https://aurora-alimentos.example')
  await become(on, null)
  await on.waitForURL(/entrar/)
  await on.evaluate((kept) => localStorage.setItem('session', kept), session)
  await visit(on, '/empresas/editar')
  await dialog.waitFor()
  assert.deepEqual(
    [await dialog.getByLabel(/^Razão Social/).inputValue(), await dialog.getByLabel(/^CNPJ/).inputValue()],
    ['Aurora Alimentos Santos Ltda.', '12.ABC.345/01DE-35'],
  )
  await loseOneAnswer(on, '**/sub_companies')
  await dialog.getByRole('button', { name: 'Cadastrar filial' }).click()
  await dialog.getByText('Não foi possível salvar', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'Cadastrar filial' }).click()
  await on.getByRole('heading', { level: 1, name: 'Aurora Alimentos Santos Ltda.' }).waitFor()
  await on.getByLabel(/^Nome Fantasia/).fill('Aurora Santos')
  await on.getByRole('button', { name: 'Salvar alterações' }).click()
  await on.getByText('As alterações foram salvas.').waitFor()
  await visit(on, `/empresas/editar/${jatoba.id}`)
  await on.getByRole('heading', { level: 1, name: 'Empresa não encontrada' }).waitFor()
})
