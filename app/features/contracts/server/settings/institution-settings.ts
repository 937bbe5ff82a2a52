import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { notFound, stale } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { attributesOf, columnsOf, type StoredOf } from '#wire/record.ts'
import {
  type changeInstitutionSettings as change,
  institutionSettings,
  type showInstitutionSettings as show,
} from '../../wire/settings.ts'

type Change = Received<typeof change>['body']['settings']
type Stored = StoredOf<typeof institutionSettings>

const NONE = 'Não encontramos essa instituição de ensino.'
/** Ids travel as text in addresses; whatever is not one names nothing. */
const numberOf = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? Number(id) : 0)

export async function institutionAt(ctx: Ctx, id: string) {
  const found = await ctx.db
    .selectFrom('institutions')
    .select(['id', 'name'])
    .where('id', '=', numberOf(id))
    .executeTakeFirst()
  if (!found) throw notFound(NONE)
  return found
}

type Nearest = Stored & { institution_id: number; institution_name: string; lock_version: number }
/** Its own rules, or those of the nearest institution above it. */
async function nearestTo(ctx: Ctx, institution_id: number): Promise<Nearest | undefined> {
  const { rows } = await sql<Nearest>`
    with recursive up as (
      select id, parent_id, name, 0 as depth from institutions where id = ${institution_id}
      union all
      select i.id, i.parent_id, i.name, depth + 1 from institutions i join up on i.id = up.parent_id where depth < 20
    )
    select s.*, up.name as institution_name from up join institution_contract_settings s on s.institution_id = up.id
    order by depth limit 1`.execute(ctx.db)
  return rows[0]
}

/** Where nobody has told. */
const USUAL: Stored = {
  signs_last: true,
  advisor_required: false,
  holds_insurance: false,
  paper_policy: 'declared_mix',
  minimum_level: 'simple',
  notice_days: 0,
  retroactive_days: 0,
  usual_days: null,
  instructions: null,
}

export async function showInstitutionSettings(ctx: Ctx, id: string): Promise<Answer<typeof show>> {
  const { id: institution_id, name } = await institutionAt(ctx, id)
  const found = await nearestTo(ctx, institution_id)
  const own = found?.institution_id === institution_id
  return {
    data: {
      id: String(institution_id),
      type: 'institution_contract_settings',
      attributes: {
        ...attributesOf(institutionSettings, { ...USUAL, ...found }),
        lock_version: own ? found!.lock_version : 0,
        inherited_from: own ? null : (found?.institution_name ?? null),
        institution_name: name,
      },
    },
  }
}

export async function changeInstitutionSettings(ctx: Ctx, id: string, { lock_version, ...sent }: Change) {
  const { id: institution_id } = await institutionAt(ctx, id)
  const columns = { ...columnsOf(institutionSettings, sent), lock_version: lock_version + 1 }
  return transaction(ctx, async (ctx) => {
    const saved = await ctx.db
      .insertInto('institution_contract_settings')
      .values({ institution_id, ...columns })
      .onConflict((c) =>
        c
          .column('institution_id')
          .doUpdateSet(columns)
          .where('institution_contract_settings.lock_version', '=', lock_version),
      )
      .returning('institution_id')
      .executeTakeFirst()
    if (!saved) throw stale(await showInstitutionSettings(ctx, id))
    return id
  })
}
