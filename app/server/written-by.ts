import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from './context.ts'

/** The column written_by, with whoever asks among those that stand in it. */
export function withMe({ actor }: Ctx): RawBuilder<string[]> {
  if (!('login_id' in actor)) return sql`written_by`
  return sql`array_append(array_remove(written_by, ${actor.login_id}::uuid), ${actor.login_id}::uuid)`
}
