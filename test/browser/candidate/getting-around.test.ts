// A student's four rooms, the bell, and the profile's strip, on phones and on wide screens.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type PageOptions, shot, type TestPage, visit, reload } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { fits } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

const student = (t: TestContext, options: Partial<PageOptions> = {}, who = 'estudante') =>
  openSignedIn(t, browser, who, 'User', { origin: product.origin, ...options })
const ROOMS = ['Início', 'Vagas', 'Candidaturas', 'Perfil']
const bar = (page: TestPage) => page.getByRole('navigation', { name: 'Suas páginas' })

test('what could not be read says so, and is read again: of the home, and of a part that may be empty', async (t) => {
  const page = await student(t, { allow: [/status of 500/] })
  const away = '**/v1/**/documents**'
  await page.route(away, (route) => route.fulfill({ status: 500, json: {} }))
  await visit(page, '/usuarios/home', { quiet: true })
  await page.getByText('Não conseguimos ver tudo.').waitFor()
  assert.equal(await page.getByText(/Tudo em dia|Nada espera/).count(), 0)
  await axe(page)
  await page.unroute(away)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByText('Não conseguimos ver tudo.').waitFor({ state: 'hidden' })

  const bookings = '**/v1/mentors/bookings**'
  await page.route(bookings, (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/mentores-de-carreira')
  await page.getByText('Algo deu errado!').waitFor()
  await page.unroute(bookings)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByText('Algo deu errado!').waitFor({ state: 'hidden' })
})

test('on a phone the four rooms stay at the thumb, and a job’s actions take their place', async (t) => {
  const page = await student(t, { size: 'phone' })
  await visit(page, '/usuarios/home', { quiet: true })
  await bar(page).waitFor()
  assert.deepEqual(await bar(page).getByRole('link').allTextContents(), ROOMS)
  await axe(page)
  await fits(page)
  await shot(page, 'bottom-bar-phone-light', { whole: false })
  await bar(page).getByRole('link', { name: 'Candidaturas' }).click()
  await page.waitForURL('**/usuarios/candidaturas')
  await bar(page).locator('[aria-current="page"]', { hasText: 'Candidaturas' }).waitFor()
  await bar(page).getByRole('link', { name: 'Vagas' }).click()
  await page.getByRole('link', { name: 'Estágio em Fisioterapia' }).click()
  const actions = page.getByRole('group', { name: 'O que fazer com esta vaga' })
  await actions.getByRole('link', { name: 'Candidatar-se' }).waitFor()
  await page.evaluate(() => scrollTo(0, 600))
  const box = (await actions.boundingBox())!
  assert.equal(Math.round(box.y + box.height), 740, 'the actions follow the scroll')
  assert.equal(await bar(page).isVisible(), false, 'never two bars')
  await actions.getByRole('button', { name: 'Compartilhar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compartilhar vaga' })
  assert.match(
    (await dialog.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!,
    /^https:\/\/wa\.me\/\?text=/,
  )
  await axe(page)
  await shot(page, 'job-actions-phone-light', { whole: false })
})

test('on a wide screen the header has the same rooms; the bell tells what happened until it was read', async (t) => {
  const page = await student(t)
  await visit(page, '/vagas', { quiet: true })
  const header = page.getByRole('banner')
  const main = header.getByRole('navigation', { name: 'Principal' })
  await main.getByRole('link', { name: 'Candidaturas' }).waitFor()
  const rooms = await main.getByRole('link').allTextContents()
  assert.deepEqual(rooms.slice(0, 4), ROOMS)
  assert.equal(await bar(page).isVisible(), false)
  const bell = header.getByRole('button', { name: /^Novidades, \d+ não lida/ })
  await bell.click()
  const news = page.getByRole('dialog', { name: 'Novidades' })
  await news.getByText('A empresa moveu a sua candidatura: entrevista').first().waitFor()
  await axe(page)
  await shot(page, 'bell-desktop-light', { whole: false })
  const read = page.waitForResponse('**/v1/profile/news/reading')
  await page.keyboard.press('Escape')
  assert.equal((await read).status(), 200)
  await header.getByRole('button', { name: 'Novidades', exact: true }).waitFor()
  await reload(page)
  await header.getByRole('button', { name: 'Novidades', exact: true }).click()
  await news.getByText('A empresa moveu a sua candidatura: entrevista').first().click()
  await page.waitForURL('**/usuarios/candidaturas/*')
  await header.getByRole('button', { name: 'Novidades', exact: true }).click()
  await news.getByRole('link', { name: 'Ver todas' }).click()
  await page.getByRole('heading', { level: 1, name: 'Novidades' }).waitFor()
  await page.getByRole('link', { name: 'A empresa moveu a sua candidatura: entrevista' }).first().waitFor()
  await axe(page)
  await fits(page)
  await shot(page, 'news-desktop-light')
})

test('the profile’s strip scrolls away with the page, and the header stays where it is', async (t) => {
  const page = await student(t, { size: 'phone' })
  await visit(page, '/vagas', { quiet: true })
  const strip = page.getByRole('complementary', { name: 'Seu perfil' })
  await strip.getByRole('link', { name: /^Melhore as chances/ }).waitFor()
  await page.evaluate(() => scrollTo(0, 400))
  assert.ok((await strip.boundingBox())!.y < 0)
  assert.equal((await page.getByRole('banner').boundingBox())!.y, 0)
  // as if the profile were whole
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('session')!) as { attributes: Record<string, unknown> }
    session.attributes['profile_completeness_percentage'] = 100
    localStorage.setItem('session', JSON.stringify(session))
  })
  await page.route('**/v1/session', (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: 'Abrir meu menu' }).waitFor()
  assert.equal(await strip.count(), 0)
})
