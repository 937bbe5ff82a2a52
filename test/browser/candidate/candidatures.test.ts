// From the job to the answer: a student applies and follows, a recruiter moves the board, on phone and desktop.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Locator } from 'playwright-core'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type PageOptions, shot, sizes, type TestPage } from '#test/support/browser/chromium.ts'
import { inDays } from '#test/support/jobs.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { board, column, said, tile } from '../company/board-hands.ts'
import { loseOneAnswer } from '../hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const student = (t: TestContext, who: string, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, 'User', { origin: product.origin, ...options })
const recruiter = (t: TestContext, { who = 'recrutador', ...options }: Partial<PageOptions> & { who?: string } = {}) =>
  openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })
const fits = async (page: TestPage) =>
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    true,
    'wider than the screen',
  )
/** With real mouse events: press, move in steps, release. */
async function drag(page: TestPage, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded()
  const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!]
  await page.mouse.move(a.x + a.width - 20, a.y + Math.min(70, a.height / 2))
  await page.mouse.down()
  await page.mouse.move(b.x + b.width / 2, b.y + 20, { steps: 12 })
  await page.mouse.up()
}

for (const [size, theme, who, title] of [
  ['phone', 'light', 'estudante', 'Estágio em Sistemas e Processos'],
  ['desktop', 'dark', 'ex-estagiario', 'Analista de Suporte Técnico'],
] as const)
  test(`a student applies, follows the candidature and steps back, at the size of a ${size}`, async (t) => {
    const page = await student(t, who, { size, theme })
    await page.goto(`/vagas?q=${encodeURIComponent(title)}`)
    await page
      .getByRole('link', { name: new RegExp(title) })
      .first()
      .click()
    await page.getByRole('link', { name: 'Candidatar-se' }).first().click()
    await page.waitForURL('**/candidaturas/nova')
    await page.getByRole('button', { name: 'Enviar candidatura' }).waitFor()
    await axe(page)
    await fits(page)
    await shot(page, `candidatures-apply-${size}-${theme}`)
    await page.getByLabel('Mensagem para a empresa').fill('Gosto de entender como as coisas funcionam.')
    const review = page.getByRole('checkbox', { name: 'Pedir revisão humana' })
    if (await review.count()) {
      await page.getByRole('button', { name: 'Enviar candidatura' }).click()
      await said(page, 'Marque “Pedir revisão humana” para enviar mesmo assim.')
      await review.check()
    }
    await page.getByRole('button', { name: 'Enviar candidatura' }).click()
    await page.getByRole('heading', { name: 'Sua candidatura foi enviada' }).waitFor()
    await axe(page)
    await page.getByRole('link', { name: 'Acompanhar candidatura' }).click()
    await said(page, 'Você se candidatou')
    await said(page, 'Você tem notícias até')
    await axe(page)
    await fits(page)
    await shot(page, `candidatures-one-${size}-${theme}`)
    await page.goto('/usuarios/candidaturas')
    await page.getByRole('heading', { name: 'Candidaturas' }).waitFor()
    await axe(page)
    await fits(page)
    await shot(page, `candidatures-mine-${size}-${theme}`)
    await page.getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: 'Desistir da vaga' }).click()
    await page.getByRole('button', { name: 'Desistir', exact: true }).click()
    await said(page, 'Você saiu deste processo.')
    await page.getByRole('link', { name: 'Candidatar-se de novo' }).waitFor()
  })

