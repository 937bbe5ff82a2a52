// Everything that one person may add has a limit, and who reaches it reads why.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from 'kysely'
import { MOST_NOTES } from '#features/candidatures/wire/candidature-words.ts'
import { addNote } from '#features/candidatures/wire/pipeline.ts'
import * as saved from '#features/jobs/wire/saved.ts'
import { copyJob, createJob, MOST_DRAFTS, updateJob } from '#features/jobs/wire/writing.ts'
import { MOST_VERSIONS, replaceDocument, sendDocument } from '#features/personal-documents/wire.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate, refusal } from '#test/support/candidate.ts'
import { applyTo, readyCandidate } from '#test/support/candidatures.ts'
import { draftJob, newJob } from '#test/support/jobs.ts'
import { everybody, type Person } from '#test/support/people.ts'
import { profiles } from '#test/support/profile.ts'
import { fileOf, pdf } from '#test/support/files/sample-files.ts'
import { MOST_OLD_ADDRESSES } from '#wire/link/slug.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off', COMPANY_VERIFICATION: 'auto' } })
const limited = await openApp()
let people: Person[] = []
before(async () => void ({ people } = await everybody(app)))
const recruiter = () => people.find(({ role, place }) => role === 'Recrutador' && place === 'company')!.token!
const db = () => app.ctx().db

/** Inserts this many copies of a row, each with its own id and these columns. */
const copies = (table: string, id: string, many: number, unlike = '{}') =>
  sql`insert into ${sql.table(table)} select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()) ||
    ${sql.raw(unlike)})).*
    from ${sql.table(table)} t, generate_series(1, ${sql.lit(many)}) n where t.id = ${id}`.execute(db())

test('a company begins no more drafts than it can look over, by copying neither', async () => {
  const { id } = await draftJob(app, recruiter())
  await copies('jobs', id, MOST_DRAFTS - 1, `jsonb_build_object('slug', 'copia-' || n, 'creation_key', null)`)
  const { status, body } = await refusal(app.call(createJob, { job: { title: 'Mais um' } }, recruiter()))
  assert.deepEqual(
    [status, body.errors],
    [422, { title: ['A empresa já tem 200 rascunhos. Publique ou apague um para começar outro'] }],
  )
  assert.equal((await refusal(app.call(copyJob, { id }, recruiter()))).status, 422)
  await sql`delete from jobs where slug like 'copia-%'`.execute(db())
  await app.call(createJob, { job: { title: 'Mais um' } }, recruiter())
})

test('a candidature takes only so many notes', async () => {
  const job = await newJob(app, recruiter())
  const { token } = await readyCandidate(app)
  const { id } = await applyTo(app, job.attributes.slug, token)
  const note = () => app.call(addNote, { id, note: { text: 'Escreve bem.' } }, recruiter())
  await note()
  const [first] = await db().selectFrom('candidature_notes').select('id').where('candidature_id', '=', id).execute()
  await copies('candidature_notes', first!.id, MOST_NOTES - 1, `jsonb_build_object('creation_key', null)`)
  const { status, body } = await refusal(note())
  assert.deepEqual([status, Object.keys(body.errors!)], [422, ['text']])
})

test('a person keeps only so many jobs, and one that is kept already is kept', async () => {
  const { token, email } = await newCandidate(app)
  const { id, attributes } = await newJob(app, recruiter())
  const fresh = (await newJob(app, recruiter())).attributes.slug
  await app.call(saved.saveJob, { slug: attributes.slug }, token)
  await copies('jobs', id, 499, `jsonb_build_object('slug', 'guardada-' || n, 'creation_key', null)`)
  await sql`insert into saved_jobs (user_info_id, job_id, saved_at)
    select u.id, j.id, now() from jobs j, user_infos u join logins l on l.id = u.login_id
    where l.email = ${email} and j.slug like 'guardada-%'`.execute(db())
  assert.equal((await refusal(app.call(saved.saveJob, { slug: fresh }, token))).status, 409)
  await app.call(saved.saveJob, { slug: attributes.slug }, token)
})

test('a document that was replaced again and again ends', async () => {
  const { token } = await newCandidate(app)
  let made = 0
  const paper = () => fileOf(pdf(`papel ${++made}`), 'rg.pdf')
  const { id } = (await app.call(sendDocument, { document: { category: 'rg', file: paper() } }, token)).data
  const replace = () => app.call(replaceDocument, { id, document: { file: paper() } }, token)
  while (made < MOST_VERSIONS) await replace()
  const { status, body } = await refusal(replace())
  assert.equal(status, 409)
  assert.match(body.messages![0]!, /já teve 30 versões/)
})

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

test('addresses that a job and a person have left are only so many', async () => {
  const { token } = await newCandidate(app)
  const { id, attributes } = await newJob(app, recruiter())
  let { lock_version } = attributes
  for (let n = 0; n <= MOST_OLD_ADDRESSES + 5; n++) {
    const { data } = await app.call(updateJob, { id, job: { title: `Estágio ${n}`, lock_version } }, recruiter())
    ;({ lock_version } = data.attributes)
    await profiles(app).save(token, { social_name: `Ana ${LETTERS[n % 26]}${LETTERS[Math.floor(n / 26)]}` })
  }
  const kept = async (table: 'job_slugs' | 'user_info_old_slugs') =>
    (await db().selectFrom(table).select('slug').execute()).length
  assert.equal(await kept('job_slugs'), MOST_OLD_ADDRESSES)
  assert.equal(await kept('user_info_old_slugs'), MOST_OLD_ADDRESSES)
})

test('who changes something without end is told to wait, and goes on reading', async () => {
  const { token } = await newCandidate(limited)
  const headers = { authorization: `Bearer ${token}` }
  const change = () => limited.request('/v1/ats/saved_jobs/nenhuma', { method: 'PUT', headers })
  const heard = new Set<number>()
  for (let n = 0; n < 1300 && !heard.has(429); n++) heard.add((await change()).status)
  assert.ok(heard.has(429))
  assert.equal((await limited.request('/v1/sessions', { headers })).status, 200)
})
