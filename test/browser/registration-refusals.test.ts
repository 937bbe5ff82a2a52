import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser, openPage, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { registration } from '#test/support/registration.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const PLAIN = '/empresas/cadastro/criar'
const TAKEN = 'Este e-mail já está cadastrado. Por favor, use outro.'
const field = (page: TestPage, name: RegExp) => page.getByRole('textbox', { name })
const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true })

async function fillBoth(page: TestPage) {
  const { company } = registration()
  const [manager] = company.company_managers_attributes
  await field(page, /^Nome do Gestor/).fill(manager!.name)
  await field(page, /^E-mail/).fill(manager!.email)
  await field(page, /^Senha/).fill(manager!.password)
  await field(page, /^Confirmação/).fill(manager!.password)
  await button(page, 'Próximo passo').click()
  await field(page, /^CNPJ/).pressSequentially(company.cnpj.replace(/\W/g, ''))
  await field(page, /^Nome da empresa/).fill(company.name)
  await page.getByRole('combobox', { name: /^Setor/ }).fill('tecnologia')
  await page.getByRole('option').first().click()
  await field(page, /^Telefone/).pressSequentially('11988887777')
  await field(page, /^Site/).fill(company.website)
}

test('a failure said twice stands there once, and leaves with the try that passes', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, allow: [/503|Failed to load resource/] })
  await visit(page, PLAIN, { quiet: true })
  await page.route(
    '**/v1/profile/companies',
    (route) => route.fulfill({ status: 503, json: { messages: ['fora do ar'] } }),
    { times: 2 },
  )
  await fillBoth(page)
  const failure = page.getByText(/Não foi possível concluir o cadastro agora/)
  for (let attempt = 0; attempt < 2; attempt++) {
    const answered = page.waitForResponse('**/v1/profile/companies')
    await button(page, 'Finalizar cadastro').click()
    await answered
    await failure.first().waitFor()
    assert.equal(await failure.count(), 1)
  }
  await button(page, 'Finalizar cadastro').click()
  await page.getByText('Cadastro realizado com sucesso.').waitFor()
  await failure.waitFor({ state: 'detached' })
  await page.waitForURL('**/empresas/cadastrado')
})

test('a registration whose answer is lost is answered at the next press', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, allow: [/Failed to load resource|ERR_/] })
  await visit(page, PLAIN, { quiet: true })
  await page.route('**/v1/profile/companies', async (route) => (await route.fetch(), route.abort()), { times: 1 })
  await fillBoth(page)
  await button(page, 'Finalizar cadastro').click()
  await page.getByText(/Não foi possível concluir o cadastro agora/).waitFor()
  await button(page, 'Finalizar cadastro').click()
  await page.waitForURL('**/empresas/cadastrado')
})

test('a step that holds a mistake is not left, and an empty field has no colour', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin })
  await visit(page, PLAIN, { quiet: true })
  const [manager] = registration().company.company_managers_attributes
  const wrong = (name: RegExp) => field(page, name).getAttribute('aria-invalid')
  for (const name of [/^E-mail/, /^Senha/, /^Confirmação/]) await field(page, name).focus()
  await field(page, /^Nome do Gestor/).fill('R2D2 Silva')
  assert.deepEqual([await wrong(/^E-mail/), await wrong(/^Senha/)], [null, null])
  await field(page, /^E-mail/).fill(manager!.email)
  await field(page, /^Senha/).fill(manager!.password)
  await field(page, /^Confirmação/).fill(manager!.password)
  await button(page, 'Próximo passo').click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  assert.deepEqual(
    [await wrong(/^Nome do Gestor/), await page.getByRole('heading', { name: 'Dados de Acesso' }).count()],
    ['true', 1],
  )
  await field(page, /^Nome do Gestor/).fill(manager!.name)
  await button(page, 'Próximo passo').click()
  await page.getByRole('heading', { name: 'Dados da empresa' }).waitFor()
})

test('a refusal without any field is read in its own words', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, allow: [/422|Failed to load resource/] })
  const words = 'Há uma nova versão dos termos. Recarregue a página para aceitá-la.'
  await visit(page, PLAIN, { quiet: true })
  await page.route(
    '**/v1/profile/companies',
    (route) => route.fulfill({ status: 422, json: { errors: {}, messages: [words] } }),
    { times: 1 },
  )
  await fillBoth(page)
  await button(page, 'Finalizar cadastro').click()
  await page.getByText(words).waitFor()
  await button(page, 'Finalizar cadastro').click()
  await page.waitForURL('**/empresas/cadastrado')
})

test('an e-mail that the server refuses is no longer free for the form', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, allow: [/422|Failed to load resource/] })
  await visit(page, PLAIN, { quiet: true })
  await page.route('**/v1/profile/companies', (route) =>
    route.fulfill({ status: 422, json: { errors: { 'company_managers[0].email': [TAKEN] }, messages: [] } }),
  )
  await fillBoth(page)
  await button(page, 'Finalizar cadastro').click()
  await page.getByText(TAKEN).waitFor()
  const next = button(page, 'Próximo passo')
  assert.equal(await next.isDisabled(), true)
  assert.equal(await field(page, /^E-mail/).getAttribute('aria-invalid'), 'true')
  await field(page, /^E-mail/).fill('outra.pessoa.livre@exemplo.com.br')
  await page.waitForFunction(
    () =>
      !(
        [...document.querySelectorAll('button')].find((one) => one.textContent === 'Próximo passo') as
          | { disabled: boolean }
          | undefined
      )?.disabled,
  )
})

