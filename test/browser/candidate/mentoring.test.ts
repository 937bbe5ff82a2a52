// Mentoring: booked and cancelled by the keyboard on a phone, seen in the agenda; the operator keeps hours and days off.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, sizes, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { inDays } from '#test/support/jobs.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { keyboard } from '../hands.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()

test('on a phone, by the keyboard: a conversation is booked, stands in the agenda, and is cancelled', async (t) => {
  const page = await openSignedIn(t, browser, 'caio.teles@candidatos.example', 'User', {
    origin: product.origin,
    size: sizes.phone,
  })
  const hand = keyboard(page)
  await visit(page, '/mentores-de-carreira')
  const mentor = page.getByRole('link', { name: 'Ver os horários: Rosa Amaral Teixeira' })
  await mentor.waitFor()
  await inEveryLook(page, 'mentors')
  await hand.press(mentor)
  await page.getByRole('heading', { level: 1, name: 'Rosa Amaral Teixeira' }).waitFor()
  const book = page.getByRole('button', { name: 'Marcar esta conversa' })
  await hand.press(book)
  await page.getByText('Não pode ficar em branco').first().waitFor()
  await axe(page)
  const day = page.getByLabel(/^Dia/)
  await day.selectOption({ index: 2 })
  await hand.pick(page.getByRole('radio').first())
  await hand.type(page.getByLabel(/^Sobre o que/), 'Meu primeiro currículo.')
  await inEveryLook(page, 'mentor')
  await hand.press(book)
  await page.getByRole('heading', { name: 'Minhas mentorias' }).waitFor()
  await inEveryLook(page, 'mentors-own', { at: ['phone'] })

  await visit(page, '/agendas/convites')
  await page.getByRole('heading', { name: 'Próximos compromissos' }).waitFor()
  const room = page.getByRole('link', { name: 'Abrir a sala: Conversa com Rosa Amaral Teixeira' })
  assert.equal(await room.getAttribute('href'), 'https://conversas.example/rosa.teixeira')
  await axe(page)
  await fits(page)

  await visit(page, '/mentores-de-carreira')
  await hand.press(page.getByRole('button', { name: 'Cancelar: Conversa com Rosa Amaral Teixeira' }))
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/não conta como falta/).waitFor()
  await axe(page)
  await hand.press(dialog.getByRole('button', { name: 'Cancelar a mentoria' }))
  await page.getByRole('heading', { name: 'Mentorias anteriores' }).waitFor()
  await page.getByText('Cancelada', { exact: true }).waitFor()

  await hand.press(page.getByRole('link', { name: 'Ver os horários: Rosa Amaral Teixeira' }))
  await hand.press(page.getByRole('button', { name: 'Quero um lugar: Currículo sem experiência' }))
  await page.getByText('Você tem um lugar').waitFor()
})

test('the dialog of Mentoria de Carreira says Thursday at 14h, goes back, and leads on', async (t) => {
  const page = await openSignedIn(t, browser, 'estudante', 'User', { origin: product.origin })
  await visit(page, '/usuarios/home')
  await page.getByRole('button', { name: /menu/i }).first().click()
  await page.getByRole('button', { name: 'Mentoria de Carreira' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mentoria de Carreira' })
  await dialog.getByText(/Toda quinta-feira, às 14h/).waitFor()
  assert.equal(
    await dialog.getByRole('link', { name: 'Acessar' }).getAttribute('href'),
    'https://encontros.ponte.example/mentoria-de-carreira',
  )
  await axe(page)
  await dialog.getByRole('button', { name: 'Voltar' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('the operator makes a mentor, hours of the week, a day off and a session', async (t) => {
  const page = await openSignedIn(t, browser, 'operador', 'Operator', { origin: product.origin })
  await visit(page, '/admin/mentores')
  await page.getByRole('link', { name: 'Helena Duarte Prado' }).waitFor()
  await inEveryLook(page, 'admin-mentors', { at: ['desktop'] })
  await page.getByRole('link', { name: 'Novo mentor' }).click()
  await page.getByLabel(/^Nome/).fill('Nara Queiroz Melo')
  await page.getByLabel(/^Em uma linha/).fill('Analista de dados')
  await page.getByLabel(/^Sobre/).fill('Conversa sobre dados.')
  await page.getByLabel(/^E-mail/).fill('nara.melo@mentores.example')
  await page.getByLabel(/^Sala das conversas/).fill('https://conversas.example/nara')
  await page.getByLabel(/^Para quem/).selectOption('everyone')
  await page.getByRole('checkbox', { name: 'Dados e inteligência artificial' }).check()
  await page.getByRole('checkbox', { name: /^No ar/ }).check()
  await axe(page)
  await page.getByRole('button', { name: 'Salvar mentor' }).click()
  await page.getByRole('heading', { level: 1, name: 'Nara Queiroz Melo' }).waitFor()

  await page.getByRole('button', { name: 'Mais um período' }).click()
  await page.getByRole('group', { name: 'Período 1' }).getByRole('combobox').first().selectOption('3')
  await page.getByRole('textbox', { name: /^Das/ }).fill('14:00')
  await page.getByRole('textbox', { name: /^Até/ }).fill('13:00')
  await page.getByRole('button', { name: 'Salvar horas' }).click()
  await page.getByText('O fim deve ser depois do início').first().waitFor()
  await page.getByRole('textbox', { name: /^Até/ }).fill('16:00')
  await page.getByRole('button', { name: 'Salvar horas' }).click()
  await page.getByText('As horas foram salvas.').waitFor()
  await page.getByLabel(/^Dia/).last().fill(inDays(9))
  await page.getByRole('button', { name: 'Não atender neste dia' }).click()
  await page.getByRole('button', { name: `Voltar a atender em ${inDays(9)}` }).waitFor()
  await page.getByRole('button', { name: 'Nova sessão' }).click()
  await page.getByLabel(/^Assunto/).fill('Dados para começar')
  await page.getByLabel(/^Sala da sessão/).fill('https://conversas.example/dados')
  await page.getByLabel(/^Dia/).last().fill(inDays(10))
  await page.getByRole('textbox', { name: /^Hora em Brasília/ }).fill('18:00')
  await page.getByRole('button', { name: 'Marcar a sessão' }).click()
  await page.getByText(/0 de 20 lugares/).waitFor()
  await inEveryLook(page, 'admin-mentor')
})
