// Profile forms: invalid input, refusals, two tabs, lost connections; by keyboard, on a phone, in both themes.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { pdf, png } from '#test/support/files/sample-files.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { choose, newCandidate, saveButton, sent, step } from './profile-hands.ts'
import { comeIn } from '../hands.ts'
import { inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const CPFS = ['529.982.247-25', '111.444.777-35', '390.533.447-05', '168.995.350-09', '862.883.667-57']
const BASIC = '/usuarios/dados-basicos'
const UPDATE = '**/v1/profile/users'

const logIn = (t: TestContext, email: string, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, email, 'User', { origin: product.origin, ...options })

const field = (page: TestPage, name: RegExp | string) => page.getByRole('textbox', { name })

async function fillBasics(page: TestPage, cpf: string) {
  await field(page, /^CPF/).fill(cpf)
  await field(page, /^Data de nascimento/).fill('15/03/2004')
  await field(page, /^Celular/).fill('11988887777')
}

test('the first access asks the basics, says what is wrong on leaving a field, and leads home', async (t) => {
  const page = await openPage(t, browser, { origin: product.origin })
  await visit(page, '/usuarios/entrar')
  await comeIn(page, await newCandidate(product.origin))
  await page.waitForURL(`**${BASIC}`)
  await field(page, /^CPF/).fill('111.111.111-11')
  await field(page, /^CPF/).blur()
  await page.getByText('CPF inválido').waitFor()
  await field(page, /^Data de nascimento/).fill('31/02/2004')
  await saveButton(page).click()
  await page.getByText('Corrija 3 campos para continuar').waitFor()
  await page.getByText('Não segue o padrão DD/MM/AAAA ou não é uma data válida').first().waitFor()
  await fillBasics(page, CPFS[0]!)
  await saveButton(page).click()
  await page.getByText('Tudo certo!').waitFor()
  await page.waitForURL('**/usuarios/home')
})

test('education: a school lists its campuses, another resets them, no university hides the rest', async (t) => {
  const page = await logIn(t, await newCandidate(product.origin))
  await step(page, 'formacao')
  await choose(page, /^Nível de ensino/, 'Ensino superior')
  await saveButton(page).click()
  await page.getByText('Não pode ficar em branco').waitFor()
  const university = page.getByRole('radiogroup', { name: /universidade/ })
  await university.getByRole('radio', { name: 'Sim' }).check()
  await saveButton(page).click()
  await page.getByText('Corrija 4 campos para continuar').waitFor()
  // Another level needs a new period: errors about the old one go.
  await page.locator('[name=current_semester][aria-invalid=true]').waitFor()
  await choose(page, /^Nível de ensino/, 'Ensino médio')
  await page.locator('[name=current_semester]:not([aria-invalid=true])').waitFor()
  await choose(page, /^Nível de ensino/, 'Ensino superior')
  await university.getByRole('radio', { name: 'Não' }).check()
  await page.getByText(/^Corrija \d campos para continuar/).waitFor({ state: 'detached' })
  await university.getByRole('radio', { name: 'Sim' }).check()
  await choose(page, /^Instituição de ensino/, 'Universidade de São Paulo')
  await page.getByRole('combobox', { name: /^Campus ou unidade/ }).waitFor()
  await page.getByRole('combobox', { name: /^Campus ou unidade/ }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: /^Curso/ }).click()
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: /^Período letivo atual/ }).waitFor()
  await choose(page, /^Período letivo ?\(/, 'Módulo')
  await choose(page, /^Módulo atual/, '3')
  await field(page, /^Formação ?\(ou previsão\)/).fill('13/2030')
  await saveButton(page).click()
  await page.getByText('Não segue o padrão MM/AAAA ou não é uma data válida').waitFor()
  await field(page, /^Formação ?\(ou previsão\)/).fill('12/2030')
  const request = await sent(page, () => saveButton(page).click())
  const { university_id, course_id, current_semester, ies_period } = request
  assert.deepEqual(
    [typeof university_id, typeof course_id, current_semester, ies_period],
    ['number', 'string', 3, 'module'],
  )
  await page.getByText('Tudo certo!').first().waitFor()

  await step(page, 'formacao')
  assert.match(
    await page.getByRole('combobox', { name: /^Instituição de ensino/ }).inputValue(),
    /Universidade de São Paulo/,
  )
  assert.notEqual(await page.getByRole('combobox', { name: /^Campus ou unidade/ }).inputValue(), '')
  await choose(page, /^Nível de ensino/, 'Ensino médio')
  assert.equal(await page.getByRole('combobox', { name: /^Período letivo ?\(/ }).inputValue(), 'Ano')
  assert.equal(await page.getByRole('combobox', { name: /^Ano atual/ }).inputValue(), '')
  await page.getByRole('radio', { name: 'Não' }).check()
  assert.equal(await page.getByRole('combobox', { name: /^Instituição de ensino/ }).count(), 0)
  const emptied = await sent(page, () => saveButton(page).click())
  assert.deepEqual([emptied['not_in_university'], emptied['university_id'], emptied['course_id']], [true, null, null])
  await page.getByText('Tudo certo!').first().waitFor()
})

