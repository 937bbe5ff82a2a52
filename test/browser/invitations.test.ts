// Invitations: correcting the address, accepting the texts, and an import that failed.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { after, test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, shot, visit, reload } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { linkTo } from '#test/support/outside/outbox.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { comeIn } from './hands.ts'

const server = await startPostgres()
await server.create('invitations')
const product = await openDemoProduct({
  env: { DATABASE_URL: server.url('invitations'), SECRET_KEY: 'for this test only, long enough to be one', DEMO: '1' },
})
const browser = await openBrowser()
after(() => server.stop())

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const manager = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, 'gestora', 'CompanyManager', { origin: product.origin, ...options })
const INVITED = /convidou você/
const NEW_PASSWORD = 'Ponte@2027'

test('correcting an invitation’s address kills the first link; the second asks to accept the texts', async (t) => {
  const page = await manager(t, { allow: [/422/] })
  await visit(page, '/colaboradores/novo')
  await page.getByLabel('Nome completo').fill('Nina Rocha Dias')
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('nnia@demo.test')
  await page.getByRole('checkbox', { name: /^Recrutador/ }).check()
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await page.waitForURL('**/colaboradores/meus')
  const first = await linkTo(product.origin, 'nnia@demo.test', INVITED)

  await page.getByRole('link', { name: 'Nina Rocha Dias' }).first().click()
  const email = page.getByRole('textbox', { name: /^E-mail/ })
  await page.getByText('O convite ainda espera resposta.').waitFor()
  await axe(page)
  await email.fill('recrutador@demo.test')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await page.getByText('Este e-mail já está cadastrado. Por favor, use outro.').first().waitFor()
  await email.fill('nina@demo.test')
  await page.getByRole('button', { name: 'Salvar alterações' }).click()
  await page.getByText('Enviamos outro convite, para nina@demo.test. O link anterior não vale mais.').waitFor()
  const second = await linkTo(product.origin, 'nina@demo.test', INVITED)

  const nina = await open(t, { size: 'phone', allow: [/422/] })
  const choose = async (link: string) => {
    await visit(nina, link)
    await nina.getByLabel(/^Nova senha/).fill(NEW_PASSWORD)
    await nina.getByLabel(/^Confirmação/).fill(NEW_PASSWORD)
  }
  const box = nina.getByRole('checkbox', { name: /^Li e aceito/ })
  const save = nina.getByRole('button', { name: 'Salvar senha' })
  await visit(nina, first)
  await nina.getByText('Este convite não vale mais').waitFor()
  assert.equal(await save.count(), 0)

  await choose(second)
  let sent = 0
  nina.on('request', (request) => void (request.method() === 'PUT' && sent++))
  await save.click()
  await nina.getByText('Leia e aceite para continuar').waitFor()
  assert.deepEqual([sent, await box.getAttribute('aria-invalid')], [0, 'true'])
  await axe(nina)
  await shot(nina, 'invitation-accepting-phone-light')
  await box.check()
  await save.click()
  await nina.waitForURL('**/colaboradores/entrar')
  await comeIn(nina, 'nina@demo.test', NEW_PASSWORD)
  await nina.waitForURL('**/empresas/dashboard')
  await reload(page)
  assert.equal(await email.isDisabled(), true, 'who has come in is the only one to change the address')
})

/** As if its worker had died at every attempt. */
async function exhaust(t: TestContext, task: string) {
  const ask = (text: string) => server.ask(text, [], 'invitations')
  await ask(
    'create or replace function exhausted() returns trigger language plpgsql ' +
      'as $$ begin new.attempts := 8; return new; end $$',
  )
  await ask(
    'create trigger exhausted before insert on tasks for each row when ' +
      `(new.name = '${task}') execute function exhausted()`,
  )
  t.after(() => ask('drop trigger if exists exhausted on tasks'))
}
const sheet = (name: string, people: string[]) => {
  const file = path.join(product.folder, name)
  writeFileSync(file, ['Nome completo;E-mail;Permissões', ...people].join('\n'))
  return file
}

test('a check that was given up says so, whose fault it is and what to do', async (t) => {
  await exhaust(t, 'check-collaborator-import')
  const page = await manager(t, { size: 'phone' })
  await visit(page, '/colaboradores/importar')
  await page.locator('input[type=file]').setInputFiles(sheet('lista.csv', ['Ivo Sales;ivo@demo.test;Recrutador']))
  await page.getByRole('heading', { name: 'Não foi possível usar esta planilha' }).waitFor()
  await page.getByText('o problema é nosso. Envie-a de novo mais tarde').waitFor()
  await axe(page)
  await page.getByRole('button', { name: 'Enviar outra planilha' }).click()
  await page.locator('input[type=file]').waitFor({ state: 'attached' })
})

test('invitations that were given up stand on their rows, with a sheet of them', async (t) => {
  await exhaust(t, 'commit-collaborator-import')
  const page = await manager(t)
  await visit(page, '/colaboradores/importar')
  await page.locator('input[type=file]').setInputFiles(sheet('outra.csv', ['Eva Pinto;eva@demo.test;Recrutador']))
  await page.getByRole('button', { name: 'Convidar 1 pessoa' }).click()
  await page.getByText(/Envie esta linha de novo, em outra planilha/).waitFor()
  await page.getByRole('link', { name: 'Baixar linhas a corrigir' }).waitFor()
  await axe(page)
})
