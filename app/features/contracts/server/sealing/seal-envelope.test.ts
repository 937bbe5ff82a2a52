import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFile } from '#features/files/server/files.ts'
import { checkPdf } from '#server/sealing/check-pdf.ts'
import { sealCertificates } from '#server/sealing/seal-key.ts'
import { openApp } from '#test/support/app.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { refusal } from '#test/support/candidate.ts'
import { qrTexts } from '#test/support/files/pdf-qr.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { linkTokenOf, SEALED } from '#test/support/signing.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import { downloadSealed, renewLink, showInvitation } from '../../wire/signing.ts'
import { showVerification, verifyHash } from '../../wire/verifications.ts'
import { currentStep, findEnvelope } from '../envelope-rows.ts'

const app = await openApp()
const world = await contractWorld(app)

test('once everybody has signed one task seals the document, and its evidence stands in it', async () => {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'sealing')
  const { code } = await findEnvelope(app.ctx(), id)
  assert.equal((await app.call(showVerification, { code })).data.attributes.state, 'sealing')
  await app.settle()
  const { state, current } = await findEnvelope(app.ctx(), id)
  assert.equal(state, 'completed')
  const bytes = await readFile(app.ctx(), current.sealed_file_id!)
  assert.deepEqual(await checkPdf(bytes, await sealCertificates(app.ctx())), { verdict: 'intact' })
  const text = pdfText(Buffer.from(bytes))
  const told = (await app.call(showVerification, { code: code.toLowerCase().replaceAll('-', ' ') })).data.attributes
  assert.deepEqual([told.state, told.sha256, told.history.intact], ['sealed', current.sealed_sha256, true])
  const found = await app.call(verifyHash, { sha256: told.sha256! })
  assert.equal(found.data.attributes.code, code)
  assert.ok(!JSON.stringify(told).includes(world.intern.user_info_id!))
  assert.equal((await refusal(app.call(verifyHash, { sha256: '0'.repeat(64) }))).status, 404)
  const { app_origin } = app.ctx().configuration
  const codes = qrTexts(Buffer.from(bytes))
  assert.ok(codes.length > 1)
  assert.deepEqual(new Set(codes), new Set([`${app_origin}/verificar/${code}`]))
  assert.ok(text.includes('Evidências') && text.includes(code), text.slice(0, 400))
})

test('whoever signed has the sealed file by the link of their letter, for 30 days, and then by another', async () => {
  const guardians = [{ name: 'Marta Duarte', kinship: 'mãe', email: 'marta@casa.example' }]
  const { id: internship } = await newInternship(app, world, { born: '2010-05-10', guardians })
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'signature')
  await app.settle()
  const asked = await linkTokenOf(app, currentStep(await findEnvelope(app.ctx(), id))!.person_email!)
  await bringTo(app, world, id, 'sealing')
  await app.settle()
  const { current } = await findEnvelope(app.ctx(), id)
  const sealed = Buffer.from(await readFile(app.ctx(), current.sealed_file_id!))
  const got = async (token: string) => Buffer.from(await (await app.call(downloadSealed, { token })).arrayBuffer())
  for (const email of ['marta@casa.example', 'estagios@colegio.example']) {
    const [letter] = await lettersTo(app, email)
    assert.match(letter!.subject, /^Tudo assinado/)
    const token = await linkTokenOf(app, email, SEALED)
    assert.ok((await app.call(showInvitation, { token })).data.attributes.sealed_at)
    assert.ok((await got(token)).equals(sealed))
  }
  // What was sent to sign it opens a receipt still, and no document.
  assert.equal((await app.call(showInvitation, { token: asked })).data.attributes.state, 'signed')
  assert.equal((await refusal(app.call(downloadSealed, { token: asked }))).status, 410)
  const old = await linkTokenOf(app, 'marta@casa.example', SEALED)
  const { db, now } = app.ctx()
  await db.updateTable('signing_links').set({ expires_at: now.toISOString() }).execute()
  assert.equal((await refusal(app.call(downloadSealed, { token: old }))).status, 410)
  await app.call(renewLink, { token: old })
  await app.settle()
  const renewed = await linkTokenOf(app, 'marta@casa.example', SEALED)
  assert.notEqual(renewed, old)
  assert.ok((await got(renewed)).equals(sealed))
})
