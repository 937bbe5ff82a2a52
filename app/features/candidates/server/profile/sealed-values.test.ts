// What may harm a person in the wrong hands is read by nobody else: not in an answer, not in the log, not in the bytes
// of the database.
// On PostgreSQL alone: it is long, and its statements run on the embedded database elsewhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { routes } from '../../../../api.ts'
import { openApp } from '#test/support/app.ts'
import { newCandidate } from '#test/support/candidate.ts'
import { everybody } from '#test/support/people.ts'
import { ALL_SECTIONS, profiles, wholeProfile } from '#test/support/profile.ts'
import { pdf } from '#test/support/files/sample-files.ts'
import { address } from '#wire/place/address.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { openFormInvite } from '../form-invites.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { people } = await everybody(app)
const { token } = await newCandidate(app)
const report = new File([pdf('laudo-secreto')], 'surdez-bilateral.pdf')
const stored = await profiles(app).save(
  token,
  wholeProfile({
    rg: '98.765.432-X',
    ethnicity_id: 'indigenous',
    sexual_orientation: 'asexual',
    gender_id: 'travesti',
    visible_sections: ALL_SECTIONS,
    disabilities_attributes: [
      { disability_type_id: 'deafblind', description: 'Descricao-que-ninguem-le', cid: report },
    ],
  }),
)
const { id: user_info_id } = await app
  .ctx()
  .db.selectFrom('user_infos')
  .select('id')
  .where('slug', '=', stored.slug)
  .executeTakeFirstOrThrow()
const SECRETS = [
  stored.cpf!,
  bareCpf(stored.cpf!),
  '98.765.432-X',
  'indigenous',
  'asexual',
  'travesti',
  'deafblind',
  'Descricao-que-ninguem-le',
  'surdez-bilateral',
  'Indígena',
  'Assexual',
]
const found = (text: string) => SECRETS.filter((secret) => text.includes(secret))

/** Everything that can be read and is not the same for everybody. */
const reading = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ methods, remember, path }) => methods.includes('get') && !remember && !path.startsWith('/selects/'))
const OWN = new Set(['/v1/profile/user_infos/attributes', '/v1/profile/user_infos/{id}'])

test('the owner reads it in the two places meant for it, and in no other answer', async () => {
  for (const endpoint of reading) {
    const answer = await ask(endpoint, token)
    assert.equal(found(answer).length > 0, OWN.has(endpoint.path), endpoint.path)
  }
})

test('nobody else reads it anywhere, however visible the profile is', async () => {
  const invite = await openFormInvite(app.ctx(), { user_info_id, purpose: 'data' })
  let seen = 0
  for (const { name, token } of people)
    for (const endpoint of reading)
      for (const id of endpoint.path.includes('{') ? [user_info_id, stored.slug] : [user_info_id]) {
        const answer = await ask(endpoint, token, id, invite)
        assert.deepEqual(found(answer), [], `${name}: ${endpoint.path}`)
        if (answer.includes('Lia Nogueira')) seen++
      }
  assert.ok(seen > 20, `only ${seen} answers showed the profile at all`)
})

const ask = async (endpoint: (typeof reading)[number], token?: string, id = user_info_id, invite = 'none') => {
  const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, id]))
  const { url } = address(endpoint, { ...params, ...(endpoint.path.endsWith('for_token') && { token: invite }) })
  return (await app.request(url, { headers: token ? { authorization: `Bearer ${token}` } : {} })).text()
}

test('no line of the log has it', () => {
  assert.deepEqual(found(app.logged.join('\n')), [])
})

test('no row of the database has it, reference lists apart', async () => {
  const { db } = app.ctx()
  const { rows: tables } = await sql<{
    name: string
  }>`select table_name as name from information_schema.tables t where table_schema = 'public' and table_type =
    'BASE TABLE'
    and not exists (select from information_schema.columns c where c.table_schema = 'public' and c.table_name =
      t.table_name and column_name = 'carried')`.execute(db)
  for (const { name } of tables) {
    const { rows } = await sql<{
      text: string | null
    }>`select string_agg(t::text, ' ') as text from ${sql.table(name)} t`.execute(db)
    assert.deepEqual(found(rows[0]!.text ?? ''), [], name)
  }
})
