// Studying on a phone, by keyboard: a text with a note, a video that is resumed, a quiz missed and then passed.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { showItem } from '#features/academy/wire/items.ts'
import { matriculate } from '#features/academy/wire/study.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot, visit } from '#test/support/browser/chromium.ts'
import { until } from '#test/support/patience/patience.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { send } from '#wire/send.ts'
import { keyboard } from '../hands.ts'

const COURSE = 'primeiro-estagio-direitos-e-deveres'
const WHO = 'caio.teles@candidatos.example'
const MIDDLE = 9
const ELEVEN_MINUTES = 11 * 60_000
const product = await openDemoProduct()
const browser = await openBrowser()

type Key = { questions: { text: string; options: { text: string; correct?: true }[] }[] }
const key = JSON.parse(
  readFileSync(
    new URL(`../../../db/reference/academy/courses/${COURSE}/quiz-o-que-e-estagio.json`, import.meta.url),
    'utf8',
  ),
) as Key

/** The first question wrongly, or all rightly. */
async function answerQuiz(page: Page, right: boolean) {
  for (const { text, options } of key.questions) {
    const question = page.getByRole(options.filter(({ correct }) => correct).length > 1 ? 'group' : 'radiogroup', {
      name: text,
    })
    for (const one of options.filter(({ correct }) => Boolean(correct) === right))
      await question.getByLabel(one.text, { exact: true }).check()
  }
  await page.getByRole('button', { name: 'Enviar respostas' }).click()
}

test('a course on a phone: text, note, video and quiz, each kept', async (t) => {
  const calls = await callsOf(product.origin, WHO, 'User')
  const { id, attributes } = (await send(calls, matriculate, { id: COURSE })).data
  const { items } = attributes
  const titled = (key: string) => items.find(({ title }) => title.startsWith(key))!.title
  const page = await openSignedIn(t, browser, WHO, 'User', { origin: product.origin, size: 'phone' })
  const { press, type } = keyboard(page)
  await visit(page, '/academy/cursos/meus')
  const go = page.getByRole('link', { name: 'Continuar: Primeiro estágio: direitos e deveres' })
  await go.waitFor()
  await axe(page)
  await shot(page, 'my-courses-phone')
  await press(go)
  await page.getByRole('heading', { level: 1, name: items[0]!.title }).waitFor()
  await axe(page)
  await shot(page, 'study-text-phone')
  await press(page.getByRole('button', { name: 'Concluir' }))
  await page.getByText('Você concluiu este item.').waitFor()
  await type(page.getByRole('textbox', { name: 'Minhas anotações' }), 'Ler a lei.')
  await page.getByText('Só você lê. Fica salvo sozinho.').waitFor()
  await page.getByRole('link', { name: 'Próximo item' }).click()
  await page.getByRole('heading', { level: 1, name: items[1]!.title }).waitFor()
  await page.getByRole('link', { name: 'Item anterior' }).click()
  await page.getByRole('heading', { level: 1, name: items[0]!.title }).waitFor()
  assert.equal(await page.getByRole('textbox', { name: 'Minhas anotações' }).inputValue(), 'Ler a lei.')

  await page.getByRole('link', { name: titled('Confira: o que é') }).click()
  await page.getByRole('button', { name: 'Responder' }).click()
  await answerQuiz(page, false)
  await page.getByRole('heading', { name: 'Você fez 0%' }).waitFor()
  await axe(page)
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await answerQuiz(page, true)
  await page.getByRole('heading', { name: 'Você passou com 100%' }).waitFor()
  await page.getByText('2 de 12 (17%)').waitFor()

  await page.getByRole('link', { name: titled('Vídeo') }).click()
  await page.getByText(/^Segundos vistos: 0 de /).waitFor()
  await axe(page)
  await shot(page, 'study-video-phone')
  await press(page.getByRole('button', { name: 'Assistir' }))
  const film = page.locator('video')
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 3)
  await press(page.getByRole('button', { name: 'Pausar' }))
  await page.getByText(/^Segundos vistos: [1-9]\d* de /).waitFor()
  const cue = page.getByRole('region', { name: 'Transcrição' }).getByRole('button').last()
  await page.getByRole('searchbox', { name: 'Buscar na transcrição' }).fill('nada disso aqui')
  await page.getByText('Nenhuma fala com essas palavras.').waitFor()
  await page.getByRole('searchbox', { name: 'Buscar na transcrição' }).fill('')
  await cue.click()
  assert.ok((await film.evaluate((video: HTMLVideoElement) => video.currentTime)) > 30)
  await page
    .getByRole('button', { name: /^Ver o trecho de/ })
    .first()
    .click()
  await press(page.getByRole('button', { name: 'Assistir' }))
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 4)
  await page.reload()
  await page.getByText(/^Segundos vistos: [1-9]\d* de /).waitFor()
  await page.waitForFunction(() => document.querySelector('video')!.currentTime >= 3)

  // Eleven minutes later the film's address is over: a seek asks for another first.
  const answers: number[] = []
  page.on('response', (answer) => void (answer.url().includes('/files/') && answers.push(answer.status())))
  await page.clock.setFixedTime(Date.now() + ELEVEN_MINUTES)
  await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/items/') && answer.request().method() === 'GET'),
    page.getByRole('region', { name: 'Transcrição' }).getByRole('button').nth(MIDDLE).click(),
  ])
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 30)
  assert.ok(
    answers.every((status) => status === 206),
    String(answers),
  )

  // Leaving sends what played since the last call, by a request that outlives the page.
  const place = { id, item_id: items.find(({ title }) => title.startsWith('Vídeo'))!.id }
  const seen = async () =>
    (await send(calls, showItem, place)).data.attributes.video!.watched.reduce((sum, [from, to]) => sum + to - from, 0)
  const before_leaving = await seen()
  await press(page.getByRole('button', { name: 'Assistir' }))
  const from = await film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await page.waitForFunction((from) => document.querySelector('video')!.currentTime > from + 2.5, from)
  await page.goto('/academy/cursos')
  await until('what played since is kept', async () => (await seen()) >= before_leaving + 2, { every: 100 })
})
