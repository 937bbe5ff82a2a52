// The candidatures of a job as a table on narrow screens.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot, type TestPage } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const said = (page: TestPage, words: string) => page.getByText(words).first().waitFor()
/** A job's board on a phone. */
async function board(t: TestContext, title: string) {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, size: 'phone' })
  await page.goto(`/vagas/minhas?q=${encodeURIComponent(title)}`)
  await page.getByRole('link', { name: `Candidaturas de ${title}` }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  return page
}

test('the table, on a phone: filtered, turned, moved without dragging', async (t) => {
  const page = await board(t, 'Estágio em Engenharia de Alimentos')
  await fits(page)
  await axe(page)
  await shot(page, 'candidatures-board-phone-light', { whole: false })
  await page.getByRole('link', { name: 'Tabela' }).click()
  await page.getByRole('table', { name: 'Candidaturas' }).waitFor()
  await fits(page)
  await axe(page)
  await shot(page, 'candidatures-table-phone-light')
  const all = page.getByRole('checkbox', { name: 'Selecionar as 2 desta página' })
  await all.check()
  await page.getByRole('region', { name: 'Selecionadas' }).getByText('2 selecionadas').waitFor()
  await all.uncheck()
  await page.getByRole('region', { name: 'Selecionadas' }).waitFor({ state: 'detached' })
  await page.getByLabel('Buscar pelo nome').fill('lorena')
  await page.waitForURL(/q=lorena/)
  await page.getByRole('button', { name: 'Davi Noronha Prates' }).waitFor({ state: 'detached' })
  const filters = page.getByRole('button', { name: /^Filtros/ })
  await filters.click()
  await page.getByRole('combobox', { name: 'Curso', exact: true }).selectOption({ label: 'Engenharia de Alimentos' })
  await page.waitForURL(/curso=/)
  await page.getByRole('button', { name: 'Ver 1 pessoa', exact: true }).click()
  await page.getByRole('button', { name: 'Remover filtro Engenharia de Alimentos' }).click()
  await page.waitForURL((url) => !url.search.includes('curso='))
  await page.getByRole('group', { name: 'Filtros' }).getByText('Exibindo 1 de 2').waitFor()
  await filters.click()
  await page.getByRole('combobox', { name: 'Coluna', exact: true }).selectOption({ label: 'Triagem' })
  await page.getByRole('group', { name: 'Filtros' }).getByText('Exibindo 0 de 2').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Remover filtro Triagem' }).click()
  await page.getByLabel('Coluna de Lorena Pires Falcão').selectOption({ label: 'Entrevista' })
  await said(page, '1 candidatura em Entrevista')
  await page.getByRole('button', { name: 'Colunas' }).click()
  await page.getByRole('button', { name: 'Mais uma de Entrevista' }).click()
  await page
    .getByRole('button', {
      name: 'Tirar a coluna Entrevista',
      exact: true,
      description: 'Uma coluna com pessoas não sai: leve-as antes a outra.',
      disabled: true,
    })
    .waitFor()
  for (const name of ['3, Entrevista', '4, Entrevista', '5, Proposta'])
    await page.getByRole('textbox', { name: `Nome da coluna ${name}`, exact: true }).waitFor()
  await axe(page)
  await shot(page, 'candidatures-columns-phone-light', { whole: false })
  await page.getByRole('button', { name: 'Salvar colunas' }).click()
  await said(page, 'O quadro desta vaga mudou.')
  await page.getByLabel('Coluna de Lorena Pires Falcão').selectOption({ label: 'Contratado' })
  await said(page, '1 candidatura em Contratado')
})

