// What a recruiter counts, and saves to work on elsewhere, is what the screen shows.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { listCandidatures, withdrawCandidature } from '#features/candidatures/wire/applying.ts'
import { readSheet } from '#server/spreadsheets/sheet.ts'
import { axe } from '#test/support/axe.ts'
import { openBrowser, shot } from '#test/support/chromium.ts'
import { openDemoProduct } from '#test/support/demo-product.ts'
import { openSignedIn } from '#test/support/signed-in.ts'
import { send } from '#wire/send.ts'

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
  await page.getByRole('button', { name: 'Breno Salles Duarte' }).waitFor({ state: 'detached' }) // the rows of before stand until the new ones come
  const all = (await shown.allTextContents()).sort()
  assert.ok(all.length > 1 && !all.includes('Breno Salles Duarte'), String(all))
  assert.deepEqual(await names(), all)
  await page.getByRole('link', { name: 'Quadro' }).click()
  await page.getByRole('region', { name: 'Quadro de candidaturas' }).waitFor()
  assert.ok((await names()).length > all.length)
})

/** Davi steps back, as he does on his own page. */
async function withdraw(title: string) {
  const { access_token } = (await (await fetch(`${product.origin}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username: 'davi.prates@candidatos.example', password: 'Ponte@2026', user_type: 'User' }),
  })).json()) as { access_token: string }
  const asDavi = (path: string, init?: RequestInit) => fetch(product.origin + path, { ...init, headers: { ...(init?.headers as object), authorization: `Bearer ${access_token}` } })
  const { collection } = await send(asDavi, listCandidatures, {})
  await send(asDavi, withdrawCandidature, { id: collection.data.find(({ attributes }) => attributes.job.title === title)!.id })
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
