// Contracts on paper, over HTTP: what is sent, what is refused, who looks at it, and the seal at the end.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { readFile } from '#features/files/server/files.ts'
import { bytesOf } from '#server/pdf/paper.ts'
import { readPdf } from '#server/pdf/read-pdf.ts'
import { setPaper } from '#server/pdf/set-paper.ts'
import { checkPdf } from '#server/sealing/check-pdf.ts'
import { sealCertificates } from '#server/sealing/seal-key.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { bringTo, contractWorld, LOOKED_AT, newDraft, newInternship } from '#test/support/contracts.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { docx } from '#test/support/files/zip-files.ts'
import { pdfsig, withoutPdfsig } from '#test/support/files/pdfsig.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { newOperator } from '#test/support/operator.ts'
import { downloadEnvelope, moveEnvelope, showEnvelope, uploadBase, uploadSigned } from '../../wire/envelopes.ts'
import { showVerification } from '../../wire/verifications.ts'
import { findEnvelope } from '../envelope-rows.ts'

const app = await openApp()
const world = await contractWorld(app)
const drafter = world.of('Departamento Pessoal')
const DRAFTER = 'company-3@pessoas.example'
const operator = world.operator.token!

const other = await newOperator(app, 'operadora@pessoas.example')

const paper = await bytesOf(
  setPaper({ paper: { title: 'Termo assinado', blocks: [] }, mark: 'PT', app_name: 'Ponte', dated: '2026-11-23' }),
)
const scanned = () => fileOf(Buffer.from(paper), 'assinado.pdf')
const photo = async (shade: number) =>
  fileOf(
    await sharp({ create: { width: 600, height: 800, channels: 3, background: { r: shade, g: shade, b: shade } } })
      .jpeg()
      .toBuffer(),
    'pagina.jpg',
  )

async function placed(type: 'analogic' | 'hybrid', state: string) {
  const { id: internship } = await newInternship(app, world)
  const id = await newDraft(app, internship, type)
  await bringTo(app, world, id, state)
  return id
}
const upload = (id: string, signed_document: File | File[], token = drafter.token!, key?: string) =>
  app.call(uploadSigned, { id, envelope: { signed_document } }, token, key)
const judge = (id: string, event: 'approve_upload' | 'reject_upload', status: object, token: string) =>
  app.call(moveEnvelope, { id, envelope: { event, status } }, token)
const approve = (id: string, token: string, checklist = LOOKED_AT) => judge(id, 'approve_upload', { checklist }, token)

async function sealedOf(id: string) {
  await app.settle()
  const { state, current } = await findEnvelope(app.ctx(), id)
  assert.equal(state, 'completed')
  const bytes = await readFile(app.ctx(), current.sealed_file_id!)
  assert.deepEqual(await checkPdf(bytes, await sealCertificates(app.ctx())), { verdict: 'intact' })
  return bytes
}

test('analogic: a base, a paper that is refused, one that is approved, and the seal', async () => {
  const id = await placed('analogic', 'upload_base')
  const base = fileOf(docx(), 'contrato.docx')
  const { data } = await app.call(uploadBase, { id, envelope: { filled_archives: [base] } }, drafter.token)
  assert.deepEqual([data.attributes.current_state, data.attributes.can_upload], ['upload', true])
  const copy = await app.call(downloadEnvelope, { id }, world.intern.token)
  assert.match(copy.type, /wordprocessingml/)

  const waits = (await upload(id, scanned())).data.attributes
  assert.deepEqual([waits.current_state, waits.can_upload, waits.uploads[0]!.pages], ['upload_review', false, 1])
  assert.equal((await refusal(upload(id, scanned()))).status, 409)

  const refused = await judge(id, 'reject_upload', { rejection_cause: 'Documento ilegível ou corrompido' }, operator)
  assert.match(refused.data.attributes.uploads[0]!.cause!, /Documento ilegível ou corrompido/)
  const [letter] = await lettersTo(app, DRAFTER)
  assert.match(letter!.text, /“Documento ilegível ou corrompido”/)
  assert.match(letter!.text, /\/envelopes\/[\w-]+\?para=empresa/)
  const again = (await app.call(showEnvelope, { id }, drafter.token)).data.attributes
  assert.deepEqual([again.can_upload, again.header.tone], [true, 'mine'])
  assert.match(again.header.words, /foi recusado: “Documento ilegível ou corrompido”/)

  await upload(id, [await photo(120), await photo(180)])
  assert.equal((await refusal(approve(id, operator, ['pages']))).status, 422)
  const both = await Promise.allSettled([approve(id, operator), approve(id, other)])
  assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.ok((await sealedOf(id)).length > 0)

  // Every party is named, with how it signed, and who looked at the paper.
  const { code } = await findEnvelope(app.ctx(), id)
  const { signers, paper: checked } = (await app.call(showVerification, { code })).data.attributes
  assert.deepEqual(
    signers.map(({ role, how, on_paper }) => [role, how, on_paper]),
    ['Empresa', 'Estagiário(a)', 'Instituição de ensino'].map((role) => [role, 'à mão, em papel', true]),
  )
  assert.ok(signers.every(({ initials }) => /^\p{Lu}\./u.test(initials)))
  assert.equal(signers[2]!.initials, 'C. V.')
  assert.deepEqual([checked!.pages, checked!.checked_by, checked!.checked.length], [2, 'Ponte', LOOKED_AT.length])
})

