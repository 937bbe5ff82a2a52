// From somebody who was hired to a contract that is sent, with the law beside what is typed.
import { test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { mouse } from '../hands.ts'
import { inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const inDays = (days: number) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date(Date.now() + days * 86_400_000))

const box = (page: Page, name: string | RegExp) => page.getByLabel(name)
const DAYS = ['segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira']

async function fillHours(page: Page, to: string) {
  for (const day of DAYS) {
    await page
      .getByRole('textbox', { name: new RegExp(`^${day}, início$`, 'i') })
      .first()
      .fill('13:00')
    await page
      .getByRole('textbox', { name: new RegExp(`^${day}, fim$`, 'i') })
      .first()
      .fill(to)
  }
}

async function fill(page: Page, all: Record<string, string>) {
  for (const [name, value] of Object.entries(all))
    await box(page, new RegExp(`^${name}`))
      .first()
      .fill(value)
}

const option = async (page: Page, field: string, words: string) => {
  const input = box(page, new RegExp(`^${field}`)).first()
  await input.click()
  await page.getByRole('option', { name: words }).first().click()
}
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Conferência da lei' })

test('a person who was hired gets a contract that the law has nothing against', async (t) => {
  const page = await openSignedIn(t, browser, 'dp', 'CompanyManager', { origin: product.origin })
  await visit(page, '/folders/minhas')
  await page.getByRole('link', { name: 'Criar contrato' }).click()
  await page.getByRole('heading', { name: 'Novo contrato' }).waitFor()
  await axe(page)
  await page
    .getByRole('button', { name: /^Criar contrato de / })
    .first()
    .click()
  await page.waitForURL(/\/folders\/[^/]+\/rascunho$/)
  await panel(page)
    .getByText(/a corrigir/)
    .waitFor()
  await axe(page)

  await option(page, 'Tipo de estágio', 'Estágio não obrigatório')
  await fill(page, { 'Início \\*': inDays(20), Término: inDays(300) })
  await fillHours(page, '19:30')
  await panel(page)
    .getByText(/32 h 30 min por semana/)
    .first()
    .waitFor()
  await panel(page)
    .getByRole('button', { name: /resolve/ })
    .first()
    .click()
  await page.getByText('30:00', { exact: true }).waitFor()
  await panel(page)
    .getByText(/por semana; o limite/)
    .waitFor({ state: 'detached' })
  await page.getByRole('status').filter({ hasText: 'Tudo salvo' }).waitFor()

  await mouse(page).choose(box(page, /^Supervisor/).first(), 'Silvia')
  await fill(page, {
    'Bolsa \\*': '1200,00',
    'Auxílio-transporte': '220,00',
    Seguradora: 'Porto Claro',
    Apólice: 'AP-118834',
    'Capital segurado': '20000,00',
    'Formação ou experiência': 'Engenheira de alimentos',
    'Cargo do supervisor': 'Coordenadora',
    'Professor orientador': 'Rute Alves',
    'Quem assina pela instituição': 'Célia Vaz',
    'E-mail de quem assina': 'estagios@ies.example',
    'Atividade 1': 'Apoiar a produção',
    'Atividade 2': 'Registrar medições',
    'Atividade 3': 'Escrever relatórios',
    Matrícula: '2024-0117',
  })
  await option(page, 'Forma do auxílio-transporte', 'Em dinheiro')
  await panel(page).getByText('Tudo certo').waitFor()
  await page.getByRole('status').filter({ hasText: 'Tudo salvo' }).waitFor()
  await page.getByRole('button', { name: 'Ver o documento' }).click()
  await page.getByRole('dialog').getByText('Seguradora', { exact: false }).first().waitFor()
  await axe(page)
  await page.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Enviar para assinatura' }).click()
  await page.waitForURL(/\/envelopes\//)
})

test('a draft that the law stands against, and the folder of an intern, in every look', async (t) => {
  const page = await openSignedIn(t, browser, 'dp', 'CompanyManager', { origin: product.origin })
  await visit(page, '/folders/novo')
  await page.getByText('Enzo Ribas').or(page.getByText('Quem você contratar')).first().waitFor()
  await inEveryLook(page, 'new-contract')
  const of = async (name: string) => {
    const { access_token } = JSON.parse(await page.evaluate(() => localStorage.getItem('session')!)) as {
      access_token: string
    }
    const headers = { authorization: `Bearer ${access_token}` }
    const answer = await fetch(`${product.origin}/v1/internship/folders?q=${name}`, { headers })
    return ((await answer.json()) as { collection: { data: { id: string }[] } }).collection.data[0]!.id
  }
  await visit(page, `/folders/${await of('Livia')}/rascunho`)
  await panel(page)
    .getByText(/a corrigir/)
    .waitFor()
  await page
    .getByRole('button', { name: /resolve todos/ })
    .first()
    .waitFor()
  await inEveryLook(page, 'contract-draft')
  await visit(page, `/folders/${await of('Joana')}`)
  await page.getByText('Débora Sampaio Reis enviou a versão 1').first().waitFor()
  await inEveryLook(page, 'folder')
})
