// What stands in one row, or in a list of choices, is written beside the profile itself in one statement: each part is
// a `with` of its update.
import { type Expression, type OperationNodeSource, type QueryCreator, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { uuid } from '#server/uuid.ts'
import { addressRow } from '#wire/place/postal-address.ts'
import type { ProfileForm } from '../../../wire/profile.ts'
import type { Profile } from '../reading/find-profile.ts'

export type Part = readonly [name: string, part: OperationNodeSource]

export const beside = (ctx: Ctx, parts: readonly Part[]) =>
  parts.reduce<QueryCreator<DB>>(
    (db, [name, part]) => db.with(name, () => part as unknown as Expression<object>) as unknown as QueryCreator<DB>,
    ctx.db,
  )

export const CHOICES = {
  job_interests: 'job_interests',
  interests: 'interests',
  skill_ids: 'skills',
  ability_ids: 'abilities',
  academic_entity_ids: 'academic_entities',
  sub_area_ids: 'sub_areas',
} as const
const CHOSEN = Object.keys(CHOICES) as (keyof typeof CHOICES)[]

/** What was chosen from lists, as sent: the whole of each list. */
export function choicesPart(user_info_id: string, form: ProfileForm): Part[] {
  const sent = CHOSEN.filter((name) => form[name] !== undefined)
  if (!sent.length) return []
  const chosen = sent.flatMap((name) =>
    [...new Set(form[name])].map((value, position) => ({ list: CHOICES[name], value, position })),
  )
  return [
    [
      'chosen',
      sql`(select * from json_to_recordset(${JSON.stringify(chosen)}::json) as c (list text, value text, position
        int))`,
    ],
    [
      'no_longer_chosen',
      sql`(delete from user_info_choices k where user_info_id = ${user_info_id} and list = any
        (${sent.map((name) => CHOICES[name])}::text[])
        and not exists (select from chosen c where c.list = k.list and c.value = k.value))`,
    ],
    [
      'newly_chosen',
      sql`(insert into user_info_choices (user_info_id, list, value, position) select ${user_info_id}::uuid, list,
        value, position from chosen
        on conflict (user_info_id, list, value) do update set position = excluded.position)`,
    ],
  ]
}

/** One address a person; null takes it away. */
export function addressPart(
  ctx: Ctx,
  { id: user_info_id, address: known }: Profile,
  address: ProfileForm['address_attributes'],
): Part[] {
  if (address === undefined || (address === null && !known)) return []
  if (address === null)
    return [['address', ctx.db.deleteFrom('user_info_addresses').where('user_info_id', '=', user_info_id)]]
  const kept = addressRow(address)
  return [
    [
      'address',
      ctx.db
        .insertInto('user_info_addresses')
        .values({ id: known?.id ?? uuid(), user_info_id, ...kept })
        .onConflict((c) => c.column('user_info_id').doUpdateSet(kept)),
    ],
  ]
}
