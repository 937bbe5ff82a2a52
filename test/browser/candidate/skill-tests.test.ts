// A skill test on a phone, by keyboard: rules, questions, a lost connection, a second window, the result.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, shot, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { keyboard } from '../hands.ts'
import { inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const DAY_MS = 86_400_000

test('a test from its rules to its result: nothing that was answered is lost', async (t) => {
  const page = await openSignedIn(t, browser, 'estudante', 'User', {
    origin: product.origin,
    size: 'phone',
    allow: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|answers.* 409|409 \(Conflict\)/],
  })
  const { press, pick } = keyboard(page)
  const radio = () => page.getByRole('radio').first()
  // A phone whose clock is a day ahead, and later a day behind: the server's counts.
  await page.clock.install({ time: Date.now() + DAY_MS })
  await page.goto('/testes')
  await page.getByRole('heading', { name: 'Testes de habilidade' }).waitFor()
  await axe(page)
  await shot(page, 'tests-phone')
  await press(page.getByRole('button', { name: 'Começar: Excel' }))
  await page.getByRole('heading', { name: 'Antes de começar' }).waitFor()
  await axe(page)
  await shot(page, 'tests-rules-phone')
  await press(page.getByRole('button', { name: 'Começar agora' }))
  await page.getByText('Pergunta 1 de 10').waitFor()
  await axe(page)
  await shot(page, 'tests-question-phone')

  await pick(radio())
  await page.getByText('1 de 10 respondidas, todas salvas.').waitFor()
  await press(page.getByRole('button', { name: 'Seguinte' }))
  await page.getByText('Pergunta 2 de 10').waitFor()
  await radio().waitFor()
  await page.context().setOffline(true)
  await pick(radio())
  const unsent = page.getByText(/^Não enviado/)
  await unsent.waitFor()
  await page.clock.fastForward('03:00')
  assert.match(await page.getByRole('timer').innerText(), /^1[12]:/)
  await page.clock.setSystemTime(Date.now() - DAY_MS)
  await unsent.waitFor()
  await page.context().setOffline(false)
  await page.getByText('2 de 10 respondidas, todas salvas.').waitFor()

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await page.getByText('Você saiu desta tela uma vez. Só você vê isto.').waitFor()

  // What waits outlives a reload, and a second window that takes over meanwhile: here one that was doubled.
  await page.route('**/answers/*', (route) => route.abort())
  await page.getByRole('radio').nth(1).check()
  await unsent.waitFor()
  await page.reload()
  await page.getByText('Pergunta 2 de 10').waitFor()
  assert.match(await page.getByRole('timer').innerText(), /^1[1-4]:/)
  await unsent.waitFor()
  assert.equal(await page.getByRole('radio').nth(1).isChecked(), true)
  const doubled = page.waitForEvent('popup')
  await page.evaluate(() => void open(location.href))
  const other = await doubled
  await other.getByRole('heading', { name: 'Continuar aqui?' }).waitFor()
  await axe(other)
  await other.getByRole('button', { name: 'Continuar aqui' }).click()
  await other.getByText('Pergunta 2 de 10').waitFor()
  assert.equal(await other.getByRole('radio').nth(1).isChecked(), true, 'what waits came along')
  await other.getByText('2 de 10 respondidas, todas salvas.').waitFor()
  await other.getByRole('radio').first().check()
  await other.getByText('2 de 10 respondidas, todas salvas.').waitFor()
  await page.unroute('**/answers/*')
  await page.getByRole('button', { name: 'Continuar aqui' }).click()
  await page.getByText('2 de 10 respondidas, todas salvas.').waitFor()
  assert.equal(await page.getByRole('radio').first().isChecked(), true, 'what the other window stored last')
  await other.getByRole('radio').last().check()
  await other.getByRole('heading', { name: 'Continuar aqui?' }).waitFor()
  await other.close()

  for (let at = 3; at <= 10; at++) {
    await page.getByRole('button', { name: 'Seguinte' }).click()
    await page.getByText(`Pergunta ${at} de 10`).waitFor()
  }
  await page.getByRole('button', { name: 'Terminar' }).click()
  await page.getByText('Você respondeu 2 de 10.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Terminar' }).click()
  await page.getByRole('heading', { name: /^\d+ de 100$/ }).waitFor()
  await axe(page)
  await shot(page, 'tests-result-phone')
  await page.getByRole('link', { name: 'Ver os outros testes' }).click()
  await page.getByRole('link', { name: 'Ver o resultado: Excel' }).waitFor()
})

test('the operator revises a question, withdraws one with its reason, and annuls an attempt', async (t) => {
  const page = await openSignedIn(t, browser, 'operador', 'Operator', { origin: product.origin })
  await visit(page, '/admin/testes')
  await page.getByRole('link', { name: 'Informática' }).waitFor()
  await inEveryLook(page, 'admin-tests', { at: ['desktop'] })
  await page.getByRole('link', { name: 'Informática' }).click()
  await page.getByRole('heading', { level: 1, name: 'Informática' }).waitFor()
  await page.getByRole('table', { name: 'Perguntas' }).waitFor()
  await inEveryLook(page, 'admin-test')
  await page.getByRole('link', { name: 'Nova pergunta' }).click()
  await page.getByRole('button', { name: 'Incluir' }).click()
  await page.getByText('Não pode ficar em branco').first().waitFor()
  await axe(page)
  const topic = page.getByLabel(/^Assunto/)
  await topic.selectOption({ index: 1 })
  await page.getByLabel(/^Dificuldade/).selectOption('easy')
  await page.getByLabel(/^Pergunta/).fill('O que guarda um arquivo por mais tempo?')
  for (const [letter, text] of Object.entries({ A: 'Pendrive', B: 'Nuvem', C: 'Memória RAM', D: 'Tela' }))
    await page.getByRole('textbox', { name: `Resposta ${letter}` }).fill(text)
  await page.getByLabel(/^Resposta certa/).selectOption('b')
  await page.getByLabel(/^Explicação/).fill('A nuvem guarda cópias.')
  await page.getByRole('button', { name: 'Incluir' }).click()
  await page.getByRole('searchbox', { name: 'Buscar pergunta' }).fill('guarda um arquivo por mais')
  await page.getByRole('link', { name: 'O que guarda um arquivo por mais tempo?' }).click()
  await page.getByRole('textbox', { name: 'Resposta C' }).fill('Processador')
  await page.getByRole('button', { name: 'Salvar versão' }).click()
  await page.getByText(/versão 2/).waitFor()
  await inEveryLook(page, 'admin-question')
  await page.getByRole('button', { name: 'Retirar' }).click()
  await page.getByLabel(/^Motivo/).fill('Duas respostas podem valer.')
  await axe(page)
  await page.getByRole('button', { name: 'Retirar e corrigir' }).click()
  await page.getByText(/Duas respostas podem valer/).waitFor()

  await visit(page, '/admin/testes/excel/tentativas')
  await page.getByRole('button', { name: /^Anular/ }).click()
  await page.getByLabel(/^Motivo/).fill('O servidor caiu.')
  await page.getByRole('button', { name: 'Anular e avisar' }).click()
  await page.getByText('Anulada por falha nossa').waitFor()
  await inEveryLook(page, 'admin-attempts', { at: ['phone'] })
})
