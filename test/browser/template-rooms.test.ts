// Document templates: a company writes one with preview and legal checks, publishes it, and compares versions; two
// writers at once; the operation's list.
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type PageOptions, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn, type UserType } from '#test/support/browser/signed-in.ts'
import { p, styled, wordDocument } from '#test/support/files/word-documents.ts'
import { inEveryLook } from './looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const logIn = (t: TestContext, who: string, kind: UserType, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, kind, { origin: product.origin, ...options })
const source = (page: TestPage) => page.getByRole('textbox', { name: 'Texto do modelo' })
const button = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true })

async function createOwn(page: TestPage, kind: string) {
  await visit(page, '/folders/modelos')
  await button(page, 'Criar modelo da empresa').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Documento' }).selectOption(kind)
  await dialog.getByRole('combobox', { name: 'Para qual empresa' }).selectOption({ index: 1 })
  await dialog.getByRole('button', { name: 'Criar modelo' }).click()
  await page.waitForURL(/\/folders\/modelos\/[\da-f-]{36}/)
  await source(page).waitFor()
}

/** Types at the end of the text. */
async function writeAt(page: TestPage, words: string) {
  await source(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(words)
}

test('a company writes its own text beside what is wrong in it and what it makes, and publishes it', async (t) => {
  const page = await logIn(t, 'dp', 'CompanyManager')
  await createOwn(page, 'Plano de atividades')

  // An unreadable placeholder is reported at its line while typing, with a link.
  await writeAt(page, '\n{{estagiario.cfp}}')
  await page.getByText('variável desconhecida: estagiario.cfp; você quis dizer estagiario.cpf?').waitFor()
  await page.getByRole('button', { name: /^Linha \d+$/ }).click()
  await page.keyboard.type('§ Cláusula da casa: ')
  await page.getByRole('button', { name: /^Inserir variável/ }).click()
  await page.getByRole('searchbox', { name: 'Buscar variável' }).fill('matricula')
  await button(page, 'Inserir Matrícula').click()
  await page.getByRole('region', { name: 'Documento da prévia' }).getByText('Cláusula da casa: 2024-0117').waitFor()

  // A removed legal clause is reported at once.
  const text = await source(page).inputValue()
  await source(page).fill(text.replace(/^§ \[MP2200[^§@#]*/m, ''))
  await page.getByText('Falta 1 cláusula da lei').waitFor()
  await inEveryLook(page, 'template-editor')
  await button(page, 'Salvar rascunho').click()
  await page.getByText('O rascunho foi salvo.').waitFor()
  await page.getByText('Falta ao texto salvo 1 cláusula da lei.').waitFor()
  await source(page).fill(text)
  await page.getByText('Salve o rascunho antes de publicar.').waitFor()
  await button(page, 'Salvar rascunho').click()
  await page.getByText('Salve o rascunho antes de publicar.').waitFor({ state: 'detached' })

  await button(page, 'Publicar versão 1').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('A versão 1 está em uso.').first().waitFor()

  // The next version, and its changes.
  await button(page, 'Abrir nova versão').click()
  await source(page).waitFor()
  await writeAt(page, '\n§ Mais uma cláusula.')
  await button(page, 'Salvar rascunho').click()
  await button(page, 'O que mudou na versão 2').click()
  const changes = page.getByRole('list', { name: 'O que mudou, linha por linha' })
  await changes.getByText('§ Mais uma cláusula.').waitFor()
  await inEveryLook(page, 'template-changes', { whole: false, themes: ['light'] })
})

test('the preview shows a minor, the longest values and none at all, and goes on paper', async (t) => {
  const page = await logIn(t, 'dp', 'CompanyManager')
  await visit(page, '/folders/modelos?kind=tce&scope=platform')
  await page.getByRole('link', { name: 'Termo de compromisso de estágio' }).click()
  const preview = page.getByRole('region', { name: 'Documento da prévia' })
  const values = page.getByRole('combobox', { name: 'Prévia com' })
  await preview.getByText('Marina Alves Prado').first().waitFor()
  await values.selectOption('Menor de idade')
  await preview.getByText('Helena Prado').first().waitFor()
  await values.selectOption('Dados em branco')
  await page.getByText(/^Sem estes dados o documento não é enviado:/).waitFor()
  await values.selectOption('Textos mais longos')
  await preview.getByText('Atividade 40 do plano de estágio').waitFor()
  await inEveryLook(page, 'template-preview', { whole: false })
  const download = page.waitForEvent('download')
  await button(page, 'Ver em PDF').click()
  await (await download).cancel()
})

test('two who write at once: what both changed is asked, nothing is lost', async (t) => {
  const one = await logIn(t, 'dp', 'CompanyManager', { allow: [/409/] })
  await createOwn(one, 'Relatório de atividades')
  const address = new URL(one.url()).pathname
  const other = await logIn(t, 'gestora', 'CompanyManager')
  await visit(other, address)
  await source(other).waitFor()
  await writeAt(other, '\n§ De outra pessoa.')
  await button(other, 'Salvar rascunho').click()
  await other.getByText('O rascunho foi salvo.').waitFor()
  await writeAt(one, '\n§ De uma pessoa.')
  await button(one, 'Salvar rascunho').click()
  const dialog = one.getByRole('dialog', { name: 'Isto mudou enquanto você editava' })
  await dialog.waitFor()
  await axe(one)
  await dialog.getByRole('radio', { name: 'Usar o de quem salvou' }).click()
  await dialog.getByRole('button', { name: 'Continuar com estas escolhas' }).click()
  await dialog.waitFor({ state: 'detached' })
  await one.waitForFunction(() => document.querySelector('textarea')!.value.includes('De outra pessoa.'))
})

test('the operation keeps the platform’s texts, and reads the companies’', async (t) => {
  const page = await logIn(t, 'operador', 'Operator')
  await visit(page, '/admin')
  await page.getByRole('link', { name: 'Modelos', exact: true }).click()
  await page.getByRole('link', { name: 'Termo aditivo' }).first().waitFor()
  await inEveryLook(page, 'template-list')
  await page.getByRole('link', { name: 'Termo aditivo' }).first().click()
  await button(page, 'Abrir nova versão').click()
  await source(page).waitFor()
  await button(page, 'Retirar rascunho').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar rascunho' }).click()
  await page.getByText('O rascunho foi retirado.').waitFor()
  await button(page, 'Abrir nova versão').waitFor()
})

test('a Word document becomes a draft: its placeholders are mapped, lost content is listed', async (t) => {
  const page = await logIn(t, 'dp', 'CompanyManager')
  await createOwn(page, 'Termo de rescisão')
  await button(page, 'Trazer de um DOCX').click()
  const buffer = wordDocument(
    styled('Ttulo', 'Rescisão') +
      p('Estudante: [NOME DO ALUNO], motivo [MOTIVO DA SAÍDA].') +
      p('____________________'),
    { more: [{ name: 'word/header1.xml' }] },
  )
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
  await page.locator('input[type=file]').setInputFiles({ name: 'rescisao.docx', mimeType, buffer })
  await button(page, 'Ler documento').click()
  const dialog = page.getByRole('dialog', { name: 'O que lemos do documento' })
  await dialog.getByText('Cabeçalho e rodapé ficaram de fora').waitFor()
  await dialog.getByText('As linhas de assinatura ficaram de fora').waitFor()
  await inEveryLook(page, 'template-reading', { whole: false, themes: ['light'] })
  await dialog.getByRole('combobox', { name: /^MOTIVO DA SAÍDA/ }).selectOption('Motivo do encerramento')
  await dialog.getByRole('button', { name: 'Usar este texto' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.waitForFunction(
    () =>
      document.querySelector('textarea')!.value ===
      '# Rescisão\n\nEstudante: {{estagiario.nome}}, motivo {{rescisao.motivo}}.',
  )
  await page.getByRole('region', { name: 'Documento da prévia' }).getByText('Estudante: Marina Alves Prado').waitFor()
})