test('a throttled check has no colour, says what the server says and asks again by itself', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, allow: [/429|Failed to load resource/] })
  await visit(page, PLAIN, { quiet: true })
  let asked = 0
  const words = 'Muitas tentativas em pouco tempo. Tente novamente em 1 segundo.'
  await page.route('**/validate_company_manager_email', (route) =>
    asked++
      ? route.continue()
      : route.fulfill({ status: 429, headers: { 'retry-after': '1' }, json: { messages: [words] } }),
  )
  await field(page, /^E-mail/).fill('alguem.livre@exemplo.com.br')
  await page.getByText(words).waitFor()
  assert.notEqual(await field(page, /^E-mail/).getAttribute('aria-invalid'), 'true')
  await field(page, /^E-mail/).blur()
  await page.getByRole('img', { name: 'Válido' }).waitFor()
  assert.equal(await page.getByText(words).count(), 0)
  assert.equal(asked, 2)
})

for (const address of [PLAIN, '/ies/universidade-horizonte/empresas/cadastro/criar'])
  test(`${address} says that it needs JavaScript where there is none`, async (t) => {
    const page = await openPage(t, browser, { origin: product.origin, context: { javaScriptEnabled: false } })
    await page.goto(address)
    await page.locator('noscript section').waitFor()
  })

const WANTED = '+55 (11) 98888-7777'
const phoneOf = (page: TestPage) => page.getByRole('textbox', { name: /^Telefone/ })

/** Ways to focus a field: click, Tab, script. */
const ways: Record<string, (page: TestPage) => Promise<void>> = {
  'a click': (page) => phoneOf(page).click(),
  Tab: async (page) => {
    await page.getByRole('textbox', { name: /^Número/ }).focus()
    await page.keyboard.press('Tab')
  },
  'a script': (page) => phoneOf(page).evaluate((input: { focus: () => void }) => input.focus()),
}

async function empty(page: TestPage) {
  await phoneOf(page).fill('')
  await phoneOf(page).blur()
}

test('a company phone typed or pasted, with or without country, after click, Tab or script focus', async (t) => {
  const page = await openPage(t, browser, {
    origin: product.origin,
    context: { permissions: ['clipboard-read', 'clipboard-write'] },
  })
  await visit(page, PLAIN, { quiet: true })
  const [manager] = registration().company.company_managers_attributes
  await page.getByRole('textbox', { name: /^Nome do Gestor/ }).fill(manager!.name)
  await page.getByRole('textbox', { name: /^E-mail/ }).fill(manager!.email)
  await page.getByRole('textbox', { name: /^Senha/ }).fill(manager!.password)
  await page.getByRole('textbox', { name: /^Confirmação/ }).fill(manager!.password)
  await page.getByRole('button', { name: 'Próximo passo' }).click()
  await phoneOf(page).waitFor()

  for (const [way, come] of Object.entries(ways)) {
    for (const text of ['11988887777', '011988887777', '5511988887777', '+5511988887777', '+55 (11) 98888-7777']) {
      await empty(page)
      await come(page)
      await page.keyboard.type(text)
      assert.equal(await phoneOf(page).inputValue(), WANTED, `${text} typed after ${way}`)
    }
    for (const text of [
      '+55 (11) 98888-7777',
      '(11) 98888-7777',
      '11988887777',
      '5511988887777',
      '+5511988887777',
      '011988887777',
      '0 11 98888-7777',
    ]) {
      await empty(page)
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`)
      await come(page)
      await page.keyboard.press('Control+V')
      assert.equal(await phoneOf(page).inputValue(), WANTED, `${text} pasted after ${way}`)
    }
  }

  await phoneOf(page).blur()
  await phoneOf(page).fill('21977776666')
  assert.equal(await phoneOf(page).inputValue(), '+55 (21) 97777-6666', 'put over a whole number without a key')
  for (const place of ['Home', 'End']) {
    await phoneOf(page).press(place)
    await page.keyboard.insertText(place === 'Home' ? '31966665555' : '21977776666')
    assert.equal(
      await phoneOf(page).inputValue(),
      place === 'Home' ? '+55 (31) 96666-5555' : '+55 (21) 97777-6666',
      `put in at ${place}`,
    )
  }
  await phoneOf(page).press('Control+A')
  await page.keyboard.press('Control+V')
  assert.equal(await phoneOf(page).inputValue(), WANTED, 'pasted over a whole number')
  for (let press = 0; press < 8; press++) await page.keyboard.press('Backspace')
  await page.keyboard.type('7777666')
  assert.equal(await phoneOf(page).inputValue(), '+55 (11) 98777-7666', 'mended from its end')
  for (let press = 0; press < 24; press++) await page.keyboard.press('Backspace')
  await page.keyboard.type('11988887777')
  assert.equal(await phoneOf(page).inputValue(), WANTED, 'typed anew after all was taken away')
  // Selected by mouse and cut by menu: the mask sees no key press.
  const box = (await phoneOf(page).boundingBox())!
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await page.evaluate(() => document.execCommand('delete'))
  assert.equal(await phoneOf(page).inputValue(), '', 'taken away without a key')
})
