// A candidate's documents and hours: sent by mouse and keyboard, checked by the operation, on phone and desktop.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type PageOptions, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { pdf, png } from '#test/support/files/sample-files.ts'
import { docx } from '#test/support/files/zip-files.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const laid = (name: string, bytes: Buffer) => {
  const file = path.join(product.folder, name)
  writeFileSync(file, bytes)
  return file
}
let made = 0
const paper = (name: string) => laid(name, pdf(`papel ${++made}`))
const LARGE = () => laid('enorme.pdf', pdf('x'.repeat(10_500_000)))

const logIn = (
  t: TestContext,
  { who = 'estudante', kind = 'User', ...options }: Partial<PageOptions> & { who?: string; kind?: UserType } = {},
) => openSignedIn(t, browser, who, kind, { origin: product.origin, ...options })
const category = (page: TestPage, name: string) =>
  visit(page, `/categoria-de-documentos?categoria=${name}`, { quiet: true })
const fileInput = (page: TestPage) => page.locator('input[type=file]').last()
const send = (page: TestPage) => page.getByRole('button', { name: 'Enviar documento' }).click()

test('a paper is refused for kind and size before sending, for content after, and then kept', async (t) => {
  const page = await logIn(t, { allow: [/415|422/] })
  await page.goto('/documentos-pessoais')
  await page.getByText('3 de 4 enviados').waitFor()
  await page.getByRole('link', { name: /Comprovante de conta bancária/ }).click()
  await page.getByRole('heading', { name: 'Comprovante de conta bancária' }).waitFor()
  await send(page)
  await page.getByText('Escolha o arquivo').first().waitFor()
  await fileInput(page).setInputFiles(laid('conta.docx', docx()))
  await page.getByText('“conta.docx” não é aceito. Envie PDF, JPG, PNG ou WebP.').waitFor()
  await fileInput(page).setInputFiles(LARGE())
  await page.getByText('O limite é 10 MB.').waitFor()
  await fileInput(page).setInputFiles(laid('disfarce.pdf', docx()))
  await send(page)
  await page.getByText('Envie um arquivo PDF, PNG, JPG ou WEBP de até 10 MB.').first().waitFor()
  await fileInput(page).setInputFiles(paper('conta.pdf'))
  await page.getByLabel(/^Válido até/).fill('01/02/2020')
  await send(page)
  await page.getByText('Este documento já venceu. Envie um que esteja valendo.').first().waitFor()
  await page.getByLabel(/^Válido até/).fill('28/02/2030')
  await send(page)
  await page.getByText('Documento enviado.').waitFor()
  await page.getByText('vale até 28/02/2030').waitFor()
  const href = await page.getByRole('link', { name: 'conta.pdf' }).getAttribute('href')
  assert.equal((await page.request.get(href!)).status(), 200)
  await page.getByRole('link', { name: 'Documentos pessoais' }).click()
  await page.getByText('Você já enviou tudo o que costuma ser pedido.').waitFor()
})

test('by keyboard alone, on a phone in the dark', async (t) => {
  const page = await logIn(t, { size: 'phone', theme: 'dark' })
  await category(page, 'other')
  await page.getByLabel('Que documento é este').focus()
  await page.keyboard.type('Carteirinha da biblioteca')
  await page.keyboard.press('Tab')
  const opened = page.waitForEvent('filechooser')
  await page.evaluate(() => {}) // answered after the browser knows that its own dialog is suppressed
  await page.keyboard.press('Enter')
  await (await opened).setFiles(laid('carteirinha.png', png()))
  await page.getByText('carteirinha.png').first().waitFor()
  await page.getByLabel(/^Válido até/).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Carteirinha da biblioteca' }).waitFor()
  await fits(page)
})

