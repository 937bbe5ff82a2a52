// Contracts on paper, and contracts that come back: what is sent, refused, sent again; what is corrected, and signed
// again.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import { bytesOf } from '#server/pdf/paper.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, type PageOptions, visit } from '#test/support/browser/chromium.ts'
import { openSignedIn } from '#test/support/browser/signed-in.ts'
import { askers, bringTo, LOOKED_AT, take } from '#test/support/contracts.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { docx } from '#test/support/files/zip-files.ts'
import { settled } from '#test/support/settled.ts'
import { linkTokenOf, signingCodeOf } from '#test/support/signing.ts'
import { loseOneAnswer } from './hands.ts'
import { inEveryLook } from './looks.ts'

const { product, app, contractAt } = await openContractsOnShow()
const browser = await openBrowser()
const paper = Buffer.from(
  await bytesOf(
    setPaper({ paper: { title: 'Termo assinado', blocks: [] }, mark: 'PT', app_name: 'Ponte', dated: '2026-11-23' }),
  ),
)
const PDF = { name: 'assinado.pdf', mimeType: 'application/pdf', buffer: paper }
const DOCX = {
  name: 'contrato.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: docx(),
}
const logIn = (t: TestContext, who: string, options: Partial<PageOptions> = {}) =>
  openSignedIn(t, browser, who, 'CompanyManager', { origin: product.origin, ...options })

