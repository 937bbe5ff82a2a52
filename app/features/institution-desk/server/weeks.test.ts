// Weeks as an institution tells them at its desk: confirmed, or other ones.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { showLedger } from '#features/internship-life/wire/ledger.ts'
import { uuid } from '#server/uuid.ts'
import { openApp } from '#test/support/app.ts'
import { refusal } from '#test/support/candidate.ts'
import { contractWorld } from '#test/support/contracts.ts'
import { CELIA, deskOfSchool } from '#test/support/internships/desk.ts'
import { lettersTo } from '#test/support/outside/letters.ts'
import { formatDate } from '#wire/time/date.ts'
import * as wire from '../wire/desk.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const { day, WEEK, running, sessionOf } = deskOfSchool(app, world)
const DP = 'company-3@pessoas.example'
const OTHER = { from: day(167), to: day(171) }
const inWords = ({ from, to }: typeof WEEK) => `${formatDate(from)} a ${formatDate(to)}`

const say = async (internship_id: string, weeks: object[], about = 'assessment_weeks', said_by = CELIA.name) =>
  app.call(wire.sayWeeks, {
    session: await sessionOf(CELIA.email),
    statement: { internship_id, about, weeks, said_by } as never,
  })
const outcomeOf = ({ data }: Awaited<ReturnType<typeof say>>, id: string) =>
  data.attributes.students.find(({ internship_id }) => internship_id === id)!.assessment_weeks.said

test('weeks as in the terms are confirmed, and the ledger has them; other weeks are told to the company', async () => {
  const id = await running()
  const confirmed = outcomeOf(await say(id, [{ from: formatDate(WEEK.from), to: formatDate(WEEK.to) }]), id)!
  assert.deepEqual([confirmed.outcome, confirmed.said_by], ['confirmed', CELIA.name])
  const { db } = app.ctx()
  const kept = await db.selectFrom('confirmed_weeks').select('from_day').where('internship_id', '=', id).execute()
  assert.deepEqual(kept, [{ from_day: WEEK.from }])
  const before = (await lettersTo(app, DP)).length
  const corrected = outcomeOf(await say(id, [OTHER]), id)!
  assert.equal(corrected.outcome, 'corrected')
  const [letter] = await lettersTo(app, DP)
  assert.equal((await lettersTo(app, DP)).length, before + 1)
  for (const words of [inWords(OTHER), inWords(WEEK), 'não é preciso aditivo']) assert.ok(letter!.text.includes(words))
  const shown = async () => (await app.call(showLedger, { id }, world.of('Departamento Pessoal').token)).data.attributes
  const ledger = async () => (await shown()).corrections
  assert.deepEqual(
    (await ledger()).map(({ weeks, said_by, amends }) => [weeks, said_by, amends]),
    [[[OTHER], CELIA.name, false]],
  )
  const weeks = (await shown()).items.filter(({ kind }) => kind === 'assessment')
  assert.deepEqual(
    weeks.map(({ from, to, state }) => [{ from, to }, state]),
    [[OTHER, 'done']],
  )
  const mended = { assessment_weeks: JSON.stringify([OTHER]) }
  await db.updateTable('internship_terms').set(mended).where('internship_id', '=', id).execute()
  assert.deepEqual(await ledger(), [])
})

test('what the institution told outlives an amendment of something else, and ends with one of the weeks', async () => {
  const id = await running()
  const { db } = app.ctx()
  const { terms_id } = await db
    .selectFrom('internships')
    .select('terms_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const first = { agreed_at: app.ctx().now.toISOString(), effective_on: day(-10) }
  await db.updateTable('internship_terms').set(first).where('id', '=', terms_id!).execute()
  await say(id, [OTHER])
  const weeks = async () =>
    (await app.call(showLedger, { id }, world.of('Departamento Pessoal').token)).data.attributes.items
      .filter(({ kind }) => kind === 'assessment')
      .map(({ from, to }) => ({ from, to }))
  const amended = async (later: number, more: object) => {
    const agreed_at = new Date(app.ctx().now.getTime() + later * 60_000).toISOString()
    const changes = JSON.stringify({ id: uuid(), agreed_at, effective_on: day(0), ...more })
    await sql`insert into internship_terms select copy.* from internship_terms t,
      jsonb_populate_record(t, ${changes}::jsonb) copy where t.id = ${terms_id}`.execute(db)
    await sql`update internships set terms_id = ${JSON.parse(changes).id} where id = ${id}`.execute(db)
  }
  await amended(1, { stipend: '2000.00' })
  assert.deepEqual(await weeks(), [OTHER])
  await amended(2, { assessment_weeks: [{ from: day(174), to: day(178) }] })
  assert.deepEqual(await weeks(), [{ from: day(174), to: day(178) }])
})

test('other weeks of a branch without anybody are told to the company above', async () => {
  const id = await running()
  const { db, now } = app.ctx()
  const { branch: company_id } = world.companies
  const gone = { deactivated_at: now.toISOString() }
  await db.updateTable('company_managers').set(gone).where('company_id', '=', company_id).execute()
  await db.updateTable('internships').set({ company_id }).where('id', '=', id).execute()
  const before = (await lettersTo(app, DP)).length
  await say(id, [OTHER])
  assert.equal((await lettersTo(app, DP)).length, before + 1)
})

test('weeks of 40 hours are asked for where the course alternates, and nowhere else', async () => {
  const [usual, alternating] = [await running(), await running({ alternates: true })]
  assert.equal((await refusal(say(usual, [], 'no_class_weeks'))).status, 409)
  const { students } = (await say(alternating, [], 'no_class_weeks')).data.attributes
  const shown = (id: string) => students.find(({ internship_id }) => internship_id === id)!.no_class_weeks
  assert.deepEqual([shown(usual), shown(alternating)!.said!.outcome], [null, 'confirmed'])
})

for (const [what, weeks, about, said_by, fields] of [
  ['a day that does not exist', [{ from: '31/02/2027', to: '05/03/2027' }], undefined, undefined, ['weeks[0].from']],
  ['a week that ends first', [{ from: '14/05/2027', to: '10/05/2027' }], undefined, undefined, ['weeks[0].to']],
  ['a week without an end', [{ from: '10/05/2027' }], undefined, undefined, ['weeks[0].to']],
  ['a week before the internship', [{ from: day(-30), to: day(-26) }], undefined, undefined, ['weeks[0].from']],
  ['61 weeks', Array.from({ length: 61 }, () => WEEK), undefined, undefined, ['weeks']],
  ['no name', [WEEK], undefined, '', ['said_by']],
  ['two letters', [WEEK], undefined, 'ab', ['said_by']],
  ['something else', [WEEK], 'holidays', undefined, ['about']],
] as const)
  test(`refused: ${what}`, async () => {
    const id = await running()
    const { status, body } = await refusal(say(id, weeks as never, about, said_by))
    assert.deepEqual([status, Object.keys(body.errors!).map((name) => name.replace('statement.', ''))], [422, fields])
  })
