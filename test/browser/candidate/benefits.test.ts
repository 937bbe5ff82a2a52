// The benefits club: an operator makes an offer and its codes; on a phone, by the keyboard, a student takes one.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, sizes, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { keyboard } from '../hands.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

test('on a phone, by the keyboard: a code of one’s own, the partner’s address, and that it worked', async (t) => {
  const page = await openSignedIn(t, browser, 'caio.teles@candidatos.example', 'User', {
    origin: product.origin,
    size: sizes.phone,
  })
  const hand = keyboard(page)
  await visit(page, '/clube-de-beneficios')
  const offer = page.getByRole('button', { name: 'Ver benefício: 20% em livros técnicos e universitários' })
  await offer.waitFor()
  await inEveryLook(page, 'benefits')
  assert.equal(await page.getByText('PONTE-').count(), 0, 'the list has no code')
  await hand.press(offer)
  const dialog = page.getByRole('dialog')
  await hand.press(dialog.getByRole('button', { name: 'Pegar o meu código' }))
  const code = dialog.getByRole('textbox', { name: 'O seu código' })
  await code.waitFor()
  assert.match(await code.inputValue(), /^PONTE-\d{6}$/)
  const link = dialog.getByRole('link', { name: 'Abrir o site do parceiro' })
  assert.equal(await link.getAttribute('href'), 'https://parceiros.example/livraria-alameda')
  await inEveryLook(page, 'benefit-code', { at: ['phone'], whole: false })
  await hand.press(dialog.getByRole('button', { name: 'Não funcionou', exact: true }))
  await hand.type(dialog.getByLabel(/^O que aconteceu/), 'O caixa não conhecia.')
  await axe(page)
  await fits(page)
  await hand.press(dialog.getByRole('button', { name: 'Cancelar' }))
  await hand.press(dialog.getByRole('button', { name: 'Funcionou', exact: true }))
  await dialog.getByText('Você contou que funcionou.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText('Você tem um código').waitFor()

  await page.getByRole('searchbox', { name: 'Buscar benefício ou parceiro' }).fill('teatro')
  await page.getByText(/^Terminou em/).waitFor()
  await hand.press(page.getByRole('button', { name: /^Ver benefício: Ingressos/ }))
  await dialog.getByText(/^Este benefício terminou em/).waitFor()
  assert.equal(await dialog.getByRole('button', { name: /^(Pegar|Ver) o/ }).count(), 0)
})

test('the operator makes an offer, gives it codes by a sheet, and puts it on the air', async (t) => {
  const page = await openSignedIn(t, browser, 'operador', 'Operator', { origin: product.origin })
  await visit(page, '/admin/beneficios')
  await page.getByRole('link', { name: '20% em livros técnicos e universitários' }).waitFor()
  await inEveryLook(page, 'admin-benefits', { at: ['desktop'] })
  await page.getByRole('link', { name: 'Novo benefício' }).click()
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await page.getByText('Não pode ficar em branco').first().waitFor()
  await axe(page)
  await page.getByLabel(/^Parceiro/).fill('Papelaria Central')
  await page.getByLabel(/^Benefício/).fill('10% em cadernos')
  await page.getByLabel(/^Categoria/).selectOption('education')
  await page.getByLabel(/^Para quem/).selectOption('everyone')
  await page.getByLabel(/^Como funciona/).fill('Mostre o código no caixa.')
  await page.getByLabel(/^Como se usa/).selectOption('code')
  await page.getByLabel(/^Endereço do parceiro/).fill('http://papelaria.example')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await page.getByText('Informe um endereço seguro, que começa com https://').first().waitFor()
  await page.getByLabel(/^Endereço do parceiro/).fill('https://papelaria.example')
  await page.getByRole('button', { name: 'Salvar rascunho' }).click()
  await page.getByRole('heading', { level: 1, name: '10% em cadernos' }).waitFor()
  const buffer = Buffer.from('código\nCADERNO-1\nCADERNO-1\nCADERNO-2\n')
  await page.locator('input[type=file]').setInputFiles({ name: 'codigos.csv', mimeType: 'text/csv', buffer })
  await page.getByText('Códigos novos: 2. Linhas de fora: 1.').waitFor()
  await page.getByText('Repetido: está também na linha 2').waitFor()
  await page.getByRole('button', { name: 'Pôr no ar' }).click()
  await page.getByText('No ar', { exact: true }).waitFor()
  await inEveryLook(page, 'admin-benefit')
})
