// A recruiter's counts and exports match the screen.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test, type TestContext } from 'node:test'
import { listCandidatures, withdrawCandidature } from '#features/candidatures/wire/applying.ts'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { inDays } from '#test/support/jobs.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

test('the spreadsheet of a table narrowed to a column has its people alone; the board’s has everybody', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin })
  const names = async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Planilha' }).click()
    const rows = await readSheet(await readFile(await (await saved).path()), 'xlsx', { rows: 50, columns: 20 })
    return rows
      .slice(1)
      .map(({ cells }) => cells[0]!)
      .sort()
  }
  await page.goto('/vagas/minhas?q=Marketing+Digital')
  await page.getByRole('link', { name: 'Candidaturas de Estágio em Marketing Digital' }).click()
  await page.getByRole('link', { name: 'Tabela' }).click()
  await page.getByRole('button', { name: 'Filtros' }).click()
  await page.getByRole('combobox', { name: 'Coluna', exact: true }).selectOption({ label: 'Inscritos' })
  await page.getByRole('button', { name: /^Ver \d+ pessoas?$/ }).click()
  await page.getByRole('button', { name: 'Remover filtro Inscritos' }).waitFor()
  const shown = page
    .getByRole('table', { name: 'Candidaturas' })
    .getByRole('row')
    .getByRole('button', { name: /^\p{Lu}\p{Ll}+ \p{Lu}/u })
  await page.getByRole('button', { name: 'Otto Guimarães Reis' }).waitFor()
  // earlier rows stay until new ones arrive
  await page.getByRole('button', { name: 'Breno Salles Duarte' }).waitFor({ state: 'detached' })
  const all = (await shown.allTextContents()).sort()
  assert.ok(all.length > 1 && !all.includes('Breno Salles Duarte'), String(all))
  assert.deepEqual(await names(), all)
  await page.getByRole('link', { name: 'Quadro' }).click()
  await page.getByRole('region', { name: 'Quadro de candidaturas' }).waitFor()
  assert.ok((await names()).length > all.length)
})

/** Davi withdraws on his page. */
async function withdraw(title: string) {
  const asDavi = await callsOf(product.origin, 'davi.prates@candidatos.example', 'User')
  const { collection } = await send(asDavi, listCandidatures, {})
  await send(asDavi, withdrawCandidature, {
    id: collection.data.find(({ attributes }) => attributes.job.title === title)!.id,
  })
}

test('whom no column shows is counted beside the board, and found in the table', async (t) => {
  const title = 'Estágio em Engenharia de Alimentos'
  await withdraw(title)
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, size: 'phone' })
  await page.goto('/vagas/minhas?q=Alimentos')
  await page.getByRole('link', { name: `Candidaturas de ${title}` }).click()
  const filters = page.getByRole('group', { name: 'Filtros' })
  await filters.getByText('Exibindo 1 de 2').waitFor()
  await axe(page)
  await shot(page, 'candidatures-outside-phone-light', { whole: false })
  await page.getByRole('link', { name: '1 em Desistiu' }).click()
  await page.getByRole('button', { name: 'Davi Noronha Prates' }).waitFor()
  await page.getByRole('button', { name: 'Remover filtro Desistiu' }).waitFor()
  await page.getByRole('link', { name: '1 em Desistiu' }).waitFor({ state: 'detached' })
})

test('on paper a board has everybody who has come, by column, and nothing to press; a table its rows', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin })
  const title = 'Estágio em Marketing Digital'
  // Sixty people: more than are rendered, and more than a page.
  await page.route(/pipeline(\?|$)/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.json()) as { data: { attributes: { stages: { count: number }[] } } }
    body.data.attributes.stages[0]!.count = 60
    await route.fulfill({ response, json: body })
  })
  await page.route(/candidatures\?stage%5B%5D=applied/, async (route) => {
    const response = await route.fetch({ maxRetries: 2 })
    const body = (await response.json()) as { collection: { data: { id: string }[] } }
    const [one] = body.collection.data
    body.collection.data = Array.from({ length: 50 }, (_, n) => ({ ...one!, id: `${n}` }))
    await route.fulfill({ response, json: body })
  })
  await page.goto('/vagas/minhas?q=Marketing+Digital')
  await page.getByRole('link', { name: `Candidaturas de ${title}` }).click()
  const people = page.getByRole('region', { name: 'Inscritos, 60' }).getByRole('article')
  await people.first().waitFor()
  assert.ok((await people.count()) < 30)
  /** For each printed sheet: whether it is landscape. */
  const sheets = async () =>
    [
      ...(await page.pdf({ format: 'A4', preferCSSPageSize: true }))
        .toString('latin1')
        .matchAll(/\/MediaBox \[0 0 (\d+)\S* (\d+)/g),
    ].map(([, width, height]) => Number(width) > Number(height))
  const onPaper = async () => {
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => void dispatchEvent(new Event('beforeprint')))
    for (const pressed of [
      page.getByRole('link', { name: /Minhas vagas|Quadro|Tabela/ }),
      page.getByRole('checkbox'),
      page.getByRole('button', { name: /[Pp]lanilha|Colunas|Modelos/ }),
    ])
      assert.equal(await pressed.filter({ visible: true }).count(), 0)
  }
  await onPaper()
  await people.nth(49).waitFor({ state: 'attached' })
  assert.equal(await people.count(), 50)
  await page.getByText('e mais 10, na tabela.').waitFor()
  assert.equal(await page.getByRole('combobox').filter({ visible: true }).count(), 0)
  const [first, last] = [(await people.first().boundingBox())!, (await people.last().boundingBox())!]
  assert.ok(last.y > first.y + first.height, 'each has a place of its own')
  await shot(page, 'candidatures-board-paper')
  const lying = await sheets()
  assert.deepEqual(
    lying,
    lying.map(() => true),
    'none stands, with the foot alone',
  )
  assert.ok(lying.length > 1)
  await page.evaluate(() => void dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('link', { name: 'Tabela' }).click()
  await page.getByRole('button', { name: 'Otto Guimarães Reis' }).waitFor()
  await onPaper()
  await page.getByLabel('Coluna de Otto Guimarães Reis').waitFor()
  await shot(page, 'candidatures-table-paper')
  assert.deepEqual(await sheets(), [true], 'one sheet, lying')
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('button', { name: 'Otto Guimarães Reis' }).click()
  await page.getByRole('dialog').getByText('Histórico').waitFor()
  await onPaper()
  assert.equal(
    await page.getByRole('dialog').filter({ visible: true }).count(),
    0,
    'whom one looks at does not lie over it',
  )
  assert.deepEqual(await sheets(), [true])
})

