// Signing up, recovery, log-in on a board, log-out, expired sessions, two tabs.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { linkTo } from '#test/support/outside/outbox.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { timersOf, watchTimers } from './timers.ts'
import { comeIn } from './hands.ts'
import { inEveryLook } from './looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const PASSWORD = 'Ponte@2026'
const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const field = (page: TestPage, name: RegExp) => page.getByRole('textbox', { name })
const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true })

async function inDashboard(t: TestContext, who: string, options: Partial<PageOptions> = {}) {
  const page = await openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })
  await visit(page, '/empresas/dashboard')
  await page.getByRole('heading', { name: 'Sua conta' }).waitFor()
  return page
}

const DOORS = [
  ['/usuarios/entrar', 'Entrar'],
  ['/colaboradores/entrar', 'Entrar como empresa'],
  ['/ies/universidade-horizonte/empresas/entrar', 'Entrar como empresa'],
  ['/admin/entrar', 'Operação'],
  ['/usuarios/cadastro/criar', 'Criar conta'],
  ['/usuarios/recuperar-senha', 'Recuperar senha'],
  ['/colaboradores/redefinir-senha?token=x', 'Criar senha'],
  ['/usuarios/confirmar-email?token=x', 'Confirmar e-mail'],
] as const

/** As if the link were valid. */
const alive = (page: TestPage) =>
  page.route('**/v1/profile/link_checks', (route) =>
    route.fulfill({ json: { user_type: 'User', email: 'n…@exemplo.example', accepts_texts: false } }),
  )

for (const [address, title] of DOORS)
  test(`${address} fits and axe finds nothing, with its errors shown too`, async (t) => {
    const page = await open(t, { allow: [/422/] })
    await alive(page)
    await visit(page, address)
    await page.getByRole('heading', { name: title, exact: true }).waitFor()
    await axe(page)
    await page.locator('main form button[type=submit], main button:has-text("Confirmar meu e-mail")').first().click()
    await page.waitForTimeout(300)
    await inEveryLook(page, `door-${address.split('?')[0]!.slice(1).replaceAll('/', '-')}`)
  })

test('from sign-up to the confirmed e-mail and the basics, by keyboard', async (t) => {
  const page = await open(t)
  const email = 'nina.prates@exemplo.example'
  await visit(page, '/usuarios/cadastro/criar', { quiet: true })
  await field(page, /^Nome completo/).focus()
  await page.keyboard.type('Nina Prates')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.getByLabel(/^Senha/).focus()
  await page.keyboard.type(PASSWORD)
  await page.getByLabel(/^Confirmação/).focus()
  await page.keyboard.type(PASSWORD)
  await page.getByRole('checkbox').focus()
  await page.keyboard.press('Space')
  await button(page, 'Criar conta').focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Confirme o seu e-mail' }).waitFor()
  await axe(page)

  const link = await linkTo(product.origin, email, /Confirme seu e-mail/)
  await visit(page, link)
  await page.getByText('Falta só um toque').waitFor() // opening the link alone does nothing
  await button(page, 'Confirmar meu e-mail').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/usuarios/dados-basicos')
})

test('while either password is wrong the form says so of both, through a submit, until both are right', async (t) => {
  const page = await open(t)
  await visit(page, '/usuarios/cadastro/criar', { quiet: true })
  const [password, again, said] = [
    page.getByLabel(/^Senha/),
    page.getByLabel(/^Confirmação/),
    page.getByRole('status').getByText('Corrija a senha e a confirmação para continuar.'),
  ]
  await password.fill('fraca')
  assert.equal(await said.count(), 0, 'not while it is typed')
  await password.blur()
  await said.waitFor()
  await password.fill(PASSWORD)
  await said.waitFor({ state: 'detached' })
  await again.fill('Outra@2027')
  await button(page, 'Criar conta').click()
  await page.getByText('Não pode ficar em branco').first().waitFor()
  await said.waitFor()
  await page.waitForTimeout(300)
  assert.equal(await said.count(), 1, 'still there when the submit is over')
  await again.fill(PASSWORD)
  await said.waitFor({ state: 'detached' })
})