test('by keyboard arrows choose, Enter moves, the focus follows; a lost rejection keeps its words', async (t) => {
  const page = await recruiter(t, { allow: [/ERR_FAILED/] })
  await board(page, 'Estágio em Engenharia de Alimentos')
  const select = page.getByLabel('Coluna de Davi Noronha Prates')
  const before = await select.inputValue()
  await select.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  assert.equal(await select.inputValue(), before, 'who leaves has moved nobody')
  await select.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.getByRole('button', { name: /^Mover para / }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForFunction((was) => {
    const at = document.activeElement
    return (
      at instanceof HTMLSelectElement &&
      at.getAttribute('aria-label') === 'Coluna de Davi Noronha Prates' &&
      at.value !== was
    )
  }, before)
  await page.route('**/moves', (route) => route.abort())
  await select.selectOption({ label: 'Não selecionado' })
  const answer = page.getByRole('textbox', { name: 'Resposta' })
  await answer.fill('Obrigado pelo interesse, {nome}. Seguimos com outra pessoa.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await said(page, 'O servidor não respondeu.')
  const [toast, foot] = [
    (await page.getByText('O servidor não respondeu.').boundingBox())!,
    (await page.getByRole('button', { name: 'Enviar resposta' }).boundingBox())!,
  ]
  assert.ok(
    toast.y + toast.height < foot.y && toast.x > foot.x + foot.width,
    'it lies over the button that tries again',
  )
  page.complaints.forget()
  assert.match(await answer.inputValue(), /Seguimos com outra pessoa/)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  await page.unroute('**/moves')
  // The request arrives; only its answer is lost.
  await loseOneAnswer(page, '**/moves')
  await select.selectOption({ label: 'Não selecionado' })
  assert.match(await answer.inputValue(), /Seguimos com outra pessoa/)
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await said(page, '1 candidatura em Não selecionado')
  page.complaints.forget()
  await column(page, 'Não selecionado').getByRole('button', { name: 'Davi Noronha Prates' }).waitFor()
  assert.equal(await page.getByText('O servidor não respondeu.').count(), 0, 'what the try before had to say is over')
})

test('dragged, answered together with a kind word, noted and rated', async (t) => {
  const page = await recruiter(t, { theme: 'dark' })
  await board(page, 'Estágio em Marketing Digital')
  await page.getByRole('button', { name: 'Otto Guimarães Reis' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Pediu revisão humana').waitFor()
  await axe(page)
  await shot(page, 'candidatures-assessment-desktop-dark', { whole: false })
  await dialog.getByRole('button', { name: 'Registrar que revisei' }).click()
  await dialog.getByText('Critérios que o perfil não mostrava').waitFor()
  await dialog.getByRole('button', { name: 'Nota 4 de 5' }).click()
  await dialog.getByLabel('Anotação').fill('Bom de conversa.')
  await page.reload() // the address names whose candidature is open
  assert.equal(await dialog.getByLabel('Anotação').inputValue(), 'Bom de conversa.', 'typed, and not sent yet')
  await dialog.getByRole('button', { name: 'Anotar', exact: true }).click()
  await dialog.getByRole('listitem').filter({ hasText: 'Bom de conversa.' }).waitFor()
  await dialog.getByRole('button', { name: /^Apagar a anotação/ }).click()
  await page
    .getByRole('dialog', { name: 'Apagar esta anotação?' })
    .filter({ hasText: 'Bom de conversa.' })
    .getByRole('button', { name: 'Cancelar' })
    .click()
  await dialog.getByRole('button', { name: 'Mudar a data' }).click()
  await dialog.getByText('Escolha o dia').waitFor()
  await dialog.getByLabel('Prometer resposta até').fill(inDays(61))
  await dialog.getByRole('button', { name: 'Mudar a data' }).click()
  await dialog.getByText('Escolha um dia entre amanhã e daqui a 60 dias').waitFor()
  page.complaints.forget()
  await dialog.getByLabel('Prometer resposta até').fill(inDays(50))
  await dialog.getByRole('button', { name: 'Mudar a data' }).click()
  await dialog.getByText('Deu outra data para a resposta').waitFor()
  await dialog.getByText(`Responder até ${inDays(50)}`).waitFor()
  await dialog.getByLabel('Prometer resposta até').fill(inDays(50))
  await dialog.getByRole('button', { name: 'Mudar a data' }).click()
  await dialog.getByText('Esta data já está prometida').waitFor()
  await axe(page)
  await shot(page, 'candidatures-date-desktop-dark', { whole: false })
  await dialog.getByLabel('Nova etiqueta').fill('loja')
  await dialog.getByRole('button', { name: 'Etiquetar' }).click()
  await dialog.getByRole('button', { name: 'Tirar a etiqueta loja' }).waitFor()
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).click()
  const otto = tile(page, 'Otto Guimarães Reis').getByRole('article')
  await drag(page, otto, page.getByRole('heading', { level: 1 })) // dropped above the columns
  await drag(page, page.getByRole('link', { name: 'Minhas vagas' }).first(), column(page, 'Triagem'))
  await drag(page, tile(page, 'Mirela Antunes Couto').getByRole('article'), column(page, 'Triagem'))
  await column(page, 'Triagem').getByRole('button', { name: 'Mirela Antunes Couto' }).waitFor()
  // dropping a link moved nobody
  await column(page, 'Inscritos').getByRole('button', { name: 'Otto Guimarães Reis' }).waitFor()
  await drag(page, otto, column(page, 'Triagem'))
  await column(page, 'Triagem').getByRole('button', { name: 'Otto Guimarães Reis' }).waitFor()
  // each column is fetched separately
  await column(page, 'Inscritos').getByRole('button', { name: 'Otto Guimarães Reis' }).waitFor({ state: 'detached' })
  for (const name of ['Otto Guimarães Reis', 'Mirela Antunes Couto'])
    await page.getByRole('checkbox', { name: `Selecionar ${name}` }).check()
  await page.getByRole('button', { name: 'Comparar' }).click()
  const compared = page.getByRole('dialog', { name: 'Comparar candidaturas' })
  await compared.getByRole('table').waitFor()
  assert.deepEqual(await compared.getByRole('columnheader').getByRole('button').allTextContents(), [
    'Otto Guimarães Reis',
    'Mirela Antunes Couto',
  ])
  await compared.getByRole('row', { name: /^Nota/ }).getByText('4 de 5').first().waitFor()
  await axe(page)
  await shot(page, 'candidatures-compared-desktop-dark', { whole: false })
  await page.setViewportSize(sizes.phone)
  await shot(page, 'candidatures-compared-phone-dark', { whole: false })
  await page.setViewportSize(sizes.desktop)
  await page.keyboard.press('Escape')
  await compared.waitFor({ state: 'detached' })
  await page.getByLabel('Mover selecionadas para').selectOption({ label: 'Não selecionado' })
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await said(page, 'Escreva ao menos 20 caracteres')
  await axe(page)
  await page.getByRole('button', { name: 'Ver modelos' }).click()
  const templates = page.getByRole('dialog', { name: 'Modelos de resposta' })
  await templates.getByRole('button', { name: 'Editar Depois da entrevista' }).press('Enter')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Nosso não') // without a mouse the keyboard continues
  await templates.getByRole('textbox', { name: 'Resposta' }).fill('curto')
  await templates.getByRole('button', { name: 'Salvar modelo' }).click()
  await templates.getByText('Escreva ao menos 20 caracteres').waitFor()
  await page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA')
  await templates.getByRole('textbox', { name: 'Resposta' }).fill('Olá, {nome}. Foi bom conversar com você.')
  await templates.press('Escape')
  await page.getByRole('button', { name: 'Ver modelos' }).click()
  await templates.getByRole('button', { name: 'Editar Depois da entrevista' }).click()
  assert.match(await templates.getByRole('textbox', { name: 'Resposta' }).inputValue(), /Foi bom conversar com você\.$/)
  assert.equal(await templates.getByLabel('Nome do modelo').inputValue(), 'Nosso não')
  await axe(page)
  await templates.getByRole('button', { name: 'Voltar' }).press('Enter')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Editar Depois da entrevista')
  await page.keyboard.press('Enter')
  await page.route(
    '**/rejection_templates',
    (route) =>
      route.fulfill({
        status: 422,
        json: { errors: { name: ['A empresa já tem 100 modelos. Apague um para salvar outro'] } },
      }),
    { times: 1 },
  )
  await templates.getByRole('button', { name: 'Salvar modelo' }).click()
  await templates.getByText('A empresa já tem 100 modelos').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
  page.complaints.forget()
  await templates.getByRole('button', { name: 'Salvar modelo' }).click()
  await templates.getByRole('button', { name: 'Apagar Nosso não' }).waitFor()
  assert.deepEqual(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('template'))), [])
  assert.equal(await templates.evaluate((dialog) => dialog.contains(document.activeElement)), true)
  await shot(page, 'candidatures-templates-desktop-dark', { whole: false })
  await templates.getByRole('button', { name: 'Fechar', exact: true }).click()
  await page.getByRole('combobox', { name: /^Modelo/ }).selectOption({ label: 'Nosso não' })
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await column(page, 'Não selecionado').getByRole('button', { name: 'Mirela Antunes Couto' }).waitFor()
  await page.getByRole('link', { name: 'Tabela' }).click()
  await page.getByRole('columnheader', { name: 'Nome' }).getByRole('button').focus()
  for (const [key, way, first] of [
    ['name', 'ascending', 'Breno Salles Duarte'],
    ['-name', 'descending', 'Yara Monteiro Vaz'],
  ] as const) {
    await page.keyboard.press('Enter')
    await page.waitForURL(`**ordem=${key}`)
    await page.locator(`th[aria-sort=${way}]`, { hasText: 'Nome' }).waitFor()
    await page.getByRole('row').nth(1).getByRole('button', { name: first }).waitFor()
  }
})

test('a colleague without the role reads who has it', async (t) => {
  const page = await recruiter(t, { who: 'dp' })
  await page.goto('/vagas/minhas/01900000-0000-7000-8000-000000000000/candidaturas')
  await said(page, 'Seu acesso não inclui esta página')
})
