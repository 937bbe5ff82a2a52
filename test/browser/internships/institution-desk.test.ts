// An institution's person asks for the link, proves the address, confirms weeks and signs: on a phone, by the keyboard.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { currentStep, findEnvelope } from '#features/contracts/server/contracts.ts'
import { axe } from '#test/support/browser/axe.ts'
import { openBrowser, openPage, sizes, visit } from '#test/support/browser/chromium.ts'
import { askers, take } from '#test/support/contracts.ts'
import { openContractsOnShow } from '#test/support/contracts-on-show.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { settled } from '#test/support/settled.ts'
import { keyboard } from '../hands.ts'
import { fits, inEveryLook } from '../looks.ts'

const { product, app, contractAt } = await openContractsOnShow()
const browser = await openBrowser()
const CELIA = { name: 'Célia Vaz', email: 'estagios@colegio.example' }
const WEEK = { from: '2027-05-10', to: '2027-05-14' }

/** Two contracts: one waits for the institution, the other's internship runs. */
async function prepared() {
  const waits = await contractAt('signature')
  const { operator } = askers(waits.world)
  for (let most = 4; most > 0; most--) {
    const step = currentStep(await findEnvelope(app.ctx(), waits.id))!
    if (step.target === 'institution') break
    await take(app, waits.id, 'sign', { asker: { ...operator, party: step.party, step_id: step.id }, facts: {} })
  }
  const runs = await contractAt('created', 0, -20)
  const { db, now } = app.ctx()
  await db.updateTable('internships').set({ agreed_at: now.toISOString() }).where('id', '=', runs.internship).execute()
  await db
    .updateTable('internship_terms')
    .set({ assessment_weeks: JSON.stringify([WEEK]) })
    .where('internship_id', '=', runs.internship)
    .execute()
  await settled(product.origin)
  return { waits, runs }
}

async function inLetter(pattern: RegExp) {
  await settled(product.origin)
  for (const { text } of await lettersTo(app, CELIA.email)) {
    const [, match] = pattern.exec(text) ?? []
    if (match) return match
  }
  throw new Error(`no letter has ${pattern.source}`)
}

test('from the address to the signature, by the keyboard at 360 px', async (t) => {
  const { waits, runs } = await prepared()
  const page = await openPage(t, browser, { origin: product.origin, size: sizes.phone })
  const hand = keyboard(page)
  await visit(page, '/mesa')
  await hand.type(page.getByLabel(/Seu e-mail na instituição/), 'colegio')
  await hand.press(page.getByRole('button', { name: 'Receber o link' }))
  await page.getByText('Formato de e-mail inválido.').first().waitFor()
  await inEveryLook(page, 'desk-request')
  await page.getByLabel(/Seu e-mail na instituição/).fill('')
  await hand.type(page.getByLabel(/Seu e-mail na instituição/), CELIA.email)
  await hand.press(page.getByRole('button', { name: 'Receber o link' }))
  await page.getByRole('heading', { name: 'Confira o seu e-mail' }).waitFor()

  await visit(page, `/mesa/${await inLetter(/\/mesa\/([\w-]{43})/)}`)
  await hand.press(page.getByRole('button', { name: 'Enviar código' }))
  const code = page.getByLabel(/Código de seis dígitos/)
  await code.waitFor()
  await hand.type(code, await inLetter(/a mesa da instituição é (\d{6})\./))
  await inEveryLook(page, 'desk-code', { at: ['phone'] })
  await hand.press(page.getByRole('button', { name: 'Abrir a mesa' }))
  await page.getByRole('heading', { name: 'Esperam por você' }).waitFor()
  await inEveryLook(page, 'desk')

  const weeks = page.getByRole('region', { name: `Semanas de avaliação de ${runs.name}` })
  await hand.press(weeks.getByRole('button', { name: /Confirmar ou corrigir/ }))
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Seu nome completo/).waitFor()
  await axe(page)
  await fits(page)
  await hand.type(dialog.getByLabel(/Seu nome completo/), CELIA.name)
  await hand.press(dialog.getByRole('button', { name: 'Registrar' }))
  await weeks.getByText('Confirmadas').waitFor()

  await hand.press(page.getByRole('button', { name: new RegExp(`Ler e assinar: .* ${waits.name}`) }))
  await page.getByRole('heading', { name: 'O documento', exact: true }).waitFor()
  await page.getByText(/Fim do documento/).focus()
  await page.getByText('Você chegou ao fim do documento.').waitFor()
  await hand.press(page.getByRole('button', { name: 'Li até o fim' }))
  await hand.pick(page.getByRole('checkbox', { name: /Aceito assinar/ }))
  await hand.type(page.getByLabel(/Seu nome completo/), CELIA.name.toUpperCase())
  await hand.press(page.getByRole('button', { name: 'Assinar o documento' }))
  await page.getByRole('heading', { name: 'Já assinados ou recusados' }).waitFor()
  await page.getByText('Nada espera por você').waitFor()
  await inEveryLook(page, 'desk-signed')
  assert.ok(['sealing', 'completed'].includes((await findEnvelope(app.ctx(), waits.id)).state))
})
