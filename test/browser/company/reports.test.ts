// Reports on a phone: charts with their tables, and a number that opens what it counts, by keyboard.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createReportExport } from '#features/reports/wire/reports.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot, sizes } from '#test/support/browser/chromium.ts'
import { settled } from '#test/support/settled.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
await settled(product.origin)
const browser = await openBrowser()

test('figures are read, narrowed and opened on a phone', async (t) => {
  const page = await openSignedIn(t, browser, 'dp', 'CompanyManager', { origin: product.origin, size: sizes.phone })
  await page.goto(`${product.origin}/folders/kpis`)
  await page.getByRole('img', { name: /Gráfico: Estagiários ativos por mês/ }).waitFor()
  await page.getByRole('heading', { name: 'O que os estagiários dizem da empresa' }).waitFor()
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await fits(page)
  await axe(page)
  await shot(page, 'reports-phone')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shot(page, 'reports-phone-dark')
  await page.emulateMedia({ colorScheme: 'light' })

  await page.getByRole('combobox', { name: 'Período' }).selectOption('3 meses')
  await page.waitForURL(/months=3/)
  const figure = page.getByRole('list', { name: 'Números' }).getByRole('link', { name: /Ativos hoje/ })
  const active = Number(await figure.locator('strong').textContent())
  await figure.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/folders\/kpis\/movements\?.*cell=active/)
  await page.getByRole('heading', { level: 1, name: 'Estagiários ativos por mês' }).waitFor()
  await page
    .locator('tbody tr')
    .nth(active - 1)
    .waitFor()
  assert.equal(await page.locator('tbody tr').count(), active)
  await axe(page)
  await fits(page)
})

test('a file that was asked for waits where reports are read, and is fetched there', async (t) => {
  const call = await callsOf(product.origin, 'dp@demo.test', 'CompanyManager')
  await send(call, createReportExport, { name: 'courses', cell: 'active', format: 'csv' })
  const page = await openSignedIn(t, browser, 'dp', 'CompanyManager', { origin: product.origin, size: sizes.phone })
  await page.goto(`${product.origin}/folders/kpis`)
  const part = page.getByRole('region', { name: 'Arquivos pedidos' })
  await part.getByText('Estagiários por curso, ').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    part.getByRole('link', { name: /^Baixar Estagiários por curso/ }).click(),
  ])
  assert.match(file.suggestedFilename(), /^Estagiários por curso\.csv$/)
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await inEveryLook(page, 'reports-files')
})
