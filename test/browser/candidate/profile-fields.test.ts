// Profile fields with free text, lookups, checks and repeated saves: no input is lost or stored twice.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { openBrowser, type PageOptions, type TestPage, visit } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { choose, isSave, newCandidate, saveButton, sent, step } from './profile-hands.ts'
import { SUMMARY } from './fill-profile.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const UPDATE = '**/v1/profile/users'
const WIZARD = '/usuarios/preencher-perfil'

/** A new candidate, logged in. */
async function newcomer(
  t: TestContext,
  { flagged = false, ...options }: Partial<PageOptions> & { flagged?: boolean } = {},
) {
  const email = await newCandidate(product.origin)
  const page = await openSignedIn(t, browser, email, 'User', { origin: product.origin, ...options })
  if (flagged)
    await page.route('**/api/features.json', async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      await route.fulfill({
        response,
        json: { ...((await response.json()) as object), user_ats_candidature_education_level: true },
      })
    })
  await visit(page, '/usuarios/dados-basicos', { quiet: true })
  return { page, email }
}

const field = (page: TestPage, name: RegExp | string) => page.getByRole('textbox', { name })
const part = (page: TestPage, title: string) => page.getByRole('region', { name: title, exact: true })
/** The profile page in edit mode. */
async function edit(page: TestPage) {
  const slug = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('session')!) as { attributes: { slug: string } }).attributes.slug,
  )
  await visit(page, `/usuarios/ver/${slug}`)
  await page.getByRole('switch', { name: 'Editar' }).click()
}

test('a save sent again after a lost answer doubles no row; its alert goes with the next save', async (t) => {
  const { page } = await newcomer(t, { allow: [/Failed to load resource|ERR_FAILED/] })
  await step(page, 'idiomas')
  await page.getByRole('button', { name: 'Adicionar idioma' }).click()
  await choose(page, /^Idioma/, 'Inglês')
  await choose(page, /^Nível/, 'Avançado')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => void (isSave(request) && keys.push(request.headers()['idempotency-key'])))
  await page.route(UPDATE, async (route) => (await route.fetch({ maxRetries: 2 }), await route.abort()), { times: 1 })
  await saveButton(page).click()
  await page.getByText(/O que você digitou continua aqui/).waitFor()
  await saveButton(page).click()
  await page.getByText('Tudo certo!').first().waitFor()
  assert.equal(await page.getByText(/O que você digitou continua aqui/).count(), 0)
  assert.ok(keys.length === 2 && keys[0] === keys[1], String(keys))
  await step(page, 'idiomas')
  assert.equal(await page.getByRole('group', { name: /^Idioma \d/ }).count(), 1)
})

test('what is typed into a list stays: Enter adds it, Tab keeps it, and what no list has is said', async (t) => {
  const { page } = await newcomer(t, { size: 'phone' })
  await step(page, 'conhecimentos')
  const skills = page.getByRole('combobox', { name: /^Conhecimentos/ })
  await skills.pressSequentially('Cartaz à mão')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Remover Cartaz à mão' }).waitFor()
  await page.keyboard.type('Bordado livre')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Remover Bordado livre' }).waitFor()
  const abilities = page.getByRole('combobox', { name: /^Competências/ })
  await abilities.pressSequentially('zzz')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.getByText('Escolha uma opção da lista, ou apague o que digitou.').waitFor()
  assert.equal(await abilities.inputValue(), 'zzz')
  await abilities.fill('')
  await page.getByText('Escolha uma opção da lista, ou apague o que digitou.').waitFor({ state: 'detached' })
  await page.keyboard.press('Tab')
  const request = await sent(page, () => saveButton(page).click())
  assert.deepEqual(request['skill_ids'], ['Cartaz à mão', 'Bordado livre'])
  await page.getByText('Tudo certo!').first().waitFor()
})

test('what is typed and sent by Enter at once is sent to the last letter', async (t) => {
  const { page } = await newcomer(t)
  await step(page, 'contato')
  await field(page, /^Skype/).focus()
  const request = await sent(page, async () => {
    await page.evaluate(() => {
      const box = document.activeElement as HTMLInputElement
      document.execCommand('insertText', false, 'lia.b')
      box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
      box.form!.requestSubmit()
    })
  })
  assert.equal(request['skype'], 'lia.b')
})

/** Records DOM changes from now on. */
const watchChanges = (page: TestPage) =>
  page.evaluate(() => {
    const changed = ((globalThis as { changed?: string[] }).changed = [] as string[])
    new MutationObserver((list) => list.forEach(({ target }) => changed.push(target.nodeName))).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['value', 'style', 'data-state', 'aria-describedby'],
    })
  })
/** DOM changes after a key press has rendered: heights are set a frame later. */
const changes = (page: TestPage) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    return (globalThis as { changed?: string[] }).changed!.splice(0)
  })

