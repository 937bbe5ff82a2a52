// Events: made and published, signed up for, waited for, promoted, let in with the network cut, certified.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, sizes, visit } from '#test/support/browser/chromium.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { inDays } from '#test/support/jobs.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { keyboard } from '../hands.ts'
import { fits, inEveryLook } from '../looks.ts'
import { begunEvent, keptOffline, letInElsewhere, seeCode, seePicture } from './hands/event-hands.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const { origin } = product
type More = Partial<PageOptions>
const candidate = (t: TestContext, who: string, more: More = {}) =>
  openSignedIn(t, browser, who, 'User', { origin, ...more })
const recruiter = (t: TestContext, more: More = {}) =>
  openSignedIn(t, browser, 'recrutador', 'CompanyManager', { origin, ...more })

const FULL = 'Conversa com quem já estagiou'

test('a company makes an event by the keyboard, and puts it on air', async (t) => {
  const page = await recruiter(t, { size: sizes.desktop })
  const hand = keyboard(page)
  await visit(page, '/eventos')
  await page.getByRole('link', { name: 'Feira de estágios da primavera', exact: true }).waitFor()
  await inEveryLook(page, 'events-owned')
  await hand.press(page.getByRole('link', { name: 'Criar evento' }))
  await hand.type(page.getByLabel(/^Nome do evento/), 'Encontro de talentos')
  await axe(page)
  await hand.press(page.getByRole('button', { name: 'Criar evento' }))
  await page.waitForURL('**/editar')
  await hand.type(page.getByLabel(/^Descrição/), 'Uma tarde com as equipes.')
  await hand.type(page.getByRole('textbox', { name: /^Local/ }), 'Auditório')
  await hand.type(page.getByRole('textbox', { name: /^Endereço/ }), 'Av. Paulista, 1000, São Paulo, SP')
  await hand.press(page.getByRole('button', { name: 'Adicionar sessão' }))
  await hand.type(page.getByLabel(/^Título da sessão/), 'Tarde')
  await hand.type(page.getByLabel(/^Dia/), inDays(20))
  await hand.type(page.getByLabel(/^Lugares/), '12')
  await hand.type(page.getByRole('textbox', { name: /^Início/ }), '1400')
  await hand.type(page.getByRole('textbox', { name: /^Fim/ }), '1700')
  await axe(page)
  await hand.press(page.getByRole('button', { name: 'Salvar', exact: true }))
  await page.getByText('O evento foi salvo.').waitFor()
  await hand.press(page.getByRole('link', { name: 'O evento', exact: true }))
  await hand.press(page.getByRole('button', { name: 'Publicar' }))
  await page.getByText('Publicado', { exact: true }).waitFor()
  await page.getByText('Nenhuma inscrição aqui').waitFor()
  await inEveryLook(page, 'event-owned')
})

test('a guest finds an event, reads it without scripts, and signs up on a phone', async (t) => {
  const plain = await openPage(t, browser, { origin, size: sizes.phone, context: { javaScriptEnabled: false } })
  await plain.goto('/eventos/proximos')
  await plain.getByRole('link', { name: 'Feira de estágios da primavera' }).click()
  await plain.getByRole('heading', { level: 1, name: 'Feira de estágios da primavera' }).waitFor()
  const markup = JSON.parse((await plain.locator('script[type="application/ld+json"]').textContent())!)
  assert.deepEqual([markup['@type'], markup.eventStatus], ['Event', 'https://schema.org/EventScheduled'])

  const page = await openPage(t, browser, { origin, size: sizes.phone })
  await visit(page, '/eventos/proximos')
  await page.getByRole('link', { name: 'Feira de estágios da primavera' }).waitFor()
  await fits(page)
  await inEveryLook(page, 'events-coming', { at: ['phone'] })
  await page.getByRole('link', { name: 'Feira de estágios da primavera' }).click()
  await page.getByRole('button', { name: 'Quero participar' }).click()
  await page.getByRole('checkbox', { name: /^Oficina de currículo/ }).check()
  await page.getByLabel(/^Nome completo/).fill('Rui Prado')
  await page.getByLabel(/^E-mail/).fill('rui.prado@exemplo.example')
  await fits(page)
  await axe(page)
  await page.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await page.getByText('Falta um passo: confirme o seu e-mail').waitFor()
  await inEveryLook(page, 'event-signed-up', { at: ['phone'] })
})

