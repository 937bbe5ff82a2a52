// Contract pages without contracts, and invalid links and codes.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { inEveryLook } from './looks.ts'

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

test('an unknown code is said to be one', async (t) => {
  const page = await open(t, { allow: [/404/] })
  await visit(page, '/verificar')
  await page.getByRole('button', { name: 'Verificar' }).click()
  await page.getByText('Digite o código, ou escolha o PDF abaixo').waitFor()
  await page.getByLabel('Código do documento').fill('pt 0000 0000')
  await page.getByLabel('Código do documento').press('Enter')
  await page.waitForURL('**/verificar/PT-0000-0000')
  await page.getByText('Não achamos PT-0000-0000').first().waitFor()
  await axe(page)
})

/** A sealed contract of the demonstration. */
async function sealed() {
  const call = await callsOf(product.origin, 'dp@demo.test', 'CompanyManager')
  type Owned = { collection: { data: { id: string; attributes: { kind: string; code: string } }[] } }
  const answer = await call('/v1/internship/envelopes/owned?which=completed')
  const { collection } = (await answer.json()) as Owned
  const { id, attributes } = collection.data[0]!
  const pdf = Buffer.from(await (await call(`/v1/internship/envelopes/${id}/document`)).arrayBuffer())
  return { code: attributes.code, pdf }
}

test('a file that is chosen tells its code here and is compared here; only the code is sent', async (t) => {
  const { code, pdf } = await sealed()
  const page = await open(t, { allow: [/404/] })
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'GET' || sent.push(request.postData() ?? '')))
  await visit(page, '/verificar')
  await inEveryLook(page, 'verify-start')
  const choose = (buffer: Buffer) =>
    page.getByLabel('Arquivo para conferir').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
  await choose(pdf)
  await page.waitForURL(`**/verificar/${code}`)
  await page.getByRole('heading', { name: 'Documento autêntico' }).waitFor()
  assert.deepEqual(sent, [])
  await page.getByText('Detalhes').click()
  await page.getByText(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/).waitFor()
  await inEveryLook(page, 'verify-same')
  const changed = Buffer.from(pdf)
  changed[200]! ^= 1
  await choose(changed)
  await page.getByRole('heading', { name: 'Este arquivo foi alterado' }).waitFor()
  await inEveryLook(page, 'verify-altered')
  await choose(Buffer.concat([pdf, Buffer.from('%%x')]))
  await page.getByRole('heading', { name: 'O selo não cobre todo o documento' }).waitFor()
  await inEveryLook(page, 'verify-appended')
  await choose(Buffer.from('%PDF-1.4 nothing of ours'))
  await page.getByText('Este arquivo não tem selo da Ponte.').waitFor()
  await visit(page, `/verificar/${code.toLowerCase()}`)
  await page.getByRole('heading', { name: 'Documento registrado' }).waitFor()
  await inEveryLook(page, 'verify-code')
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
