// Hostile spreadsheets, sent to the imports.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { commitImport, importCollaborators, showImport } from '#features/collaborators/wire/collaborators.ts'
import { importEnrolments } from '#features/institutions/wire/partners.ts'
import type { Heard } from '#test/support/product/loopback.ts'
import { attack } from './attack.ts'
import { table } from './hostile-tables.ts'
import { workbook } from './hostile-workbooks.ts'
import { knownRequests, type Known } from './known-requests.ts'
import { openTarget } from './target.ts'

const target = await openTarget({ demo: true })
const { app } = target
let colleagues: Known
let students: Known
before(async () => {
  const requests = await knownRequests(app)
  const to = (endpoint: Known['endpoint']) => requests.find((one) => one.endpoint === endpoint)!
  const { institution_id } = await app
    .ctx()
    .db.selectFrom('institution_partners')
    .select('institution_id')
    .executeTakeFirstOrThrow()
  colleagues = to(importCollaborators)
  students = { ...to(importEnrolments), path: `/v1/admin/institutions/${institution_id}/enrolment_lists` }
  await app.settle()
})

/** No background work may have failed behind a correct answer. */
async function settled() {
  await app.settle()
  const { rows } = await sql`select name, last_fault from tasks where last_fault is not null`.execute(app.ctx().db)
  assert.deepEqual(rows, [])
}

async function post({ path, method, headers }: Known, bytes: Buffer, fields: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new Blob([new Uint8Array(bytes)]), 'planilha')
  const sent = new Response(form)
  return target.ask(path, {
    method,
    headers: { ...headers, 'content-type': sent.headers.get('content-type')! },
    body: Buffer.from(await sent.arrayBuffer()),
  })
}

/** The import must end, whatever was sent; valid rows are imported. */
async function toColleagues(bytes: Buffer): Promise<Heard> {
  const heard = await post(colleagues, bytes)
  if (heard.status !== 202) return heard
  const { id } = (JSON.parse(heard.text) as { data: { id: string } }).data
  const token = colleagues.headers['authorization']!.replace('Bearer ', '')
  const state = async () => (await app.call(showImport, { id }, token)).data.attributes
  await settled()
  const { state: now, good } = await state()
  assert.ok(now === 'failed' || now === 'checked', now)
  if (now === 'failed' || !good) return heard
  await app.call(commitImport, { id }, token)
  await settled()
  assert.equal((await state()).state, 'done')
  return heard
}

async function toStudents(bytes: Buffer): Promise<Heard> {
  const heard = await post(students, bytes)
  await settled()
  return heard
}

test('no separated values end in a fault where colleagues are invited from them', () =>
  attack(target, 40, table, toColleagues))
test('no workbook ends in a fault where colleagues are invited from it', () =>
  attack(target, 40, workbook, toColleagues))
test('no separated values end in a fault where students are told from them', () =>
  attack(target, 25, table, toStudents))
test('no workbook ends in a fault where students are told from it', () => attack(target, 25, workbook, toStudents))
