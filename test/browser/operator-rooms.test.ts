// The operator's pages: proposals of candidates, caps of hours, and the site's links.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { holds } from './hands.ts'
import { fits, inEveryLook } from './looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const logIn = (t: TestContext, who: string, kind: UserType, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, kind, { origin: product.origin, ...options })

async function openLists(t: TestContext, options: Partial<PageOptions> = {}) {
  const page = await logIn(t, 'operador', 'Operator', options)
  await visit(page, '/admin/listas')
  await page.getByRole('article').first().waitFor()
  return page
}
const proposal = (page: TestPage, name: string) => page.getByRole('article', { name, exact: true })

// First, since the others settle these proposals.
test('proposals: nothing is cut, axe finds nothing', async (t) => {
  const page = await openLists(t)
  await inEveryLook(page, 'proposals')
  for (const [act, seen] of [
    ['Aprovar', 'Nome na lista'],
    ['Unir a outra', 'Opção que fica'],
    ['Recusar', 'nunca aparece como opção'],
  ] as const) {
    await proposal(page, 'PowerBI').getByRole('button', { name: act, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(seen).first().waitFor()
    await inEveryLook(page, `proposals-${act.split(' ')[0]!.toLowerCase()}`, { whole: false })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
})

test('a proposal is refused, found again among the refused, and approved under a better name', async (t) => {
  const page = await openLists(t, { allow: [/422/] })
  await page.getByRole('link', { name: 'Listas', exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Buscar proposta' }).fill('serigrafia')
  await proposal(page, 'PowerBI').waitFor({ state: 'detached' })
  await proposal(page, 'Serigrafia artesanal')
    .getByText('Conhecimentos · proposta por Tiago Rocha Menezes · em 1 perfil')
    .waitFor()
  await proposal(page, 'Serigrafia artesanal').getByRole('button', { name: 'Recusar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click()
  await page.getByText('Nenhuma proposta encontrada').waitFor()
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('Recusadas')
  await proposal(page, 'Serigrafia artesanal').getByRole('button', { name: 'Aprovar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome na lista').fill('Acessibilidade digital')
  await dialog.getByRole('button', { name: 'Aprovar' }).click()
  await dialog.getByText('“Acessibilidade digital” já está na lista. Una esta proposta a essa opção.').waitFor()
  await dialog.getByLabel('Nome na lista').fill('Serigrafia')
  await dialog.getByRole('button', { name: 'Aprovar' }).click()
  await page.getByText('A opção entra nas listas de todo mundo em até uma hora.').waitFor()
  await dialog.waitFor({ state: 'detached' })
})

test('by keyboard alone a proposal is merged into an option that was searched for', async (t) => {
  const page = await openLists(t, { size: 'phone', theme: 'dark' })
  await proposal(page, 'PowerBI').getByRole('button', { name: 'Unir a outra' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Power BI' }).waitFor()
  await dialog.getByRole('button', { name: 'Unir', exact: true }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('Escolha a opção que fica.').waitFor()
  await dialog.getByRole('searchbox').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('nada disso existe')
  await dialog.getByText('Nada parecido na lista. Tente outra palavra.').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('power bi')
  await dialog.getByRole('radio', { name: 'Power BI' }).waitFor()
  await dialog.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Unir', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('“Power BI” toma o lugar da proposta nos perfis.').waitFor()
  await page.getByText('Nada esperando').waitFor()
})

test('whether a letter went out is found by its address, and what the product does by itself is listed', async (t) => {
  const page = await logIn(t, 'operador', 'Operator', { size: 'phone' })
  await visit(page, '/admin/emails')
  await page.getByRole('searchbox', { name: 'Endereço de e-mail' }).fill('estudante@demo.test')
  await page.getByText('Sem servidor de e-mail').first().waitFor()
  await axe(page)
  await visit(page, '/admin/tarefas')
  await page.getByLabel('Situação').selectOption('Na fila')
  await page.getByText('forget-requests').waitFor()
  await axe(page)
})

for (const [size, theme] of [
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)
  test(`the caps of a partner at the size of a ${size}`, async (t) => {
    const page = await logIn(t, 'operador', 'Operator', { size, theme })
    await visit(page, '/admin/horas-complementares')
    await page.getByRole('searchbox', { name: 'Buscar instituição parceira' }).fill('nada assim')
    await page.getByText('Nenhuma instituição encontrada').waitFor()
    await page.getByRole('searchbox', { name: 'Buscar instituição parceira' }).fill('horizonte')
    await page.getByRole('link', { name: 'Universidade Horizonte' }).click()
    const courses = page.getByRole('textbox', { name: 'Cursos livres e on-line' })
    const before = await courses.inputValue()
    await courses.fill('2001')
    await page.getByRole('button', { name: 'Salvar limites' }).click()
    await page.getByText('Informe horas inteiras, de 0 a 2000').waitFor()
    await axe(page)
    await fits(page)
    await shot(page, `hour-caps-${size}-${theme}`)
    await courses.fill(before === '30' ? '' : '30')
    await page.getByRole('button', { name: 'Salvar limites' }).click()
    await page.getByText('Os limites foram salvos').waitFor()
    await visit(page, page.url(), { quiet: true })
    await holds(courses, before === '30' ? '' : '30')
    await page.getByRole('link', { name: 'Escolher outra instituição' }).click()
    await page.getByRole('searchbox', { name: 'Buscar instituição parceira' }).waitFor()
  })

test('a row that is followed right after typing opens, though its page takes longer than the search', async (t) => {
  const page = await logIn(t, 'operador', 'Operator')
  await visit(page, '/admin/empresas')
  await page.route('**/assets/company-page*', async (route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  })
  await page.getByRole('searchbox', { name: 'Buscar por nome ou CNPJ' }).fill('nimbo')
  await page.getByRole('link', { name: 'Nimbo Tecnologia S.A.' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nimbo Tecnologia S.A.' }).waitFor()
})

async function settings(t: TestContext, options: Partial<PageOptions> = {}) {
  const page = await logIn(t, 'operador', 'Operator', options)
  await visit(page, '/admin/configuracoes', { quiet: true })
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: false })
  return {
    page,
    field,
    async save(values: Record<string, string>) {
      for (const [label, value] of Object.entries(values)) await field(label).fill(value)
      await page.getByRole('button', { name: 'Salvar' }).click()
    },
  }
}

const ALL = [
  'E-mail de suporte',
  'Telefone de suporte',
  'Blog',
  'Sala da Mentoria de Carreira',
  'Pedido de inclusão de curso',
  'Pedido de inclusão de instituição',
  'Facebook',
  'Instagram',
  'LinkedIn',
  'TikTok',
  'X',
  'YouTube',
]

test('site links: the demonstration has some, errors show on their fields, emptied ones disappear', async (t) => {
  const { page, field, save } = await settings(t, { size: 'phone' })
  assert.equal(await field('Blog').inputValue(), 'https://blog.ponte.example/')
  await save({ Blog: 'javascript:alert(1)', 'Telefone de suporte': '123', 'E-mail de suporte': 'ajuda' })
  for (const words of [
    'Informe um endereço da internet, como https://empresa.com.br',
    'Informe o telefone com DDD, ou um número 0800, 0300 ou 4000',
    'Formato de e-mail inválido.',
  ])
    await page.getByText(words).waitFor()
  await fits(page)
  await axe(page)
  await shot(page, 'site-settings-phone-light')
  await save(Object.fromEntries(ALL.map((label) => [label, ''])))
  await page.getByText('As configurações foram salvas.').waitFor()
  assert.equal(await (await fetch(`${product.origin}/v1/site_links`)).text(), '{}')
})

test('with nothing set there is no blog, no network, no hint and no Acessar, and no space kept for them', async (t) => {
  const guest = await open(t)
  await visit(guest, '/', { quiet: true })
  assert.equal(await guest.getByRole('link', { name: 'Blog' }).count(), 0)
  assert.equal(await guest.getByRole('link', { name: /abre em outra aba/ }).count(), 0)
  assert.equal(await guest.locator('footer li:empty, footer ul:empty, header li:empty').count(), 0)
  await guest.getByRole('button', { name: 'Ajuda' }).click()
  const help = guest.getByRole('dialog', { name: 'Precisa de ajuda?' })
  await help.getByText('Nenhum canal de atendimento foi publicado até agora.').waitFor()
  assert.equal(await help.getByRole('listitem').count(), 0)
  await axe(guest)
  await visit(guest, '/academy', { quiet: true })
  assert.equal(await guest.getByRole('link', { name: 'Blog' }).count(), 0)

  const candidate = await logIn(t, 'estudante', 'User')
  await visit(candidate, '/usuarios/preencher-perfil?passo=formacao', { quiet: true })
  assert.equal(await candidate.getByText('não está na lista?').count(), 0)
  await mentoring(candidate)
  assert.equal(await candidate.getByRole('link', { name: 'Acessar' }).count(), 0)
})

async function mentoring(page: TestPage) {
  await visit(page, '/usuarios/home')
  if (!(await page.getByRole('button', { name: 'Mentoria de Carreira' }).first().isVisible()))
    await page.getByRole('button', { name: 'Abrir meu menu' }).first().click()
  await page.getByRole('button', { name: 'Mentoria de Carreira' }).first().click()
  await page.getByRole('dialog', { name: 'Mentoria de Carreira' }).waitFor()
}

test('what the operator sets is there for a guest, a candidate and a company, without a restart', async (t) => {
  const { page: operator, field, save } = await settings(t, { theme: 'dark' })
  await save({
    'E-mail de suporte': 'Ajuda@Ponte.example',
    'Telefone de suporte': '08005550199',
    Blog: 'novidades.ponte.example',
    Academy: 'cursos.ponte.example',
    'Sala da Mentoria de Carreira': 'https://sala.ponte.example/quinta',
    'Pedido de inclusão de curso': 'https://formularios.ponte.example/curso',
    'Pedido de inclusão de instituição': 'https://formularios.ponte.example/instituicao',
    LinkedIn: 'https://linkedin.example/ponte',
    YouTube: 'https://youtube.example/ponte',
  })
  await operator.getByText('As configurações foram salvas.').waitFor()
  assert.deepEqual(
    [await field('Blog').inputValue(), await field('Telefone de suporte').inputValue()],
    ['https://novidades.ponte.example/', '0800 555 0199'],
  )
  await axe(operator)

  for (const size of ['phone', 'desktop'] as const) {
    const guest = await open(t, { size })
    await visit(guest, `/?em=${size}`) // an address that no cache holds
    await guest.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn (abre em outra aba)' }).waitFor()
    assert.equal(
      await guest
        .getByRole('contentinfo')
        .getByRole('link', { name: /abre em outra aba/ })
        .count(),
      2,
    )
    for (const [name, address] of [
      ['Blog', 'https://novidades.ponte.example/'],
      ['Academy', 'https://cursos.ponte.example/'],
    ] as const)
      if (size === 'desktop')
        assert.equal(await guest.getByRole('banner').getByRole('link', { name }).getAttribute('href'), address)
    await guest.getByRole('button', { name: 'Ajuda' }).click()
    const help = guest.getByRole('dialog', { name: 'Precisa de ajuda?' })
    assert.equal(await help.getByRole('link', { name: '0800 555 0199' }).getAttribute('href'), 'tel:08005550199')
    assert.equal(
      await help.getByRole('link', { name: 'ajuda@ponte.example' }).getAttribute('href'),
      'mailto:ajuda@ponte.example',
    )
    await help.getByRole('link', { name: 'YouTube (abre em outra aba)' }).waitFor()
    await fits(guest)
    await axe(guest)
    await shot(guest, `help-dialog-${size}-light`, { whole: false })
    await help.getByRole('button', { name: 'Fechar' }).last().click()
    await visit(guest, '/academy')
    await guest.getByRole('contentinfo').getByRole('link', { name: 'LinkedIn (abre em outra aba)' }).waitFor()
    await fits(guest)
  }

  const candidate = await logIn(t, 'estudante', 'User', { size: 'phone' })
  await visit(candidate, '/usuarios/preencher-perfil?passo=formacao', { quiet: true })
  const hints = candidate.getByRole('link', { name: 'Peça para incluir' })
  await hints.first().waitFor()
  assert.deepEqual(await hints.evaluateAll((all) => all.map((one) => one.getAttribute('href'))), [
    'https://formularios.ponte.example/instituicao',
    'https://formularios.ponte.example/curso',
  ])
  await mentoring(candidate)
  assert.equal(
    await candidate.getByRole('link', { name: /^Acessar/ }).getAttribute('href'),
    'https://sala.ponte.example/quinta',
  )
  await fits(candidate)
  await axe(candidate)

  const company = await logIn(t, 'gestora', 'CompanyManager')
  await visit(company, '/empresas/dashboard')
  await company.getByRole('button', { name: 'Fale conosco' }).first().click()
  await company.getByRole('dialog', { name: 'Precisa de ajuda?' }).getByRole('link', { name: 'Leia o blog' }).waitFor()
  await axe(company)
})
