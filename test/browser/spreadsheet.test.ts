// What a recruiter saves to work on elsewhere is what the screen shows.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { openBrowser } from '#test/support/chromium.ts'
import { openDemoProduct } from '#test/support/demo-product.ts'
import { openSignedIn } from '#test/support/signed-in.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

test('the spreadsheet of a table narrowed to a column has its people alone; the board’s has everybody', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin })
  const names = async () => {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Planilha' }).click()
    const rows = await readSheet(await readFile(await (await saved).path()), 'xlsx', { rows: 50, columns: 20 })
    return rows.slice(1).map(({ cells }) => cells[0]!).sort()
  }
  await page.goto('/vagas/minhas?q=Marketing+Digital')
  await page.getByRole('link', { name: 'Candidaturas de Estágio em Marketing Digital' }).click()
  await page.getByRole('link', { name: 'Tabela' }).click()
  await page.getByLabel('Coluna', { exact: true }).selectOption({ label: 'Inscritos' })
  await page.getByRole('button', { name: 'Remover filtro Inscritos' }).waitFor()
  const shown = page.getByRole('table', { name: 'Candidaturas' }).getByRole('row').getByRole('button', { name: /^\p{Lu}\p{Ll}+ \p{Lu}/u })
  await page.getByRole('button', { name: 'Otto Guimarães Reis' }).waitFor()
  const all = (await shown.allTextContents()).sort()
  assert.ok(all.length > 1 && !all.includes('Breno Salles Duarte'), String(all))
  assert.deepEqual(await names(), all)
  await page.getByRole('link', { name: 'Quadro' }).click()
  await page.getByRole('region', { name: 'Quadro de candidaturas' }).waitFor()
  assert.ok((await names()).length > all.length)
})
