// Whatever one request adds, changes, removes and moves: what stands afterwards is what a plain list would hold.
// On PostgreSQL too: locks.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import fc from '#test/support/fast-check.ts'
import { openApp } from '#test/support/app.ts'
import { companyProfiles } from '#test/support/companies.ts'
import { everybody } from '#test/support/people.ts'
import { photoFile } from '#test/support/files/photos.ts'
import { mergeContributions, type SentContribution } from './contributions.ts'

type Row = {
  id: string
  key: string | null
  name: string
  title: string
  testimony: string
  avatar_file_id: string | null
}
/** What becomes of each row that stands: by its place. */
type Plan = { acts: ('keep' | 'send' | 'change' | 'remove')[]; order: number[]; added: number }

const plans = (most: number): fc.Arbitrary<Plan> =>
  fc.integer({ min: 0, max: most }).chain((length) =>
    fc.record({
      acts: fc.array(fc.constantFrom('keep', 'send', 'change', 'remove'), { minLength: length, maxLength: length }),
      order: fc.shuffledSubarray(
        Array.from({ length }, (_, at) => at),
        { minLength: length },
      ),
      added: fc.integer({ min: 0, max: 3 }),
    }),
  )

const fresh = (n: number) => ({ name: 'Nova Pessoa', title: `Nova ${n}`, testimony: 'Oi.' })
/** The rows as a form sends them, in any order, new ones among them. */
const sentFor = (
  rows: readonly Omit<Row, 'avatar_file_id' | 'key'>[],
  { acts, order, added }: Plan,
): SentContribution[] => [
  ...Array.from({ length: added }, (_, n) => fresh(n)),
  ...order.flatMap((at): SentContribution[] => {
    const { id, name, title, testimony } = rows[at]!
    if (acts[at] === 'keep') return []
    if (acts[at] === 'remove') return [{ id, _destroy: true }]
    return [{ id, name, title: acts[at] === 'change' ? `${title} II` : title, testimony }]
  }),
]
/** The same said plainly. */
function expected(rows: readonly { title: string }[], { acts, order, added }: Plan): string[] {
  const titleOf = (at: number) => (acts[at] === 'change' ? `${rows[at]!.title} II` : rows[at]!.title)
  const coming = [
    ...Array.from({ length: added }, (_, n) => `Nova ${n}`),
    ...order.filter((at) => acts[at] === 'send' || acts[at] === 'change').map(titleOf),
  ]
  const standing = rows.flatMap((_, at) =>
    acts[at] === 'remove' ? [] : [acts[at] === 'keep' ? titleOf(at) : coming.shift()!],
  )
  return [...standing, ...coming]
}

const rowsOf = (length: number): Row[] =>
  Array.from({ length }, (_, n) => ({
    id: `id-${n}`,
    key: null,
    name: 'Pessoa',
    title: `Cargo ${n}`,
    testimony: 'Oi.',
    avatar_file_id: `face-${n}`,
  }))

test('testimonials become what a plain list would, and keep their ids and faces', () => {
  fc.assert(
    fc.property(plans(8), (plan) => {
      const rows = rowsOf(plan.acts.length)
      const after = mergeContributions(rows, sentFor(rows, plan), new Map())
      assert.deepEqual(
        after.map(({ title }) => title),
        expected(rows, plan),
      )
      for (const { id, avatar_file_id, title } of after)
        if (!title.startsWith('Nova')) assert.equal(avatar_file_id, id.replace('id', 'face'))
      assert.equal(new Set(after.map(({ id }) => id)).size, after.length)
    }),
    { numRuns: 500 },
  )
})

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const { save, edited } = companyProfiles(app)
let [company, token] = ['', '']
before(async () => {
  const { people, companies } = await everybody(app)
  company = companies.company
  token = people.find(({ role, place }) => role === 'Administrador' && place === 'company')!.token!
})

/** Where each new photo is moved to, as the form names it: among those that are moved, or nowhere. */
const among = fc.array(fc.option(fc.nat({ max: 6 })), { minLength: 3, maxLength: 3 })

test('and so do they over the wire, with the gallery in the same request', async () => {
  await fc.assert(
    fc.asyncProperty(plans(5), plans(4), among, async (told, shown, among) => {
      const start = await edited(company, token)
      const clear = {
        contributions_attributes: start.contributions_attributes.map(({ id }) => ({ id, _destroy: true as const })),
        photos_destroy: start.photos.map(({ id }) => id),
      }
      await save(company, clear, token)
      const photos = await Promise.all(shown.acts.map((_, n) => photoFile(`${n}.png`, 8, 8, 'png', n)))
      const rows = rowsOf(told.acts.length).map(({ name, title, testimony }) => ({ name, title, testimony }))
      const before = await save(company, { contributions_attributes: rows, photos }, token)
      const ids = before.photos.map(({ id }) => id)
      const keys = Array.from({ length: shown.added }, (_, n) => `nova-${n}`)
      const moving = shown.order
        .filter((at) => shown.acts[at] === 'send' || shown.acts[at] === 'change')
        .map((at) => ids[at]!)
      for (const [n, key] of keys.entries()) if (among[n] != null) moving.splice(among[n], 0, key)
      const after = await save(
        company,
        {
          contributions_attributes: sentFor(before.contributions_attributes, told),
          photos: await Promise.all(
            Array.from({ length: shown.added }, (_, n) => photoFile(`n${n}.png`, 8, 8, 'png', 100 + n)),
          ),
          photos_keys: keys,
          photos_destroy: ids.filter((_, at) => shown.acts[at] === 'remove'),
          photos_order: moving,
          lock_version: before.lock_version,
        },
        token,
      )
      assert.deepEqual(
        after.contributions_attributes.map(({ title }) => title),
        expected(before.contributions_attributes, told),
      )
      const left = [...moving]
      const places = [...ids.filter((_, at) => shown.acts[at] !== 'remove'), ...keys].map((name) =>
        moving.includes(name) ? left.shift() : name,
      )
      assert.deepEqual(
        after.photos.map(({ id, key }) => key ?? id),
        places,
      )
      assert.deepEqual(await edited(company, token), after)
    }),
    { numRuns: 12 },
  )
})