test('of somebody under 18 the guardian stands among those who signed the paper', async () => {
  const guardians = [{ name: 'Marta Duarte', kinship: 'mãe', email: 'marta@casa.example' }]
  const { id: internship } = await newInternship(app, world, { born: '2010-05-10', guardians })
  const id = await newDraft(app, internship, 'analogic')
  await bringTo(app, world, id, 'sealing')
  const { code } = await findEnvelope(app.ctx(), id)
  const { signers } = (await app.call(showVerification, { code })).data.attributes
  assert.deepEqual(
    signers.filter(({ role }) => role === 'Responsável legal').map(({ initials }) => initials),
    ['M. D.'],
  )
})

test('several files of a base contract are one document, in their order', async () => {
  const send = async (...filled_archives: File[]) => {
    const id = await placed('analogic', 'upload_base')
    return app.call(uploadBase, { id, envelope: { filled_archives } }, drafter.token)
  }
  const { data } = await send(scanned(), scanned(), scanned())
  const [base, ...more] = data.attributes.uploads
  assert.deepEqual([base!.purpose, base!.pages, more, data.attributes.current_state], ['base', 3, [], 'upload'])
  const copy = await app.call(downloadEnvelope, { id: data.id }, world.intern.token)
  assert.equal((await readPdf(new Uint8Array(await copy.arrayBuffer()))).pages, 3)
  for (const files of [
    [scanned(), fileOf(docx(), 'contrato.docx')],
    [scanned(), fileOf(pdf('2 0 obj <</Type /Pages /Count 2>> endobj'), 'estranho.pdf')],
  ]) {
    const { status, body } = await refusal(send(...files))
    assert.deepEqual([status, Object.keys(body.errors!)], [422, ['filled_archives']])
  }
})

test('hybrid: who uploaded the paper does not approve it', async () => {
  const id = await placed('hybrid', 'upload')
  const seen = (await app.call(showEnvelope, { id }, drafter.token)).data.attributes
  assert.equal(seen.can_show_hybrid_download, true)
  const mine = (await upload(id, scanned(), operator)).data.attributes
  assert.deepEqual(
    mine.current_state_events.filter(({ name }) => name === 'approve_upload'),
    [],
  )
  assert.equal((await refusal(approve(id, operator))).status, 403)
  await approve(id, other)
  await sealedOf(id)
})

test('an upload whose answer was lost, and that is sent again, is one upload', async () => {
  const id = await placed('hybrid', 'upload')
  const key = 'k'.repeat(30)
  await upload(id, scanned(), drafter.token, key)
  const { data } = await upload(id, scanned(), drafter.token, key)
  assert.equal(data.attributes.uploads.length, 1)
})

test('what cannot be looked at is refused with its cause', async () => {
  const id = await placed('hybrid', 'upload')
  const status = async (file: File | File[]) => (await refusal(upload(id, file))).status
  assert.equal(await status(fileOf('MZ\x90\x00 not a document', 'termo.pdf')), 415)
  assert.equal(await status(fileOf(pdf(), 'vazio.pdf')), 422)
  assert.equal(await status(fileOf(pdf('2 0 obj <</Type /Pages /Count 2>> endobj /Encrypt 5 0 R'), 'senha.pdf')), 422)
  assert.equal(await status(fileOf(pdf('2 0 obj <</Type /Pages /Count 41>> endobj'), 'longo.pdf')), 422)
  assert.equal(await status(fileOf(docx(), 'termo.docx')), 415)
  assert.equal(await status([]), 422)
  assert.equal((await findEnvelope(app.ctx(), id)).state, 'upload')
})

test('the same file in another contract warns who looks at it', async () => {
  const [one, two] = [await placed('hybrid', 'upload'), await placed('hybrid', 'upload')]
  const file = async () => photo(33)
  await upload(one, await file())
  const { data } = await upload(two, await file())
  assert.equal(data.attributes.uploads[0]!.seen_elsewhere, true)
})

for (const type of ['digital', 'hybrid', 'analogic'] as const)
  test(
    `a program that is not ours accepts the sealed document of the flow ${type}`,
    { skip: withoutPdfsig },
    async () => {
      const { id: internship } = await newInternship(app, world)
      const id = await newDraft(app, internship, type)
      if (type === 'analogic') {
        await bringTo(app, world, id, 'upload_base')
        const filled_archives = [fileOf(Buffer.from(paper), 'base.pdf')]
        await app.call(uploadBase, { id, envelope: { filled_archives } }, drafter.token)
      }
      if (type !== 'digital') {
        await bringTo(app, world, id, 'upload')
        await upload(id, type === 'hybrid' ? scanned() : [await photo(40), await photo(50)])
        await approve(id, operator)
      } else await bringTo(app, world, id, 'sealing')
      const bytes = await sealedOf(id)
      assert.match(pdfsig(bytes), /Total document signed[\s\S]*Signature is Valid/)
      const changed = bytes.map((byte, at) => (at === bytes.length - 3000 ? byte ^ 1 : byte))
      assert.match(pdfsig(changed), /Digest Mismatch/)
      assert.match(pdfsig(Buffer.concat([bytes, Buffer.from('\n% mais')])), /Not total document signed/)
    },
  )
