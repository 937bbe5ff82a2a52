import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openBrowser, openPage, type TestPage } from '#test/support/chromium.ts'
import { openDemoProduct } from '#test/support/demo-product.ts'
import { registration } from '#test/support/registration.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const WANTED = '+55 (11) 98888-7777'
const phoneOf = (page: TestPage) => page.getByRole('textbox', { name: /^Telefone/ })

/** As people come to the field: by a click, with Tab, by a script. */
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

test('a company phone, typed or pasted with its country or without, after a click, Tab or a focus by script', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin, context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await page.goto('/empresas/cadastro/criar', { waitUntil: 'networkidle' })
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
    for (const text of ['+55 (11) 98888-7777', '(11) 98888-7777', '11988887777', '5511988887777', '+5511988887777', '011988887777', '0 11 98888-7777']) {
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
    assert.equal(await phoneOf(page).inputValue(), place === 'Home' ? '+55 (31) 96666-5555' : '+55 (21) 97777-6666', `put in at ${place}`)
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
  // Selected by the mouse and cut by a menu: no key tells the mask of either.
  const box = (await phoneOf(page).boundingBox())!
  await page.mouse.move(box.x + box.width - 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await page.evaluate(() => document.execCommand('delete'))
  assert.equal(await phoneOf(page).inputValue(), '', 'taken away without a key')
})