test('a cut network loses nothing, a sending can be stopped, and leaving asks first', async (t) => {
  const page = await logIn(t, { allow: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED|net::/] })
  await category(page, 'cpf')
  await fileInput(page).setInputFiles(paper('cpf.pdf'))
  await page.route('**/v1/profile/documents', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await send(page)
  await page.getByText('Sem resposta do servidor. O que você preencheu continua aqui').waitFor()
  await page.unroute('**/v1/profile/documents')
  await page.route('**/v1/profile/documents', (route) =>
    route.request().method() === 'POST' ? undefined : route.continue(),
  )
  await send(page)
  const stop = page.getByRole('button', { name: 'Parar envio' })
  await stop.waitFor()
  await page.waitForTimeout(600) // earlier it may count as a double press
  await stop.click()
  await page.getByRole('button', { name: 'Enviar documento' }).waitFor()
  await page.getByRole('link', { name: /cpf\.pdf/ }).waitFor()
  await page.getByRole('link', { name: 'Documentos pessoais' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar editando' }).click()
  await page.unroute('**/v1/profile/documents')
  await send(page)
  await page.getByText('Documento enviado.').waitFor()
})

test('a refused paper is replaced and keeps its history; an erased one is gone', async (t) => {
  const page = await logIn(t)
  await category(page, 'proof_of_address')
  await page.getByRole('main').getByText('A conta é de mais de três meses atrás.').first().waitFor()
  await page.getByRole('button', { name: 'Trocar arquivo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles(paper('conta-nova.pdf'))
  await dialog.getByRole('button', { name: 'Trocar arquivo' }).click()
  await page.getByText('O novo arquivo está na fila').waitFor()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Histórico: 1 envio anterior').click()
  await page.getByRole('link', { name: 'Conta de luz.pdf' }).waitFor()
  await page.getByRole('button', { name: 'Apagar', exact: true }).click()
  await page.getByRole('dialog').getByText('os envios anteriores dele').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar documento' }).click()
  await page.getByRole('heading', { name: 'Enviar documento' }).waitFor()
})

test('the operation opens what waits, refuses with a reason, and the person reads it', async (t) => {
  const operator = await logIn(t, { who: 'operador', kind: 'Operator' })
  await visit(operator, '/admin/documentos', { quiet: true })
  await axe(operator)
  await shot(operator, 'documents-admin')
  await visit(operator, '/admin/documentos?documento=another', { quiet: true })
  await operator.getByText('Este documento não está nesta página').waitFor()
  assert.equal(await operator.getByRole('article').count(), 0, 'never the paper of somebody else')
  await operator.getByRole('button', { name: /Joana/ }).first().click()
  const card = operator.getByRole('article', { name: /Joana/ })
  assert.equal(await card.getByRole('button', { name: 'Aprovar' }).count(), 0, 'nobody has opened it')
  const [tab] = await Promise.all([
    operator.waitForEvent('popup'),
    card.getByRole('button', { name: 'Abrir documento' }).click(),
  ])
  await tab.close().catch(() => {})
  await card.getByRole('button', { name: 'Aprovar' }).waitFor()
  await axe(operator)
  await card.getByRole('button', { name: 'Recusar' }).click()
  await operator.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click()
  await operator.getByText('Diga o motivo').waitFor()
  await operator.getByLabel('Motivo').fill('Falta o carimbo da secretaria.')
  await operator.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click()
  await operator.getByText('O motivo foi enviado à pessoa.').waitFor()
  const person = await logIn(t, { who: 'estagiaria' })
  await category(person, 'proof_of_enrolment')
  await person.getByRole('main').getByText('Falta o carimbo da secretaria.').first().waitFor()
})

test('certificates are added, corrected, removed; what does not count says why; a statement comes', async (t) => {
  const page = await logIn(t, { who: 'ex-estagiario' })
  await visit(page, '/usuarios/certificados')
  await page.getByRole('heading', { name: /aproveitadas/ }).waitFor()
  await page.getByRole('button', { name: 'Adicionar certificado' }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Adicionar certificado' })
  await save.click()
  await dialog.getByText('Corrija 6 campos para continuar').waitFor()
  await dialog.locator('input[type=file]').setInputFiles(paper('coral.pdf'))
  await dialog.getByLabel('Atividade').fill('Coral universitário')
  await dialog.getByLabel('Quem emitiu').fill('Centro Cultural')
  await dialog.getByLabel('Categoria').selectOption({ label: 'Cultura e esporte' })
  await dialog.getByLabel('Horas').fill('doze')
  await dialog.getByLabel('Concluída em').fill('10032026')
  await dialog.getByText('Informe as horas de meia em meia hora, como 12 ou 12,5').first().waitFor()
  await dialog.getByLabel('Horas').fill('45,5')
  await save.click()
  await page.getByText('O certificado entrou na soma das suas horas.').waitFor()
  const entry = page.getByRole('article').filter({ hasText: 'Coral universitário' })
  await entry.getByText('45,5').waitFor()
  await page
    .getByText(/aproveita até 30.h nesta categoria|não aproveita horas desta categoria/)
    .first()
    .waitFor()
  await entry.getByRole('button', { name: /^Editar/ }).click()
  await dialog.getByLabel('Horas').fill('20')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('O certificado foi atualizado.').waitFor()
  const [statement] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar extrato em PDF' }).click(),
  ])
  assert.equal(statement.suggestedFilename(), 'horas-complementares.pdf')
  await entry.getByRole('button', { name: /^Apagar/ }).click()
  await dialog.getByRole('button', { name: 'Apagar certificado' }).click()
  await entry.waitFor({ state: 'detached' })
})

test('the rooms: nothing is cut, axe finds nothing', async (t) => {
  const page = await logIn(t, { who: 'estagiaria' })
  for (const [name, address, seen, opener] of [
    ['all', '/documentos-pessoais', 'Pedidos para o estágio', ''],
    ['category', '/categoria-de-documentos?categoria=proof_of_address', 'Motivo da recusa', 'Trocar arquivo'],
    ['bare', '/categoria-de-documentos', 'Outros documentos', ''],
    ['hours', '/usuarios/certificados', 'aproveitadas', 'Adicionar certificado'],
  ] as const) {
    await visit(page, address)
    await page.getByText(seen).first().waitFor()
    await inEveryLook(page, `documents-${name}`)
    if (!opener) continue
    await page.getByRole('button', { name: opener }).first().click()
    await page.getByRole('dialog').waitFor()
    await inEveryLook(page, `documents-${name}-dialog`, { whole: false })
  }
})
