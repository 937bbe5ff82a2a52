// The address of a profile: what a postal code fills in, and an address in another country.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openCepService, SE } from '#test/support/outside/cep-service.ts'
import { openBrowser, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { holds } from '../hands.ts'
import { newCandidate, step } from './profile-hands.ts'

const cep = await openCepService()
const product = await openDemoProduct({ env: { CEP_SERVICE_URL: cep.url } })
const browser = await openBrowser()

async function atAddress(t: TestContext, options: Partial<PageOptions> = {}) {
  const email = await newCandidate(product.origin)
  const page = await openSignedIn(t, browser, email, 'User', { origin: product.origin, ...options })
  await visit(page, '/usuarios/dados-basicos', { quiet: true })
  await step(page, 'endereco')
  return page
}

test('a postal code fills the address, an unknown one is said, and a service that is away is said once', async (t) => {
  const page = await atAddress(t, { allow: [/50\d|Failed to load|consulta de CEP/] })
  const box = (name: RegExp) => page.getByRole('textbox', { name })
  await box(/^CEP/).fill('01001-000')
  await box(/^CEP/).press('Tab')
  await page.waitForFunction(
    () => (document.getElementsByName('address_attributes.street')[0] as HTMLInputElement).value === 'Praça da Sé',
  )
  // A street corrected by hand stays when the unchanged code is left again.
  const street = box(/^Rua/)
  await street.fill('Praça da Sé, fundos')
  await box(/^CEP/).focus()
  await page.keyboard.press('Tab')
  assert.equal(await street.inputValue(), 'Praça da Sé, fundos')
  cep.say(cep.json({ ...SE, cep: '36570-000', logradouro: '', bairro: '' }))
  await box(/^CEP/).fill('36570-000')
  await box(/^CEP/).press('Tab')
  await page.waitForFunction(
    () => (document.getElementsByName('address_attributes.neighborhood')[0] as HTMLInputElement).value === '',
  )
  assert.equal(await street.inputValue(), 'Praça da Sé, fundos')
  cep.say(cep.json({ erro: true }))
  await box(/^CEP/).fill('99999-999')
  await box(/^CEP/).blur()
  await page.getByText('CEP não encontrado', { exact: false }).waitFor()
  assert.deepEqual(
    [await street.inputValue(), await page.getByRole('combobox', { name: /^Cidade/ }).inputValue()],
    ['Praça da Sé, fundos', ''],
  )
  cep.say((response) => void response.destroy())
  const away = page.getByText('Não foi possível completar essa requisição', { exact: false })
  await box(/^CEP/).fill('20040-020')
  await box(/^CEP/).press('Tab')
  await away.waitFor()
  await page.getByRole('button', { name: 'Fechar aviso' }).last().click()
  await page.keyboard.type('Rua do Carmo')
  for (const code of ['20040-021', '20040-022']) {
    await box(/^CEP/).fill(code)
    const asked = page.waitForResponse(/postal/)
    await box(/^CEP/).blur()
    await asked
  }
  await page.waitForTimeout(100)
  assert.equal(await away.count(), 0)
  cep.say(cep.json(SE))
})

test('in another country state and city are typed; a postal code of ours leads back to Brasil', async (t) => {
  const page = await atAddress(t)
  const box = (name: RegExp) => page.getByRole('textbox', { name })
  const country = page.getByRole('combobox', { name: /^País/ })
  await holds(country, 'Brasil')
  await country.fill('Portugal')
  await page.getByRole('option', { name: 'Portugal' }).click()
  for (const [name, typed] of [
    [/^Código postal/, '2710-405'],
    [/^Rua/, 'Rua das Padarias'],
    [/^Número/, '7'],
    [/^Bairro/, 'Centro'],
    [/^Estado/, 'Lisboa'],
    [/^Cidade/, 'Sintra'],
  ] as const)
    await box(name).fill(typed)
  await page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await page.waitForURL(/passo=(?!endereco)/)
  await step(page, 'endereco')
  await holds(country, 'Portugal')
  await holds(box(/^Cidade/), 'Sintra')
  await box(/^Código postal/).fill('01001-000')
  await box(/^Código postal/).press('Tab')
  await page.getByRole('combobox', { name: /^Cidade/ }).waitFor()
  await holds(country, 'Brasil')
})
