// Interviews: invited, chosen, moved and refused, by keyboard and on a phone; the agenda of both sides.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, type PageOptions, sizes, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { inDays } from '#test/support/jobs.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { keyboard } from '../hands.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
type More = Partial<PageOptions>
const candidate = (t: TestContext, who: string, more: More = {}) =>
  openSignedIn(t, browser, who, 'User', { origin: product.origin, ...more })
const recruiter = (t: TestContext, more: More = {}) =>
  openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin: product.origin, ...more })

test('on a phone, by the keyboard: a time is chosen, and others are proposed', async (t) => {
  const page = await candidate(t, 'estudante', { size: sizes.phone })
  const hand = keyboard(page)
  await visit(page, '/agendas/convites')
  const choose = page.getByRole('link', { name: 'Escolher o horário: Estágio em Marketing Digital' })
  await choose.waitFor()
  await fits(page)
  await inEveryLook(page, 'agenda-own', { at: ['phone'] })
  await hand.press(choose)
  await page.waitForURL('**/confirmar')
  await hand.press(page.getByRole('button', { name: 'Confirmar este horário' }))
  await page.getByText('Escolha um horário').first().waitFor()
  await axe(page)
  await fits(page)
  await hand.pick(page.getByRole('radio').first())
  await hand.press(page.getByRole('button', { name: 'Confirmar este horário' }))
  await page.getByRole('heading', { name: 'Histórico' }).waitFor()
  await page.getByText('Horário confirmado').waitFor()
  await inEveryLook(page, 'interview-own', { at: ['phone'] })
  await hand.press(page.getByRole('link', { name: 'Pedir outro horário' }))
  await hand.press(page.getByRole('button', { name: 'Propor outros horários' }))
  await hand.type(page.getByLabel(/^Dia/), inDays(5))
  await hand.type(page.getByRole('textbox', { name: /^Hora/ }), '1015')
  await hand.type(page.getByLabel(/^Motivo/), 'Tenho prova no outro dia.')
  await axe(page)
  await fits(page)
  await hand.press(page.getByRole('button', { name: 'Propor à empresa' }))
  await page.getByRole('heading', { name: 'Você propôs' }).waitFor()
})

test('the company accepts what was proposed, walks its week by keys, moves and cancels', async (t) => {
  const page = await recruiter(t, { size: sizes.desktop })
  const hand = keyboard(page)
  await visit(page, '/agendas/convites')
  await page.getByRole('heading', { name: 'Propostas a responder' }).waitFor()
  await inEveryLook(page, 'agenda-company')
  await hand.press(page.getByRole('link', { name: 'Lia Barbosa Nogueira' }).first())
  await page.getByText('Tenho prova no outro dia.').first().waitFor()
  await hand.press(page.getByRole('link', { name: 'Responder à proposta' }))
  await hand.pick(page.getByRole('radio').first())
  await axe(page)
  await hand.press(page.getByRole('button', { name: 'Aceitar este horário' }))
  await page.getByText('Proposta aceita pela empresa').waitFor()
  await axe(page)

  const [day, month, year] = inDays(5).split('/')
  await visit(page, `/agendas/convites?visao=grade&dia=${year}-${month}-${day}`)
  const cell = page.getByRole('gridcell', { name: /, 10:00: 1 entrevista, Lia/ })
  await cell.waitFor()
  await axe(page)
  const first = page.getByRole('gridcell').first()
  for (let steps = 0; steps < 60 && !(await first.evaluate((of) => of === document.activeElement)); steps++)
    await page.keyboard.press('Tab')
  const there = () => cell.evaluate((of) => of === document.activeElement)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  for (let steps = 0; steps < 6 && !(await there()); steps++) await page.keyboard.press('ArrowRight')
  assert.ok(await there(), 'the arrow keys do not reach the interview')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/sobre')

  await hand.press(page.getByRole('link', { name: 'Mudar', exact: true }))
  const time = page.getByRole('textbox', { name: /^Hora/ })
  await time.waitFor()
  await axe(page)
  await time.fill('11:30')
  await hand.press(page.getByRole('button', { name: 'Mudar a entrevista' }))
  await page.getByText(/^Mudada pela empresa/).waitFor()
  await hand.press(page.getByRole('link', { name: 'Cancelar a entrevista' }))
  await hand.type(page.getByLabel(/^Motivo/), 'A vaga mudou de área.')
  await axe(page)
  await hand.press(page.getByRole('button', { name: 'Cancelar a entrevista' }))
  await page.getByText('Cancelada', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'Mudar', exact: true }).waitFor({ state: 'hidden' })
})

test('from the job’s board an invite goes out; in Manaus both clocks are told, and it is refused', async (t) => {
  const page = await recruiter(t)
  await visit(page, '/vagas/minhas')
  const job = await page.evaluate(async () => {
    const { access_token } = JSON.parse(localStorage.getItem('session')!) as { access_token: string }
    const answer = await fetch('/v1/ats/jobs/owned?q=Marketing', {
      headers: { authorization: `Bearer ${access_token}` },
    })
    return ((await answer.json()) as { collection: { data: { id: string }[] } }).collection.data[0]!.id
  })
  await visit(page, `/agendas/convites/novo?vaga=${job}`)
  const hand = keyboard(page)
  await page.getByRole('heading', { level: 1, name: 'Convidar para entrevista' }).waitFor()
  await hand.press(page.getByRole('button', { name: 'Enviar o convite' }))
  await page.getByText('Escolha quem convidar').first().waitFor()
  await axe(page)
  await page.getByRole('checkbox', { name: 'Caio Brandão Teles' }).check()
  await page.getByRole('checkbox', { name: 'Rafael Nunes Okada' }).check()
  await page.getByLabel(/^Dia/).fill(inDays(6))
  await page.getByRole('textbox', { name: /^Hora/ }).fill('14:00')
  await page.getByLabel(/^Link, endereço/).fill('https://chamada.example/caio')
  await page.getByRole('button', { name: 'Enviar o convite' }).click()
  await page.getByRole('heading', { name: 'Esperam resposta de quem foi convidado' }).waitFor()

  const his = await candidate(t, 'caio.teles@candidatos.example', {
    size: sizes.phone,
    context: { timezoneId: 'America/Manaus' },
  })
  await visit(his, '/agendas/convites')
  await his.getByRole('link', { name: 'Estágio em Marketing Digital' }).first().click()
  await his
    .getByText(/das 14:00 às 14:30 em Brasília \(13:00 no seu horário\)/)
    .first()
    .waitFor()
  const keys = keyboard(his)
  await keys.press(his.getByRole('link', { name: 'Recusar' }))
  await keys.press(his.getByRole('button', { name: 'Recusar a entrevista' }))
  await his.getByText('Não pode ficar em branco').first().waitFor()
  await axe(his)
  await fits(his)
  await keys.type(his.getByLabel(/^Motivo/), 'Aceitei outra vaga.')
  await keys.press(his.getByRole('button', { name: 'Recusar a entrevista' }))
  await his.getByText('Recusada', { exact: true }).first().waitFor()
  await visit(his, his.url().replace('/sobre', '/confirmar'))
  await his.getByRole('heading', { name: 'Aqui não há mais o que responder' }).waitFor()
})
