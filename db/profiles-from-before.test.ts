// What migrations make of profiles that were written before them.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { registerCandidate } from '#features/candidates/server/candidates.ts'
import { migrations } from '#server/database/migrate.ts'
import { openApp } from '#test/support/app.ts'

const app = await openApp()
const { db } = app.ctx()
const textOf = (number: string) => migrations().find(({ name }) => name.startsWith(number))!.text
let made = 0
const person = (name: string) =>
  registerCandidate(app.ctx(), { name, email: `p${++made}@x.example`, password: 'Ponte@2026', email_confirmed: true })

test('an institutional address that had proven several students stays with the first, and other bonds by it end', async () => {
  await sql`drop index user_infos_institutional_email_proven`.execute(db)
  const people = await Promise.all(['Ana Lima', 'Bia Lima', 'Caio Lima'].map(person))
  const at = ['2026-11-02', '2026-11-01', '2026-11-03']
  const { id: institution_id } = await db.selectFrom('institutions').select('id').limit(1).executeTakeFirstOrThrow()
  for (const [i, { id }] of people.entries()) {
    await db
      .updateTable('user_infos')
      .set({
        institutional_email: i === 2 ? 'c@x.example' : 'a@x.example',
        institutional_email_confirmed_at: `${at[i]}T12:00:00.000Z`,
      })
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('student_bonds')
      .values({ id, user_info_id: id, institution_id, proven_by: 'email', began_at: '2026-11-04T12:00:00.000Z' })
      .execute()
  }
  await sql.raw(textOf('0040')).execute(db)
  const kept = (
    await db.selectFrom('user_infos').select(['id', 'institutional_email_confirmed_at as proven']).execute()
  )
    .filter(({ proven }) => proven)
    .map(({ id }) => id)
  const bound = (
    await db.selectFrom('student_bonds').select('user_info_id').where('ended_at', 'is', null).execute()
  ).map((row) => row.user_info_id)
  const first = [people[1]!.id, people[2]!.id].sort()
  assert.deepEqual([kept.sort(), bound.sort()], [first, first])
})

test('the address of whoever goes by a social name tells that one, and the one from before is kept', async () => {
  const [odd, plain] = [await person('Mário Braga'), await person('Rui Braga')]
  const slugOf = async (id: string) =>
    (await db.selectFrom('user_infos').select('slug').where('id', '=', id).executeTakeFirstOrThrow()).slug
  const [before, same] = [await slugOf(odd.id), await slugOf(plain.id)]
  await db.updateTable('user_infos').set({ social_name: "Maria d'Ávila  Braga" }).where('id', '=', odd.id).execute()
  await sql`drop table user_info_old_slugs`.execute(db)
  await sql.raw(textOf('0039')).execute(db)
  assert.deepEqual([await slugOf(odd.id), await slugOf(plain.id)], [`maria-d-avila-braga-${odd.id.slice(-6)}`, same])
  assert.deepEqual(await db.selectFrom('user_info_old_slugs').selectAll().execute(), [
    { slug: before, user_info_id: odd.id },
  ])
})