test('who waits is promoted when somebody gives up, and has a ticket', async (t) => {
  const lia = await candidate(t, 'estudante', { size: sizes.phone })
  await visit(lia, '/usuarios/eventos')
  await lia.getByText('Você está na posição 1 da lista de espera.').waitFor()
  await fits(lia)
  await inEveryLook(lia, 'events-own', { at: ['phone'] })

  const other = await candidate(t, 'estagiaria', { size: sizes.desktop })
  await visit(other, '/usuarios/eventos')
  await other.getByRole('link', { name: FULL }).click()
  await other.getByRole('img', { name: `QR code do ingresso: ${FULL}` }).waitFor()
  await axe(other)
  await other.getByRole('button', { name: 'Desistir da vaga' }).click()
  await other.getByRole('button', { name: 'Cancelar inscrição' }).click()
  await other.getByText('A inscrição foi cancelada a pedido.').waitFor()

  await visit(lia, '/usuarios/eventos')
  await lia.getByRole('link', { name: FULL }).click()
  await lia.getByRole('button', { name: 'Aceitar a vaga' }).click()
  await lia.getByRole('img', { name: `QR code do ingresso: ${FULL}` }).waitFor()
  await fits(lia)
  await axe(lia)
})

test('the entrance goes on with the network cut, sends what it read, and nothing twice', async (t) => {
  const uuid = await begunEvent(origin)
  const lia = await candidate(t, 'estudante', { size: sizes.desktop })
  await visit(lia, `/eventos/${uuid}/inscricao`)
  await lia.getByRole('button', { name: 'Quero participar' }).click()
  await lia.getByRole('checkbox', { name: /pode ver o meu nome/ }).check()
  await lia.getByRole('button', { name: 'Confirmar inscrição' }).click()
  await lia.getByText('Inscrição feita!').waitFor()
  await visit(lia, '/usuarios/home')
  const agreed = lia.getByRole('listitem').filter({ hasText: 'Oficina de hoje' })
  await agreed.getByRole('link', { name: 'Ver o ingresso' }).click()
  const code = (await lia.locator('code').textContent())!
  const picture = (await lia.getByRole('img', { name: /^QR code do ingresso/ }).getAttribute('src'))!

  const page = await recruiter(t, { size: sizes.phone })
  await visit(page, `/eventos/${uuid}/entrada`)
  await page.getByText('0 de 1').waitFor()
  await fits(page)
  await axe(page)
  await page.getByLabel(/^Nome desta entrada/).fill('Portaria A')
  const field = page.getByLabel(/^Código do ingresso/)
  await page.getByText('Pronta para abrir sem conexão neste aparelho.').waitFor()
  await page.context().setOffline(true)
  await field.fill(code)
  await field.press('Enter')
  await page.getByText('Lia pode entrar').waitFor()
  await page.getByText('1 leitura espera conexão').waitFor()
  await field.fill(code.toUpperCase())
  await field.press('Enter')
  await page.getByText('Lia já entrou').waitFor()
  await axe(page)
  await assert.rejects(
    page.evaluate(() => fetch('/assets/none.js')),
    'the worker is cut off too',
  )
  await page.reload()
  await page.getByText('2 leituras esperam conexão').waitFor()
  await page.getByText('1 de 1').waitFor()
  await page.getByRole('button', { name: 'Ligar a câmera' }).click()
  await page.getByText('A câmera não está disponível').waitFor()
  await page.getByRole('button', { name: 'Desligar a câmera' }).click()
  for (const see of [() => seeCode(page, code), () => seePicture(page, picture)]) {
    await field.fill('ainda fora da lista')
    await field.press('Enter')
    await page.getByText('Sem conexão agora').waitFor()
    await see()
    await page.getByRole('button', { name: 'Ligar a câmera' }).click()
    await page.getByText('Lia já entrou').waitFor()
    await page.getByRole('button', { name: 'Desligar a câmera' }).click()
  }
  await page.context().setOffline(false)
  await page.getByText(/esperam? conexão/).waitFor({ state: 'detached' })
  await page.getByText('1 de 1').waitFor()
  // Of the cut, and of what is no ticket.
  page.complaints.forget()
  // The list is of before: what the server says of the scan is shown.
  await field.fill(await letInElsewhere(origin, uuid))
  await field.press('Enter')
  await page.getByText(/Entrou às .*, por Portaria B/).waitFor()
  await field.fill('nenhum ingresso')
  await field.press('Enter')
  await page.getByText('Este código não é de um ingresso.').first().waitFor()
  page.complaints.forget()
  await visit(page, `/eventos/${uuid}`)
  await page.getByRole('button', { name: 'Desfazer a presença: Lia Barbosa Nogueira' }).waitFor()
  assert.deepEqual(await keptOffline(page), [`offline /eventos/${uuid}/entrada`, `offline event gate ${uuid}`])
  await visit(page, `/eventos/${uuid}/entrada`)
  await page.getByRole('region', { name: 'Leituras repetidas' }).getByText('Lia').first().waitFor()
  await page.getByText('Pronta para abrir sem conexão neste aparelho.').waitFor()
  await inEveryLook(page, 'event-gate')
  // Chromium wants what the worker answers preloaded by the worker.
  page.complaints.forget()
  await page.setViewportSize(sizes.desktop)
  await page.getByRole('button', { name: 'Sair' }).first().click()
  await page.waitForURL('**/colaboradores/entrar')
  await page.waitForFunction(async () => !(await caches.keys()).some((name) => name.startsWith('offline ')))
  assert.deepEqual(await keptOffline(page), [])
  await visit(lia, '/usuarios/eventos')
  await lia.getByText('Presença confirmada').first().waitFor()
})

