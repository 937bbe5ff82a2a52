import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openBrowser, openPage, type PageOptions, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { registration } from '#test/support/registration.ts'
import { inEveryLook } from '../looks.ts'
import { timersOf, watchTimers } from '../timers.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const PLAIN = '/empresas/cadastro/criar'
const BOARD = '/ies/universidade-horizonte/empresas/cadastro/criar'

const open = async (t: TestContext, address: string, options: Partial<PageOptions> = {}) => {
  const page = await openPage(t, browser, { origin: product.origin, ...options })
  await visit(page, address, { quiet: true })
  return page
}
const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: TestPage, name: RegExp) => page.getByRole('textbox', { name })

/** Another person and company each time. */
function invented() {
  const { company } = registration()
  const [manager] = company.company_managers_attributes
  return { ...company, manager: manager! }
}
type Invented = ReturnType<typeof invented>

async function fillAccess(page: TestPage, { manager }: Invented) {
  await field(page, /^Nome do Gestor/).fill(manager.name)
  await field(page, /^E-mail/).fill(manager.email)
  await field(page, /^Senha/).fill(manager.password)
  await field(page, /^Confirmação/).fill(manager.password)
  await button(page, 'Próximo passo').click()
}

async function fillCompany(page: TestPage, company: Invented) {
  await field(page, /^CNPJ/).pressSequentially(company.cnpj.replace(/\W/g, ''))
  await field(page, /^Nome da empresa/).fill(company.name)
  await page.getByRole('combobox', { name: /^Setor/ }).fill('tecnologia')
  await page.getByRole('option').first().click()
  await field(page, /^Telefone/).pressSequentially('11988887777')
  await field(page, /^Site/).fill(company.website)
}

for (const [variant, address, goes] of [
  ['plain', PLAIN, '/empresas/cadastrado'],
  ["an institution's board", BOARD, '/empresas/dashboard'],
] as const) {
  test(`${variant}: two steps, a popup that leaves by itself after two seconds, and on to ${goes}`, async (t) => {
    const page = await openPage(t, browser, { origin: product.origin })
    await watchTimers(page)
    const asked: string[] = []
    const seen: string[] = []
    page.on('request', (request) => request.url().endsWith('/oauth/token') && asked.push(request.url()))
    page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
    await visit(page, address, { quiet: true })
    await assertStep(page, 'Dados de Acesso', '1/2')
    await fillAccess(page, invented())
    await assertStep(page, 'Dados da empresa', '2/2')
    await fillCompany(page, invented())
    await button(page, 'Finalizar cadastro').click()
    const popup = page
      .getByRole('dialog', { name: 'Tudo certo' })
      .or(page.getByRole('alertdialog', { name: 'Tudo certo' }))
    await popup.waitFor()
    assert.equal(asked.length, 0, 'no session while the popup stands: its window may be closed')
    assert.ok((await timersOf(page)).includes(2_000))
    assert.match((await popup.textContent()) ?? '', /Cadastro realizado com sucesso\./)
    await popup.waitFor({ state: 'hidden' })
    await page.waitForURL(`**${goes}`)
    assert.ok(!seen.some((path) => path.endsWith('/entrar')), 'nobody passes by a log-in')
  })
}

async function assertStep(page: TestPage, title: string, indicator: string) {
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByText(indicator, { exact: true }).waitFor()
}

test('the board speaks for its institution', async (t) => {
  const page = await open(t, BOARD)
  const header = page.getByRole('region', { name: 'Universidade Horizonte' })
  assert.match((await header.textContent()) ?? '', /Publique suas vagas para quem estuda na Universidade Horizonte/)
  assert.equal(
    await header.locator('img').evaluate((img) => (img as unknown as { naturalWidth: number }).naturalWidth > 0),
    true,
  )
})

test('buttons wait until what they need is there', async (t) => {
  const page = await open(t, PLAIN)
  const { manager } = invented()
  const next = button(page, 'Próximo passo')
  assert.equal(await next.isDisabled(), true)
  await field(page, /^Nome do Gestor/).fill(manager.name)
  await field(page, /^E-mail/).fill(manager.email)
  await field(page, /^Senha/).fill('fraca')
  await field(page, /^Confirmação/).fill('fraca')
  for (const unmet of ['uma letra maiúscula', 'um número', 'um símbolo ou caracter especial', 'no mínimo 8 caracteres'])
    await page.getByText(unmet, { exact: true }).waitFor()
  assert.equal(await next.isDisabled(), true)
  await field(page, /^Senha/).fill('Ponte@2026')
  await field(page, /^Confirmação/).fill('Ponte@2027')
  await field(page, /^Confirmação/).blur()
  await page.getByText('As senhas não coincidem. Por favor, tente novamente.').waitFor()
  assert.equal(await next.isDisabled(), true)
  await field(page, /^Confirmação/).fill('Ponte@2026')
  await next.click()
  assert.equal(await button(page, 'Finalizar cadastro').isDisabled(), true)
})

