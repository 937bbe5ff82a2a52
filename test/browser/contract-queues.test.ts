// Overviews and queues of contracts in several states.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openBrowser, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { newInternship } from '#test/support/contracts.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { until } from '#test/support/patience/patience.ts'
import { inEveryLook } from './looks.ts'

const { product, app, contractAt, world } = await openContractsOnShow()
const browser = await openBrowser()

const logIn = (t: TestContext, who: string, kind: UserType = 'CompanyManager', options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, kind, { origin: product.origin, ...options })

const waiting = [
  await contractAt('approval', 6),
  await contractAt('approval', 1),
  await contractAt('approval', 0),
  await contractAt('signature', 2),
]
await contractAt('review', 1)
await contractAt('upload_review', 0, 20, 'hybrid')
await contractAt('rejected', 11)
await contractAt('signature', 0, 2)
await contractAt('', 3, 20, 'not_defined')

test('the dashboard says what waits for whom, and each number opens its list', async (t) => {
  const page = await logIn(t, 'dp')
  await visit(page, '/folders/dashboard')
  await page.getByRole('heading', { name: 'O que espera por quem' }).waitFor()
  await page.getByText('não pode começar sem assinatura').waitFor()
  await inEveryLook(page, 'contract-dashboard')
  await page.getByRole('link', { name: waiting[0]!.name }).first().waitFor()
  await page.getByRole('table').getByRole('row', { name: 'Com vocês' }).getByRole('link').last().click()
  await page.waitForURL(/folders\/minhas\?.*holder/)
  await page.getByText('Exibindo 6 de 6').waitFor()
  await page.getByRole('button', { name: 'Remover filtro Com a empresa' }).click()
  await page.getByRole('button', { name: /^Todos/ }).click()
  await page.getByRole('searchbox').fill(waiting[3]!.name)
  await page.getByRole('button', { name: /Remover filtro “/ }).waitFor()
  await page.getByRole('button', { name: /Remover filtro “/ }).click()
  await page.getByRole('table').getByRole('button', { name: 'Espera' }).click()
  await page.waitForURL(/sort=held_since/)
  await inEveryLook(page, 'company-contracts')
})

test('an approver reads what each contract is about, approves several at once and rejects one', async (t) => {
  const page = await logIn(t, 'representante')
  await visit(page, '/estagios/aprovacao-de-contrato')
  await page.getByRole('heading', { name: 'Contratos para aprovar' }).waitFor()
  await page.getByText('Antes de aprovar').waitFor()
  await page.getByRole('region', { name: 'Texto do documento' }).waitFor()
  await inEveryLook(page, 'approvals', { at: ['desktop'] })
  await page.setViewportSize({ width: 360, height: 740 })
  await inEveryLook(page, 'approvals', { at: ['phone'] })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Quem aprova no meu lugar' }).click()
  await page.getByRole('dialog').getByLabel('Primeiro dia').waitFor()
  await inEveryLook(page, 'substitutes', { whole: false })
  await page.keyboard.press('Escape')

  const list = page.getByRole('region', { name: 'Fila de aprovação' })
  await page.keyboard.press('j')
  await page.getByRole('heading', { name: `Termo de compromisso de ${waiting[1]!.name}` }).waitFor()
  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog', { name: 'Rejeitar o contrato' })
  await dialog.getByLabel('Causa da rejeição').selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Rejeitar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('2 contratos esperam').waitFor()
  await list.getByRole('checkbox').first().check()
  await list.getByRole('checkbox').nth(1).check()
  await page.getByRole('button', { name: 'Aprovar 2 selecionados' }).click()
  await page.getByRole('dialog', { name: '2 contratos aprovados' }).getByText('Fechar', { exact: true }).click()
  await page.getByText('Nenhum contrato espera por você').waitFor()
})

