// Expired sessions, dead links, and rooms for others.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { comeIn } from './hands.ts'
import { editJob } from './company/job-hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true })
const logIn = (t: TestContext, who: string, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })

test('who leaves in one tab reads so in the other at once, and is not led back to where they were', async (t) => {
  const page = await logIn(t, 'dp')
  await visit(page, '/empresas/dashboard', { quiet: true })
  const other = await page.context().newPage()
  await visit(other, '/folders/minhas')
  await button(page, 'Sair').first().click()
  await other.waitForURL((url) => url.pathname === '/colaboradores/entrar')
  await other.getByText('Você saiu da sua conta em outra aba.').waitFor()
  assert.equal(new URL(other.url()).search, '')
  await page.getByText('Você saiu da sua conta.', { exact: true }).waitFor()
  assert.equal(new URL(page.url()).search, '')
})

const endSession = (page: TestPage) =>
  page.evaluate(
    `fetch('/oauth/revoke', { method: 'POST', body: new URLSearchParams({ token: ` +
      `JSON.parse(localStorage.getItem('session')).access_token }) })`,
  )

test('a session that ends under a form is told once, and what was typed is there again after the log-in', async (t) => {
  const page = await logIn(t, 'gestora', { allow: [/401/] })
  await visit(page, '/colaboradores/novo')
  await page.getByLabel('Nome completo').fill('Nina Rocha Dias')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('nina@demo.test')
  await page.getByLabel('CPF').fill('52998224725')
  await page.getByRole('checkbox', { name: /^Recrutador/ }).check()
  await endSession(page)
  await button(page, 'Enviar convite').click()
  await page.getByText('Não autorizado', { exact: true }).waitFor()
  await page.waitForTimeout(500)
  assert.equal(await page.getByText('Ops!').count(), 0)
  await page.waitForURL('**/colaboradores/entrar?voltar=%2Fcolaboradores%2Fnovo')
  await comeIn(page, 'gestora@demo.test')
  await page.waitForURL('**/colaboradores/novo')
  await page.getByText('Nada se perdeu').waitFor()
  assert.equal(await page.getByLabel('Nome completo').inputValue(), 'Nina Rocha Dias')
  assert.equal(await page.getByRole('textbox', { name: /^E-mail/ }).inputValue(), 'nina@demo.test')
  assert.equal(await page.getByRole('checkbox', { name: /^Recrutador/ }).isChecked(), true)
  assert.equal(await page.getByLabel('CPF').inputValue(), '', 'documents are not left on a device')

  // A published job, whose form is the longest.
  await visit(page, '/vagas/minhas?q=logistica')
  await editJob(page, 'Estágio em Logística')
  await page.getByLabel(/^Horário/).fill('De segunda a sábado')
  await page.getByRole('textbox', { name: /^Requisitos/ }).fill('Gostar de mapas.')
  await endSession(page)
  await button(page, 'Salvar alterações').click()
  await page.waitForURL('**/colaboradores/entrar?voltar=**')
  await comeIn(page, 'gestora@demo.test')
  await page.getByText('Nada se perdeu').waitFor()
  await page.getByText('Alterações ainda não salvas').waitFor()
  assert.equal(await page.getByLabel(/^Horário/).inputValue(), 'De segunda a sábado')
  assert.equal(await page.getByRole('textbox', { name: /^Requisitos/ }).textContent(), 'Gostar de mapas.')
})

