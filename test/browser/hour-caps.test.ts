// How many hours a partner takes of each category: found, changed and counted, by mouse at a desk and on a phone.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axe } from '#test/support/axe.ts'
import { openBrowser, shot, visit } from '#test/support/chromium.ts'
import { openDemoProduct } from '#test/support/demo-product.ts'
import { openSignedIn } from '#test/support/signed-in.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

for (const [size, theme] of [['phone', 'light'], ['desktop', 'dark']] as const)
  test(`the caps of a partner at the size of a ${size}`, async (t) => {
    const page = await openSignedIn(t, browser, 'operador', 'Operator', { origin: product.origin, size, theme })
    await visit(page, '/admin/horas-complementares')
    await page.getByRole('searchbox').fill('nada assim')
    await page.getByText('Nenhuma instituição encontrada').waitFor()
    await page.getByRole('searchbox').fill('horizonte')
    await page.getByRole('link', { name: 'Universidade Horizonte' }).click()
    const courses = page.getByRole('textbox', { name: 'Cursos livres e on-line' })
    const before = await courses.inputValue()
    await courses.fill('2001')
    await page.getByRole('button', { name: 'Salvar limites' }).click()
    await page.getByText('Informe horas inteiras, de 0 a 2000').waitFor()
    await axe(page)
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true)
    await shot(page, `hour-caps-${size}-${theme}`)
    await courses.fill(before === '30' ? '' : '30')
    await page.getByRole('button', { name: 'Salvar limites' }).click()
    await page.getByText('Os limites foram salvos').waitFor()
    await page.reload({ waitUntil: 'networkidle' })
    assert.equal(await courses.inputValue(), before === '30' ? '' : '30')
    await page.getByRole('link', { name: 'Escolher outra instituição' }).click()
    await page.getByRole('searchbox').waitFor()
  })
