// Rows of a profile: experiences that begin, end and are removed, and the hours of a week.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openBrowser, type PageOptions } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { choose, newCandidate, saveButton, sent, step } from './profile-hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const UPDATE = '**/v1/profile/users'
const WRONG = /Não foi possível atualizar as informações dessa seção/

const logIn = (t: TestContext, email: string, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, email, 'User', { origin: product.origin, ...options })

test('rows: a current job has no end, a refusal lands on its row, and a removed row goes by its id', async (t) => {
  const page = await logIn(t, await newCandidate(product.origin), {
    allow: [/409|422|Failed to load resource|ERR_FAILED/],
  })
  await step(page, 'experiencias')
  for (const [at, company] of ['Padaria Sol', 'Loja Lua'].entries()) {
    await page.getByRole('button', { name: 'Adicionar experiência' }).click()
    const row = page.getByRole('group', { name: `Experiência ${at + 1}`, exact: true })
    await row.getByRole('textbox', { name: /^Empresa/ }).fill(company)
    await row.getByRole('textbox', { name: /^Cargo/ }).fill('Atendente')
    await row.getByRole('combobox', { name: /^Tipo/ }).fill('Estágio')
    await row.getByRole('option', { name: 'Estágio' }).click()
    await row.getByRole('textbox', { name: /^Início/ }).fill('02/2024')
  }
  const [first, second] = [1, 2].map((n) => page.getByRole('group', { name: `Experiência ${n}`, exact: true }))
  await first!.getByRole('checkbox').check()
  assert.equal(await first!.getByRole('textbox', { name: /^Fim/ }).isDisabled(), true)
  await second!.getByRole('textbox', { name: /^Fim/ }).fill('01/2024')
  await saveButton(page).click()
  const backwards = second!.getByText('A data de saída deve ser maior ou igual à de entrada')
  await backwards.waitFor()
  await second!.getByRole('textbox', { name: /^Início/ }).fill('01/2024')
  await second!.getByRole('textbox', { name: /^Início/ }).blur()
  await backwards.waitFor({ state: 'hidden' })
  await second!.getByRole('textbox', { name: /^Fim/ }).fill('05/2024')

  await page.route(
    UPDATE,
    (route) =>
      route.fulfill({
        status: 422,
        json: { errors: { 'experiences[1].company': ['Escreva o nome por extenso'] }, messages: [] },
      }),
    { times: 1 },
  )
  await saveButton(page).click()
  await second!.getByText('Escreva o nome por extenso').waitFor()
  await page.getByText(WRONG).waitFor()
  assert.equal(
    await second!.getByRole('textbox', { name: /^Empresa/ }).evaluate((node) => node === document.activeElement),
    true,
  )

  await saveButton(page).click()
  await page.getByText('Tudo certo!').first().waitFor()
  await step(page, 'experiencias')
  await page.getByRole('button', { name: 'Remover experiência 1' }).click()

  // Another tab changed a row: the person keeps the values on the page, whether refused or not.
  const { access_token } = (await page.evaluate(() => JSON.parse(localStorage.getItem('session')!))) as {
    access_token: string
  }
  const asked = { headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' } }
  const own = (await (await fetch(`${product.origin}/v1/profile/user_infos/attributes`, asked)).json()) as {
    data: { attributes: { experiences_attributes: object[] } }
  }
  const experiences_attributes = own.data.attributes.experiences_attributes.map((row, at) => ({
    ...row,
    job: `Cargo ${at}`,
  }))
  assert.equal(
    (
      await fetch(`${product.origin}/v1/profile/users`, {
        ...asked,
        method: 'PUT',
        body: JSON.stringify({ user: { user_info_attributes: { experiences_attributes } } }),
      })
    ).status,
    200,
  )
  await saveButton(page).click()
  const choice = page.getByRole('button', { name: 'Continuar com estas escolhas' })
  await choice.waitFor()
  await page.route(UPDATE, (route) => route.abort(), { times: 1 })
  await choice.click()
  await page.getByText(/O que você digitou continua aqui/).waitFor()
  assert.equal(await page.getByRole('group', { name: /^Experiência \d$/ }).count(), 1)

  const saved = await sent(page, () => saveButton(page).click())
  const rows = saved['experiences_attributes'] as {
    id: string
    _destroy?: boolean
    company?: string
  }[]
  assert.deepEqual(
    rows.map(({ _destroy, company }) => _destroy ?? company),
    ['Loja Lua', true],
  )
  assert.ok(rows.every(({ id }) => id))
})

test('a study schedule: no day, hours that overlap, and a reason of sixty characters', async (t) => {
  const page = await logIn(t, await newCandidate(product.origin))
  await step(page, 'horario-de-estudos')
  const type = /^Como são as suas aulas/
  await choose(page, type, 'Horários diferentes em cada dia')
  await saveButton(page).click()
  await page.getByText('Marque ao menos um dia com aulas').first().waitFor()
  await page.getByRole('checkbox', { name: 'Terça-feira' }).check()
  await page.getByRole('button', { name: /^Adicionar horário de terça-feira/ }).click()
  const second = page.getByRole('group', { name: 'Terça-feira, horário 2', exact: true })
  assert.equal(await second.getByRole('textbox', { name: /^Início/ }).inputValue(), '12:00')
  await second.getByRole('textbox', { name: /^Início/ }).fill('11:00')
  await saveButton(page).click()
  await page.getByText('Este horário se sobrepõe a outro do mesmo dia').first().waitFor()
  await page.getByRole('button', { name: 'Remover horário 2 de terça-feira' }).click()
  await saveButton(page).click()
  await page.getByText('Tudo certo!').first().waitFor()
  await step(page, 'horario-de-estudos')
  assert.equal(await page.getByRole('checkbox', { name: 'Terça-feira' }).isChecked(), true)
  await choose(page, type, 'Sem aulas no momento')
  await page.getByRole('textbox', { name: /^Por que está sem aulas/ }).fill('Terminei o ensino médio.')
  await saveButton(page).click()
  await page.getByText('Precisa ter ao menos 60 caracteres').first().waitFor()
})