test('analogic: a base, a paper that is refused with its cause, and another that is approved and sealed', async (t) => {
  const { id, world } = await contractAt('upload_base', 0, 20, 'analogic')
  const { operator } = askers(world)
  const page = await logIn(t, 'dp')
  await visit(page, `/envelopes/${id}`)
  await page.getByText('É a vez de vocês: envie o contrato base.').waitFor()
  await page.getByRole('button', { name: 'Enviar contrato base' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(DOCX)
  await axe(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByText('envie o termo assinado por todas as partes').waitFor()
  await inEveryLook(page, 'envelope-paper')

  await page.getByRole('button', { name: 'Enviar documento assinado' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(PDF)
  await axe(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByRole('button', { name: 'Upload feito' }).waitFor()
  assert.equal(await page.getByRole('button', { name: 'Upload feito' }).isDisabled(), true)

  await take(app, id, 'reject_upload', { asker: operator, cause: 'Falta a página 2' })
  await page.reload()
  await page.getByText('O documento enviado foi recusado: “Falta a página 2”.').waitFor()
  await inEveryLook(page, 'envelope-refused', { at: ['phone'] })
  await page.getByRole('button', { name: 'Enviar documento assinado' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(PDF)
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByRole('button', { name: 'Upload feito' }).waitFor()
  await take(app, id, 'approve_upload', { asker: operator, checklist: LOOKED_AT })
  await settled(product.origin)
  await page.reload()
  await page.getByText(/Concluído em/).waitFor()
})

test('hybrid: the institution signs on paper; a lost answer loses nothing and sends nothing twice', async (t) => {
  const { id, world } = await contractAt('upload', 0, 20, 'hybrid')
  const page = await logIn(t, 'dp', { allow: [/ERR_FAILED|Failed to load/] })
  await visit(page, `/envelopes/${id}`)
  await page.getByRole('button', { name: 'Baixar para assinar' }).waitFor()
  await page.getByRole('button', { name: 'Enviar documento assinado' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(PDF)
  await loseOneAnswer(page, '**/upload')
  const send = page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true })
  await send.click()
  await page.getByText('Não foi possível adicionar esse documento. Por favor, tente novamente mais tarde.').waitFor()
  await page.getByRole('dialog').getByText('assinado.pdf').waitFor()
  await send.click()
  await page.getByRole('button', { name: 'Upload feito' }).waitFor()
  const { current } = await findEnvelope(app.ctx(), id)
  const uploads = await app
    .ctx()
    .db.selectFrom('envelope_uploads')
    .select('id')
    .where('version_id', '=', current.id)
    .execute()
  assert.equal(uploads.length, 1)
  await take(app, id, 'approve_upload', { asker: askers(world).operator, checklist: LOOKED_AT })
  await settled(product.origin)
  await page.reload()
  await page.getByText(/Concluído em/).waitFor()
})

test('a fault of ours says what failed in its own sentence, and speaks of no connection', async (t) => {
  const answered = (page: Page, address: string) =>
    page.route(address, (route) =>
      route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, json: { messages: [] } }),
    )
  const { id } = await contractAt('upload', 0, 20, 'hybrid')
  const page = await logIn(t, 'dp', { allow: [/Failed to load/] })
  await visit(page, `/envelopes/${id}`)
  await answered(page, '**/upload')
  await page.getByRole('button', { name: 'Enviar documento assinado' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(PDF)
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar', exact: true }).click()
  await page
    .getByText('Algo deu errado! Não foi possível adicionar esse documento. Por favor, tente novamente mais tarde.')
    .waitFor()

  const other = await contractAt('signature')
  const signer = await logIn(t, 'representante', { allow: [/Failed to load/] })
  await visit(signer, `/envelopes/${other.id}`)
  await answered(signer, `**/v1/internship/envelopes/${other.id}`)
  await signer.getByRole('button', { name: 'Rejeitar' }).click()
  const cause = signer.getByLabel(/Causa da rejeição/)
  assert.equal(await cause.locator('option').first().textContent(), 'Selecione a causa da rejeição...')
  await cause.selectOption({ index: 1 })
  await signer.getByRole('dialog').getByRole('button', { name: 'Rejeitar' }).click()
  await signer.getByText('Algo deu errado! Não foi possível rejeitar o contrato no momento').waitFor()
})

test('rejected, corrected, and signed again: who had signed reads what changed', async (t) => {
  const { id, internship, name, world } = await contractAt('signature')
  const company = await logIn(t, 'representante')
  const email = 'representante@demo.test'
  const sign = async () => {
    await visit(company, `/envelopes/${id}/assinar`)
    await company.getByRole('button', { name: 'Enviar código' }).click()
    await company.getByLabel(/Código de seis dígitos/).waitFor()
    await company.getByLabel(/Código de seis dígitos/).fill(await signingCodeOf(app, email))
    await company.getByRole('button', { name: 'Abrir o documento' }).click()
    await company.getByText(/Fim do documento/).focus()
    await company.getByText('Você chegou ao fim do documento.').waitFor()
  }
  const conclude = async () => {
    await company.getByRole('button', { name: 'Li até o fim' }).click()
    await company.getByRole('checkbox', { name: /Aceito assinar/ }).check()
    const { person_name } = (await findEnvelope(app.ctx(), id)).steps.find(({ state }) => state === 'current')!
    await company.getByLabel(/Seu nome completo/).fill(person_name!)
    await company.getByRole('button', { name: 'Assinar o documento' }).click()
    await company.getByRole('heading', { name: /Assinado!/ }).waitFor()
  }
  await sign()
  await conclude()

  const intern = await openPage(t, browser, { origin: product.origin })
  const { person_email } = (await findEnvelope(app.ctx(), id)).steps.find(({ target }) => target === 'intern')!
  await settled(product.origin)
  await visit(intern, `/assinaturas/${await linkTokenOf(app, person_email!, name)}`)
  await intern.getByRole('button', { name: 'Enviar código' }).click()
  await intern.getByLabel(/Código de seis dígitos/).waitFor()
  await intern.getByLabel(/Código de seis dígitos/).fill(await signingCodeOf(app, person_email!))
  await intern.getByRole('button', { name: 'Abrir o documento' }).click()
  await intern.getByText(/Fim do documento/).focus()
  await intern.getByRole('button', { name: 'Li até o fim' }).click()
  await intern.getByRole('button', { name: 'Não quero assinar' }).click()
  await intern.getByLabel(/Causa da rejeição/).selectOption({ index: 1 })
  await intern.getByRole('button', { name: 'Recusar', exact: true }).click()
  await intern.getByRole('heading', { name: 'Recusa registrada' }).waitFor()
  await axe(intern)

  const drafter = await logIn(t, 'dp')
  await visit(drafter, `/envelopes/${id}`)
  await drafter.getByRole('button', { name: 'Corrigir e reenviar' }).click()
  await drafter.waitForURL(({ pathname }) => pathname === `/folders/${internship}/rascunho`)
  await drafter.getByRole('region', { name: /rejeitou a versão 1/ }).waitFor()
  await inEveryLook(drafter, 'envelope-correction')
  await drafter.getByRole('button', { name: 'Enviar para assinatura' }).click()
  const unchanged = drafter.getByRole('dialog', { name: 'Nada mudou desde a versão 1' })
  await unchanged.getByText('A versão 2 seria igual à rejeitada.').waitFor()
  // What leads on stands last.
  assert.deepEqual((await unchanged.getByRole('button').allTextContents()).slice(-2), [
    'Enviar sem mudar',
    'Continuar corrigindo',
  ])
  await inEveryLook(drafter, 'envelope-unchanged', { whole: false })
  await unchanged.getByRole('button', { name: 'Continuar corrigindo' }).click()
  await drafter.getByRole('textbox', { name: 'Bolsa' }).fill('1350,00')
  await drafter.getByRole('button', { name: 'Enviar para assinatura' }).click()
  await drafter.waitForURL(({ pathname }) => pathname === `/envelopes/${id}`)
  await bringTo(app, world, id, 'signature')
  await visit(company, `/envelopes/${id}`)
  await company.getByText(/mudou em \d+ pontos? depois da sua assinatura/).waitFor()
  await company.getByRole('heading', { name: 'O que mudou da versão 1 para a 2' }).waitFor()
  await inEveryLook(company, 'envelope-version-2')
  await sign()
  await company.getByRole('heading', { name: 'O que mudou desde a sua assinatura' }).waitFor()
  await axe(company)
  await conclude()
  assert.equal((await findEnvelope(app.ctx(), id)).version, 2)
})
