// What an inspection asks for of one internship: in the company's documents, each as its own download, and in the ZIP.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { downloadKeptPaper, listContractDocuments } from '#features/contracts/wire/documents.ts'
import { attachFile, keepFile } from '#features/files/server/files.ts'
import { unzip } from '#server/storage/unzip.ts'
import { uuid } from '#server/uuid.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld, runningInternship, type World } from '#test/support/contracts.ts'
import { pdfText } from '#test/support/files/pdf-text.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { completed } from '#test/support/life.ts'
import * as wire from '../../wire/zips.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
let world: World
let id = ''
const dp = () => world.of('Departamento Pessoal').token!
const AT = '2026-11-20T12:00:00Z'

async function kept(name: string) {
  const ctx = app.ctx()
  const file = await keepFile(ctx, fileOf(pdf(), name), {
    field: 'file',
    purpose: 'form document',
    accept: ['pdf'],
    limit: 1_000_000,
    private: true,
  })
  await attachFile(ctx, file)
  return file.id
}

async function withProof() {
  const { db } = app.ctx()
  const form_id = uuid()
  const form = {
    kind: 'admission',
    state: 'answered',
    company_id: world.companies.company,
    internship_id: id,
    person_name: 'Lia',
    person_email: 'lia@escola.example',
    sealed_identity: 'x',
    expires_on: '2026-12-01',
    created_at: AT,
    invited_at: AT,
    answered_at: AT,
  }
  await db
    .insertInto('internship_forms')
    .values({ id: form_id, ...form })
    .execute()
  const file_id = await kept('matricula.pdf')
  await db
    .insertInto('internship_form_documents')
    .values({ id: uuid(), form_id, category: 'enrolment_proof', file_id, sent_at: AT })
    .execute()
}

async function evaluated(author: 'intern' | 'supervisor', comment: string) {
  const said = { score_1: 5, score_2: 4, score_3: 5, comment, answered_at: AT, author_name: 'Sônia Lima' }
  await app
    .ctx()
    .db.insertInto('evaluations')
    .values({
      id: uuid(),
      internship_id: id,
      period: 'month_6',
      author,
      opened_on: '2026-11-01',
      due_on: '2026-11-30',
      ...said,
    })
    .execute()
}

before(async () => {
  world = await contractWorld(app)
  id = await runningInternship(app, world)
  await completed(app, world, id, 'relatorio', { from: '2026-06-01', to: '2026-11-01' })
  await withProof()
  await evaluated('supervisor', 'Aprendeu depressa.')
  await evaluated('intern', 'Segredo de quem estagia.')
  const sealed_file_id = await kept('termo.pdf')
  const issued = { code: 'PT-2345-6789', paper: '{}', sha256: 'x', issued_by: 'Dora', issued_at: AT }
  await app
    .ctx()
    .db.insertInto('internship_certificates')
    .values({ internship_id: id, ...issued, sealed_file_id, sealed_sha256: 'x', sealed_at: AT })
    .execute()
})

test('proof, report, evaluation and certificate stand among the documents, dated and downloaded', async () => {
  const { collection, total_count } = await app.call(listContractDocuments, { internship_id: id }, dp())
  const rows = collection.data.map(({ id, attributes: a }) => ({ id, ...a }))
  assert.equal(total_count, 4)
  assert.deepEqual(rows.map(({ document, kind }) => kind ?? document).sort(), [
    'certificate',
    'enrolment_proof',
    'evaluation',
    'relatorio',
  ])
  assert.ok(rows.every(({ made_at }) => made_at))
  const get = (paper_id: string, token = dp()) => app.call(downloadKeptPaper, { id, paper_id }, token)
  for (const { id: paper_id, kind } of rows) {
    if (kind) continue
    const bytes = Buffer.from(await (await get(paper_id)).arrayBuffer())
    assert.equal(bytes.toString('latin1', 0, 5), '%PDF-')
    assert.equal((await refusal(get(paper_id, world.of('Departamento Pessoal', 'stranger').token!))).status, 404)
    assert.equal((await refusal(get(paper_id, world.of('Recrutador').token!))).status, 403)
  }
  const evaluation = rows.find(({ document }) => document === 'evaluation')!
  const words = pdfText(Buffer.from(await (await get(evaluation.id)).arrayBuffer()))
  assert.match(words, /Aprendeu depressa/)
  assert.doesNotMatch(words, /Segredo/)
  assert.equal((await app.call(listContractDocuments, { document: ['certificate'] }, dp())).total_count, 1)
})

test('the ZIP holds them too, each by its day', async () => {
  await app.call(wire.createFolderZip, { ids: [id] }, dp())
  await app.settle()
  const [zip] = (await app.call(wire.listFolderZips, {}, dp())).data
  assert.deepEqual([zip!.attributes.state, zip!.attributes.files], ['ready', 4])
  const answer = await app.request(zip!.attributes.url!)
  const names = [...unzip(new Uint8Array(await answer.arrayBuffer()), 50_000_000)].map(
    ({ name }) => name.split('/')[1]!,
  )
  for (const wanted of [
    /^Comprovante de matrícula 2026-11-20\.pdf$/,
    /^Avaliação de desempenho 2026-11-20\.pdf$/,
    /^Termo de realização PT-2345-6789 2026-11-20\.pdf$/,
    /^Relatório de atividades PT-.*\.pdf$/,
  ])
    assert.ok(
      names.some((name) => wanted.test(name)),
      `${wanted.source} of ${names.join('; ')}`,
    )
})

test('a certificate that was issued again is told apart from the one that holds', async () => {
  const { db } = app.ctx()
  const old = { code: 'PT-2345-0000', paper: '{}', sha256: 'x', issued_by: 'Dora', issued_at: AT }
  const replacement = { replaced_by: 'PT-2345-6789', replaced_at: AT, reason: 'Nome errado' }
  const sealed_file_id = await kept('velho.pdf')
  await db
    .insertInto('replaced_certificates')
    .values({ internship_id: id, ...old, ...replacement, sealed_file_id })
    .execute()
  const { collection } = await app.call(listContractDocuments, { internship_id: id }, dp())
  assert.deepEqual(
    collection.data.filter(({ attributes: a }) => a.replaced).map(({ attributes: a }) => a.code),
    [old.code],
  )
})
