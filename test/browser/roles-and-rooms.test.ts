import assert from 'node:assert/strict'
import { test } from 'node:test'
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { framesOf, labels } from '#test/support/browser/frames-of.ts'
import { until } from '#test/support/patience/patience.ts'
import { comeIn } from './hands.ts'
import { inEveryLook } from './looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const { open, logIn } = framesOf(product.origin, browser)

const LOWER = ['Meu perfil', 'Alterar senha', 'Fale conosco', 'Sair']
const MINE = ['Meu portal', 'Meu perfil', 'Alterar senha', 'Fale conosco']
// Written by hand from the customer's two tables.
const SEEN: [role: string, email: string, menu: string[], lower: string[], cards: string[]][] = [
  [
    'Administrador',
    'gestora@demo.test',
    [
      'Home',
      'Avaliações de estágio',
      'Banco de candidatos',
      'Eventos e feiras',
      'Financeiro',
      'Meu portal',
      'Meus contratos',
      'Minhas vagas',
      'Programas de estágio',
      'Relatórios',
      'Agenda',
      'Questionários',
      'Pendências',
      'Documentos',
      'Academy',
    ],
    ['Meu perfil', 'Alterar senha', 'Meus colaboradores', 'Configurações', 'Fale conosco', 'Sair'],
    [
      'Banco de candidatos',
      'Eventos e feiras',
      'Meus contratos',
      'Minhas vagas',
      'Relatórios',
      'Meus colaboradores',
      'Configurações',
      'Academy',
      ...MINE,
    ],
  ],
  [
    'Recrutador',
    'recrutador@demo.test',
    [
      'Home',
      'Banco de candidatos',
      'Eventos e feiras',
      'Meu portal',
      'Minhas vagas',
      'Programas de estágio',
      'Agenda',
      'Questionários',
    ],
    LOWER,
    [
      'Banco de candidatos',
      'Eventos e feiras',
      'Minhas vagas',
      'Programas de estágio',
      'Entrevistas',
      'Questionários',
      ...MINE,
    ],
  ],
  [
    'Departamento Pessoal',
    'dp@demo.test',
    [
      'Home',
      'Avaliações de estágio',
      'Eventos e feiras',
      'Meu portal',
      'Meus contratos',
      'Relatórios',
      'Pendências',
      'Documentos',
    ],
    LOWER,
    [
      'Dashboard de contratos',
      'Avaliações de estágio',
      'Eventos e feiras',
      'Meus contratos',
      'Relatórios',
      'Pendências',
      'Documentos',
      ...MINE,
    ],
  ],
  [
    'Supervisor de Estágio',
    'supervisora@demo.test',
    // The demonstration names her as an interviewer.
    ['Home', 'Avaliações de estágio', 'Meu portal', 'Agenda'],
    LOWER,
    ['Avaliações de estágio', ...MINE],
  ],
  [
    'Representante Legal',
    'representante@demo.test',
    ['Home', 'Eventos e feiras', 'Meu portal'],
    LOWER,
    ['Dashboard de contratos', 'Eventos e feiras', ...MINE],
  ],
  [
    'HR Business Partner',
    'hrbp@demo.test',
    ['Home', 'Eventos e feiras', 'Meu portal', 'Meus contratos'],
    LOWER,
    ['Dashboard de contratos', 'Eventos e feiras', 'Meus contratos', ...MINE],
  ],
  [
    'Financeiro',
    'financeiro@demo.test',
    ['Home', 'Financeiro', 'Meu portal', 'Relatórios'],
    LOWER,
    ['Financeiro', 'Relatórios', ...MINE],
  ],
]

for (const [role, email, upper, lower, cards] of SEEN)
  test(`${role} logs in and sees the menu and the cards of that role, no more and no less`, async (t) => {
    const page = await logIn(t, email, 'CompanyManager')
    await page.waitForURL('**/empresas/dashboard')
    await page.getByRole('heading', { name: 'Sua conta' }).waitFor()
    assert.deepEqual(await labels(page, 'nav[aria-label="Área da empresa"] li'), [...upper, ...lower])
    const found = await labels(page, 'main section li > :is(a, button, div) > svg + span > span:first-child')
    assert.deepEqual(found.toSorted(), cards.toSorted())
  })