test('the certificate of who came is there to keep, and anybody checks it', async (t) => {
  const lia = await candidate(t, 'estudante', { size: sizes.phone })
  await visit(lia, '/usuarios/eventos')
  await lia.getByRole('link', { name: 'Palestra: o primeiro emprego' }).click()
  await lia.getByRole('button', { name: 'Baixar certificado' }).waitFor()
  await fits(lia)
  await axe(lia)
  const call = await callsOf(origin, 'estudante@demo.test', 'User')
  const uuid = (await lia.getByRole('link', { name: 'Palestra: o primeiro emprego' }).getAttribute('href'))!.split(
    '/',
  )[2]!
  const answer = await call(`/v1/events/${uuid}/certificate`, { method: 'POST' })
  const { data } = (await answer.json()) as { data: { id: string } }
  const pdf = Buffer.from(await (await call(`/v1/events/${uuid}/certificate`)).arrayBuffer())
  const guest = await openPage(t, browser, { origin, size: sizes.desktop })
  await visit(guest, `/eventos/certificado/${data.id}`)
  await guest.getByText('Certificado válido').waitFor()
  await guest.getByText('Lia Barbosa Nogueira').waitFor()
  const file = { name: 'certificado.pdf', mimeType: 'application/pdf' }
  const chosen = guest.getByLabel('Arquivo para conferir')
  await chosen.setInputFiles({ ...file, buffer: pdf })
  await guest.getByText('É este certificado, byte por byte').waitFor()
  await chosen.setInputFiles({ ...file, buffer: Buffer.concat([pdf, Buffer.from('x')]) })
  await guest.getByText('Não é este certificado').waitFor()
  await inEveryLook(guest, 'event-certificate')
})

test('a person leaves an interest at a stand and takes it back; the company reads it meanwhile', async (t) => {
  const person = await candidate(t, 'estudante', { size: sizes.phone })
  await visit(person, '/usuarios/eventos')
  const stands = person.getByRole('region', { name: 'Estandes com o meu interesse' })
  await stands.getByRole('link').click()
  await person.getByText('Você deixou o seu interesse em').waitFor()
  await axe(person)
  await fits(person)
  const page = await recruiter(t)
  // As if it stood at many fairs.
  await page.route(/\/v1\/events\/stands\?/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), total_count: 60, total_pages: 2 } })
  })
  await visit(page, '/eventos')
  const own = page.getByRole('region', { name: 'Nossos estandes' })
  const turned = page.waitForRequest(/\/v1\/events\/stands\?(?=.*page=2)(?=.*per_page=50)/)
  await own.getByRole('button', { name: 'Próxima página' }).click()
  await turned
  await page.unrouteAll({ behavior: 'wait' })
  await visit(page, '/eventos')
  await own.getByRole('link').click()
  await page.getByRole('img', { name: 'QR code do estande' }).waitFor()
  await page.getByRole('link', { name: 'estudante@demo.test' }).waitFor()
  await inEveryLook(page, 'event-stand')
  await person.getByRole('button', { name: 'Retirar' }).click()
  await person.getByRole('button', { name: 'Deixar meu interesse' }).waitFor()
  await page.reload()
  await page.getByText('Ninguém ainda').waitFor()
})
