import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFile } from '#features/files/server/files.ts'
import { checkPdf } from '#server/sealing/check-pdf.ts'
import { sealCertificates } from '#server/sealing/seal-key.ts'
import { openApp } from '#test/support/app.ts'
import { bringTo, contractWorld, newDraft, newInternship } from '#test/support/contracts.ts'
import { refusal } from '#test/support/candidate.ts'
import { qrTexts } from '#test/support/files/pdf-qr.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import { showVerification, verifyHash } from '../../wire/verifications.ts'
import { findEnvelope } from '../envelope-rows.ts'

const app = await openApp()
const world = await contractWorld(app)

test('once everybody has signed one task seals the document, and its evidence stands in it', async () => {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, 'digital')
  await bringTo(app, world, id, 'sealing')
  await app.settle()
  const { state, current, code } = await findEnvelope(app.ctx(), id)
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
