// Contract pages without contracts, and invalid links.
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'

/** Of a company that has no contracts. */
const EMPTY = 'gestao@nimbo-tecnologia.example'

const product = await openDemoProduct()
const browser = await openBrowser()

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, ...options })
const SIZES = [
  { width: 320, height: 700 },
  { width: 1440, height: 900 },
]

for (const viewport of SIZES)
  test(`a link that is nobody’s offers a new one, at ${viewport.width} px`, async (t) => {
    const page = await open(t, { allow: [/404/], context: { viewport } })
    await visit(page, `/assinaturas/${'x'.repeat(43)}`)
    await page.getByRole('heading', { name: 'Este link não abre mais' }).waitFor()
    await page.getByRole('button', { name: 'Receber um link novo' }).click()
    await page.getByText(/um novo vai para o mesmo e-mail/).waitFor()
    await axe(page)
  })

test('a former intern and a company without contracts read where they will appear', async (t) => {
  const own = await openSignedIn(t, browser, 'ex-estagiario', 'User', { origin: product.origin })
  await visit(own, '/envelopes/minhas')
  await own.getByText('Quando um contrato de estágio for enviado').waitFor()
  await axe(own)
  const company = await openSignedIn(t, browser, EMPTY, 'CompanyManager', { origin: product.origin })
  await visit(company, '/folders/minhas')
  await company.getByText('Os contratos dos seus estagiários aparecem aqui.').waitFor()
  await company.getByRole('button', { name: 'Rejeitados' }).click()
  await company.waitForURL(/which=rejected/)
  await axe(company)
})
