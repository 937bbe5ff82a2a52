import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { registration } from '#test/support/registration.ts'
import { callsOf } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'
import {
  deactivateCollaborator,
  listCollaborators,
  reactivateCollaborator,
  showCollaborator,
  updateCollaborator,
} from '#features/collaborators/wire/collaborators.ts'
import { framesOf, labels } from '#test/support/browser/frames-of.ts'
import { comeIn } from './hands.ts'

const product = await openDemoProduct({ env: { COMPANY_VERIFICATION: 'manual' } })
const browser = await openBrowser()

const { open, logIn } = framesOf(product.origin, browser)

const administrator = await callsOf(product.origin, 'gestora@demo.test', 'CompanyManager')
async function colleague(email: string) {
  const { collection } = await send(administrator, listCollaborators, { per_page: 50 })
  return collection.data.find(({ attributes }) => attributes.email === email)!
}
async function giveRoles(email: string, company_group_role_ids: number[]) {
  const { id: uuid, attributes } = await colleague(email)
  const { lock_version } = (await send(administrator, showCollaborator, { uuid })).data.attributes
  const company_manager = { name: attributes.name, company_group_role_ids, lock_version }
  await send(administrator, updateCollaborator, { uuid, company_manager })
}

const LOWER = ['Meu perfil', 'Alterar senha', 'Fale conosco', 'Sair']

test('another log-in ends the session that was here, on the server too', async (t) => {
  const page = await logIn(t, 'hrbp', 'CompanyManager')
  const { access_token } = JSON.parse((await page.evaluate(() => localStorage.getItem('session')))!) as {
    access_token: string
  }
  const alive = async () =>
    (await fetch(`${product.origin}/v1/session`, { headers: { authorization: `Bearer ${access_token}` } })).status
  await visit(page, '/usuarios/home')
  await page.getByText('Você está aqui como').waitFor()
  assert.equal(await alive(), 200)
  const revoked = page.waitForResponse(/oauth\/revoke/)
  await comeIn(page, 'estagiaria@demo.test')
  await revoked
  await page.waitForURL('**/usuarios/home')
  assert.equal(await alive(), 401)
})

