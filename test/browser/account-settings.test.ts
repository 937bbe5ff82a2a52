// A person's own account: e-mail, password, second step, sessions; and the operator who must turn the second step on.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { after, test, type TestContext } from 'node:test'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { linkTo } from '#test/support/outside/outbox.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { comeIn } from './hands.ts'
import { inEveryLook } from './looks.ts'

const bare = mkdtempSync(path.join(tmpdir(), 'ponte-browser-'))
const OPERATOR = 'plantao@ponte.example'
const env = { DATA_DIR: bare, DEMO: '0' }
const invited = spawnSync(process.execPath, ['bin/add-operator.ts', OPERATOR], {
  encoding: 'utf8',
  env: { PATH: process.env['PATH'], LOG_LEVEL: 'error', ...env },
})
const product = await openDemoProduct()
const strict = await startProduct({ env })
const browser = await openBrowser()
after(async () => {
  await strict.stop()
  rmSync(bare, { recursive: true, force: true })
})

const PASSWORD = 'Ponte@2026'
const SETTINGS: Record<UserType, string> = {
  User: '/usuarios/configuracoes',
  CompanyManager: '/colaboradores/alterar-senha',
  Operator: '/admin/seguranca',
}

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const section = (page: TestPage, name: string) => page.getByRole('region', { name, exact: true })

async function toSettings(t: TestContext, kind: UserType, who: string, options: Partial<PageOptions> = {}) {
  const page = await openSignedIn(t, browser, who, kind, { origin: product.origin, ...options })
  await page.goto(SETTINGS[kind])
  await section(page, 'Sessões abertas').getByText('Esta sessão').waitFor()
  return page
}

for (const [kind, who] of [
  ['User', 'estudante'],
  ['CompanyManager', 'hrbp'],
  ['Operator', 'operador'],
] as const)
  test(`${SETTINGS[kind]} fits and axe finds nothing, with the QR code open too`, async (t) => {
    const page = await toSettings(t, kind, who)
    await axe(page)
    const twoFactor = section(page, 'Verificação em duas etapas')
    await twoFactor.getByRole('button', { name: 'Ligar' }).click()
    await twoFactor.getByRole('img').waitFor()
    await page.evaluate('scrollTo(0, 0)')
    await inEveryLook(page, `settings-${kind}`)
  })

test('a new e-mail counts once its link has been followed, and a wrong password is said on its field', async (t) => {
  const page = await toSettings(t, 'User', 'ex-estagiario', { allow: [/422/] })
  const emails = section(page, 'E-mail')
  await emails.getByRole('textbox', { name: /^Novo e-mail/ }).fill('tiago@novo.example')
  await emails.getByLabel(/^Senha atual/).fill('Errada@2026')
  await emails.getByRole('button', { name: 'Trocar e-mail' }).click()
  await emails.getByText('Senha atual incorreta.').waitFor()
  await emails.getByLabel(/^Senha atual/).fill(PASSWORD)
  await emails.getByRole('button', { name: 'Trocar e-mail' }).click()
  await emails.getByText('Enviamos um link de confirmação para tiago@novo.example.').waitFor()
  await axe(page)
  await emails.getByText('Você entra com ex-estagiario@demo.test.').waitFor()

  await visit(page, await linkTo(product.origin, 'tiago@novo.example', /./))
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click()
  await page.getByRole('status').first().waitFor()
  await visit(page, '/usuarios/configuracoes')
  await section(page, 'E-mail').getByText('Você entra com tiago@novo.example.').waitFor()
})

test('a new password ends the other sessions, and the old one opens nothing', async (t) => {
  const other = await toSettings(t, 'CompanyManager', 'financeiro', { allow: [/401/] })
  const page = await toSettings(t, 'CompanyManager', 'financeiro')
  const passwords = section(page, 'Senha')
  await passwords.getByLabel(/^Nova senha/).fill('Nova@2027')
  await passwords.getByLabel(/^Confirmação/).fill('Nova@2027')
  await passwords.getByLabel(/^Senha atual/).fill(PASSWORD)
  await passwords.getByRole('button', { name: 'Trocar senha' }).click()
  await page.getByText('Sua senha foi trocada.').waitFor()
  await section(page, 'Sessões abertas')
    .getByRole('button', { name: /^Encerrar/ })
    .first()
    .waitFor({ state: 'detached' })
  await other.reload()
  await other.waitForURL('**/colaboradores/entrar?voltar=**')

  const again = await open(t, { allow: [/400/] })
  await visit(again, '/colaboradores/entrar')
  await comeIn(again, 'financeiro@demo.test')
  await again.getByRole('alert').getByText(/senha/).waitFor()
  await comeIn(again, 'financeiro@demo.test', 'Nova@2027')
  await again.waitForURL('**/empresas/dashboard')
})

