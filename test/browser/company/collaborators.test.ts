// An Administrador invites, edits, filters, deactivates and imports, on phone and desktop.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { test, type TestContext } from 'node:test'
import { codeAt } from '#test/support/outside/authenticator.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type PageOptions, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const logIn = (t: TestContext, who = 'gestora', options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })
const rowOf = (page: TestPage, name: string) => page.getByRole('row', { name: new RegExp(name) })

test('inviting: what is missing is said, then the person is on the list and gets a letter', async (t) => {
  const page = await logIn(t, undefined, { allow: [/422/] })
  await page.goto('/colaboradores/novo')
  await page.getByLabel('RG').first().waitFor()
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText('Corrija 3 campos para continuar').waitFor()
  await page.getByLabel('Nome completo').fill('Nina Rocha Dias')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('recrutador@demo.test')
  await page.getByLabel('CPF').fill('52998224725')
  await page.getByRole('checkbox', { name: /^Recrutador/ }).check()
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText('Este e-mail já está cadastrado. Por favor, use outro.').first().waitFor()
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('nina@demo.test')
  // A double click sends once, and no question about unsaved changes appears.
  await page
    .getByRole('button', { name: 'Enviar convite' })
    .evaluate((button: HTMLButtonElement) => [1, 2, 3].forEach(() => button.click()))
  await page.waitForURL('**/colaboradores/meus')
  await rowOf(page, 'Nina Rocha Dias').getByText('Convidado').waitFor()
  await page.getByText('Enviamos o convite para nina@demo.test').waitFor()
})

test('editing keeps what was typed when somebody else was quicker, and leaving unsaved asks', async (t) => {
  const page = await logIn(t, undefined, { allow: [/409/] })
  await page.goto('/colaboradores/meus?q=rafael')
  await page
    .getByRole('link', { name: /Rafael/ })
    .first()
    .click()
  const job = page.getByLabel('Cargo')
  await job.fill('Analista de Talentos')
  const other = await logIn(t)
  await other.goto(new URL(page.url()).pathname)
  await other.getByLabel('Formação').fill('Psicologia')
  await other.getByRole('button', { name: 'Salvar alterações' }).click()
  await other.getByText('As alterações foram salvas.').waitFor()
  await page.getByRole('link', { name: 'Cancelar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar editando' }).click()
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await page.getByText('As alterações foram salvas.').waitFor()
  assert.deepEqual(
    [await job.inputValue(), await page.getByLabel('Formação').inputValue()],
    ['Analista de Talentos', 'Psicologia'],
  )
})

test('filters stand in the address, and deactivating asks first', async (t) => {
  const page = await logIn(t)
  await page.goto('/colaboradores/meus')
  await page.getByLabel('Permissão', { exact: true }).selectOption('Financeiro')
  await page.waitForURL(/permissao=7/)
  const row = rowOf(page, 'financeiro@demo.test')
  await row.getByRole('button', { name: /^Desativar/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar' }).click()
  await row.getByText('Desativado').waitFor()
  await row.getByRole('button', { name: /^Reativar/ }).click()
  await row.getByText('Ativo', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remover filtro Financeiro' }).click()
  await page.waitForURL((url) => !url.search.includes('permissao'))
  await page.goto('/colaboradores/meus?empresa=zzz&permissao=99&page=40')
  await page.waitForURL((url) => !url.search.includes('page=40'))
  await page.getByLabel('Permissão', { exact: true }).waitFor()
  await rowOf(page, '@').first().waitFor()
})

test('importing: checked row by row, then invited, with the rows to mend in a sheet', async (t) => {
  const page = await logIn(t)
  const file = path.join(product.folder, 'lista.csv')
  writeFileSync(
    file,
    'Nome completo;E-mail;Permissões\nIvo Sales;ivo@demo.test;Recrutador\nEva Pinto;errado;Recrutador\n',
  )
  await page.goto('/colaboradores/importar')
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar modelo' }).click(),
  ])
  assert.equal(template.suggestedFilename(), 'importar_colaboradores.xlsx')
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('E-mail: formato de e-mail inválido.').waitFor()
  await axe(page)
  await shot(page, 'collaborators-import-checked')
  const [sheet] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar linhas a corrigir' }).click(),
  ])
  assert.equal(sheet.suggestedFilename(), 'colaboradores-a-corrigir.xlsx')
  await page.getByRole('button', { name: 'Convidar 1 pessoa' }).click()
  await page.getByText('1 pessoa recebeu o convite.').waitFor()
  await page.getByRole('link', { name: 'Ver colaboradores' }).click()
  await rowOf(page, 'Ivo Sales').waitFor()
})

test('the own profile shows roles and changes none; a colleague without the role reads who has it', async (t) => {
  const page = await logIn(t, 'recrutador', { allow: [/403/] })
  await page.goto('/colaboradores/meus')
  await page.getByText('Seu acesso não inclui esta página').waitFor()
  await page
    .getByRole('listitem')
    .filter({ hasText: /^Administrador$/ })
    .waitFor()
  await page.getByRole('link', { name: 'Meu perfil' }).first().click()
  await page.getByRole('heading', { name: 'Suas permissões' }).waitFor()
  assert.equal(await page.getByRole('checkbox', { name: /^Aprova contratos/ }).isDisabled(), true)
  await page.getByLabel('Telefone').fill('11988887777')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await page.getByText('As alterações foram salvas.').waitFor()
})

test('in one’s profile the second step is turned on; missing values are reported on their field', async (t) => {
  const page = await logIn(t, 'dp', { size: 'phone', allow: [/422/] })
  await visit(page, '/empresas/dashboard', { quiet: true })
  const uuid = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session')!) as { attributes: { uuid: string } }).attributes.uuid,
  )
  await page.goto(`/colaboradores/${uuid}/editar`)
  const account = page.getByRole('region', { name: 'Senha e segurança' })
  const save = page.getByRole('button', { name: 'Salvar alterações' })
  await account.getByLabel(/^Nova senha/).fill('Outra@2026')
  await save.click()
  await page.getByText('Corrija 2 campos para continuar').waitFor()
  await account.getByLabel(/^Nova senha/).fill('')
  await account.getByLabel(/^Senha atual/).waitFor({ state: 'detached' })
  await account.getByRole('checkbox', { name: /^Pedir também um código/ }).click()
  const key = (await account.getByText(/^Chave:/).textContent())!.replace('Chave:', '').trim()
  await account.getByLabel(/^Senha atual/).fill('Errada@2026')
  await account.getByLabel(/^Código de verificação/).fill(codeAt(key, Date.now()))
  await axe(page)
  await fits(page)
  await shot(page, 'own-profile-second-step-phone-light')
  await save.click()
  await account.getByText('Senha atual incorreta.').waitFor()
  await account.getByLabel(/^Senha atual/).fill('Ponte@2026')
  await save.click()
  await page.getByText('Guarde estes códigos').waitFor()
  await page.getByRole('button', { name: 'Já guardei' }).click()
  assert.equal(await account.getByRole('checkbox', { name: /^Pedir também um código/ }).isChecked(), true)
})

test('the rooms: nothing is cut, axe finds nothing', async (t) => {
  const page = await logIn(t)
  for (const [name, address, seen] of [
    ['list', 'meus', 'Rafael'],
    ['new', 'novo', 'Estado de emissão do RG'],
    ['import', 'importar', 'Baixar modelo'],
  ] as const) {
    await visit(page, `/colaboradores/${address}`)
    await page.getByText(seen).first().waitFor()
    await inEveryLook(page, `collaborators-${name}`)
  }
})
