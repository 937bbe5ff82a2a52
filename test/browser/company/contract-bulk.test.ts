// Many contracts at once: by spreadsheet, signed behind one code, taken home in one file.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { sql } from 'kysely'
import { writeCsv } from '#server/spreadsheets/write-csv.ts'
import { openBrowser, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { csvOf, rowOf } from '#test/support/files/contract-sheets.ts'
import { students, supervisors } from '#test/support/files/sheet-people.ts'
import { cpfNumber } from '#test/support/profile.ts'
import { settled } from '#test/support/settled.ts'
import { signingCodeOf } from '#test/support/signing.ts'
import { inEveryLook } from '../looks.ts'

const { product, app, contractAt } = await openContractsOnShow()
const browser = await openBrowser()
const logIn = (t: TestContext, who: string, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })

const waiting = [await contractAt('signature'), await contractAt('signature')]
const { company } = waiting[0]!.world.companies

async function sheet() {
  const [supervisor] = await supervisors(app, company, 1)
  const { rows } = await sql<{ name: string }>`select name from institutions where state_id = 'SP'
    group by name having count(*) = 1 order by min(id) limit 1`.execute(app.ctx().db)
  const told = {
    supervisor: supervisor!,
    institution: rows[0]!.name,
    institution_signer: 'Célia Vaz',
    institution_email: 'estagios@colegio.example',
    level: 'Ensino superior',
    type: 'Estágio não obrigatório',
    advisor: 'Rute Alves',
  }
  const [one, two] = await students(app, 2)
  const hours = 'seg-sex 13:00-19:00; sáb 09:00-10:00'
  return csvOf([rowOf(app, one!, told), rowOf(app, two!, { ...told, hours })])
}

test('a sheet is checked, its good row drafted and sent, its bad one explained', async (t) => {
  const page = await logIn(t, 'dp')
  await visit(page, '/folders/minhas')
  await page.getByRole('link', { name: 'Por planilha' }).click()
  await page.getByRole('button', { name: 'Conferir planilha' }).waitFor()
  await inEveryLook(page, 'new-sheet')
  const file = await sheet()
  const buffer = Buffer.from(await file.arrayBuffer())
  await page.locator('input[type=file]').setInputFiles({ name: file.name, mimeType: 'text/csv', buffer })
  await page.getByLabel(/Cargo do supervisor/).fill('Gerente')
  await page.getByLabel(/Formação ou experiência/).fill('Bacharel em Administração')
  await page.getByLabel(/Seguradora/).fill('Seguradora Clara')
  await page.getByLabel(/Capital segurado/).fill('20000,00')
  await page.getByLabel(/^Atividades/).fill('Apoiar o cadastro\nAtender clientes\nOrganizar relatórios')
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  await page.waitForURL(/folders\/planilha\/[0-9a-f-]+$/)
  await page.getByText('1 linha certa').waitFor()
  await page.getByText('Reduzir para 30 h por semana').waitFor()
  assert.equal(await page.getByRole('status').filter({ hasText: 'Conferida' }).count(), 1)
  await inEveryLook(page, 'sheet')
  await page.getByRole('button', { name: 'Criar 1 rascunho' }).click()
  await page.getByRole('button', { name: 'Enviar 1 contrato' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByText('1 contrato enviado').waitFor()
  await page.getByRole('link', { name: 'Contratos por planilha' }).click()
  await page.getByText('1 de 2 enviados').waitFor()
})

test('two wait for a signature on a phone: one is read and signed, the other is named and left out', async (t) => {
  const page = await logIn(t, 'representante', { size: 'phone' })
  await visit(page, '/folders/assinar')
  await page.getByText('2 não foram lidos e ficam de fora').waitFor()
  await inEveryLook(page, 'bulk-signing')
  await page.getByRole('button', { name: `Abrir o contrato de ${waiting[0]!.name}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/Fim do documento/).focus()
  await dialog.getByText('Você chegou ao fim do documento.').waitFor()
  await dialog.getByRole('button', { name: 'Li até o fim' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('1 não foi lido e fica de fora').waitFor()
  await page.getByRole('button', { name: 'Enviar código para assinar 1 contrato' }).click()
  const code = page.getByLabel(/Código de seis dígitos/)
  await code.waitFor()
  const { label } = await app
    .ctx()
    .db.selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select('m.name as label')
    .where('l.email', '=', 'representante@demo.test')
    .executeTakeFirstOrThrow()
  await code.fill(await signingCodeOf(app, 'representante@demo.test'))
  await page.getByLabel(/Seu nome completo/).fill(label)
  await page.getByRole('checkbox', { name: /Aceito assinar/ }).check()
  await inEveryLook(page, 'bulk-signing-code')
  await page.getByRole('button', { name: 'Assinar 1 contrato' }).click()
  await page.getByText('1 de 2 assinados. 1 sem ler.').waitFor()
  await page.getByRole('heading', { name: '1 espera por você' }).waitFor()
})

test('chosen folders come in one zip', async (t) => {
  const done = await contractAt('sealing')
  await settled(product.origin)
  const page = await logIn(t, 'dp')
  await visit(page, '/folders/minhas')
  await page.getByRole('button', { name: 'Mais ações: contratos' }).click()
  await page.getByRole('link', { name: 'Baixar em ZIP' }).click()
  await page.getByRole('searchbox').fill(done.name)
  await page.getByRole('checkbox', { name: done.name }).first().check()
  for (const box of await page.getByRole('checkbox', { name: done.name }).all()) await box.check()
  await page.getByRole('button', { name: /^Juntar .* em ZIP/ }).click()
  await page.getByRole('link', { name: /^Baixar o arquivo de/ }).waitFor()
  await inEveryLook(page, 'folder-zips')
})

test('people of a sheet are looked at, and then invited to the admission', async (t) => {
  const page = await logIn(t, 'dp')
  await visit(page, '/folders/convites')
  await page.getByRole('link', { name: 'Convidar por planilha' }).click()
  const rows = [
    ['nome', 'email', 'cpf', 'nascimento'],
    ['Lia Moura', 'lia@convites.example', cpfNumber(), '10/05/2005'],
    ['Rui Prado', 'rui@convites.example', '1', '10/05/2005'],
  ]
  const buffer = Buffer.from(writeCsv(rows))
  await page.locator('input[type=file]').setInputFiles({ name: 'convites.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Conferir planilha' }).click()
  await page.getByText('cpf “1”: CPF inválido').waitFor()
  await inEveryLook(page, 'invite-sheet')
  await page.getByRole('button', { name: 'Convidar 1 pessoa' }).click()
  await page.getByRole('heading', { name: '1 pessoa no caminho' }).waitFor()
})
