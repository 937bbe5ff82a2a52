import { sql } from 'kysely'
import { agreementInForce } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'
import { optionsFrom } from '#server/options.ts'

/** Institutions with an agreement in force. */
export const listPartners = (ctx: Ctx, asked?: string) =>
  optionsFrom<{ value: number; label: string; display_name: string }>(
    ctx,
    {
      rows: sql`select i.id as value, i.name as label, p.display_name, 0 as position, i.search, i.search_also
        from institution_partners p join institutions i on i.id = p.institution_id where ${agreementInForce(ctx)}`,
      shows: ['display_name'],
      also: true,
    },
    asked,
  )
