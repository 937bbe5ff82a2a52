// Overviews and queues of contracts, with contracts in them: what waits for whom, and what those who act find.
import { test, type TestContext } from 'node:test'
import { openBrowser, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { inEveryLook } from './looks.ts'

const { product, contractAt } = await openContractsOnShow()
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
})
