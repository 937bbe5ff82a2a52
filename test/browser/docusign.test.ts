// Who signs at DocuSign goes there from our page and comes back to it, by the keyboard on a small phone too.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { openDocusign } from '#test/support/docusign/stand-in.ts'
import { contract, turnOf } from '#test/support/docusign/walk.ts'
import { settled } from '#test/support/settled.ts'
import { linkTokenOf, signingCodeOf } from '#test/support/signing.ts'
import { type Hand, keyboard, mouse } from './hands.ts'
import { fits, inEveryLook } from './looks.ts'

const docusign = await openDocusign()
const { product, app, contractAt } = await openContractsOnShow(docusign.env)
const browser = await openBrowser()
const origins = [docusign.env.DOCUSIGN_ORIGIN]
const SMALLEST = { width: 320, height: 640 }

const open = (t: TestContext, options: Partial<PageOptions> = {}) =>
  openPage(t, browser, { origin: product.origin, origins, ...options })

/** To the stand-in's page, and back by one of its buttons. */
async function goes(
  page: Page,
  hand: Hand,
  email: string,
  act: string,
  look = axe as (page: Page) => Promise<unknown>,
) {
  await hand.press(page.getByRole('button', { name: 'Enviar código' }))
  await page.getByLabel(/Código de seis dígitos/).waitFor()
  await hand.type(page.getByLabel(/Código de seis dígitos/), await signingCodeOf(app, email))
  await hand.press(page.getByRole('button', { name: 'Abrir o documento' }))
  await page.getByRole('heading', { name: 'Assine na DocuSign' }).waitFor()
  await look(page)
  await hand.press(page.getByRole('button', { name: 'Ir para a DocuSign' }))
  await hand.press(page.getByRole('button', { name: act, exact: true }))
  await page.getByRole('heading', { name: 'Confirmando com a DocuSign' }).waitFor()
}

async function tell() {
  for (const message of docusign.telling.waiting.splice(0)) assert.equal(await docusign.telling.deliver(message), 200)
  await settled(product.origin)
}

async function byLink(t: TestContext, id: string, intern: string, options: Partial<PageOptions> = {}) {
  await settled(product.origin)
  const { person_email } = await turnOf(app, id)
  const page = await open(t, options)
  await visit(page, `/assinaturas/${await linkTokenOf(app, person_email!, intern)}`)
  return { page, email: person_email! }
}

test('company, intern by keyboard at 320 px, institution: signed there, and checked here', async (t) => {
  const { id, name } = await contractAt('signature')
  await settled(product.origin)
  const company = await openSignedIn(t, browser, 'representante', 'CompanyManager', { origin: product.origin, origins })
  await visit(company, `/envelopes/${id}`)
  await company.getByRole('link', { name: 'Ler e assinar' }).click()
  const { person_email } = await turnOf(app, id)
  await goes(company, mouse(company), person_email!, 'Assinar', () => inEveryLook(company, 'docusign-step'))
  await inEveryLook(company, 'docusign-confirming')
  await tell()
  await company.getByRole('heading', { name: /Assinado!/ }).waitFor()

  const intern = await byLink(t, id, name, { size: SMALLEST })
  await goes(intern.page, keyboard(intern.page), intern.email, 'Terminar depois')
  await fits(intern.page)
  await intern.page.getByRole('link', { name: 'Voltar ao documento' }).click()
  await goes(intern.page, keyboard(intern.page), intern.email, 'Assinar')
  await tell()
  await intern.page.getByRole('heading', { name: /Assinado!/ }).waitFor()

  const institution = await byLink(t, id, name)
  await goes(institution.page, mouse(institution.page), institution.email, 'Assinar')
  await tell()
  const { state, code } = await contract(app, id)
  assert.equal(state, 'completed')
  const guest = await open(t)
  await visit(guest, `/verificar/${code}`)
  await guest.getByText('Detalhes').click()
  await guest.getByText('Selado por').waitFor()
  await guest.getByText('DocuSign', { exact: true }).waitFor()
  await inEveryLook(guest, 'docusign-verification', { at: ['phone'] })
})

test('whoever declines there comes back to its end; a forged way back confirms nothing', async (t) => {
  const { id, name } = await contractAt('signature', 0, 21)
  const { page, email } = await byLink(t, id, name)
  await visit(page, '/assinaturas/retorno?event=signing_complete')
  await page.getByRole('heading', { name: 'Confirmando com a DocuSign' }).waitFor()
  assert.equal((await contract(app, id)).state, 'signature')
  await page.goBack()
  await goes(page, mouse(page), email, 'Recusar-se a assinar')
  await tell()
  await page.getByRole('heading', { name: 'Este documento não espera mais assinaturas' }).waitFor()
  await axe(page)
})
