// Documents of a running internship that are finished already.
import { findEnvelope } from '#features/contracts/server/envelope-rows.ts'
import type { Kind } from '#features/contracts/wire/words.ts'
import type { TestApp } from './app.ts'
import { bringTo, newDraft, type World } from './contracts.ts'

/** Signed by everybody and sealed, with what it tells besides the terms. */
export async function completed(app: TestApp, world: World, internship_id: string, kind: Kind, facts: object) {
  const id = await newDraft(app, internship_id, 'digital', kind)
  await app
    .ctx()
    .db.updateTable('envelopes')
    .set({ facts: JSON.stringify(facts) })
    .where('id', '=', id)
    .execute()
  await bringTo(app, world, id, 'sealing')
  await app.settle()
  const { state } = await findEnvelope(app.ctx(), id)
  if (state !== 'completed') throw new Error(`it is ${state}`)
  return id
}

/** Whatever the clock of the test says, those who are signed in stay so. */
export const staySignedIn = (app: TestApp) =>
  app
    .ctx()
    .db.updateTable('sessions')
    .set({ expires_at: '2100-01-01T00:00:00Z', last_used_at: '2099-01-01T00:00:00Z' })
    .execute()