test('what is wrong or taken is said under its field', async (t) => {
  const page = await open(t, PLAIN)
  const email = field(page, /^E-mail/)
  await email.fill('sem-arroba')
  await email.blur()
  await page.getByText('Formato de e-mail inválido.').waitFor()
  await email.fill('gestora@demo.test')
  await page.getByText('Este e-mail já está cadastrado. Por favor, use outro.').waitFor()
  await fillAccess(page, invented())
  const cnpj = field(page, /^CNPJ/)
  await cnpj.pressSequentially('11222333000199')
  await cnpj.blur()
  await page.getByText('Por favor, insira um CNPJ válido.').waitFor()
  await cnpj.fill('')
  await cnpj.pressSequentially('47283916000160')
  await page.getByText('Este CNPJ já está cadastrado. Tente fazer login ou recupere sua senha.').waitFor()
})

test('an alphanumeric CNPJ is typed in small letters and shown in capitals', async (t) => {
  const page = await open(t, PLAIN)
  await fillAccess(page, invented())
  await field(page, /^CNPJ/).pressSequentially('12abc34501de35')
  assert.equal(await field(page, /^CNPJ/).inputValue(), '12.ABC.345/01DE-35')
  await page.getByRole('img', { name: 'Válido' }).waitFor()
})

test('a server that fails loses nothing of what was typed, and the next try passes', async (t) => {
  const page = await open(t, PLAIN, { allow: [/503|Failed to load resource/] })
  const company = invented()
  await page.route(
    '**/v1/profile/companies',
    (route) => route.fulfill({ status: 503, json: { messages: ['fora do ar'] } }),
    { times: 1 },
  )
  await fillAccess(page, company)
  await fillCompany(page, company)
  await button(page, 'Finalizar cadastro').click()
  await page.getByText(/Não foi possível concluir o cadastro agora/).waitFor()
  assert.equal(await field(page, /^CNPJ/).inputValue(), company.cnpj)
  await button(page, 'Voltar').click()
  assert.equal(await field(page, /^E-mail/).inputValue(), company.manager.email)
  await button(page, 'Próximo passo').click()
  await assertStep(page, 'Dados da empresa', '2/2')
  await page.goBack()
  await assertStep(page, 'Dados de Acesso', '1/2')
  assert.equal(await field(page, /^E-mail/).inputValue(), company.manager.email)
  await page.goForward()
  await assertStep(page, 'Dados da empresa', '2/2')
  assert.equal(await field(page, /^CNPJ/).inputValue(), company.cnpj)
  await button(page, 'Finalizar cadastro').click()
  await page.waitForURL('**/empresas/cadastrado')
})

test('an e-mail taken meanwhile brings the person back to the step and the field that hold it', async (t) => {
  const page = await open(t, PLAIN, { allow: [/422|Failed to load resource/] })
  const company = invented()
  await fillAccess(page, company)
  await fillCompany(page, company)
  await page.route('**/v1/profile/companies', (route) =>
    route.fulfill({
      status: 422,
      json: {
        errors: { 'company_managers[0].email': ['Este e-mail já está cadastrado. Por favor, use outro.'] },
        messages: [],
      },
    }),
  )
  await button(page, 'Finalizar cadastro').click()
  await assertStep(page, 'Dados de Acesso', '1/2')
  await page.getByText('Este e-mail já está cadastrado. Por favor, use outro.').waitFor()
  assert.equal(await field(page, /^E-mail/).evaluate((input) => input === input.ownerDocument.activeElement), true)
})

test('the whole form by keyboard alone', async (t) => {
  const page = await open(t, PLAIN)
  const company = invented()
  const { keyboard } = page
  const next = async (words: string) => {
    await keyboard.press('Tab')
    await keyboard.type(words)
  }
  await field(page, /^Nome do Gestor/).focus()
  await keyboard.type(company.manager.name)
  await next(company.manager.email)
  await next(company.manager.password)
  await keyboard.press('Tab') // the button that shows the password
  await next(company.manager.password)
  await page.getByRole('img', { name: 'Válido' }).waitFor()
  await keyboard.press('Enter')
  await assertStep(page, 'Dados da empresa', '2/2')
  await next(company.cnpj.replace(/\W/g, ''))
  await next(company.name)
  await next('tecnologia')
  await page.getByRole('option').first().waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  if (!(await field(page, /^Número/).evaluate((input) => input === input.ownerDocument.activeElement)))
    await keyboard.press('Tab')
  await keyboard.type('4')
  await next('11988887777')
  await next(company.website)
  await keyboard.press('Enter')
  await page.waitForURL('**/empresas/cadastrado')
})

test('both steps in every size and theme: nothing is cut, axe finds nothing', async (t) => {
  const page = await open(t, BOARD, { size: 'phone' })
  await inEveryLook(page, 'registration-1', { at: ['phone', 'tablet', 'desktop'] })
  await fillAccess(page, invented())
  await assertStep(page, 'Dados da empresa', '2/2')
  await inEveryLook(page, 'registration-2', { at: ['phone', 'tablet', 'desktop'] })
  // 'Topo' stays as long as one is beyond 300 px, on phones too.
  await page.setViewportSize({ width: 360, height: 640 })
  await page.evaluate(() => scrollTo(0, 400))
  await page.getByRole('button', { name: 'Topo' }).waitFor()
  await page.waitForTimeout(2_500)
  assert.equal(await page.getByRole('button', { name: 'Topo' }).isVisible(), true)
})
