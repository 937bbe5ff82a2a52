// The Academy: a guest finds a course and comes back from the log-in, and a certificate is checked by anybody.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, shot, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const { origin } = product
const guest = (t: TestContext, more: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin, size: 'phone', ...more })
const COURSE = '/academy/cursos/seguranca-digital-e-lgpd'

test('without scripts courses are found and read', async (t) => {
  const page = await guest(t, { context: { javaScriptEnabled: false } })
  await page.goto('/academy/cursos?q=planilhas&area=Inform%C3%A1tica')
  await page.getByRole('link', { name: 'Excel do zero ao dia a dia' }).click()
  await page.getByRole('heading', { name: 'Como concluir' }).waitFor()
  assert.ok(await page.getByText('conta quando você passa').isVisible())
})

test('a guest on a phone reads tracks and a course, and is back on it after the log-in', async (t) => {
  const page = await guest(t)
  for (const path of ['/academy', '/academy/cursos', '/academy/trilhas-de-estudos', COURSE]) {
    await visit(page, path)
    await fits(page)
    await axe(page)
    await shot(page, `academy-${path.split('/').at(-1)!}-phone`)
  }
  await page.getByRole('link', { name: 'Matricular-se' }).click()
  await page.waitForURL(/\/usuarios\/entrar\?voltar=%2Facademy%2Fcursos%2Fseguranca/)
  const lia = await openSignedIn(t, browser, 'estudante', 'User', { origin, size: 'phone' })
  await visit(lia, '/academy/trilha-de-estudos/pronto-para-o-escritorio')
  await lia.getByRole('progressbar', { name: 'Seu progresso na trilha' }).waitFor()
  await axe(lia)
  await visit(lia, COURSE)
  await lia.getByRole('button', { name: 'Matricular-se' }).click()
  await lia.waitForURL('**/assistir/**')
})

test('what was finished has a certificate that anybody checks, and a changed byte shows', async (t) => {
  const lia = await openSignedIn(t, browser, 'estudante', 'User', { origin, size: 'phone' })
  await visit(lia, '/academy/cursos/comunicacao-escrita-no-trabalho')
  await lia.getByRole('link', { name: 'Ver o certificado' }).click()
  await lia.getByRole('heading', { name: 'Parabéns, você concluiu!' }).waitFor()
  await lia.getByRole('heading', { name: 'Suas horas complementares' }).waitFor()
  await axe(lia)
  await shot(lia, 'academy-completed-phone')
  await lia.getByRole('link', { name: 'Ver o certificado' }).click()
  await lia.waitForURL('**/certificado/**')
  const page = await guest(t)
  await visit(page, new URL(lia.url()).pathname)
  await page.getByText('Certificado válido').waitFor()
  await axe(page)
  await shot(page, 'academy-certificate-phone')
  const code = new URL(lia.url()).pathname.split('/').at(-1)!
  const pdf = Buffer.from(await (await fetch(`${origin}/v1/academy/certificates/${code}/pdf`)).arrayBuffer())
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'GET' || sent.push(request.url())))
  const drop = (buffer: Buffer) =>
    page.getByLabel('Arquivo para conferir').setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer })
  await drop(pdf)
  await page.getByText('É este certificado, byte por byte').waitFor()
  const changed = Buffer.from(pdf)
  changed[pdf.length >> 1]! ^= 1
  await drop(changed)
  await page.getByText('Arquivo alterado').waitFor()
  assert.deepEqual(sent, [])

  const operator = await openSignedIn(t, browser, 'operador', 'Operator', { origin })
  await visit(operator, new URL(page.url()).pathname)
  await operator.getByRole('button', { name: 'Revogar o certificado' }).click()
  await operator.getByLabel(/^Motivo/).fill('Feito por outra pessoa.')
  await operator.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click()
  await operator.getByText('operador@demo.test').waitFor()
  await inEveryLook(operator, 'academy-revoked')
  await page.reload()
  await page.getByText('Ele não vale mais.', { exact: true }).waitFor()
  assert.equal(await page.getByText('Feito por outra pessoa.').count(), 0)
})