test('the operator finds what waits, the oldest first, reads it beside its facts and decides by key', async (t) => {
  const page = await logIn(t, 'operador', 'Operator')
  await visit(page, '/admin/envelopes')
  await page.getByText('3 esperam pela operação').waitFor()
  await page.getByRole('heading', { name: /^Termo de compromisso de/ }).waitFor()
  await inEveryLook(page, 'operator-contracts', { at: ['desktop'] })
  await page.getByRole('button', { name: 'Papel a conferir 1' }).click()
  await page
    .getByRole('region', { name: 'Fila de contratos' })
    .getByRole('button', { name: /Conferir papel/ })
    .waitFor()
  const whole = page.getByRole('link', { name: 'Abrir por inteiro' })
  const paper = await whole.getAttribute('href')
  await page.getByRole('button', { name: 'Conferir 1', exact: true }).click()
  // The pane follows the list.
  await until('another contract is open', async () => (await whole.getAttribute('href')) !== paper)
  await whole.click()
  await page.waitForURL(/admin\/envelopes\/[0-9a-f-]+$/)
  await page.getByRole('region', { name: 'Texto do documento' }).waitFor()
  await inEveryLook(page, 'operator-contract')
  // A key waits for nothing: the button that it presses is there, and answers.
  await page.getByRole('button', { name: 'Aprovar', exact: true }).click({ trial: true })
  await page.keyboard.press('a')
  await page.getByText('Aprovação registrada.').waitFor()
})

test('documents of all internships say where they will appear, and who may see them', async (t) => {
  const page = await logIn(t, 'dp')
  await visit(page, '/folders/documentos')
  await page.getByRole('table', { name: 'Documentos' }).waitFor()
  await inEveryLook(page, 'company-documents')
})

test('who acts in the place of somebody who left is chosen on the page of the draft', async (t) => {
  const { id } = await contractAt('created', 0, 20, 'digital', { kind: 'rescisao' })
  const page = await logIn(t, 'dp')
  await visit(page, `/envelopes/${id}`)
  await page.getByRole('button', { name: 'Mudar os dados' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dados do documento' })
  await dialog.getByRole('button', { name: 'Outra pessoa assina pela empresa' }).click()
  await inEveryLook(page, 'draft-facts', { whole: false })
  await dialog.getByLabel('Quem assina pela empresa').click()
  await dialog.getByRole('listbox').getByRole('option').first().click()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Os dados do documento mudaram.').waitFor()
})

test('what was begun stands above the drafts, in a paging of its own, unless something is searched', async (t) => {
  for (let n = 0; n < 11; n++) await newInternship(app, world, { starts_in: 20 })
  await contractAt('created')
  const page = await logIn(t, 'dp')
  await visit(page, '/folders/minhas?which=drafts')
  const begun = page.getByRole('region', { name: 'Ainda sem documento' })
  await begun.getByRole('navigation', { name: 'Paginação dos estágios sem documento' }).waitFor()
  await inEveryLook(page, 'contract-drafts')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.reload()
  const tab = page.getByRole('button', { name: /^Rascunhos/ })
  await begun.waitFor()
  const { x, width } = (await tab.boundingBox())!
  assert.ok(x >= 0 && x + width <= 360, `the tab reaches from ${x} to ${x + width}`)
  const folder = (await page
    .getByRole('link', { name: /^Pasta: / })
    .first()
    .boundingBox())!
  assert.ok(folder.height >= 44, `${folder.height} px`)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('searchbox').fill('ninguém')
  await page.getByText('Nenhum contrato encontrado').waitFor()
  assert.equal(await begun.count(), 0)
  await page.route('**/v1/internship/envelopes/owned?*', (route) =>
    route.fulfill({ json: { collection: { data: [] }, total_count: 0, total_pages: 1 } }),
  )
  await visit(page, '/folders/minhas?which=drafts')
  await begun.waitFor()
  assert.equal(await page.getByText('Nenhum contrato').count(), 0)
})
