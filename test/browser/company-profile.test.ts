// Companies as people meet them, and as their managers write them: the list, the page, the form, two managers at once, a branch.
import assert from 'node:assert/strict'
import { gzipSync } from 'node:zlib'
import { test, type TestContext } from 'node:test'
import { openBrowser, openPage, type PageOptions, type TestPage, visit } from '#test/support/chromium.ts'
import { openDemoProduct } from '#test/support/demo-product.ts'
import { photo } from '#test/support/photos.ts'
import { openSignedIn } from '#test/support/signed-in.ts'
import { mouse } from './hands.ts'
import { inEveryLook } from './looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

type Companies = { collection: { data: { id: string; attributes: { slug: string; name: string } }[] } }
const { collection } = (await (await fetch(`${product.origin}/v1/profile/companies`)).json()) as Companies
const aurora = collection.data.find(({ attributes }) => attributes.name === 'Aurora Alimentos')!
const jatoba = collection.data.find(({ attributes }) => attributes.name === 'Clínica Jatobá')!
const page = `/empresas/ver/${aurora.attributes.slug}`

const open = (t: TestContext, options: Partial<PageOptions> = {}) => openPage(t, browser, { origin: product.origin, ...options })
const as = (t: TestContext, who: string, options?: Partial<PageOptions>) => openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })
const picture = async (name: string, seed: number) => ({ name, mimeType: 'image/png', buffer: await photo(320, 240, 'png', seed) })

/** A page that is remembered for some seconds may name a picture that has just left. */
const LEFT = /404.*\/files\/public\//

async function save(on: TestPage) {
  await on.getByRole('button', { name: 'Salvar alterações' }).click()
  await on.getByText('As alterações foram salvas.').waitFor()
}

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
    if (answer.url().endsWith('.js')) void answer.body().then((body) => scripts.set(answer.url(), gzipSync(body).length), () => {})
  })
  await visit(on, page)
  await on.waitForLoadState('networkidle')
  const weight = [...scripts.values()].reduce((sum, one) => sum + one, 0)
  assert.ok(weight > 50_000 && weight <= 150_000, `${weight} bytes`)
})

test('without JavaScript a company is whole, and companies are searched and filtered', async (t) => {
  const on = await open(t, { context: { javaScriptEnabled: false } })
  await on.goto('/empresas')
  await on.getByRole('searchbox').fill('clinica')
  await on.getByRole('button', { name: 'Buscar' }).click()
  await on.waitForURL(/q=clinica/)
  assert.deepEqual(await on.getByRole('article').getByRole('heading').allTextContents(), ['Clínica Jatobá'])
  await on.goto('/empresas')
  await on.getByLabel('Estado').selectOption({ label: 'São Paulo' })
  await on.getByRole('button', { name: 'Buscar' }).click()
  await on.getByRole('link', { name: 'Aurora Alimentos', exact: true }).click()
  for (const words of ['Sobre a empresa', 'Por que trabalhar conosco?', 'Benefícios', 'Fotos', 'Quem trabalha aqui conta', 'Vagas abertas']) await on.getByRole('heading', { name: words, exact: true }).waitFor()
  assert.equal(await on.getByText('Não informado.').count(), 0)
  const said = JSON.parse((await on.locator('script[type="application/ld+json"]').textContent())!) as { '@type': string; name: string; address: { addressLocality: string } }
  assert.deepEqual([said['@type'], said.name, said.address.addressLocality], ['Organization', 'Aurora Alimentos', 'São Paulo'])
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
  const on = await as(t, 'recrutador')
  await visit(on, '/meu-portal')
  await on.getByText('É assim que veem a sua página').waitFor()
  await on.getByText('Não informado.').first().waitFor()
  assert.equal(await on.getByRole('link', { name: 'Editar página' }).count(), 0)
  await inEveryLook(on, 'company-portal', { themes: ['light'] })
  await visit(on, '/empresas/editar')
  await on.getByText('Seu acesso não inclui esta página').waitFor()
})

