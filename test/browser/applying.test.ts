// A candidature whose answer is lost, or that was sent from another tab: the person knows at every moment what the company has.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/axe.ts'
import { openBrowser, type PageOptions, shot } from '#test/support/chromium.ts'
import { openDemoProduct } from '#test/support/demo-product.ts'
import { openSignedIn } from '#test/support/signed-in.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const student = (t: TestContext, options: Partial<PageOptions> = {}) => openSignedIn(t, browser, 'estudante', 'User', { origin: product.origin, size: 'phone', ...options })
async function jobNamed(title: string) {
  const { collection } = (await (await fetch(`${product.origin}/v1/ats/jobs?q=${encodeURIComponent(title)}`)).json()) as { collection: { data: { attributes: { title: string; slug: string } }[] } }
  const { attributes } = collection.data.find(({ attributes }) => attributes.title === title)!
  return { slug: attributes.slug, form: `/vagas/${attributes.slug}/candidaturas/nova` }
}

test('where the answer is lost, better words sent afterwards are not said to have arrived, and stay readable', async (t) => {
  const page = await student(t, { allow: [/409|ERR_FAILED/] })
  await page.goto((await jobNamed('Recepcionista de Clínica')).form)
  const message = page.getByLabel('Mensagem para a empresa')
  const send = page.getByRole('button', { name: 'Enviar candidatura' })
  await page.route('**/candidatures', (route) => route.fetch().then(() => route.abort()), { times: 1 })
  await message.fill('Gosto de receber pessoas.')
  await send.click()
  await page.getByText('Sem resposta do servidor.').waitFor()
  await message.fill('Gosto de receber pessoas, e falo Libras.')
  await send.click()
  await page.getByRole('alert').getByText('O que você enviou agora não foi salvo.').waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'alert')
  await page.getByRole('region', { name: 'O que você enviou' }).getByText('Gosto de receber pessoas.', { exact: true }).waitFor()
  const unsent = page.getByRole('region', { name: 'O que você escreveu e não foi enviado' })
  await unsent.getByText('Gosto de receber pessoas, e falo Libras.').waitFor()
  await axe(page)
  await shot(page, 'applying-already-phone-light')
  await page.reload()
  await unsent.getByText('Gosto de receber pessoas, e falo Libras.').waitFor()
  await page.getByRole('link', { name: 'Ver a candidatura' }).click()
  await page.getByRole('region', { name: 'O que você enviou' }).getByText('não contou a esta empresa').waitFor()
})

test('of two tabs the second reads what the first sent, of disability too; the same from both is a success in both', async (t) => {
  const { form } = await jobNamed('Nutricionista Clínica')
  const [one, two, three] = [await student(t), await student(t, { allow: [/409/] }), await student(t)]
  for (const page of [one, two, three]) {
    await page.goto(form)
    await page.getByRole('button', { name: 'Enviar candidatura' }).waitFor()
  }
  for (const page of [one, three]) {
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
    await page.getByRole('heading', { name: 'Sua candidatura foi enviada' }).waitFor()
  }
  await two.getByRole('checkbox', { name: /^Contar a esta empresa/ }).check()
  await two.getByRole('button', { name: 'Enviar candidatura' }).click()
  const sent = two.getByRole('region', { name: 'O que você enviou' })
  await sent.getByText('Nenhuma mensagem.').waitFor()
  await sent.getByText('não contou a esta empresa').waitFor()
})