// In a form of a hundred fields a key renders nothing around its field. The bench measures the time.
test('a key changes nothing of a form but the words and their count, and can be taken back', async (t) => {
  const { page } = await newcomer(t)
  await step(page, 'experiencias')
  await page.getByRole('button', { name: 'Adicionar experiência' }).click()
  const [company, description] = [field(page, /^Empresa/), field(page, /^O que você fazia/)]
  await company.press('P')
  await watchChanges(page)
  await company.press('a')
  assert.deepEqual(await changes(page), [])
  await description.press('A')
  await changes(page)
  await description.press('t')
  assert.deepEqual(await changes(page), ['SPAN'])
  await page.getByText('2 de 4.000').waitFor()
  await page.keyboard.press('Control+z')
  await page.getByText('1 de 4.000').waitFor()
  assert.deepEqual([await company.inputValue(), await description.inputValue()], ['Pa', 'A'])
})

test('a link of the error summary opens the section that is closed around its field', async (t) => {
  const { page } = await newcomer(t, { size: 'phone' })
  await page.getByRole('button', { name: 'Endereço', exact: true }).click()
  await field(page, /^Rua/).fill('Rua das Acácias')
  await saveButton(page).click()
  await page.getByText(/^Corrija \d+ campos para continuar/).waitFor()
  await page.getByRole('button', { name: 'Endereço', exact: true }).click()
  await field(page, /^Rua/).waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: /^Endereço, Bairro/ }).click()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'address_attributes.neighborhood')
})

test('with the flag of education levels each level asks its own, and none asks nothing', async (t) => {
  const { page } = await newcomer(t, { flagged: true })
  await step(page, 'formacao')
  const asked = async (label: RegExp) => (await page.getByRole('combobox', { name: label }).count()) > 0
  await choose(page, /^Nível de ensino/, 'Ensino superior')
  await page.getByRole('combobox', { name: /^Grau/ }).waitFor()
  await saveButton(page).click()
  await page.getByRole('link', { name: /^Grau: / }).waitFor()
  await choose(page, /^Nível de ensino/, 'Ensino médio')
  assert.deepEqual(
    [
      await asked(/^Instituição de ensino/),
      await asked(/^Curso ?\*/),
      await asked(/^Grau/),
      await asked(/^Situação da formação/),
    ],
    [false, false, false, true],
  )
  await choose(page, /^Nível de ensino/, 'Não estudo')
  assert.deepEqual(
    [await asked(/^Situação da formação/), await asked(/^Período letivo/), await field(page, /^Formação ?\(/).count()],
    [false, false, 0],
  )
})

/** Types, moves down to the first option, checks that it is marked, and presses Enter. */
async function pickByKeys(page: TestPage, typed: string, words: string) {
  await page.keyboard.type(typed)
  await page.getByRole('option', { name: words }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.locator('[role=option][data-combobox-selected]').waitFor()
  await page.keyboard.press('Enter')
  await page.locator('[role=option]').first().waitFor({ state: 'hidden' })
}

test('the whole of a form by keyboard alone', async (t) => {
  const { page } = await newcomer(t, { size: 'phone' })
  await step(page, 'idiomas')
  await saveButton(page).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Não pode ficar em branco').first().waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('data-field') === 'user_languages_attributes')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('name') === 'user_languages_attributes.0.language_id',
  )
  await pickByKeys(page, 'inglês', 'Inglês')
  await page.keyboard.press('Tab')
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'user_languages_attributes.0.level')
  await pickByKeys(page, 'Avan', 'Avançado')
  const request = await sent(page, async () => {
    await saveButton(page).focus()
    await page.keyboard.press('Enter')
  })
  const [language] = request['user_languages_attributes'] as { language_id: string; level: string }[]
  assert.equal(language!.level, 'advanced')
})

test('a step that is left blank says so, and a choice that is refused says why', async (t) => {
  const { page } = await newcomer(t, { size: 'phone', allow: [/422|Failed to load/] })
  await step(page, 'horario-de-estudos')
  await saveButton(page).click()
  await page.getByText('Não pode ficar em branco').waitFor()
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('name') === 'study_schedule_attributes.schedule_type',
  )
  await step(page, 'conhecimentos')
  await page.getByRole('combobox', { name: /^Conhecimentos/ }).fill('a'.repeat(70))
  await page.keyboard.press('Enter')
  await saveButton(page).click()
  await page.getByText(`“${'a'.repeat(40)}…”: Pode ter no máximo 60 caracteres`).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'skill_ids')
})

test('what one tab saves, the other shows', async (t) => {
  const { page } = await newcomer(t)
  await edit(page)
  const other = Object.assign(await page.context().newPage(), { complaints: page.complaints })
  await visit(other, `${WIZARD}?passo=resumo`)
  await other.getByRole('textbox', { name: /^Resumo/ }).fill(SUMMARY)
  await other.getByRole('button', { name: 'Salvar e continuar' }).click()
  await other.getByText('Tudo certo!').waitFor()
  await part(page, 'Sobre mim').getByText(SUMMARY).waitFor()
  await page.waitForFunction(() => document.querySelector('header progress')?.getAttribute('value') === '12')
})
