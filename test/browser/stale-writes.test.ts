// Stale writes: changes of one window are merged, clashes are asked, and no input is lost.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

/** The certificate in a separate window. */
async function openCertificate(t: TestContext) {
  const page = await openSignedIn(t, browser, 'ex-estagiario', 'User', { origin: product.origin, allow: [/409/] })
  await visit(page, '/usuarios/certificados')
  await edit(page)
  return page
}
const edit = (page: TestPage) =>
  page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click()
const form = (page: TestPage) => page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Salvar' }) })
const field = (page: TestPage, label: string) => form(page).getByLabel(label)
const save = (page: TestPage) => form(page).getByRole('button', { name: 'Salvar' }).click()
const asked = (page: TestPage) => page.getByRole('dialog', { name: 'Isto mudou enquanto você editava' })
const choose = (page: TestPage, choice: RegExp, of: string) =>
  asked(page).getByRole('group', { name: of }).getByRole('radio', { name: choice }).check()

test('what both windows changed is asked at every save; what one changed is joined', async (t) => {
  const [slow, quick] = [await openCertificate(t), await openCertificate(t)]
  await field(quick, 'Atividade').fill('Nome de quem salvou')
  await field(quick, 'Quem emitiu').fill('Escola de quem salvou')
  await save(quick)
  await quick.getByText('O certificado foi atualizado.').waitFor()

  await field(slow, 'Atividade').fill('Nome meu')
  await field(slow, 'Horas').fill('7,5')
  await save(slow)
  await asked(slow).getByText('Nome de quem salvou').waitFor()
  assert.equal(await asked(slow).getByRole('radio').count(), 2)
  await axe(slow)
  await shot(slow, 'stale-write-desktop-light', { whole: false })

  // Dismissed, nothing is sent or lost; the next save asks again.
  await asked(slow).getByRole('button', { name: 'Voltar ao formulário' }).click()
  assert.deepEqual(
    [await field(slow, 'Atividade').inputValue(), await field(slow, 'Horas').inputValue()],
    ['Nome meu', '7,5'],
  )
  await save(slow)
  await asked(slow).waitFor()

  // After choosing one's own words, a further change of the other window is asked again.
  await edit(quick)
  await field(quick, 'Atividade').fill('Outro nome de quem salvou')
  await save(quick)
  await form(quick).waitFor({ state: 'detached' })
  await choose(slow, /^Ficar com o meu/, 'Atividade')
  await asked(slow).getByRole('button', { name: 'Continuar com estas escolhas' }).click()
  await asked(slow).getByText('Outro nome de quem salvou').waitFor()
  await choose(slow, /^Usar o de quem salvou/, 'Atividade')
  await asked(slow).getByRole('button', { name: 'Continuar com estas escolhas' }).click()
  await slow.getByText('O certificado foi atualizado.').waitFor()
  const entry = slow.getByRole('article').filter({ hasText: 'Outro nome de quem salvou' })
  await entry.getByText('7,5').waitFor()
  await entry.getByText('Escola de quem salvou').waitFor()
})

test('what only one of two windows changed joins without a question', async (t) => {
  const [slow, quick] = [await openCertificate(t), await openCertificate(t)]
  await field(quick, 'Quem emitiu').fill('Centro Acadêmico')
  await save(quick)
  await quick.getByText('O certificado foi atualizado.').waitFor()
  await field(slow, 'Horas').fill('9,5')
  await save(slow)
  await slow.getByText('O certificado foi atualizado.').waitFor()
  const entry = slow.getByRole('article').filter({ hasText: 'Centro Acadêmico' })
  await entry.getByText('9,5').waitFor()
})
