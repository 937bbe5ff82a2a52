// Rules of contracts: a company orders its signatures and says how it signs, a branch follows it, and the operation
// keeps an institution's customs.
import { test, type TestContext } from 'node:test'
import { openBrowser, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { inEveryLook } from './looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const logIn = (t: TestContext, who: string, kind: UserType, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, kind, { origin: product.origin, ...options })

test('a company puts its signatures in order by keyboard, and a branch follows until it has its own', async (t) => {
  const page = await logIn(t, 'dp', 'CompanyManager')
  await visit(page, '/folders/minhas')
  await page.getByRole('button', { name: 'Mais ações: contratos' }).click()
  await page.getByRole('link', { name: 'Regras', exact: true }).click()
  const order = page.getByRole('group', { name: 'Ordem das assinaturas' }).getByRole('listitem')
  await order.first().waitFor()
  await inEveryLook(page, 'contract-rules')
  await page.getByRole('button', { name: 'Estagiário(a): mais cedo' }).focus()
  await page.keyboard.press('Enter')
  await order.first().getByText('Estagiário(a)').waitFor()
  await page.getByRole('checkbox', { name: 'A plataforma confere antes da empresa' }).uncheck()
  await page.getByRole('combobox', { name: 'Como os contratos são assinados' }).selectOption('Híbrido')
  await page.getByRole('textbox', { name: 'Seguradora' }).fill('Seguradora Clara')
  await page.getByRole('button', { name: 'Salvar regras' }).click()
  await page.getByText('As regras foram salvas').waitFor()
  await page.getByRole('button', { name: 'Incluir procurador' }).click()
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Olga Braga')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('olga@juridico.example')
  await page.getByRole('textbox', { name: 'Data da procuração' }).fill('10/01/2026')
  await page.getByRole('button', { name: 'Incluir', exact: true }).click()
  await page.getByText('olga@juridico.example · procuração de 10/01/2026').waitFor()
  await page.getByRole('combobox', { name: 'Empresa' }).selectOption({ index: 1 })
  await page.getByText(/^Por enquanto valem as regras de /).waitFor()
  await order.first().getByText('Estagiário(a)').waitFor()
})

test('who drafts but does not set the rules reads them', async (t) => {
  const page = await logIn(t, 'hrbp', 'CompanyManager')
  await visit(page, '/folders/regras')
  await page.getByText('Só Administrador e Departamento Pessoal mudam estas regras.').waitFor()
  await inEveryLook(page, 'contract-rules-read', { themes: ['light'] })
})

test('the operation keeps the customs of an institution, and begins its texts', async (t) => {
  const page = await logIn(t, 'operador', 'Operator')
  await visit(page, '/admin/instituicoes')
  await page
    .getByRole('link', { name: /Universidade Horizonte/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Regras e modelos de contratos' }).click()
  await page.getByRole('checkbox', { name: 'Exige o nome e o e-mail do professor orientador' }).check()
  await page.getByRole('combobox', { name: 'Assinaturas em papel' }).selectOption({ index: 1 })
  await page.getByRole('textbox', { name: 'Antecedência, em dias' }).fill('91')
  await page.getByRole('button', { name: 'Salvar regras' }).click()
  await page.getByText('Informe de 0 a 90 dias').first().waitFor()
  await inEveryLook(page, 'institution-rules')
  await page.getByRole('textbox', { name: 'Antecedência, em dias' }).fill('9')
  await page.getByRole('button', { name: 'Salvar regras' }).click()
  await page.getByText('As regras foram salvas').waitFor()
  await page.getByRole('button', { name: 'Criar modelo próprio: Plano de atividades' }).click()
  await page.getByRole('textbox', { name: 'Texto do modelo' }).waitFor()
})
