// A recruiter goes through a job's candidatures: by keyboard at a desk, by tabs on a phone, and takes a move back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { board, column, said, tile } from './board-hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const TITLE = 'Estágio em Marketing Digital'

test('at 1440 all columns are in sight, and a candidature is read, moved and put back by keyboard alone', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin })
  await board(page, TITLE)
  await tile(page, 'Yara Monteiro Vaz').waitFor()
  const right = await column(page, 'Não selecionado').evaluate((one) => one.getBoundingClientRect().right)
  assert.ok(right <= 1440, `the last column ends at ${right}`)
  const focused = page.locator(':focus')
  const panel = page.getByRole('dialog')
  const named = (name: string) => panel.getByRole('heading', { level: 2, name })

  await page.getByRole('button', { name: 'Yara Monteiro Vaz' }).focus()
  await page.keyboard.press('ArrowDown')
  await focused.and(page.getByRole('button', { name: 'Otto Guimarães Reis' })).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await named('Yara Monteiro Vaz').and(focused).waitFor()
  await panel.getByText('Inscritos · 1 de 2').waitFor()
  await axe(page)
  await page.keyboard.press('j')
  await named('Otto Guimarães Reis').and(focused).waitFor()
  await page.waitForURL(/pessoa=/)
  await shot(page, 'pipeline-panel-desktop-light', { whole: false })

  await panel.getByRole('textbox', { name: 'Nova etiqueta' }).focus()
  await page.keyboard.type('ja') // letters in a field are letters
  assert.equal(await panel.getByRole('textbox', { name: 'Nova etiqueta' }).inputValue(), 'ja')
  await panel.getByRole('button', { name: 'Fechar', exact: true }).focus()
  await page.keyboard.press('n')
  const cancel = page.getByRole('button', { name: 'Cancelar' })
  await cancel.focus()
  for (const letter of 'kav') await page.keyboard.press(letter) // nothing happens behind the dialog in front
  await cancel.and(focused).click()
  await named('Otto Guimarães Reis').waitFor()
  await panel.getByText('Avançar para Triagem').waitFor()
  await panel.getByRole('button', { name: 'Fechar', exact: true }).focus()
  await page.keyboard.press('a')
  await said(page, '1 candidatura em Triagem')
  await column(page, 'Triagem').getByText('Otto Guimarães Reis', { exact: true }).waitFor()
  await panel.getByText('Avançar para Entrevista').waitFor()
  await panel.getByRole('button', { name: 'Desfazer' }).press('Enter')
  await said(page, 'Desfeito')
  await panel.getByText('Avançar para Triagem').waitFor()
  await column(page, 'Inscritos').getByText('Otto Guimarães Reis', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Otto Guimarães Reis' }).and(focused).waitFor()

  await page.keyboard.press('f')
  await page.getByRole('group', { name: 'Escolher filtros' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('Atalhos de uma letra').uncheck()
  await page.keyboard.press('Tab')
  await page.keyboard.press('f')
  assert.equal(await page.getByRole('group', { name: 'Escolher filtros' }).count(), 0, 'switched off')
})

test('a no that was taken back needs no other words, nor does going back to it', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin })
  await board(page, TITLE)
  const name = 'Breno Salles Duarte'
  await page.getByLabel(`Coluna de ${name}`).selectOption({ label: 'Triagem' })
  await column(page, 'Triagem').getByRole('button', { name }).waitFor()
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await column(page, 'Não selecionado').getByRole('button', { name }).waitFor()
  await column(page, 'Não selecionado').getByRole('button', { name }).click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Resposta enviada' }).waitFor()
})

test('on a phone one column at a time, and the panel is the screen', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', {
    origin: product.origin,
    size: 'phone',
    theme: 'dark',
  })
  await board(page, TITLE)
  const tab = (name: RegExp) => page.getByRole('tab', { name })
  await tab(/^Inscritos \d/).waitFor()
  assert.equal(await page.getByRole('region', { name: /^(Triagem|Entrevista), / }).count(), 0)
  await tab(/^Inscritos/).press('ArrowRight')
  await tab(/^Triagem/)
    .and(page.locator(':focus'))
    .waitFor()
  await tile(page, 'Mirela Antunes Couto').waitFor()
  await axe(page)
  await shot(page, 'pipeline-phone-dark')
  await tile(page, 'Mirela Antunes Couto').getByText('Administração').click() // the whole card opens
  const panel = page.getByRole('dialog', { name: 'Mirela Antunes Couto' })
  await panel.getByRole('button', { name: 'Não selecionar' }).waitFor()
  await axe(page)
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
  await shot(page, 'pipeline-panel-phone-dark', { whole: false })
  await page.goBack()
  await panel.waitFor({ state: 'detached' })
})
