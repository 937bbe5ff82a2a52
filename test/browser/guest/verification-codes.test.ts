// A guest checks a document by its code: typed, pasted, wrong, or no code at all.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openBrowser, openPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { inEveryLook } from '../looks.ts'

const { origin } = await openDemoProduct()
const browser = await openBrowser()
const open = (t: TestContext, allow: RegExp[] = [/404/]) => openPage(t, browser, { origin, allow, size: 'phone' })

test('an unknown code is said once, at its field, and there is nothing to compare with', async (t) => {
  const page = await open(t)
  await visit(page, '/verificar')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await page.getByText('Digite o código, ou escolha o PDF abaixo').waitFor()
  const field = page.getByLabel('Código do documento')
  await field.fill('http://ponte.example/verificar/pt-0000-0000?de=qr')
  await field.press('Enter')
  await page.waitForURL('**/verificar/PT-0000-0000')
  await page.getByRole('status').getByText('Não achamos PT-0000-0000. Confira as letras.').waitFor()
  assert.equal(await page.getByText('Não achamos').count(), 1)
  assert.equal(await page.locator('input[aria-invalid=true]:focus').inputValue(), 'PT-0000-0000')
  assert.equal(await page.getByText('Confira se é o mesmo').count(), 0)
  await inEveryLook(page, 'verify-unknown')
})

test('what has no form of a code is asked for nowhere and is not repeated', async (t) => {
  const page = await open(t)
  const long = 'estranho'.repeat(30)
  await visit(page, `/verificar/${long}`)
  await page.getByRole('status').getByText('Isto não parece um código nosso').waitFor()
  assert.ok(!(await page.locator('main').innerText()).includes('ESTRANHO'))
  await inEveryLook(page, 'verify-no-code')
  await page.getByLabel('Código do documento').fill('123')
  assert.equal(await page.getByText('Isto não parece um código nosso').count(), 0)
  await page.getByLabel('Código do documento').press('Enter')
  await page.getByText('Isto não parece um código nosso').waitFor()
  assert.equal(new URL(page.url()).pathname, `/verificar/${long}`)
})

test('what could not be read is read again', async (t) => {
  const page = await open(t, [/404/, /ERR_FAILED/])
  await page.route('**/v1/verifications/**', (route) => route.abort())
  await visit(page, '/verificar/PT-0000-0000')
  await page.getByRole('button', { name: 'Tentar de novo' }).waitFor()
  await page.unroute('**/v1/verifications/**')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByText('Não achamos PT-0000-0000').waitFor()
})