test('the dashboard fits and axe finds nothing', async (t) => {
  const page = await logIn(t, 'gestora', 'CompanyManager')
  await page.getByRole('heading', { name: 'Sua conta' }).waitFor()
  await page.getByRole('link', { name: /Banco de candidatos \d+ candidaturas em andamento/ }).waitFor()
  await page.getByRole('link', { name: /Meus contratos \d+ contratos a caminho/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await inEveryLook(page, 'dashboard')
  await visit(page, '/usuarios/home')
  await page.waitForURL('**/usuarios/entrar?voltar=**')
  await page.getByText('Você está aqui como Marina').waitFor()
  await inEveryLook(page, 'log-in-of-another')
})

test('what is on its way has the shape that comes: a table its headings, a form its fields', async (t) => {
  const page = await logIn(t, 'gestora', 'CompanyManager')
  await page.waitForURL('**/empresas/dashboard')
  for (const [room, asked, part] of [
    ['/folders/minhas', '**/v1/internship/envelopes/owned**', 'th:has-text("Andamento")'],
    ['/empresas/editar', '**/v1/profile/companies/*/attributes**', '[style*="height: 44px"] >> nth=3'],
  ] as const) {
    let come = () => {}
    const held = new Promise<void>((resolve) => (come = resolve))
    await page.route(asked, async (route) => (await held, route.continue()))
    await page.goto(room)
    const shape = page.getByRole('status').filter({ hasText: 'Carregando' }).locator(part).first()
    await shape.waitFor()
    if (room === '/folders/minhas') await shot(page, 'table-awaited-desktop-light', { whole: false })
    come()
    await shape.waitFor({ state: 'detached' })
    await page.unroute(asked)
  }
})

test('a room of somebody else says whose it is, and never shows itself', async (t) => {
  const page = await logIn(t, 'supervisora', 'CompanyManager')
  await page.waitForURL('**/empresas/dashboard')
  await page.addInitScript(
    `new MutationObserver(() => { if (/Criar vaga/.test(document.body?.innerText ?? '')) ` +
      `console.error('the room flashed') }).observe(document, { childList: true, subtree: true })`,
  )
  await visit(page, '/vagas/minhas')
  await page.getByRole('heading', { level: 1, name: 'Seu acesso não inclui esta página' }).waitFor()
  assert.deepEqual(await labels(page, 'main ul li'), ['Administrador', 'Recrutador'])
  await axe(page)
  await shot(page, 'forbidden-desktop-light')
  await visit(page, '/estagios/aprovacao-de-contrato')
  await page.getByText('Ela é de quem aprova contratos.').waitFor()
  await page.getByRole('link', { name: 'Voltar ao painel' }).click()
  await page.getByRole('heading', { level: 1, name: 'Olá, Silvia!' }).waitFor()
})

test('a guest is led to the right log-in, and back to the room after it', async (t) => {
  const page = await open(t)
  for (const [address, login] of [
    ['/folders/minhas?page=2', '/colaboradores/entrar'],
    ['/usuarios/candidaturas', '/usuarios/entrar'],
    ['/admin/empresas', '/admin/entrar'],
  ] as const) {
    await page.goto(address)
    await page.waitForURL(`**${login}?voltar=${encodeURIComponent(address)}`)
  }
  await page.waitForLoadState('networkidle')
  await comeIn(page, 'operador@demo.test')
  await page.waitForURL('**/admin/empresas')
  await page.getByRole('link', { name: 'Aurora Alimentos Artesanais Ltda.', exact: true }).waitFor()
  await page.goto('/admin/entrar')
  await page.waitForURL('**/admin')
})

test('with its flag on, Fale conosco sends a real message to the address that the operator set', async (t) => {
  const flags = path.join(product.folder, 'features.json')
  writeFileSync(flags, JSON.stringify({ company_contactus_new_layout: true }))
  t.after(() => rmSync(flags))
  await until('the flag is on', async () => {
    const flags = await (await fetch(`${product.origin}/api/features.json`)).json()
    return (flags as { company_contactus_new_layout: boolean }).company_contactus_new_layout
  })
  const operator = await logIn(t, 'operador', 'Operator', { size: 'phone' })
  await operator.waitForURL('**/admin')
  await visit(operator, '/admin/configuracoes')
  await operator.getByRole('textbox', { name: /^E-mail de contato/ }).fill('contato@ponte.example')
  await operator.getByRole('button', { name: 'Salvar' }).click()
  await operator.getByText('As configurações foram salvas.').waitFor()
  await axe(operator)
  await shot(operator, 'site-settings-phone-light')

  const page = await logIn(t, 'gestora', 'CompanyManager', { theme: 'dark' })
  await page.getByRole('navigation', { name: 'Área da empresa' }).getByRole('button', { name: 'Fale conosco' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fale conosco' })
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click()
  await dialog.getByText('Não pode ficar em branco').first().waitFor()
  await dialog.getByRole('textbox', { name: /^Assunto/ }).fill('Nota fiscal')
  await dialog.getByRole('textbox', { name: /^Mensagem/ }).fill('Onde encontro a nota deste mês?')
  await axe(page)
  await shot(page, 'contact-dialog-desktop-dark')
  await dialog.getByRole('button', { name: 'Enviar mensagem' }).click()
  await page.getByText('Recebemos a sua mensagem. A resposta vai para gestora@demo.test.').waitFor()
  const outbox = await (await fetch(`${product.origin}/__mail`)).text()
  assert.match(outbox, /Fale conosco: Nota fiscal<\/a><br><small>contato@ponte\.example/)
})

test('the operator’s rooms and the candidate’s home fit', async (t) => {
  const page = await logIn(t, 'operador', 'Operator')
  await page.getByText('E-mails na fila').waitFor()
  await inEveryLook(page, 'admin')
  await visit(page, '/admin/empresas', { quiet: true })
  await inEveryLook(page, 'admin-companies')
  await page.getByRole('link', { name: 'Nimbo Tecnologia S.A.' }).click()
  await page.getByRole('heading', { name: 'Histórico' }).waitFor()
  await page.waitForLoadState('networkidle')
  await inEveryLook(page, 'admin-company')
  await visit(page, '/admin/reclamacoes?settled=true', { quiet: true })
  await inEveryLook(page, 'admin-claims')

  const candidate = await logIn(t, 'estudante', 'User')
  await candidate.waitForURL(/usuarios\/(home|dados-basicos)/)
  await visit(candidate, '/usuarios/home')
  await candidate.getByRole('region', { name: 'É a sua vez' }).waitFor()
  await inEveryLook(candidate, 'candidate-home')
})
