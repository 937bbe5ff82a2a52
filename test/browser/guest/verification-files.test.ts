// A guest checks a file: it is read on the page, and what was said of the file before does not stay beside it.
import assert from 'node:assert/strict'
import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { openBrowser, openPage, reload, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { callsOf } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { settled } from '#test/support/settled.ts'
import { inEveryLook } from '../looks.ts'

const { origin } = await openDemoProduct()
const browser = await openBrowser()

/** A sealed contract of the demonstration. */
async function sealed() {
  await settled(origin)
  const call = await callsOf(origin, 'dp@demo.test', 'CompanyManager')
  type Owned = { collection: { data: { id: string; attributes: { kind: string; code: string } }[] } }
  const answer = await call('/v1/internship/envelopes/owned?which=completed')
  const { collection } = (await answer.json()) as Owned
  const { id, attributes } = collection.data[0]!
  const pdf = Buffer.from(await (await call(`/v1/internship/envelopes/${id}/document`)).arrayBuffer())
  return { code: attributes.code, pdf }
}
const { code, pdf } = await sealed()
const FOREIGN = Buffer.from('%PDF-1.4 nothing of ours')
const input = (page: TestPage) => page.getByLabel('Arquivo para conferir')
const choose = (page: TestPage, buffer: Buffer) =>
  input(page).setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
const says = (page: TestPage, name: string) => page.getByRole('heading', { name }).waitFor()

function tooLarge() {
  const name = path.join(mkdtempSync(path.join(tmpdir(), 'large-')), 'large.pdf')
  writeFileSync(name, '')
  truncateSync(name, 100_000_001)
  return name
}

test('a file that is chosen tells its code here and is compared here; only the code is sent', async (t) => {
  const page = await openPage(t, browser, { origin, allow: [/404/] })
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'GET' || sent.push(request.postData() ?? '')))
  await visit(page, '/verificar')
  await inEveryLook(page, 'verify-start')
  await choose(page, pdf)
  await page.waitForURL(`**/verificar/${code}`)
  await says(page, 'Documento autêntico')
  assert.deepEqual(sent, [])
  await page.getByText('Detalhes').click()
  await page.getByText(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/).waitFor()
  await inEveryLook(page, 'verify-same')
  const changed = Buffer.from(pdf)
  changed[200]! ^= 1
  await choose(page, changed)
  await says(page, 'Este arquivo foi alterado')
  await inEveryLook(page, 'verify-altered')
  await choose(page, Buffer.concat([pdf, Buffer.from('%%x')]))
  await says(page, 'O selo não cobre todo o documento')
  await inEveryLook(page, 'verify-appended')
  await visit(page, `/verificar/${code.toLowerCase()}`)
  await says(page, 'Documento registrado')
  await inEveryLook(page, 'verify-code')
})

test('a verdict goes with its file: when another is read, and when the page is loaded again', async (t) => {
  const page = await openPage(t, browser, { origin, allow: [/404/], size: 'phone' })
  await visit(page, '/verificar')
  await page.locator('[role=status]:empty').first().waitFor({ state: 'attached' })
  assert.equal(await page.getByRole('status').getByText('Escolher o PDF').count(), 0)
  await choose(page, pdf)
  await says(page, 'Documento autêntico')
  await choose(page, FOREIGN)
  const failure = page.getByRole('status').getByRole('heading', { name: 'Este arquivo não tem selo da Ponte.' })
  await failure.waitFor()
  assert.equal(await page.getByText('Documento autêntico').count(), 0)
  const { y } = (await failure.boundingBox())!
  assert.ok(y > 0 && y < 740, `the failure stands at ${y}`)
  assert.ok(y < (await page.getByRole('heading', { name: 'Documento registrado' }).boundingBox())!.y)
  await inEveryLook(page, 'verify-foreign')
  await choose(page, pdf)
  await says(page, 'Documento autêntico')
  await reload(page)
  await says(page, 'Documento registrado')
})

test('a file that is too large is told so, with the limit', async (t) => {
  const page = await openPage(t, browser, { origin, size: 'phone' })
  await visit(page, '/verificar')
  await input(page).setInputFiles(tooLarge())
  await says(page, 'Este arquivo é grande demais.')
  await page.getByText(/até 100 MB/).waitFor()
  await inEveryLook(page, 'verify-large')
})

test('a replaced document leads to the one that holds, and an altered file of it stays one', async (t) => {
  const page = await openPage(t, browser, { origin, allow: [/404/], size: 'phone' })
  await page.route(`**/v1/verifications/${code}`, async (route) => {
    const response = await route.fetch()
    const json = (await response.json()) as { data: { attributes: object } }
    Object.assign(json.data.attributes, { state: 'ended', replaced_by: 'PT-0000-0000' })
    await route.fulfill({ response, json })
  })
  await visit(page, `/verificar/${code}`)
  await choose(page, Buffer.from(pdf).fill(0, 200, 201))
  await says(page, 'Este arquivo foi alterado')
  await choose(page, pdf)
  await says(page, 'Documento substituído')
  await inEveryLook(page, 'verify-replaced')
  await page.getByRole('link', { name: 'PT-0000-0000' }).click()
  await page.getByText('Não achamos PT-0000-0000').waitFor()
})