test('a manager writes every part of the page, and it is there', async (t) => {
  const on = await as(t, 'gestora')
  await visit(on, page)
  await on.getByRole('link', { name: 'Editar página' }).click()
  await on.getByRole('heading', { level: 1, name: 'Aurora Alimentos' }).waitFor()
  await on.getByLabel(/^Bom|^13º salário/).first().waitFor()
  await inEveryLook(on, 'company-edit', { themes: ['light', 'dark'] })

  const hand = mouse(on)
  await on.getByLabel(/^Representante legal/).fill('Augusta Ferraz')
  await on.getByLabel(/^Ano de fundação/).fill('1987')
  await on.getByLabel(/^Número de funcionários/).fill('321')
  await on.getByLabel(/^Instagram/).fill('@aurora.alimentos')
  await on.getByLabel(/^Facebook/).fill('')
  await on.getByRole('textbox', { name: /^Por que trabalhar conosco/ }).fill('Porque aqui se aprende fazendo.')
  await on.getByLabel('13º salário').check()
  await on.getByRole('group', { name: 'Fotos' }).locator('input[type=file]').setInputFiles([await picture('nova-1.png', 3), await picture('nova-2.png', 9)])
  await on.getByRole('button', { name: 'Mover Foto 1 para baixo' }).press('Enter')
  await on.getByRole('button', { name: 'Remover Foto 4' }).click()
  await on.getByRole('button', { name: 'Adicionar vídeo' }).click()
  await on.getByLabel(/^Vídeo 1/).fill('https://youtu.be/aqz-KE-bpKQ')
  await on.getByRole('button', { name: 'Assistir ao vídeo: Prévia do vídeo 1' }).waitFor()
  await on.getByRole('button', { name: 'Mover depoimento 1 para baixo' }).press('Enter')
  await on.getByRole('button', { name: 'Adicionar depoimento' }).click()
  const third = on.locator('[data-row="2"]')
  await hand.choose(third.getByRole('combobox', { name: /^Escolher colaborador/ }), 'Rafael')
  assert.match(await third.getByLabel(/^Nome/).inputValue(), /^Rafael/)
  await third.getByLabel(/^Depoimento/).fill('Cheguei como estagiário.\nHoje contrato quem chega.')
  await on.getByRole('group', { name: /^Foto do depoimento 3/ }).locator('input[type=file]').setInputFiles(await picture('rosto.png', 60))
  await on.getByLabel(/^Complemento/).fill('Sala 5')
  await save(on)

  await on.getByRole('link', { name: 'Ver a página' }).click()
  for (const words of ['1987', '321 pessoas', 'Porque aqui se aprende fazendo.', '13º salário', 'Hoje contrato quem chega.']) await on.getByText(words).waitFor()
  assert.deepEqual(await on.locator('figcaption strong').allTextContents(), ['Rafael Nunes Okada', 'Silvia Andrade Pires', 'Rafael Nunes Okada'])
  assert.equal(await on.getByRole('link', { name: /^Ampliar/ }).count(), 11)
  await on.getByRole('link', { name: 'Instagram (abre em outra aba)' }).waitFor()
  assert.equal(await on.getByRole('link', { name: 'Facebook (abre em outra aba)' }).count(), 0)
  await on.getByRole('button', { name: /^Assistir ao vídeo/ }).waitFor()
  await on.getByText(/Sala 5/).waitFor()
})

test('a picture that is taken away leaves with the save, and what is wrong is told on its field', async (t) => {
  const on = await as(t, 'gestora', { size: 'phone', allow: [LEFT] })
  await visit(on, '/empresas/editar')
  await on.getByRole('button', { name: 'Remover imagem de capa' }).click()
  await on.getByLabel(/^LinkedIn/).fill('https://outra.example/aurora')
  await on.getByRole('button', { name: 'Adicionar vídeo' }).click()
  await on.getByLabel(/^Vídeo 2/).fill('https://vimeo.com/1')
  await on.getByRole('button', { name: 'Salvar alterações' }).click()
  await on.getByRole('heading', { name: 'Corrija 2 campos para continuar' }).waitFor()
  await on.getByRole('link', { name: /^Vídeo 2: No momento, só suportamos vídeos do YouTube/ }).waitFor()
  await on.getByRole('link', { name: /^LinkedIn/ }).click()
  await on.getByLabel(/^LinkedIn/).fill('')
  await on.getByRole('button', { name: 'Remover vídeo 2' }).click()
  await save(on)
  await visit(on, page)
  await on.getByRole('heading', { level: 1 }).waitFor()
  await on.getByText('É assim que veem a sua página').waitFor()
  assert.equal(await on.locator('header img[fetchpriority]').count(), 0)
})

test('two managers at once: the later one gets what stands now and loses nothing typed', async (t) => {
  const allow = [/409/, LEFT]
  const [one, two] = [await as(t, 'gestora', { allow }), await as(t, 'gestora', { allow })]
  await visit(one, '/empresas/editar')
  await visit(two, '/empresas/editar')
  await one.getByLabel(/^Número de funcionários/).fill('400')
  await two.getByLabel(/^Nome fantasia/).fill('Aurora, alimentos de verdade')
  await two.getByRole('button', { name: 'Remover depoimento 1' }).click()
  await save(one)
  await two.getByRole('button', { name: 'Salvar alterações' }).click()
  await two.getByText('Outra pessoa mudou esta empresa enquanto você editava.').waitFor()
  assert.equal(await two.getByLabel(/^Número de funcionários/).inputValue(), '400')
  assert.equal(await two.getByLabel(/^Nome fantasia/).inputValue(), 'Aurora, alimentos de verdade')
  await save(two)
  await visit(two, page)
  await two.getByRole('heading', { level: 1, name: 'Aurora, alimentos de verdade' }).waitFor()
  await two.getByText('400 pessoas').waitFor()
  assert.equal(await two.locator('figcaption').count(), 2)
})

test('a branch is created and told of; a stranger’s company is not found', async (t) => {
  const on = await as(t, 'gestora', { allow: [/404/] })
  const hand = mouse(on)
  await visit(on, '/empresas/editar')
  await on.getByRole('button', { name: 'Cadastrar filial' }).click()
  const dialog = on.getByRole('dialog', { name: 'Cadastrar filial' })
  await dialog.getByLabel(/^CNPJ/).fill('12.ABC.345/01DE-35')
  await dialog.getByLabel(/^Razão social/).fill('Aurora Alimentos Santos Ltda.')
  await hand.choose(dialog.getByLabel(/^Setor/), 'Indústria de alimentos')
  await dialog.getByLabel(/^Telefone/).fill('(13) 98888-7777')
  await dialog.getByLabel(/^Site/).fill('https://aurora-alimentos.example')
  await dialog.getByRole('button', { name: 'Cadastrar filial' }).click()
  await on.getByRole('heading', { level: 1, name: 'Aurora Alimentos Santos Ltda.' }).waitFor()
  await on.getByLabel(/^Nome fantasia/).fill('Aurora Santos')
  await save(on)
  await visit(on, `/empresas/editar/${jatoba.id}`)
  await on.getByRole('heading', { level: 1, name: 'Empresa não encontrada' }).waitFor()
})
