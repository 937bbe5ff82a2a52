import { sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { type Zone, zoneOfState } from '#wire/time/zones.ts'

export type Person = { login_id: string; email: string; name: string; own_zone: Zone; area_ids: string[] }

/** With the clock of the place where they live, and the areas they look for work in. */
export async function personOf(ctx: Ctx, login_id: string): Promise<Person> {
  const { rows } = await sql<Omit<Person, 'own_zone'> & { state_id: string | null }>`
    select l.id as login_id, l.email, coalesce(u.social_name, u.full_name) as name, a.state_id,
      array(select value from user_info_choices c where c.user_info_id = u.id and c.list = 'job_interests') as area_ids
    from logins l join user_infos u on u.login_id = l.id left join user_info_addresses a on a.user_info_id = u.id
    where l.id = ${login_id}`.execute(ctx.db)
  const { state_id, ...person } = rows[0]!
  return { ...person, own_zone: zoneOfState(state_id) }
}

export const askingPerson = (ctx: Ctx) => personOf(ctx, (ctx.actor as SignedIn).login_id)
