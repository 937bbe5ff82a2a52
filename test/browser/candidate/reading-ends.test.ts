// What a recruiter still sees of a person whose process has ended, what is hidden and why, and what the person reads.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { listCandidatures, withdrawCandidature } from '#features/candidatures/wire/applying.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot, type TestPage } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'
import { board, said } from '../company/board-hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const FOOD = 'Estágio em Engenharia de Alimentos'
const MARKETING = 'Estágio em Marketing Digital'
const DAVI = 'davi.prates@candidatos.example'

/** Davi withdraws on his page; Lorena changes nothing. */
before(async () => {
  const answer = await fetch(`${product.origin}/oauth/token`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ grant_type: 'password', username: DAVI, password: 'Ponte@2026', user_type: 'User' }),
  })
  const { access_token } = (await answer.json()) as { access_token: string }
  const asDavi = (path: string, init?: RequestInit) => {
    const headers = new Headers(init?.headers)
    headers.set('authorization', `Bearer ${access_token}`)
    return fetch(product.origin + path, { ...init, headers })
  }
  const { collection } = await send(asDavi, listCandidatures, {})
  await send(asDavi, withdrawCandidature, { id: collection.data[0]!.id })
})

const fits = async (page: TestPage) =>
  assert.equal(
    await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth),
    true,
    'wider than the screen',
  )

for (const [size, theme] of [
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const) {
  test(`a recruiter reads why somebody who withdrew has no contact, at the size of a ${size}`, async (t) => {
    const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, size, theme })
    await board(page, FOOD, '?visao=tabela')
    const name = page.getByRole('button', { name: 'Davi Noronha Prates' })
    await name.waitFor()
    await page.getByText('Não visível.').first().waitFor()
    assert.deepEqual(await page.getByLabel('Coluna de Davi Noronha Prates').locator('option').allTextContents(), [
      'Fora do quadro',
    ])
    await axe(page)
    await fits(page)
    await shot(page, `reading-ends-table-${size}-${theme}`)
    await name.click()
    const dialog = page.getByRole('dialog', { name: 'Davi Noronha Prates' })
    await dialog.getByRole('region', { name: 'Dados não visíveis' }).waitFor()
    await dialog
      .getByText(/^Os dados de contato desta pessoa deixaram de ser visíveis em [\d/]+, quando ela desistiu/)
      .waitFor()
    await dialog.getByText('Candidatou-se').waitFor()
    assert.deepEqual(
      [
        await dialog.getByRole('button', { name: 'Abrir currículo em PDF' }).count(),
        await dialog.getByText(DAVI).count(),
        await dialog.getByText('E-mail', { exact: true }).count(),
      ],
      [0, 0, 0],
    )
    await axe(page)
    await shot(page, `reading-ends-one-${size}-${theme}`, { whole: false })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    for (const one of ['Davi Noronha Prates', 'Lorena Pires Falcão']) await page.getByLabel(`Selecionar ${one}`).check()
    await page.getByRole('button', { name: 'Comparar' }).click()
    const compared = page.getByRole('dialog', { name: 'Comparar candidaturas' })
    await compared
      .getByRole('row', { name: /^Curso/ })
      .getByText('Não visível.')
      .waitFor()
    assert.equal(await compared.getByText('Atende a todos').count(), 1)
    await axe(page)
    await shot(page, `reading-ends-compared-${size}-${theme}`, { whole: false })
  })

  test(`a recruiter reads until when a rejected person can be reached, ${size}`, async (t) => {
    const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, size, theme })
    await board(page, MARKETING)
    const turn = () =>
      size === 'phone' ? page.getByRole('tab', { name: /^Não selecionado/ }).click() : Promise.resolve()
    await turn()
    await page.getByRole('button', { name: 'Breno Salles Duarte' }).click()
    const dialog = page.getByRole('dialog', { name: 'Breno Salles Duarte' })
    await dialog.getByText(/^Contato, currículo e perfil ficam visíveis até \d\d\/\d\d\/\d{4}\.$/).waitFor()
    await dialog.getByText('breno.duarte@candidatos.example').waitFor()
    await axe(page)
    await shot(page, `reading-ends-until-${size}-${theme}`, { whole: false })
    // The API's answer thirty days later.
    await page.route(/candidatures\?stage%5B%5D=rejected/, async (route) => {
      const response = await route.fetch({ maxRetries: 2 })
      const body = (await response.json()) as { collection: { data: { attributes: object }[] } }
      for (const { attributes } of body.collection.data)
        Object.assign(attributes, { readable: false, course: null, semester: null, city: null, skills: [], unmet: [] })
      await route.fulfill({ response, json: body })
    })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await turn()
    await page.getByText(/^Dados não visíveis desde [\d/]+\.$/).scrollIntoViewIfNeeded()
    assert.deepEqual(await page.getByLabel('Coluna de Breno Salles Duarte').locator('option').allTextContents(), [
      'Não selecionado',
    ])
    await axe(page)
    await fits(page)
    await shot(page, `reading-ends-board-${size}-${theme}`, { whole: false })
  })

  test(`after withdrawal or rejection the person reads what the company sees, ${size}`, async (t) => {
    for (const [who, title, words] of [
      [DAVI, FOOD, /^Em [\d/]+, quando você desistiu, a empresa deixou de ver seu contato, currículo e perfil/],
      [
        'breno.duarte@candidatos.example',
        MARKETING,
        /^A empresa vê seu contato e currículo até [\d/]+ por esta candidatura/,
      ],
    ] as const) {
      const page = await openSignedIn(t, browser, who, 'User', { origin: product.origin, size, theme })
      await page.goto('/usuarios/candidaturas')
      await page.getByRole('link', { name: title }).click()
      await page.getByText(words).waitFor()
      await said(page, 'Histórico')
      await axe(page)
      await fits(page)
      await shot(page, `reading-ends-own-${who.split('.')[0]}-${size}-${theme}`)
    }
  })
}