test('roles given elsewhere take effect at once: on the next page, and on coming back to the tab', async (t) => {
  t.after(() => giveRoles('financeiro@demo.test', [7]))
  await giveRoles('financeiro@demo.test', [4])
  const page = await logIn(t, 'financeiro', 'CompanyManager', { allow: [/403/] })
  const menu = () => labels(page, 'nav[aria-label="Área da empresa"] li')
  await page.getByRole('heading', { name: 'Sua conta' }).waitFor()
  await giveRoles('financeiro@demo.test', [2])
  await page.getByRole('link', { name: 'Avaliações de estágio' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Seu acesso não inclui esta página' }).waitFor()
  assert.deepEqual(await menu(), [
    'Home',
    'Banco de candidatos',
    'Eventos e feiras',
    'Meu portal',
    'Minhas vagas',
    'Programas de estágio',
    'Agenda',
    'Questionários',
    ...LOWER,
  ])

  await page.getByRole('link', { name: 'Home' }).click()
  const interviews = page.getByRole('region', { name: 'Seu trabalho' }).getByText('Entrevistas', { exact: true })
  await interviews.waitFor()
  await giveRoles('financeiro@demo.test', [4])
  await page.evaluate(`dispatchEvent(new Event('focus'))`)
  await page
    .getByRole('link', { name: /^Avaliações de estágio/ })
    .first()
    .waitFor()
  await interviews.waitFor({ state: 'detached' })
  assert.deepEqual(await menu(), ['Home', 'Avaliações de estágio', 'Meu portal', ...LOWER])
})

test('who is deactivated is out on the next page, and reads why', async (t) => {
  const { id: uuid } = await colleague('hrbp@demo.test')
  t.after(() => send(administrator, reactivateCollaborator, { uuid }))
  const page = await logIn(t, 'hrbp', 'CompanyManager', { allow: [/401/] })
  await page.getByRole('heading', { name: 'Sua conta' }).waitFor()
  await send(administrator, deactivateCollaborator, { uuid })
  await page.getByRole('link', { name: 'Meus contratos' }).first().click()
  await page.getByText('Não autorizado').waitFor()
  await page.waitForURL('**/colaboradores/entrar?voltar=%2Ffolders%2Fminhas')
})

test('who leaves in one tab has left in the other, and nothing of theirs stays', async (t) => {
  const page = await logIn(t, 'dp', 'CompanyManager')
  await page.getByRole('heading', { name: 'Sua conta' }).waitFor()
  const other = await page.context().newPage()
  await other.goto('/empresas/dashboard')
  await other.getByRole('button', { name: 'Sair' }).click()
  await other.waitForURL('**/colaboradores/entrar')
  await page.waitForURL('**/colaboradores/entrar')
  assert.equal(await page.getByText('Débora').count(), 0)
})

let waiting = ''
before(async () => {
  const form = registration({ name: 'Zínia Flores Ltda.' })
  const body = new FormData()
  const {
    company_managers_attributes: [manager],
    ...company
  } = form.company
  for (const [name, value] of Object.entries(company)) body.append(`company[${name}]`, String(value ?? ''))
  for (const [name, value] of Object.entries(manager!))
    body.append(`company[company_managers_attributes][0][${name}]`, value)
  assert.equal((await fetch(`${product.origin}/v1/profile/companies`, { method: 'POST', body })).status, 201)
  waiting = manager!.email
})

test('the operator verifies a company that waits; it wears that once its manager’s e-mail is confirmed', async (t) => {
  const page = await logIn(t, 'operador', 'Operator')
  const search = page.getByRole('searchbox', { name: 'Buscar pessoas, empresas, vagas' })
  await search.fill('zinia')
  await page
    .getByRole('region', { name: 'Empresas' })
    .getByRole('link', { name: /^Zínia Flores Ltda\./ })
    .waitFor()
  await search.press('Escape')
  await axe(page)
  await page.getByRole('link', { name: /^Verificar empresa Zínia Flores Ltda\./ }).click()
  await page.getByRole('button', { name: 'Verificar empresa' }).click()
  const dialog = page.getByRole('dialog', { name: 'Verificar Zínia Flores Ltda.?' })
  await axe(page)
  await dialog.getByRole('button', { name: 'Verificar' }).click()
  await page.getByText('operador@demo.test,').waitFor()
  await axe(page)

  await page.getByRole('button', { name: 'Suspender' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click()
  await page.getByText('Diga o motivo: a outra parte vai lê-lo.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()

  const manager = await logIn(t, waiting, 'CompanyManager')
  await manager.getByText('Em verificação', { exact: true }).waitFor()
  await manager.getByRole('button', { name: 'Reenviar o link' }).waitFor()
})

test('a claimed CNPJ is settled: the form, the operator, the invitation', async (t) => {
  const guest = await open(t)
  await visit(guest, '/empresas/reclamar-cnpj?cnpj=47.283.916%2F0001-60', { quiet: true })
  await axe(guest)
  await guest.getByRole('textbox', { name: /^Seu nome/ }).fill('Rosa Teles')
  await guest.getByRole('textbox', { name: /^E-mail/ }).fill('rosa@teles.example')
  await guest.getByRole('textbox', { name: /^Telefone/ }).pressSequentially('11988887777')
  await guest.getByRole('textbox', { name: /^O que aconteceu/ }).fill('Sou sócia da empresa.')
  await guest.getByRole('button', { name: 'Enviar pedido' }).click()
  await guest.getByRole('heading', { name: 'Recebemos o seu pedido' }).waitFor()

  const page = await logIn(t, 'operador', 'Operator')
  await page.getByRole('link', { name: /^Reclamação de CNPJ/ }).click()
  await page.getByText('Sou sócia da empresa.').waitFor()
  await axe(page)
  await page.getByRole('button', { name: 'Aceitar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar e convidar' }).click()
  await page.getByText('Aceita', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Ver todas' }).click()
  await page.getByText('Nenhuma reclamação aberta').waitFor()
})
