// A student's documents and hours for an internship: sent, refused, corrected, approved, expired; counted up to the
// cap; printed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { printResume, showAttributes } from '#features/candidates/wire/profile.ts'
import { creditHours } from '#features/complementary-hours/server/complementary-hours.ts'
import { addCertificate, printStatement, showHourTotals } from '#features/complementary-hours/wire.ts'
import * as documents from '#features/personal-documents/wire.ts'
import { enqueue } from '#server/tasks/task.ts'
import { openApp } from '#test/support/app.ts'
import { enter, newCandidate } from '#test/support/candidate.ts'
import { lettersTo, tokenFor } from '#test/support/outside/letters.ts'
import { profiles, wholeProfile } from '#test/support/profile.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { newOperator } from '#test/support/operator.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const DAY = 86_400_000

test('from the first paper to the statement', async () => {
  const { token, email } = await newCandidate(app)
  assert.ok(await tokenFor(app, email))
  const operator = await newOperator(app)
  const subjects = async () => (await lettersTo(app, email)).map(({ subject }) => subject)
  const waiting = async () => (await app.call(documents.listDocumentsToCheck, {}, operator)).collection.data

  // The wanted document is sent; the operation refuses it with a reason.
  const valid_until = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(
    new Date(Date.now() + 60 * DAY),
  )
  const { data: sent } = await app.call(
    documents.sendDocument,
    { document: { category: 'proof_of_enrolment', valid_until, file: fileOf(pdf('borrado'), 'matricula.pdf') } },
    token,
  )
  const [first] = await waiting()
  await app.call(documents.openDocument, { id: first!.id }, operator)
  await app.call(documents.judgeDocument, { id: first!.id, approved: false, reason: 'Está borrado.' }, operator)
  assert.deepEqual((await subjects())[0], 'Seu documento precisa de atenção: Comprovante de matrícula')

  // Another file replaces it and is approved.
  await app.call(
    documents.replaceDocument,
    { id: sent.id, document: { valid_until, file: fileOf(pdf('nítido'), 'matricula.pdf') } },
    token,
  )
  await app.call(documents.judgeDocument, { id: (await waiting())[0]!.id, approved: true }, operator)
  const [paper] = (await app.call(documents.listDocuments, {}, token)).collection.data
  assert.deepEqual(
    [paper!.attributes.state, paper!.attributes.history.map(({ state }) => state)],
    ['aprovado', ['recusado']],
  )
  assert.deepEqual((await subjects())[0], 'Documento aprovado: Comprovante de matrícula')

  // Hours: Ponte's own count automatically, others need a certificate; one cap for both.
  const { data: own } = await app.call(showAttributes, {}, token)
  const earned = {
    user_info_id: own.id,
    source: 'academy',
    source_key: 'curso 1',
    category: 'culture_sport',
    title: 'Teatro',
    issuer: 'Academy',
    hours: 10,
  } as const
  await Promise.all([creditHours(app.ctx(), earned), creditHours(app.ctx(), earned)])
  await app.call(
    addCertificate,
    {
      certificate: {
        category: 'culture_sport',
        title: 'Coral',
        issuer: 'Casa de Cultura',
        hours: 30,
        finished_on: '01/02/2026',
        file: fileOf(pdf('coral')),
      },
    },
    token,
  )
  const { attributes: totals } = (await app.call(showHourTotals, {}, token)).data
  assert.deepEqual([totals.hours, totals.credited], [40, 30])
  assert.equal(
    totals.categories.find(({ value }) => value === 'culture_sport')!.why,
    'Você reuniu 40 h. A regra usual aproveita até 30 h nesta categoria.',
  )

  // Both are printed.
  await profiles(app).save(token, wholeProfile())
  for (const printed of [await app.call(printStatement, {}, token), await app.call(printResume, { id: own.id }, token)])
    assert.equal((await printed.text()).slice(0, 5), '%PDF-')

  // Months later the document has expired.
  app.at(new Date(Date.now() + 70 * DAY).toISOString())
  await enqueue(app.ctx(), { name: 'tell-document-expiries' }, {})
  assert.equal((await subjects())[0], 'Documento vencido: Comprovante de matrícula')
  const { access_token } = await enter(app, { email })
  assert.equal(
    (await app.call(documents.listDocuments, {}, access_token)).collection.data[0]!.attributes.state,
    'vencido',
  )
  app.at(undefined)
})
