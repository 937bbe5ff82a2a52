// Two who give the last signature at the same moment, a hundred times: one seal each, never two, never none.
// On PostgreSQL alone: it is long, and its statements run on the embedded database elsewhere.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { openApp } from '#test/support/app.ts'
import { askers, bringTo, contractWorld, newDraft, newInternship, take } from '#test/support/contracts.ts'
import { openedBy, signed } from '#test/support/signing.ts'
import { currentStep, findEnvelope } from '../envelope-rows.ts'

const app = await openApp({ env: { RATE_LIMITS: 'off' } })
const world = await contractWorld(app)
const TIMES = 100
const INSTITUTION = 'estagios@colegio.example'

/** Everybody before the institution. */
async function signUntilLast(id: string) {
  for (;;) {
    const step = currentStep(await findEnvelope(app.ctx(), id))!
    if (step.target === 'institution') return
    const asker = { ...askers(world).intern, party: step.party, step_id: step.id }
    await take(app, id, 'sign', { asker, facts: {} })
  }
}

test(`${TIMES} last signatures given twice at once are ${TIMES} seals`, async () => {
  const { id: internship } = await newInternship(app, world)
  const ids: string[] = []
  for (let n = 0; n < TIMES; n++) {
    const id = await newDraft(app, internship, 'digital', 'plano')
    await bringTo(app, world, id, 'signature')
    await signUntilLast(id)
    const session = await openedBy(app, { email: INSTITUTION })
    const both = await Promise.allSettled([signed(app, session), signed(app, session)])
    assert.deepEqual(both.map(({ status }) => status).sort(), ['fulfilled', 'rejected'], `round ${n}`)
    ids.push(id)
  }
  await app.settle()
  const { rows } = await sql<{ envelopes: number; sealed: number; seals: number; files: number; signatures: number }>`
    select count(*)::int as envelopes,
      count(v.sealed_file_id)::int as sealed,
      (select count(*)::int from envelope_events where event = 'seal' and envelope_id = any(${ids}::uuid[])) as
        seals,
      (select count(*)::int from files where purpose = 'sealed contract' and attached_at is not null) as
        files,
      (select count(*)::int from envelope_signatures s join envelope_steps p on p.id = s.step_id where p.target =
        'institution') as signatures
    from envelopes e join envelope_versions v on v.envelope_id = e.id and v.number = e.version
    where e.id = any(${ids}::uuid[]) and e.state = 'completed'`.execute(app.ctx().db)
  assert.deepEqual(rows, [{ envelopes: TIMES, sealed: TIMES, seals: TIMES, files: TIMES, signatures: TIMES }])
})
