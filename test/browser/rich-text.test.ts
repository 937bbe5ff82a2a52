// The editor of texts with formats, in the catalogue, which shows what the form would send.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const boxOf = (page: TestPage) => page.getByRole('textbox', { name: /^Sobre a empresa/ })

async function valueOf(page: TestPage) {
  const shown = page.locator('form', { has: boxOf(page) }).getByTestId('values')
  return (JSON.parse((await shown.textContent()) ?? '') as { about: string }).about
}

const press = async (page: TestPage, ...keys: string[]) => {
  for (const key of keys) await (key.startsWith('=') ? page.keyboard.type(key.slice(1)) : page.keyboard.press(key))
}

/** What is typed into the empty field, '=words' as words, and what the form then holds. */
const TYPED: [rule: string, keys: string[], html: string][] = [
  ['bold', ['Control+b', '=Um', 'Control+b', '= dois'], '<p><strong>Um</strong> dois</p>'],
  ['italic', ['Control+i', '=Um'], '<p><em>Um</em></p>'],
  ['underline', ['Control+u', '=Um'], '<p><u>Um</u></p>'],
  ['a paragraph and a line', ['=Um', 'Enter', '=dois', 'Shift+Enter', '=três'], '<p>Um</p><p>dois<br>três</p>'],
  ['no markdown', ['=- um **dois** <b>'], '<p>- um **dois** &lt;b&gt;</p>'],
  ['nothing but spaces', ['= ', 'Enter', '= '], ''],
]

test('a text is written by keyboard and by its tools, pasted as plain text, and left by Tab', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin })
  await visit(page, '/catalogo/formularios')
  const box = boxOf(page)
  const clear = async () => {
    await box.focus()
    await press(page, 'Control+a', 'Delete')
  }
  const tool = (name: string) =>
    page.getByRole('group', { name: 'Formatação: Sobre a empresa' }).getByRole('button', { name, exact: true })
  const paste = (kinds: Record<string, string>) =>
    box.evaluate((element, given) => {
      const clipboardData = new DataTransfer()
      for (const [kind, text] of Object.entries(given)) clipboardData.setData(kind, text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, kinds)

  await box.and(page.locator('[contenteditable=true]')).waitFor()
  const before = '<p>Assamos pães desde <strong>1998</strong>.</p>'
  assert.equal(await valueOf(page), before, 'opening changes nothing')
  await axe(page)

  await box.focus()
  await press(page, 'Control+End', '=!')
  assert.equal(await valueOf(page), before.replace('</p>', '!</p>'))
  await press(page, 'Control+z')
  assert.equal(await valueOf(page), before, 'undone')
  await press(page, 'Control+Shift+z')
  assert.equal(await valueOf(page), before.replace('</p>', '!</p>'), 'done again')

  for (const [rule, keys, html] of TYPED) {
    await clear()
    await press(page, ...keys)
    assert.equal(await valueOf(page), html, rule)
  }

  await clear()
  await tool('Lista').click()
  await press(page, '=um', 'Enter', '=dois', 'Enter', 'Enter', '=fora')
  assert.equal(await valueOf(page), '<ul><li>um</li><li>dois</li></ul><p>fora</p>', 'an empty item ends a list')
  await press(page, 'Control+a')
  await tool('Negrito').click()
  assert.match(await valueOf(page), /<li><strong>um<\/strong><\/li>/)

  await clear()
  await paste({ 'text/html': '<h1 onclick="x()">Um</h1><b>dois</b>', 'text/plain': 'Um\ndois' })
  assert.equal(await valueOf(page), '<p>Um</p><p>dois</p>')

  await clear()
  await tool('Lista numerada').click()
  await press(page, '=um', 'Enter', '=dois', 'Tab')
  assert.equal(await box.evaluate((element) => element === document.activeElement), false, 'Tab leaves')
  assert.equal(await valueOf(page), '<ol><li>um</li><li>dois</li></ol>')
})
