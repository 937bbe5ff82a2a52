// What is kept of DocuSign's envelopes: one for each version that it signs.
import { type Selectable, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { DocusignFault } from './fault.ts'

export type DocusignEnvelope = Selectable<DB['docusign_envelopes']>

export const ENDED = ['completed', 'declined', 'voided']

/** Asked at each move of any contract, most of which have nothing to do with DocuSign. */
export const isSignedThere = async (ctx: Ctx, envelope_id: string) =>
  (await ctx.db.selectFrom('envelopes').select('provider').where('id', '=', envelope_id).executeTakeFirst())
    ?.provider === 'docusign'

export const rowOf = (ctx: Ctx, version_id: string): Promise<DocusignEnvelope | undefined> =>
  ctx.db.selectFrom('docusign_envelopes').selectAll().where('version_id', '=', version_id).executeTakeFirst()

/** With the contract whose version it signs. */
export const findByDocusignId = (ctx: Ctx, docusign_id: string) =>
  ctx.db
    .selectFrom('docusign_envelopes as d')
    .innerJoin('envelope_versions as v', 'v.id', 'd.version_id')
    .select(['d.version_id', 'd.status', 'v.envelope_id'])
    .where('d.docusign_id', '=', docusign_id)
    .executeTakeFirst()

/** Of this contract those that may still be signed there. */
export const openOnes = (ctx: Ctx, envelope_id: string) =>
  ctx.db
    .selectFrom('docusign_envelopes as d')
    .innerJoin('envelope_versions as v', 'v.id', 'd.version_id')
    .select(['d.version_id', 'd.docusign_id'])
    .where('v.envelope_id', '=', envelope_id)
    .where('d.docusign_id', 'is not', null)
    .where('d.status', 'not in', ENDED)
    .execute()

/** Of two readings that cross, an end stays. */
export const keepStatus = (ctx: Ctx, version_id: string, status: string) =>
  ctx.db
    .updateTable('docusign_envelopes')
    .set({ status, read_at: ctx.now.toISOString() })
    .where('version_id', '=', version_id)
    .where('status', 'not in', ENDED)
    .execute()

/** False where another attempt has made one before. */
export async function keepId(ctx: Ctx, version_id: string, docusign_id: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await ctx.db
    .insertInto('docusign_envelopes')
    .values({ version_id, docusign_id, status: 'sent', read_at: ctx.now.toISOString() })
    .onConflict((c) =>
      c
        .column('version_id')
        .doUpdateSet({ docusign_id, status: 'sent', read_at: ctx.now.toISOString() })
        .where('docusign_envelopes.docusign_id', 'is', null),
    )
    .executeTakeFirst()
  return Boolean(numInsertedOrUpdatedRows)
}

/** The contract says since when it waits for DocuSign; the task tries again. */
export async function orFailing<T>(ctx: Ctx, version_id: string, work: () => Promise<T>): Promise<T> {
  try {
    const done = await work()
    await ctx.db
      .updateTable('docusign_envelopes')
      .set({ failing_since: null, fault: null })
      .where('version_id', '=', version_id)
      .where('failing_since', 'is not', null)
      .execute()
    return done
  } catch (error) {
    if (!(error instanceof DocusignFault)) throw error
    const fault = `${error.status} ${error.code}`
    await ctx.db
      .insertInto('docusign_envelopes')
      .values({ version_id, failing_since: ctx.now.toISOString(), fault })
      .onConflict((c) =>
        c.column('version_id').doUpdateSet({
          failing_since: sql`coalesce(docusign_envelopes.failing_since, excluded.failing_since)`,
          fault,
        }),
      )
      .execute()
    throw error
  }
}
