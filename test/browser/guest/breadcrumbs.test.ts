// The breadcrumb: from the start of whoever reads to where they are, on pages below others; none on first rooms.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser, openPage, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const { origin } = product

async function trail(page: TestPage, address: string) {
  await visit(page, address, { quiet: true })
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page.getByRole('navigation', { name: 'Você está aqui' }).getByRole('listitem').allTextContents()
}

const PAGES: [who: string, kind: UserType, below: Record<string, string[]>, first: string[]][] = [
  [
    'estudante',
    'User',
    {
      '/vagas/salvas': ['Início', 'Vagas', 'Vagas salvas'],
      '/vagas/alertas': ['Início', 'Vagas', 'Alertas de vagas'],
      '/usuarios/convites': ['Início', 'Meu cadastro', 'Convites'],
    },
    ['/usuarios/home', '/vagas', '/usuarios/candidaturas', '/usuarios/configuracoes'],
  ],
  [
    'gestora',
    'CompanyManager',
    {
      '/vagas/minhas/nova': ['Início', 'Minhas vagas', 'Criar vaga'],
      '/colaboradores/novo': ['Início', 'Colaboradores', 'Convidar colaborador'],
      '/folders/regras': ['Início', 'Meus contratos', 'Regras dos contratos'],
      '/folders/modelos': ['Início', 'Meus contratos', 'Modelos de documentos'],
    },
    ['/empresas/dashboard', '/vagas/minhas', '/colaboradores/meus'],
  ],
  [
    'operador',
    'Operator',
    { '/admin/instituicoes/nova': ['Início', 'Instituições', 'Cadastrar instituição'] },
    ['/admin', '/admin/empresas', '/admin/instituicoes'],
  ],
]
for (const [who, kind, below, first] of PAGES)
  test(`${who}: below another page a trail, on first rooms none`, async (t) => {
    const page = await openSignedIn(t, browser, who, kind, { origin })
    for (const [address, expected] of Object.entries(below)) assert.deepEqual(await trail(page, address), expected)
    for (const address of first) assert.deepEqual(await trail(page, address), [], address)
  })

test('a guest reads it on recovery, a claim, the end of an alert, and a board’s forms', async (t) => {
  const page = await openPage(t, browser, { origin })
  const board = '/ies/universidade-horizonte'
  for (const [address, ...expected] of [
    ['/usuarios/recuperar-senha', 'Entrar', 'Recuperar senha'],
    ['/empresas/reclamar-cnpj', 'Cadastrar empresa', 'Reclamar CNPJ'],
    ['/vagas/alertas/encerrar?token=x', 'Alertas de vagas', 'Encerrar alerta de vagas'],
    [`${board}/empresas/entrar`, 'Universidade Horizonte', 'Entrar como empresa'],
    [`${board}/empresas/cadastro/criar`, 'Universidade Horizonte', 'Cadastrar empresa'],
  ] as const)
    assert.deepEqual(await trail(page, address), ['Início', ...expected])
})

test('a guest reads it on the pages of a job and of a company, and goes back by it', async (t) => {
  const page = await openPage(t, browser, { origin })
  for (const [list, name, below] of [
    ['/vagas', 'Vagas', '/vagas/'],
    ['/empresas', 'Empresas', '/empresas/ver/'],
  ] as const) {
    await visit(page, list, { quiet: true })
    const first = page.locator(`main a[href^="${below}"]`).first()
    const shown = await trail(page, (await first.getAttribute('href'))!)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    assert.deepEqual(shown, ['Início', name, title])
    await page.getByRole('navigation', { name: 'Você está aqui' }).getByRole('link', { name }).click()
    await page.waitForURL(`**${list}`)
  }
})
