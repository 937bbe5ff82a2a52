// Two people at one board: each sees the other's changes, and nothing is overwritten.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type PageOptions, shot } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { board, column, said, tile } from './board-hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const recruiter = (t: TestContext, { who = 'recrutador', ...options }: Partial<PageOptions> & { who?: string } = {}) =>
  openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })

test('two recruiters at once: each sees the other’s moves without reloading, none is overwritten', async (t) => {
  const [one, two] = [await recruiter(t, { allow: [/409/] }), await recruiter(t, { who: 'gestora', allow: [/409/] })]
  for (const page of [one, two]) await board(page, 'Estágio em Marketing Digital')
  await tile(one, 'Yara Monteiro Vaz').waitFor()
  await column(two, 'Inscritos').getByRole('button', { name: 'Yara Monteiro Vaz' }).waitFor()
  await axe(one)
  await shot(one, 'candidatures-board-desktop-light', { whole: false })
  await one.getByLabel('Coluna de Yara Monteiro Vaz').selectOption({ label: 'Triagem' })
  await column(one, 'Triagem').getByRole('button', { name: 'Yara Monteiro Vaz' }).waitFor()
  await column(two, 'Triagem').getByRole('button', { name: 'Yara Monteiro Vaz' }).waitFor()

  await two.getByRole('status').getByText('O quadro mudou: Inscritos, ').waitFor() // announced, not only shown
  assert.equal(await one.getByText('O quadro mudou').count(), 0, 'who moved was told so')

  // A stale view: the second one's board is blocked while the first moves.
  await two.route('**/v1/ats/jobs/**', (route) => route.abort())
  await one.getByLabel('Coluna de Yara Monteiro Vaz').selectOption({ label: 'Entrevista' })
  await column(one, 'Entrevista').getByRole('button', { name: 'Yara Monteiro Vaz' }).waitFor()
  await two.getByLabel('Coluna de Yara Monteiro Vaz').selectOption({ label: 'Proposta' })
  await said(two, 'Outra pessoa mudou isto enquanto você editava.')
  two.complaints.forget()
  await two.unroute('**/v1/ats/jobs/**')
  await one.reload()
  await column(one, 'Entrevista').getByRole('button', { name: 'Yara Monteiro Vaz' }).waitFor()
  two.complaints.forget()
})

test('a board that nobody sees listens to nothing, and hears what happened when it is seen again', async (t) => {
  const [one, two] = [await recruiter(t), await recruiter(t, { who: 'gestora' })]
  const listening = two.waitForRequest(/pipeline\/changes/)
  for (const page of [one, two]) await board(page, 'Estágio em Marketing Digital')
  const turn = (page: typeof two, state: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  const stream = await listening
  const over = two.waitForEvent('requestfailed', { predicate: (request) => request === stream })
  await turn(two, 'hidden')
  await over
  await one.getByLabel('Coluna de Yara Monteiro Vaz').selectOption({ label: 'Triagem' })
  await said(one, '1 candidatura em Triagem')
  await turn(two, 'visible')
  await column(two, 'Triagem').getByRole('button', { name: 'Yara Monteiro Vaz' }).waitFor()
  await column(one, 'Triagem').getByLabel('Coluna de Yara Monteiro Vaz').selectOption({ label: 'Inscritos' })
  await column(two, 'Inscritos').getByRole('button', { name: 'Yara Monteiro Vaz' }).waitFor()
})

test('who writes a no to somebody whom a colleague hires meanwhile reads so before it is sent', async (t) => {
  const [one, two] = [await recruiter(t), await recruiter(t, { who: 'gestora', allow: [/409/] })]
  for (const page of [one, two]) await board(page, 'Estágio em Marketing Digital')
  const name = 'Caio Brandão Teles'
  await two.getByLabel(`Coluna de ${name}`).selectOption({ label: 'Não selecionado' })
  await two.getByRole('textbox', { name: 'Resposta' }).fill('Obrigado pelo interesse. Seguimos com outra pessoa.')
  await one.getByLabel(`Coluna de ${name}`).selectOption({ label: 'Contratado' })
  await said(one, '1 candidatura em Contratado')
  await two.getByRole('button', { name: 'Enviar resposta' }).click()
  const dialog = two.getByRole('dialog')
  await dialog.getByRole('alert').getByText(`${name} está agora em “Contratado”.`).waitFor()
  await axe(two)
  await shot(two, 'candidatures-no-meanwhile-desktop-light', { whole: false })
  // Her rejection arrives before it is sent here: the words typed here stay.
  await column(one, 'Contratado').getByLabel(`Coluna de ${name}`).selectOption({ label: 'Não selecionado' })
  await one.getByRole('textbox', { name: 'Resposta' }).fill('Obrigado, foi bom conhecer o seu trabalho.')
  await one.getByRole('button', { name: 'Enviar resposta' }).click()
  await said(one, '1 candidatura em Não selecionado')
  await two.getByRole('button', { name: 'Enviar resposta' }).click()
  await dialog.getByRole('alert').getByText(`${name} está agora em “Não selecionado”.`).waitFor()
  assert.match(await two.getByRole('textbox', { name: 'Resposta' }).inputValue(), /^Obrigado pelo interesse/)
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
})

test('two change the columns of one board: the second keeps what the first added', async (t) => {
  const [one, two] = [await recruiter(t, { allow: [/422/] }), await recruiter(t, { who: 'gestora', allow: [/409/] })]
  for (const page of [one, two]) {
    await board(page, 'Analista de Recursos Humanos Júnior')
    await page.getByRole('button', { name: 'Colunas' }).click()
  }
  await one.getByRole('button', { name: 'Mais uma de Entrevista' }).click()
  await one.getByRole('button', { name: 'Salvar colunas' }).click()
  await column(one, 'Entrevista 2').waitFor()
  await two.getByRole('button', { name: 'Mais uma de Proposta' }).click()
  await two.getByRole('button', { name: 'Salvar colunas' }).click()
  await two.getByText('Outra pessoa mudou isto enquanto você editava.').waitFor()
  await two.getByRole('button', { name: 'Salvar colunas' }).click()
  for (const name of ['Entrevista 2', 'Proposta 2']) await column(one, name).waitFor()
  await one.getByRole('button', { name: 'Colunas' }).click()
  const twin = one.getByRole('textbox', { name: 'Nome da coluna 2, Triagem' })
  await twin.fill('')
  await one.getByRole('button', { name: 'Salvar colunas' }).click()
  await one.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  await one.getByRole('alert').getByText('Não pode ficar em branco').waitFor()
  await twin.fill('Inscritos')
  assert.equal(await one.getByRole('alert').count(), 0)
  await one.getByRole('button', { name: 'Salvar colunas' }).click()
  await one.getByText('Duas colunas se chamam “Inscritos”').waitFor()
  assert.equal(
    await one
      .getByRole('textbox', { name: 'Nome da coluna 2, Triagem' })
      .evaluate((field) => field === document.activeElement),
    true,
  )
})
