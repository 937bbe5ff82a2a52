// The API reference: with a screen reader, by keyboard, on a phone, without scripts.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, test } from 'node:test'
import { openApp } from '#test/support/app.ts'
import { openBrowser, openPage } from '#test/support/browser/chromium.ts'
import { inEveryLook } from './looks.ts'

const app = await openApp()
const server = createServer((request, response) => {
  void app
    .request(request.url!)
    .then(async (answer) =>
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text()),
    )
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
after(() => (server.closeAllConnections(), server.close()))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const browser = await openBrowser()

test('axe finds nothing on the reference', async (t) => {
  const page = await openPage(t, browser, { origin, allow: [/favicon/] })
  await page.goto('/v1/docs')
  await page.evaluate(() => document.querySelectorAll('details').forEach((part, i) => void (part.open = i % 5 === 0)))
  // axe spends most of half a minute on collapsed content that it does not judge.
  await page.evaluate(() =>
    document.querySelectorAll('details:not([open]) > :not(summary)').forEach((one) => one.remove()),
  )
  await inEveryLook(page, 'reference', { whole: false })
})

test('an operation opens by keyboard, and by its own address, without a script', async (t) => {
  const page = await openPage(t, browser, { origin, allow: [/favicon/], context: { javaScriptEnabled: false } })
  await page.goto('/v1/docs')
  await page.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('details[open]').first().waitFor()
  await page.goto('/v1/docs#registerCompany')
  await page.locator('#registerCompany').getByText('company[cnpj]', { exact: true }).waitFor({ state: 'visible' })
})
