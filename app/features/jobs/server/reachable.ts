import { type RawBuilder, sql } from 'kysely'
import { agreementInForce } from '#features/institutions/server/institutions.ts'
import type { Ctx } from '#server/context.ts'

/**
 * Whether anybody may apply to what is exclusive to these institutions: none means everybody, one with an agreement in
 * force is enough.
 */
export const reachable = (ctx: Pick<Ctx, 'now'>, institution_ids: RawBuilder<unknown>) =>
  sql<boolean>`(cardinality(${institution_ids}) = 0 or exists (select from institution_partners p where
    p.institution_id = any(${institution_ids}) and ${agreementInForce(ctx)}))`

export const institutionsOf = (job_id: RawBuilder<unknown>) =>
  sql<number[]>`array(select institution_id from job_institutions where job_id = ${job_id} order by institution_id)`