test('a lost password is replaced by the letter’s link, once, and whoever was in is out', async (t) => {
  const before = await inDashboard(t, 'supervisora', { allow: [/401/] })
  const page = await open(t, { allow: [/422|400/], size: 'phone', theme: 'dark' })
  await visit(page, '/colaboradores/entrar')
  await page.getByRole('link', { name: 'Esqueci minha senha' }).click()
  await page.getByRole('heading', { name: 'Recuperar senha' }).waitFor()
  await field(page, /^E-mail/).fill('supervisora@demo.test')
  await button(page, 'Enviar link').click()
  await page.getByText('Se houver uma conta com supervisora@demo.test').waitFor()
  await axe(page)

  const link = await linkTo(product.origin, 'supervisora@demo.test', /Crie outra senha/)
  await visit(page, link)
  await page.getByLabel(/^Nova senha/).fill('Outra@2027')
  await page.getByLabel(/^Confirmação/).fill('Outra@2027')
  await button(page, 'Salvar senha').click()
  await page.waitForURL('**/colaboradores/entrar')
  await comeIn(page, 'supervisora@demo.test')
  await page.getByRole('main').getByRole('alert').waitFor()
  await comeIn(page, 'supervisora@demo.test', 'Outra@2027')
  await page.waitForURL('**/empresas/dashboard')
  await visit(page, link)
  await page.getByText('Este link não vale mais').waitFor()
  await axe(page)
  await before.reload()
  await before.waitForURL('**/colaboradores/entrar?voltar=**')
})

test('the board’s own log-in leads to the company’s room', async (t) => {
  const page = await open(t)
  await visit(page, '/ies/universidade-horizonte/empresas/entrar')
  await page.getByText('Para empresas que oferecem vagas a quem estuda na Universidade Horizonte.').waitFor()
  await comeIn(page, 'direcao@clinica-jatoba.example')
  await page.waitForURL('**/empresas/dashboard')
  await page.getByText('Clínica Jatobá Saúde Integrada Ltda.').first().waitFor()
})

test('whoever leaves reads it for 2200 ms at the log-in of their kind, and nothing of theirs stays', async (t) => {
  const page = await inDashboard(t, 'dp')
  const revoked = page.waitForRequest('**/oauth/revoke')
  await watchTimers(page)
  await visit(page, '/empresas/dashboard')
  await button(page, 'Sair').first().click()
  const told = page.getByText('Você saiu da sua conta.', { exact: true })
  await told.waitFor()
  assert.ok((await timersOf(page)).includes(2_200))
  await page.waitForURL((url) => url.pathname === '/colaboradores/entrar')
  assert.equal((await (await revoked).response())?.status(), 200)
  await told.waitFor({ state: 'hidden' })
  assert.equal(await page.evaluate(`localStorage.getItem('session')`), null)
})

test('a session that ends says so for 2.2 s, leads to the log-in, and back to where one was', async (t) => {
  const page = await inDashboard(t, 'representante', { allow: [/401/] })
  await visit(page, '/colaboradores/alterar-senha')
  await page.getByRole('heading', { name: 'Sessões abertas' }).waitFor()
  await page.evaluate(
    `fetch('/oauth/revoke', { method: 'POST', body: new URLSearchParams({ token: ` +
      `JSON.parse(localStorage.getItem('session')).access_token }) })`,
  )
  await page
    .getByLabel(/^Senha atual/)
    .first()
    .fill(PASSWORD)
  await field(page, /^Novo e-mail/).fill('augusto@novo.example')
  await page
    .getByLabel(/^Senha atual/)
    .nth(1)
    .fill(PASSWORD)
  // By the page's clock, which stands while it is looked at.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await button(page, 'Trocar e-mail').click()
  const said = page.getByText('Não autorizado', { exact: true })
  await said.waitFor()
  assert.equal(await page.evaluate(`localStorage.getItem('session')`), null)
  await page.clock.runFor(2_100)
  assert.equal(await said.count(), 1)
  assert.equal(new URL(page.url()).pathname, '/colaboradores/alterar-senha')
  await page.clock.runFor(200)
  await page.waitForURL(`**/colaboradores/entrar?voltar=${encodeURIComponent('/colaboradores/alterar-senha')}`)
  await page.clock.resume()
  await page.waitForLoadState('networkidle')
  await comeIn(page, 'representante@demo.test')
  await page.waitForURL('**/colaboradores/alterar-senha')
})