test('two tabs: what the other saved is shown beside what was typed, and the person chooses', async (t) => {
  const email = await newCandidate(product.origin)
  const page = await logIn(t, email, { allow: [/409|Failed to load resource/] })
  const other = await logIn(t, email)
  await step(page, 'extras')
  await step(other, 'extras')
  await field(page, /^Um fato interessante/).fill('Toco violão desde criança.')
  await field(page, /^Motivações/).fill('Quero aprender.')
  await field(other, /^Um fato interessante/).fill('Já morei em três estados.')
  await saveButton(other).click()
  await other.getByText('Tudo certo!').first().waitFor()
  await saveButton(page).click()
  const dialog = page.getByRole('dialog', { name: 'Isto mudou enquanto você editava' })
  await dialog.getByText('Já morei em três estados.').waitFor()
  await dialog.getByText('Toco violão desde criança.').waitFor()
  assert.equal(await dialog.getByText('Quero aprender.').count(), 0)
  await axe(page)
  await dialog.getByRole('radio', { name: /^Usar o da outra janela/ }).check()
  const request = await sent(page, () => dialog.getByRole('button', { name: 'Continuar com estas escolhas' }).click())
  assert.deepEqual(Object.keys(request).toSorted(), ['lock_version', 'motivations'])
  await page.getByText('Tudo certo!').first().waitFor()
})

test('a line that is cut loses nothing that was typed, and neither does leaving by mistake', async (t) => {
  const page = await logIn(t, await newCandidate(product.origin), { allow: [/Failed to load resource|ERR_FAILED/] })
  await step(page, 'resumo')
  const words = 'Estudo à noite e trabalho de manhã. '.repeat(4).trim()
  await field(page, /^Resumo/).fill('Curto demais')
  await saveButton(page).click()
  await page.getByText('Precisa ter ao menos 100 caracteres').first().waitFor()
  await field(page, /^Resumo/).fill(words)
  await field(page, /^Pretensão salarial/).pressSequentially('1500')
  await page.route(UPDATE, (route) => route.abort(), { times: 1 })
  await saveButton(page).click()
  await page.getByText(/O que você digitou continua aqui/).waitFor()
  assert.equal(await field(page, /^Resumo/).inputValue(), words)
  await page.getByRole('link', { name: 'Vagas' }).first().click()
  await page
    .getByRole('dialog', { name: 'Sair sem salvar?' })
    .getByRole('button', { name: 'Continuar editando' })
    .click()
  const request = await sent(page, () => saveButton(page).click())
  assert.equal(request['expected_salary'], '1500.00')
  await page.getByText('Tudo certo!').first().waitFor()
})

test('files travel with what stands beside them: a report, and a photo that is seen before it is sent', async (t) => {
  const page = await logIn(t, await newCandidate(product.origin))
  await step(page, 'mais-sobre-voce')
  await page.getByRole('radio', { name: 'Sim (PCD)' }).check()
  await page.getByRole('button', { name: 'Adicionar deficiência' }).click()
  await choose(page, /^Tipo/, 'Visão monocular')
  await page.getByText('Nenhum documento enviado.').waitFor()
  const row = page.getByRole('group', { name: 'Deficiência 1', exact: true })
  await row.locator('input[type=file]').setInputFiles({ name: 'laudo.pdf', mimeType: 'application/pdf', buffer: pdf() })
  await saveButton(page).click()
  await page.getByText('Tudo certo!').first().waitFor()
  await step(page, 'mais-sobre-voce')
  await page.getByRole('link', { name: 'laudo.pdf' }).waitFor()

  // A 'no' lists what it removes; a report can be removed alone.
  await page.getByRole('radio', { name: 'Não', exact: true }).click()
  const asking = page.getByRole('dialog', { name: 'Tirar o que você contou?' })
  await asking.getByText('Visão monocular, com o laudo “laudo.pdf”').waitFor()
  const scrolls = (how: string) =>
    page.waitForFunction((how) => getComputedStyle(document.documentElement).overflowY === how, how)
  await scrolls('hidden')
  await asking.getByRole('button', { name: 'Cancelar' }).click()
  await scrolls('scroll')
  await page.getByRole('button', { name: /^Limpar resposta/ }).click()
  await asking.getByText('Sem resposta, o que está aqui').waitFor()
  assert.deepEqual(await asking.getByRole('button', { name: /“Não”|^Limpar resposta/ }).allTextContents(), [
    'Limpar resposta',
  ])
  await asking.getByRole('button', { name: 'Cancelar' }).click()
  assert.equal(await page.getByRole('radio', { name: 'Sim (PCD)' }).isChecked(), true)

  await step(page, 'foto')
  const files = page.locator('input[type=file]')
  await files.nth(1).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: png() })
  await page.getByText(/“foto.png” não é aceito/).waitFor()
  await files.nth(0).setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: png() })
  await page.getByRole('img', { name: 'Prévia de foto' }).waitFor()
  await saveButton(page).click()
  await page.getByText('Tudo certo!').first().waitFor()
})

const DENSE = ['dados-pessoais', 'formacao', 'endereco', 'mais-sobre-voce', 'privacidade', 'contato']
test('the forms: nothing is cut, axe finds nothing', async (t) => {
  const page = await logIn(t, 'estudante@demo.test')
  for (const passo of DENSE) {
    await step(page, passo)
    await inEveryLook(page, `profile-${passo}`)
  }
})