test('what was typed in a dialog of the profile is there again too', async (t) => {
  const page = await open(t, { allow: [/401/] })
  const throughTheDoor = async () => {
    await page.waitForURL((url) => url.pathname === '/usuarios/entrar')
    await comeIn(page, 'estudante@demo.test')
    await page.waitForURL((url) => url.pathname !== '/usuarios/entrar')
  }
  const openSummary = async () => {
    const slug = await page.evaluate(
      () => (JSON.parse(localStorage.getItem('session')!) as { attributes: { slug: string } }).attributes.slug,
    )
    await visit(page, `/usuarios/ver/${slug}`)
    await page.getByRole('switch', { name: 'Editar' }).click()
    await button(page, 'Editar Sobre mim').click()
    return page
      .getByRole('dialog')
      .getByRole('textbox', { name: /^Resumo|^Sobre/ })
      .first()
  }
  await visit(page, '/usuarios/entrar', { quiet: true })
  await throughTheDoor()
  const summary = await openSummary()
  const before = await summary.inputValue()
  await summary.fill(`${before} E gosto de pontes.`)
  await endSession(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click()
  await throughTheDoor()
  assert.equal(await (await openSummary()).inputValue(), `${before} E gosto de pontes.`)
})

test('a fault is told as one, and a second try of a recovery is no success before its answer', async (t) => {
  const page = await open(t, { allow: [/503/] })
  let answer = () => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  let tries = 0
  await page.route('**/v1/profile/password_recoveries', async (route) => {
    if (tries++ > 0) await asked
    await route.fulfill({ status: 503, json: { messages: [] } })
  })
  await visit(page, '/usuarios/recuperar-senha')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('estudante@demo.test')
  await button(page, 'Enviar link').click()
  await page.getByText('Algo deu errado! Foi um erro interno').waitFor()
  await button(page, 'Enviar link').click()
  await page.waitForTimeout(300)
  assert.equal(await page.getByText('Confira seu e-mail').count(), 0)
  answer()
  await page.getByText('Algo deu errado! Foi um erro interno').waitFor()
})

test('a dead link shows no form, and leads to another', async (t) => {
  const page = await open(t, { allow: [/4\d\d/] })
  await visit(page, '/usuarios/redefinir-senha?token=dead')
  await page.getByText('Este link não vale mais').waitFor()
  assert.equal(await page.getByLabel(/^Nova senha/).count(), 0)
  await axe(page)
  await visit(page, '/colaboradores/redefinir-senha')
  await page.getByText('veio sem o código do link').waitFor()
  await page.getByRole('link', { name: 'Pedir outro link' }).click()
  await page.waitForURL('**/colaboradores/recuperar-senha')
  await visit(page, '/usuarios/confirmar-email?token=dead')
  await page.getByRole('link', { name: 'Entrar para pedir outro link' }).waitFor()
  assert.equal(await button(page, 'Confirmar meu e-mail').count(), 0)
  await page.getByRole('link', { name: 'Entrar para pedir outro link' }).click()
  await page.waitForURL('**/usuarios/entrar?voltar=%2Fusuarios%2Fconfiguracoes')
  await page.getByRole('link', { name: 'Crie a sua' }).click()
  await page.waitForURL('**/usuarios/cadastro/criar?voltar=%2Fusuarios%2Fconfiguracoes')
})

test('a manager finds the own frame, and the way back to the own area', async (t) => {
  const page = await logIn(t, 'supervisora')
  await visit(page, '/vagas/minhas')
  await page.getByRole('heading', { level: 1, name: 'Seu acesso não inclui esta página' }).waitFor()
  await page.getByRole('navigation', { name: 'Área da empresa' }).waitFor()
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await page.waitForURL('**/empresas/dashboard')
  await visit(page, '/colaboradores/00000000-0000-4000-8000-000000000000/editar')
  await page.getByRole('heading', { level: 1, name: 'Seu acesso não inclui esta página' }).waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Administrador$/ })
    .waitFor()
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const name = page.locator('header span[title] > span:last-child')
    await name.waitFor()
    assert.equal(
      await name.evaluate((node: { scrollWidth: number; clientWidth: number }) => node.scrollWidth <= node.clientWidth),
      true,
      `cut at ${width}`,
    )
  }
})

test('an address that leads nowhere leads to the start of whoever came', async (t) => {
  const allow = [/404/]
  const rows: [page: TestPage, path: string, title: string, start: string][] = [
    [await open(t, { allow }), '/nada/disso', 'Esta ponte não leva a lugar nenhum', '/'],
    [
      await logIn(t, 'supervisora', { allow }),
      '/nada/disso',
      'Esta ponte não leva a lugar nenhum',
      '/empresas/dashboard',
    ],
    [
      await openSignedIn(t, browser, 'operador', 'Operator', { origin: product.origin, allow }),
      '/admin/nada',
      'Esta ponte não leva a lugar nenhum',
      '/admin',
    ],
  ]
  for (const [page, path, title, start] of rows) {
    await visit(page, path)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByRole('link', { name: 'Voltar ao início' }).click()
    await page.waitForURL((url) => url.pathname === start)
  }
})

test('in the Academy a manager finds profile and courses, a guest on a phone the catalogue', async (t) => {
  const page = await logIn(t, 'gestora')
  await visit(page, '/academy')
  await page.getByRole('navigation', { name: 'Academy' }).getByRole('link', { name: 'Meus Cursos' }).click()
  await page.getByRole('heading', { name: 'Meus cursos' }).waitFor()
  await page.getByRole('button', { name: 'Abrir o menu da Academy' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Meu Perfil' }).click()
  await page.waitForURL('**/colaboradores/*/editar')
  const guest = await open(t, { size: 'phone' })
  await visit(guest, '/academy')
  await guest.getByRole('link', { name: 'Todos os Cursos' }).click()
  await guest.waitForURL('**/academy/cursos')
})

test('a shared room leads to the log-in that its link names, and across to the other with the address', async (t) => {
  const page = await open(t)
  const room = '/envelopes/01900000-0000-7000-8000-000000000000?para=empresa'
  const back = `?${new URLSearchParams({ voltar: room })}`
  await visit(page, room)
  await page.waitForURL(`**/colaboradores/entrar${back}`)
  await page.getByRole('link', { name: 'Entrar na área do candidato' }).click()
  await page.waitForURL(`**/usuarios/entrar${back}`)
  await page.getByRole('link', { name: 'Entrar na área da empresa' }).click()
  await page.waitForURL(`**/colaboradores/entrar${back}`)
})

test('a manager whose session ends in a shared room comes to the log-in of managers', async (t) => {
  const page = await logIn(t, 'dp', { allow: [/401|404/] })
  await visit(page, '/agendas/convites')
  await page.getByRole('heading', { level: 1 }).waitFor()
  // As when another tab was told first.
  await page.evaluate(() => {
    localStorage.removeItem('session')
    dispatchEvent(new StorageEvent('storage', { key: 'session', newValue: null }))
  })
  await page.waitForURL('**/colaboradores/entrar?voltar=%2Fagendas%2Fconvites')
})