test('what is done in one tab is seen in the other: coming in, changing the theme, going out', async (t) => {
  // the other tab may be reading the session while the first one leaves
  const page = await open(t, { allow: [/ 401 .*v1\/session/] })
  await visit(page, '/colaboradores/entrar', { quiet: true })
  const other = await page.context().newPage()
  await visit(other, '/colaboradores/entrar')
  await comeIn(page, 'gestora@demo.test')
  await page.waitForURL('**/empresas/dashboard')
  await other.waitForURL('**/empresas/dashboard')
  const dark = (which: typeof other) => which.locator('html[data-mantine-color-scheme=dark]').waitFor()
  await page.getByRole('button', { name: /tema/i }).first().click()
  await Promise.all([dark(page), dark(other)])
  await button(page, 'Sair').first().click()
  await other.waitForURL((url) => url.pathname === '/colaboradores/entrar')
  assert.equal(await other.getByText('Marina').count(), 0)
})

test('a refusal that names no field is read on every form that may get one', async (t) => {
  const page = await open(t, { allow: [/422/] })
  const words = 'Há uma nova versão dos termos. Recarregue a página para aceitá-la.'
  const refuse = (url: string) =>
    page.route(url, (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({ status: 422, json: { errors: {}, messages: [words] } }),
    )
  const read = async () => {
    await page.getByText(words).waitFor()
    await axe(page)
  }
  await refuse('**/v1/profile/registrations')
  await visit(page, '/usuarios/cadastro/criar')
  await field(page, /^Nome completo/).fill('Nina Prates')
  await field(page, /^E-mail/).fill('nina@exemplo.example')
  await page.getByLabel(/^Senha/).fill(PASSWORD)
  await page.getByLabel(/^Confirmação/).fill(PASSWORD)
  await page.getByRole('checkbox').check()
  await button(page, 'Criar conta').click()
  await read()

  await refuse('**/oauth/token')
  await visit(page, '/usuarios/entrar')
  await comeIn(page, 'estudante@demo.test')
  await read()
  await page.unroute('**/oauth/token')

  await alive(page)
  await refuse('**/v1/profile/passwords')
  await visit(page, '/usuarios/redefinir-senha?token=x')
  await page.getByLabel(/^Nova senha/).fill(PASSWORD)
  await page.getByLabel(/^Confirmação/).fill(PASSWORD)
  await button(page, 'Salvar senha').click()
  await read()

  await refuse('**/v1/profile/companies/claims')
  await visit(page, '/empresas/reclamar-cnpj?cnpj=47.283.916%2F0001-60')
  await field(page, /^Seu nome/).fill('Rosa Teles')
  await field(page, /^E-mail/).fill('rosa@teles.example')
  await field(page, /^Telefone/).pressSequentially('11988887777')
  await field(page, /^O que aconteceu/).fill('Sou sócia da empresa.')
  await button(page, 'Enviar pedido').click()
  await read()

  await visit(page, '/colaboradores/entrar?voltar=%2Fcolaboradores%2Fnovo')
  await comeIn(page, 'gestora@demo.test')
  await page.waitForURL('**/colaboradores/novo')
  await refuse('**/v1/profile/company_managers')
  await field(page, /^Nome completo/).fill('Nina Prates')
  await field(page, /^E-mail/).fill('nina@exemplo.example')
  await page.getByRole('checkbox', { name: /^Recrutador/ }).check()
  await button(page, 'Enviar convite').click()
  await read()
  await page.unrouteAll()
  await refuse('**/v1/profile/login')
  await visit(page, '/colaboradores/alterar-senha')
  await field(page, /^Novo e-mail/).fill('nina@exemplo.example')
  await page
    .getByLabel(/^Senha atual/)
    .nth(1)
    .fill(PASSWORD)
  await button(page, 'Trocar e-mail').click()
  await read()
})