test('on the narrowest phone what is compared breaks between words, and a course is read whole', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, size: 'phone' })
  await page.goto('/vagas/minhas?q=Marketing+Digital')
  await page.getByRole('link', { name: 'Candidaturas de Estágio em Marketing Digital' }).click()
  for (const name of ['Otto Guimarães Reis', 'Yara Monteiro Vaz']) await page.getByLabel(`Selecionar ${name}`).check()
  await page
    .getByText('Administração, 2º')
    .evaluate((line) => (line.textContent = 'Tecnologia em Análise e Desenvolvimento de Sistemas, 2º'))
  assert.equal(
    await page
      .getByText('Tecnologia em Análise')
      .evaluate(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight),
    true,
  )
  await page.getByRole('button', { name: 'Comparar' }).click()
  const label = page.getByRole('rowheader', { name: 'Conhecimentos' })
  assert.equal(
    await label.evaluate((cell) => {
      const range = document.createRange()
      range.selectNodeContents(cell)
      return range.getClientRects().length
    }),
    1,
  )
})

test('no line of an alert ends within ‘e-mail’', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin })
  await page.goto('/vagas/minhas?q=Marketing+Digital')
  await page.getByRole('link', { name: 'Candidaturas de Estágio em Marketing Digital' }).click()
  await page.getByRole('button', { name: 'Otto Guimarães Reis' }).click()
  await page.getByLabel('Prometer resposta até').fill(inDays(40))
  await page.getByRole('button', { name: 'Mudar a data' }).click()
  const lines = await page.getByText(/já vê a data, e o e-mail sai/).evaluate((said) => {
    const word = [...said.childNodes]
      .map((node) => node.firstChild ?? node)
      .find(({ textContent }) => textContent!.includes('e-mail'))!
    const at = word.textContent!.indexOf('e-mail')
    const range = new Range()
    range.setStart(word, at)
    range.setEnd(word, at + 'e-mail'.length)
    return Array.from({ length: 40 }, (_, n) => {
      ;(said as HTMLElement).style.width = `${100 + 5 * n}px`
      return range.getClientRects().length
    })
  })
  assert.deepEqual([...new Set(lines)], [1])
})

async function answerTogether(t: TestContext, size: 'desktop' | 'phone', ...ticked: string[]) {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', {
    origin: product.origin,
    size,
    allow: [/ERR_FAILED/],
  })
  await page.goto('/vagas/minhas?q=Marketing+Digital')
  await page.getByRole('link', { name: 'Candidaturas de Estágio em Marketing Digital' }).click()
  await page.getByRole('link', { name: 'Tabela' }).click()
  for (const name of ticked) await page.getByLabel(`Selecionar ${name}`).check()
  await page.getByLabel('Mover selecionadas para').selectOption({ label: 'Não selecionado' })
  const column = (name: string) =>
    page.getByLabel(`Coluna de ${name}`).evaluate((list: HTMLSelectElement) => list.value)
  return { page, dialog: page.getByRole('dialog', { name: /^Responder a/ }), column }
}

test('ticked alone, who asked for a review is refused by no answer to many: nobody writes one', async (t) => {
  const { page, dialog, column } = await answerTogether(t, 'phone', 'Otto Guimarães Reis')
  await page.getByText('Otto Guimarães Reis: Esta pessoa pediu revisão humana').waitFor()
  assert.deepEqual([await dialog.count(), await column('Otto Guimarães Reis')], [0, 'applied'])
})

test('answered together, who asked for a review stays, as the dialog says', async (t) => {
  const { page, dialog, column } = await answerTogether(t, 'desktop', 'Yara Monteiro Vaz', 'Otto Guimarães Reis')
  await dialog.and(page.getByRole('dialog', { name: 'Responder a Yara Monteiro Vaz' })).waitFor()
  await dialog.getByText('Otto Guimarães Reis: fica onde está').waitFor()
  const answer = dialog.getByRole('textbox', { name: /^Resposta/ })
  const press = dialog.getByRole('button', { name: 'Enviar resposta' })
  const focus = page.locator(':focus')
  await press.click()
  await dialog.getByText('Escreva ao menos 20 caracteres').waitFor()
  await answer.and(focus).waitFor()
  await dialog.getByRole('combobox', { name: /^Modelo/ }).selectOption({ index: 1 })
  await dialog.getByText('Escreva ao menos 20 caracteres').waitFor({ state: 'detached' })
  await page.route('**/candidature_moves', (route) => route.abort())
  await press.click()
  await page.getByText('O servidor não respondeu.').waitFor()
  await press.and(focus).waitFor()
  page.complaints.forget()
  await page.unroute('**/candidature_moves')
  await press.click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('1 candidatura em Não selecionado').waitFor()
  assert.deepEqual([await column('Otto Guimarães Reis'), await column('Yara Monteiro Vaz')], ['applied', 'rejected'])
})
