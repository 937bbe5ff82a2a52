// The operator settles what candidates wrote outside the lists: by mouse and by keyboard, on a phone and at a desk.
import { test, type TestContext } from 'node:test'
import { openBrowser, type PageOptions, type TestPage, visit } from '#test/support/chromium.ts'
import { openDemoProduct } from '#test/support/demo-product.ts'
import { openSignedIn } from '#test/support/signed-in.ts'
import { inEveryLook } from './looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

async function logIn(t: TestContext, options: Partial<PageOptions> = {}) {
  const page = await openSignedIn(t, browser, 'operador', 'Operator', { origin: product.origin, ...options })
  await visit(page, '/admin/listas')
  await page.getByRole('article').first().waitFor()
  return page
}
const proposal = (page: TestPage, name: string) => page.getByRole('article', { name, exact: true })

// Before the others, which settle what is shown here.
test('proposals: nothing is cut, axe finds nothing', async (t) => {
  const page = await logIn(t)
  await inEveryLook(page, 'proposals')
  for (const [act, seen] of [['Aprovar', 'Nome na lista'], ['Unir a outra', 'Opção que fica'], ['Recusar', 'nunca aparece como opção']] as const) {
    await proposal(page, 'PowerBI').getByRole('button', { name: act, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(seen).first().waitFor()
    await inEveryLook(page, `proposals-${act.split(' ')[0]!.toLowerCase()}`, { whole: false })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.waitFor({ state: 'detached' })
  }
})

test('a proposal is refused, found again among the refused, and approved under a better name', async (t) => {
  const page = await logIn(t, { allow: [/422/] })
  await page.getByRole('link', { name: 'Listas', exact: true }).waitFor()
  await page.getByRole('searchbox', { name: 'Buscar proposta' }).fill('serigrafia')
  await proposal(page, 'PowerBI').waitFor({ state: 'detached' })
  await proposal(page, 'Serigrafia artesanal').getByText('Conhecimentos · proposta por Tiago Rocha Menezes · em 1 perfil').waitFor()
  await proposal(page, 'Serigrafia artesanal').getByRole('button', { name: 'Recusar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Recusar' }).click()
  await page.getByText('Nenhuma proposta encontrada').waitFor()
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('Recusadas')
  await proposal(page, 'Serigrafia artesanal').getByRole('button', { name: 'Aprovar' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nome na lista').fill('Acessibilidade digital')
  await dialog.getByRole('button', { name: 'Aprovar' }).click()
  await dialog.getByText('“Acessibilidade digital” já está na lista. Una esta proposta a essa opção.').waitFor()
  await dialog.getByLabel('Nome na lista').fill('Serigrafia')
  await dialog.getByRole('button', { name: 'Aprovar' }).click()
  await page.getByText('A opção entra nas listas de todo mundo em até uma hora.').waitFor()
  await dialog.waitFor({ state: 'detached' })
})

test('by keyboard alone a proposal is merged into an option that was searched for', async (t) => {
  const page = await logIn(t, { size: 'phone', theme: 'dark' })
  await proposal(page, 'PowerBI').getByRole('button', { name: 'Unir a outra' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Power BI' }).waitFor()
  await dialog.getByRole('button', { name: 'Unir', exact: true }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('Escolha a opção que fica.').waitFor()
  await dialog.getByRole('searchbox').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('nada disso existe')
  await dialog.getByText('Nada parecido na lista. Tente outra palavra.').waitFor()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('power bi')
  await dialog.getByRole('radio', { name: 'Power BI' }).waitFor()
  await dialog.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await dialog.getByRole('button', { name: 'Unir', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('“Power BI” toma o lugar da proposta nos perfis.').waitFor()
  await page.getByText('Nada esperando').waitFor()
})