test('by keyboard the second step is turned on, asked for, and off, with app and recovery codes', async (t) => {
  const page = await toSettings(t, 'User', 'estagiaria', { allow: [/400|422/] })
  const twoFactor = section(page, 'Verificação em duas etapas')
  const press = async (key: string, times = 1) => {
    for (let i = 0; i < times; i++) await page.keyboard.press(key)
  }
  await twoFactor.getByRole('button', { name: 'Ligar' }).focus()
  await press('Enter')
  const key = (await twoFactor.getByText(/^Chave:/).textContent())!.replace('Chave:', '').trim()
  await twoFactor.getByLabel(/^Senha atual/).focus()
  await page.keyboard.type(PASSWORD)
  assert.equal(await twoFactor.getByText(/ou um código de recuperação/).count(), 0, 'nobody has one yet')
  await twoFactor.getByRole('textbox', { name: /^Código de verificação/ }).focus()
  await page.keyboard.type(codeAt(key, Date.now()))
  await press('Enter')
  await twoFactor.getByText('Guarde estes códigos').waitFor()
  const codes = await twoFactor.getByRole('listitem').allTextContents()
  assert.equal(codes.length, 10)
  await axe(page)
  await shot(page, 'recovery-codes-desktop-light')
  await twoFactor.getByRole('button', { name: 'Já guardei' }).click()
  await twoFactor.getByText('Ligada. Restam 10 códigos de recuperação.').waitFor()

  const again = await open(t, { allow: [/400/], size: 'phone', theme: 'dark' })
  await visit(again, '/usuarios/entrar?voltar=%2Fusuarios%2Fconfiguracoes')
  await comeIn(again, 'estagiaria@demo.test')
  const code = again.getByRole('textbox', { name: /^Código de verificação/ })
  await again.locator('input[name=otp]:focus').waitFor()
  await again.getByRole('button', { name: 'Voltar' }).click()
  await again.locator('input[name=username]:focus').waitFor()
  await again.getByRole('button', { name: 'Entrar', exact: true }).click()
  await again.locator('input[name=otp]:focus').waitFor()
  await axe(again)
  await shot(again, 'second-step-phone-dark')
  await code.fill('000000')
  await again.getByRole('button', { name: 'Entrar', exact: true }).click()
  await again.getByText('Código incorreto ou já usado.').waitFor()
  await code.fill(codes[0]!)
  await again.getByRole('button', { name: 'Entrar', exact: true }).click()
  const there = section(again, 'Verificação em duas etapas')
  await there.getByText('Ligada. Restam 9 códigos de recuperação.').waitFor()

  await there.getByRole('button', { name: 'Gerar novos códigos de recuperação' }).click()
  await there.getByLabel(/^Senha atual/).fill(PASSWORD)
  await there.getByRole('textbox', { name: /^Código de verificação/ }).fill(codes[1]!)
  await there.getByRole('button', { name: 'Gerar novos códigos' }).click()
  await there.getByText('Guarde estes códigos').waitFor()
  const fresh = await there.getByRole('listitem').allTextContents()
  assert.equal(
    fresh.some((one) => codes.includes(one)),
    false,
  )
  await there.getByRole('button', { name: 'Já guardei' }).click()
  await there.getByRole('button', { name: 'Desligar' }).click()
  await there.getByLabel(/^Senha atual/).fill(PASSWORD)
  await there.getByRole('textbox', { name: /^Código de verificação/ }).fill(fresh[0]!)
  await there.getByRole('button', { name: 'Desligar' }).click()
  await there.getByText('Desligada.').waitFor()
})

test('sessions are listed, ended one by one, and all but this one', async (t) => {
  const others = []
  for (let i = 0; i < 3; i++) others.push(await toSettings(t, 'CompanyManager', 'recrutador', { allow: [/401/] }))
  const page = await toSettings(t, 'CompanyManager', 'recrutador')
  const sessions = section(page, 'Sessões abertas')
  const rows = sessions.getByRole('listitem')
  assert.equal(await rows.count(), 4)
  await rows
    .nth(1)
    .getByRole('button', { name: /^Encerrar a sessão/ })
    .click()
  await rows.nth(3).waitFor({ state: 'detached' })
  const focused = (at: number) =>
    page.waitForFunction((at) => document.activeElement?.matches(`li:nth-child(${at + 1})`), at)
  await focused(1)
  await sessions.getByRole('button', { name: 'Encerrar todas as outras' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar todas' }).click()
  await rows.nth(1).waitFor({ state: 'detached' })
  await focused(0)
  await page.getByText('As outras sessões foram encerradas.').waitFor()
  await sessions.getByText('Esta sessão').waitFor()
  for (const other of others) {
    await other.reload()
    await other.waitForURL('**/colaboradores/entrar?voltar=**')
  }
})

test('an operator without the second step is led to it, told why, and let in everywhere once it is on', async (t) => {
  const page = await open(t, { origin: strict.origin, size: 'phone' })
  const [, link] = /(\/admin\/aceitar-convite\?token=\S+)/.exec(invited.stdout) ?? []
  assert.ok(link, invited.stdout + invited.stderr)
  await visit(page, link)
  await page.getByLabel(/^Nova senha/).fill(PASSWORD)
  await page.getByLabel(/^Confirmação/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Salvar senha' }).click()
  await page.waitForURL('**/admin/entrar')
  await visit(page, '/admin/entrar?voltar=%2Fadmin%2Fempresas')
  await comeIn(page, OPERATOR)
  await page.waitForURL('**/admin/seguranca')
  await page.getByText('Quem opera a plataforma entra com senha e com um código do celular.').waitFor()
  await axe(page)
  await shot(page, 'second-step-due-phone-light')
  await visit(page, '/admin/empresas')
  await page.getByRole('heading', { level: 1, name: 'Ligue a verificação em duas etapas' }).waitFor()
  await axe(page)
  await page.getByRole('link', { name: 'Ligar agora' }).click()

  const twoFactor = section(page, 'Verificação em duas etapas')
  await twoFactor.getByRole('button', { name: 'Ligar' }).click()
  const key = (await twoFactor.getByText(/^Chave:/).textContent())!.replace('Chave:', '').trim()
  await twoFactor.getByLabel(/^Senha atual/).fill(PASSWORD)
  await twoFactor.getByRole('textbox', { name: /^Código de verificação/ }).fill(codeAt(key, Date.now()))
  await twoFactor.getByRole('button', { name: 'Ligar' }).click()
  await twoFactor.getByRole('button', { name: 'Já guardei' }).click()
  await section(page, 'Sessões abertas').waitFor()
  await visit(page, '/admin/empresas')
  await page.getByRole('heading', { level: 1, name: 'Empresas' }).waitFor()
})
