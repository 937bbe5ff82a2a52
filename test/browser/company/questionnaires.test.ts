// A questionnaire is built by keyboard alone, asked by a job, answered on a phone, and read beside the candidature.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listOwnedJobs, showOwnedJob, updateJob } from '#features/jobs/wire/writing.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot, type TestPage } from '#test/support/browser/chromium.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { send } from '#wire/send.ts'
import { keyboard } from '../hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const { origin } = product
const JOB = 'Analista de Recursos Humanos Júnior'
const FORMS = '/ats/questionarios/formularios'

const fits = async (page: TestPage) =>
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'wider than the screen')

/** A new question has the focus. */
const focusOnNew = (page: TestPage, at: number) =>
  page.waitForFunction((at) => document.activeElement?.getAttribute('name') === `questions.${at}.label`, at)

/** As its editor would choose it; the editor's select has its own tests. */
async function ask(form_id: string) {
  const asked = await callsOf(origin, 'recrutador@demo.test', 'CompanyManager')
  const { collection } = await send(asked, listOwnedJobs, { q: JOB })
  const { id } = collection.data[0]!
  const { lock_version, slug } = (await send(asked, showOwnedJob, { id })).data.attributes
  await send(asked, updateJob, { id, job: { form_id, lock_version } })
  return { id, slug }
}

test('a questionnaire is built by keyboard, answered on a phone, and read with both answers', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin })
  const hand = keyboard(page)
  await page.goto(`${FORMS}/meus`)
  await axe(page)
  await hand.press(page.getByRole('link', { name: 'Criar questionário' }))
  await hand.type(page.getByRole('textbox', { name: /^Título/ }), 'Perguntas de teclado')
  await axe(page)
  await hand.press(page.getByRole('button', { name: 'Criar questionário' }))
  await hand.press(page.getByRole('button', { name: 'Adicionar pergunta à seção 1' }))
  await focusOnNew(page, 0)
  await page.keyboard.type('Por que esta vaga?')
  await hand.press(page.getByRole('button', { name: 'Adicionar pergunta à seção 1' }))
  await focusOnNew(page, 1)
  await page.keyboard.type('Você pode começar em agosto?')
  await hand.type(page.getByLabel('Tipo de resposta'), 'Uma')
  await hand.type(page.getByRole('textbox', { name: 'Opção 1' }), 'Sim')
  await hand.type(page.getByRole('textbox', { name: 'Opção 2' }), 'Não')
  await hand.type(page.getByRole('textbox', { name: /^Pontos/ }).first(), '10')
  await hand.pick(page.getByRole('checkbox', { name: 'A vaga exige uma resposta' }))
  await hand.pick(page.getByRole('group', { name: /Resposta aceita/ }).getByRole('checkbox', { name: 'Sim' }))
  await page.getByRole('region', { name: 'Prévia' }).getByText('A vaga exige: Sim.').waitFor()
  await hand.press(page.getByRole('button', { name: 'Subir pergunta 2' }))
  await page.getByText('Pergunta na posição 1 de 2.').waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Descer pergunta 1')
  await axe(page)
  await shot(page, 'questionnaire-builder-desktop-light')
  await hand.press(page.getByRole('button', { name: 'Salvar questionário' }))
  await page.getByText('O questionário está salvo.').waitFor()
  const id = page.url().split('/').at(-2)!
  await page.goto(`${FORMS}/${id}`)
  await page.getByRole('heading', { name: 'Versões e vagas' }).waitFor()
  await axe(page)

  const job = await ask(id)
  const phone = await openSignedIn(t, browser, 'estudante', 'User', { origin, size: 'phone', allow: [/422/] })
  await phone.goto(`/vagas/${job.slug}/candidaturas/nova`)
  await phone.getByRole('link', { name: 'Responder ao questionário' }).click()
  await phone.getByText('A vaga exige: Sim.').waitFor()
  await phone.getByRole('button', { name: 'Continuar' }).click()
  await phone.waitForFunction(() => document.activeElement?.getAttribute('type') === 'radio')
  await phone.getByRole('radio', { name: 'Não' }).check()
  await phone.getByLabel('Por que esta vaga?').fill('Gosto de gente.')
  await axe(phone)
  await fits(phone)
  await shot(phone, 'questionnaire-answering-phone-light')
  await phone.getByRole('button', { name: 'Continuar' }).click()
  await phone.getByRole('heading', { name: 'Suas respostas à empresa' }).waitFor()
  await phone.getByRole('button', { name: 'Enviar candidatura' }).click()
  await phone.getByText('Resposta: Não', { exact: true }).waitFor()
  await axe(phone)
  await phone.getByRole('link', { name: 'mudar a resposta' }).click()
  await phone.getByRole('radio', { name: 'Sim' }).check()
  await phone.getByRole('button', { name: 'Continuar' }).click()
  const sent = phone.waitForResponse((answer) => answer.url().endsWith('/candidatures') && answer.status() === 201)
  await phone.getByRole('button', { name: 'Enviar candidatura' }).click()
  await sent

  await page.goto(`/vagas/minhas/${job.id}/candidaturas`)
  await page.getByRole('button', { name: 'Lia Barbosa Nogueira' }).click()
  const told = page.getByRole('region', { name: 'Respostas ao questionário' })
  await told.getByText('10 de 10 pontos').waitFor()
  await told.getByText('Antes de ler a recusa, respondeu: Não').waitFor()
  await axe(page)
})

test('on a phone the builder fits, and an error leads to its question', async (t) => {
  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin, size: 'phone', theme: 'dark' })
  await page.goto(`${FORMS}/novo`)
  await page.getByRole('textbox', { name: /^Título/ }).fill('Perguntas no telefone')
  await page.getByRole('button', { name: 'Criar questionário' }).click()
  await page.getByRole('button', { name: 'Adicionar pergunta à seção 1' }).click()
  await page.getByLabel('Tipo de resposta').selectOption('scale')
  await page.getByLabel('Maior valor').fill('12')
  await fits(page)
  await page.getByRole('button', { name: 'Salvar questionário' }).click()
  await page.getByText('Escolha um número inteiro de 0 a 10').first().waitFor()
  await axe(page)
  await shot(page, 'questionnaire-builder-phone-dark')
})
