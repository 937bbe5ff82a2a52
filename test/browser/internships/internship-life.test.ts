// The life of an internship on a phone: what is due, recess, the intern's report, the end, the certificate.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const PHONE = { context: { viewport: { width: 360, height: 740 } } }

const logIn = (t: TestContext, who: string, kind: UserType, options: Partial<PageOptions> = PHONE) =>
  openSignedIn(t, browser, who, kind, { origin: product.origin, ...options })

test('what is due leads to the room that settles it, and recess is recorded there', async (t) => {
  const page = await logIn(t, 'dp', 'CompanyManager')
  await visit(page, '/estagios/pendencias?q=D%C3%A9bora')
  await page.getByRole('button', { name: /^Vencidas/ }).waitFor()
  await inEveryLook(page, 'pendencies')
  await page.getByRole('link', { name: 'Renovar ou encerrar: Débora Lins Prado' }).click()
  await page.getByRole('heading', { name: 'Débora Lins Prado' }).waitFor()
  await page.getByRole('heading', { name: 'Calendário' }).waitFor()
  await inEveryLook(page, 'internship-ledger')
  await page.getByRole('button', { name: 'Registrar recesso' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registrar recesso' })
  await dialog.getByLabel('Primeiro dia').fill('31/02/2026')
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await dialog.getByText(/data/i).first().waitFor()
  await axe(page)
  await page.keyboard.press('Escape')
})

test('the end before the last day is reckoned while the day is typed', async (t) => {
  const page = await logIn(t, 'dp', 'CompanyManager')
  await visit(page, '/estagios/pendencias?q=D%C3%A9bora')
  await page.getByRole('link', { name: /^Renovar ou encerrar/ }).click()
  await page.getByRole('button', { name: 'Encerrar o estágio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Encerrar o estágio' })
  const today = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' })
  await dialog.getByLabel('Último dia de estágio').fill(today.format(new Date()))
  await dialog.getByText(/A pagar no fim: \d+ dias/).waitFor()
  await dialog.getByLabel('Por iniciativa').selectOption({ label: 'do estagiário' })
  await dialog.getByLabel('Motivo').selectOption({ label: 'Outra oportunidade' })
  await axe(page)
  await dialog.getByRole('button', { name: 'Criar termo de rescisão' }).click()
  await page.waitForURL(/\/envelopes\//)
})

test('an intern sees her internship, and a former one the certificate that anybody checks', async (t) => {
  const page = await logIn(t, 'ex-estagiario', 'User')
  await visit(page, '/envelopes/minhas')
  await page.getByRole('region', { name: 'Meus estágios' }).getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Termo de realização' }).waitFor()
  await inEveryLook(page, 'own-internship', { at: ['phone'] })
  // The answer, not the browser's download of it, which waits for the disk and was late at load.
  const [file] = await Promise.all([
    page.waitForResponse(/\/certificate\b/),
    page.getByRole('button', { name: 'Baixar o termo' }).click(),
  ])
  assert.match((await file.headerValue('content-type'))!, /^application\/pdf/)
  await page.getByRole('link', { name: /^PT-/ }).click()
  await page.getByText('Documento registrado').waitFor()
  await axe(page)
})

test('an intern writes her report, which saves itself, and sends it', async (t) => {
  const page = await logIn(t, 'debora.lins@candidatos.example', 'User', { ...PHONE, allow: [/422/] })
  await visit(page, '/envelopes/minhas')
  await page.getByRole('region', { name: 'Meus estágios' }).getByRole('link').first().click()
  await page.getByRole('link', { name: 'Escrever o relatório' }).click()
  await page.getByRole('button', { name: 'Enviar o relatório' }).click()
  await page.getByText('Conte o que você fez no período').first().waitFor()
  await page.getByLabel('O que você fez').fill('Organizei as entregas da semana e atendi clientes por telefone.')
  await page.getByText('Tudo salvo').waitFor()
  await inEveryLook(page, 'activity-report', { at: ['phone'] })
  await page.getByRole('button', { name: 'Enviar o relatório' }).click()
  await page.waitForURL(/\/envelopes\//)
  await page.getByRole('heading', { name: /Relatório de atividades/ }).waitFor()
})