test('the table by keyboard on a phone: the focus is never hidden, nor below the bulk bar', async (t) => {
  const page = await board(t, 'Estágio em Marketing Digital')
  await page.getByRole('link', { name: 'Tabela' }).click()
  for (const name of ['Otto Guimarães Reis', 'Yara Monteiro Vaz']) await page.getByLabel(`Selecionar ${name}`).check()
  await page.getByLabel('Ordenar por').focus()
  const stands = () =>
    page.evaluate(() => {
      const at = document.activeElement!
      const { left, top, width, height } = at.getBoundingClientRect()
      const seen = document.elementFromPoint(left + width / 2, top + height / 2)
      return {
        in_table: at.closest('table') !== null,
        in_bar: at.closest('[aria-label="Selecionadas"]') !== null,
        seen: seen !== null && (at.contains(seen) || seen.closest('label')?.contains(at) === true),
        words: at.getAttribute('aria-label') ?? at.closest('label')?.textContent ?? at.textContent!,
      }
    })
  const met: string[] = []
  for (let on = true; on;) {
    assert.ok(met.length < 500, 'the keyboard never leaves the table')
    await page.keyboard.press('Tab')
    await page.waitForTimeout(50)
    const { in_table, in_bar, seen, words } = await stands()
    if (in_table) met.push(words)
    assert.ok(seen, `${words}: has the focus and is not seen`)
    on = !in_bar
  }
  assert.equal(met.length, 3 * (await page.getByRole('table').getByRole('checkbox').count()), String(met))
  await page.getByRole('columnheader', { name: 'Nome' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Limpar seleção' }).press('Enter')
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'Coluna de Otto Guimarães Reis',
  )
})

test('the table of a job that nobody applied to says so once, and asks for no other filters', async (t) => {
  const page = await board(t, 'Analista de Recursos Humanos Júnior')
  await page.getByRole('link', { name: 'Tabela' }).click()
  await page.waitForURL(/visao=tabela/)
  await said(page, 'Ninguém se candidatou ainda')
  assert.equal(
    (await page.getByRole('table').count()) + (await page.getByText('Ninguém combina com esses filtros.').count()),
    0,
  )
  // the public page, or the preview of one that is not open yet
  assert.match((await page.getByRole('link', { name: 'Ver a vaga' }).getAttribute('href'))!, /minhas.*editar/)
  await page.goto(`${page.url()}&q=ninguem`)
  await said(page, 'Ninguém combina com esses filtros.')
})

test('one word as long as a name may be stays within the dialog of the templates, with its buttons', async (t) => {
  const page = await board(t, 'Analista de Recursos Humanos Júnior')
  await page.getByRole('button', { name: 'Modelos' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Novo modelo' }).click()
  await dialog.getByLabel('Nome do modelo').fill('Agradecimento'.repeat(7).slice(0, 80))
  await dialog.getByRole('textbox', { name: 'Resposta' }).fill('Obrigado pelo interesse na vaga.')
  await dialog.getByRole('button', { name: 'Salvar modelo' }).click()
  const gone = dialog.getByRole('button', { name: /^Apagar Agradecimento/ })
  await gone.waitFor()
  assert.equal(await dialog.evaluate((box) => box.scrollWidth <= box.clientWidth), true)
  await gone.click()
  await page
    .getByRole('dialog', { name: 'Apagar este modelo?' })
    .getByRole('button', { name: 'Apagar modelo', exact: true })
    .click()
  await gone.waitFor({ state: 'detached' })
})

test('a job has its funnel: a chart with its table, and a picture, on a phone too', async (t) => {
  const page = await board(t, 'Estágio em Marketing Digital')
  await page.getByRole('button', { name: 'Funil', exact: true }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Funil da vaga' })
  await dialog.getByRole('img', { name: /até onde as candidaturas chegaram/ }).waitFor()
  const row = dialog.getByRole('row', { name: /^Inscritas/ })
  const [all, share] = await row.getByRole('cell').allTextContents()
  assert.ok(Number(all) > 0 && share === '100 %')
  await inEveryLook(page, 'job-funnel', { whole: false })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Imagem' }).click(),
  ])
  assert.equal(file.suggestedFilename(), 'funil.png')
})

test('a column beside its refused name keeps its place, and a phone shows the whole name', async (t) => {
  const page = await board(t, 'Analista de Recursos Humanos Júnior')
  await page.getByRole('button', { name: 'Colunas' }).click()
  const field = page.getByRole('textbox', { name: 'Nome da coluna 2, Triagem' })
  const away = page.getByRole('button', { name: 'Tirar a coluna' }).first()
  assert.ok((await field.boundingBox())!.width > 240)
  const level = async () => Math.abs((await field.boundingBox())!.y - (await away.boundingBox())!.y)
  assert.ok((await level()) < 2)
  await field.fill('')
  await page.getByRole('button', { name: 'Salvar colunas' }).click()
  await page.getByRole('alert').getByText('Não pode ficar em branco').waitFor()
  page.complaints.forget()
  assert.ok((await level()) < 2, 'the words below the field push its button down')
})
