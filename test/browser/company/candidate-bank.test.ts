// The candidate bank: somebody is found for what they show, invited, and applies; another says no and hides.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as writing from '#features/jobs/wire/writing.ts'
import { openBrowser, sizes, visit } from '#test/support/browser/chromium.ts'
import { axe } from '#test/support/browser/axe.ts'
import { callsOf, openSignedIn } from '#test/support/browser/signed-in.ts'
import { jobForm } from '#test/support/jobs.ts'
import { openDemoProduct } from '#test/support/product/demo-product.ts'
import { send } from '#wire/send.ts'
import { keyboard } from '../hands.ts'
import { fits, inEveryLook } from '../looks.ts'

const product = await openDemoProduct()
const browser = await openBrowser()
const at = { origin: product.origin }
const TITLE = 'Assistente de Painéis e Planilhas'

test('from the bank to a candidature: found, invited, and applied on a phone by the keyboard', async (t) => {
  const calls = await callsOf(product.origin, 'recrutador@demo.test', 'CompanyManager')
  const { data } = await send(calls, writing.createJob, { job: jobForm({ title: TITLE, job_type: 'effective' }) })
  await send(calls, writing.publishJob, { id: data.id })

  const page = await openSignedIn(t, browser, 'recrutador', 'CompanyManager', { ...at, size: sizes.desktop })
  await visit(page, '/candidatos')
  await page.getByRole('heading', { level: 1, name: 'Banco de candidatos' }).waitFor()
  await page.getByRole('searchbox', { name: 'Buscar por palavras' }).fill('planilhas')
  await page.getByRole('list', { name: 'Por que Lia Barbosa Nogueira aparece' }).waitFor()
  await page.getByRole('button', { name: 'Salvar esta busca' }).click()
  await page.getByLabel(/^Nome da busca/).fill('Quem lida com planilhas')
  await page.getByRole('button', { name: 'Salvar busca' }).click()
  await page.getByRole('link', { name: 'Quem lida com planilhas' }).waitFor()
  await inEveryLook(page, 'bank-search')
  await page.getByRole('link', { name: 'Lia Barbosa Nogueira' }).click()
  await page.getByRole('heading', { level: 1, name: 'Lia Barbosa Nogueira' }).waitFor()
  assert.equal(await page.getByText('98714-2290').count(), 0)
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText('Escolha uma vaga').first().waitFor()
  await inEveryLook(page, 'bank-profile')
  await page.getByLabel(/^Nova lista/).fill('Painéis')
  await page.getByRole('button', { name: 'Criar e salvar' }).click()
  await page.getByRole('button', { name: 'Tirar da lista Painéis' }).waitFor()
  await page.getByLabel(/^Vaga/).selectOption({ label: TITLE })
  await page.getByLabel(/^Uma mensagem/).fill('Vimos os painéis que você fez.')
  await page.getByRole('button', { name: 'Enviar convite' }).click()
  await page.getByText('Convidada, ainda sem resposta').waitFor()

  const hers = await openSignedIn(t, browser, 'estudante', 'User', { ...at, size: sizes.phone })
  const hand = keyboard(hers)
  await visit(hers, '/usuarios/convites')
  await hers.getByText('Vimos os painéis que você fez.').waitFor()
  await hers.locator('[data-of="turn"]', { hasText: 'Espera a sua resposta' }).first().waitFor()
  await fits(hers)
  await inEveryLook(hers, 'bank-own', { at: ['phone'] })
  await hand.press(hers.getByRole('link', { name: `Candidatar-se: ${TITLE}` }))
  await hers.waitForURL('**/candidaturas/nova')
  await hand.press(hers.getByRole('button', { name: 'Enviar candidatura' }))
  await hers.getByRole('heading', { name: 'Sua candidatura foi enviada' }).waitFor()
  await visit(hers, '/usuarios/convites')
  await hers.getByText('Você se candidatou').waitFor()
  await page.reload()
  await page.getByText('Já se candidatou').waitFor()
})

test('on a phone: a no is one tap, a company is hidden by its CNPJ, and the person leaves the bank', async (t) => {
  const page = await openSignedIn(t, browser, 'ex-estagiario', 'User', { ...at, size: sizes.phone })
  const hand = keyboard(page)
  await visit(page, '/usuarios/convites')
  await hand.press(page.getByRole('button', { name: 'Não tenho interesse: Analista de Recursos Humanos Júnior' }))
  await page.getByText('Você disse não').waitFor()
  await hand.press(page.getByRole('button', { name: 'Esconder meu perfil desta empresa' }))
  await page
    .getByText(/Não pode ficar em branco|insira um CNPJ válido/)
    .first()
    .waitFor()
  await axe(page)
  await fits(page)
  await hand.type(page.getByLabel(/^CNPJ da empresa/), '11222333000181')
  await hand.press(page.getByRole('button', { name: 'Esconder meu perfil desta empresa' }))
  await page.getByText('CNPJ que começa com 11222333').waitFor()
  await hand.press(page.getByRole('button', { name: 'Não aparecer mais' }))
  await page.getByText('Seu perfil não aparece no banco de candidatos.').waitFor()
  await axe(page)
})
