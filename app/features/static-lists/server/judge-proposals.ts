import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { type GrowingList, nameProblem } from './adopt-options.ts'

/** Holders of ids of this list replace the merged ones. */
export const optionMerged = announcement<{ list: GrowingList }>('option merged')

type Proposal = { list: GrowingList; id: string; login_id: string }
type Row = { name: string; status: 'proposed' | 'refused' | 'approved' | 'merged' }
type Verdict = { status: 'approved' | 'merged' | 'refused'; name?: string; merged_into?: string }

const LOCK = 7_315_003
const SETTLED = {
  approved: 'Esta proposta já foi aprovada.',
  merged: 'Esta proposta já foi unida a outra opção.',
  refused: 'Esta proposta já foi recusada.',
}

/**
 * One verdict at a time: of two proposals with one name, the second finds the first. A refused one may be judged
 * again.
 */
const judge = (ctx: Ctx, { list, id, login_id }: Proposal, decide: (ctx: Ctx, row: Row) => Promise<Verdict>) =>
  transaction(ctx, async (ctx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(ctx.db)
    const { rows } =
      await sql<Row>`select name, status from ${sql.table(list)} where id = ${id} and (status <> 'approved' or
        judged_at is not null)`.execute(ctx.db)
    const row = rows[0]
    if (!row) throw notFound('Não encontramos essa proposta.')
    if (row.status === 'approved' || row.status === 'merged') throw conflict(SETTLED[row.status])
    const { status, name = row.name, merged_into = null } = await decide(ctx, row)
    if (status === row.status) throw conflict(SETTLED[status])
    await sql`update ${sql.table(list)} set status = ${status}, name = ${name}, merged_into = ${merged_into},
      judged_by = ${login_id}, judged_at = ${ctx.now}
      where id = ${id}`.execute(ctx.db)
  })

/** Becomes a regular option, under its own or a better name. */
export const approveProposal = (ctx: Ctx, proposal: Proposal, renamed?: string | null) =>
  judge(ctx, proposal, async (ctx, row) => {
    const name = (renamed?.trim() || row.name).replace(/\s+/g, ' ')
    const problem = nameProblem(name)
    if (problem) throw invalid({ name: problem })
    const { rows } = await sql<{ twin: string | null; nameless: boolean }>`select fold(${name}) = '' as
      nameless,
      (select name from ${sql.table(proposal.list)} where search = fold(${name}) and status = 'approved' and
        retired_at is null limit 1) as twin`.execute(ctx.db)
    const { twin, nameless } = rows[0]!
    if (nameless) throw invalid({ name: nameProblem('')! })
    if (twin !== null) throw invalid({ name: `“${twin}” já está na lista. Una esta proposta a essa opção.` })
    return { status: 'approved', name }
  })

/** Replaces it by another option in all profiles. */
export const mergeProposal = (ctx: Ctx, proposal: Proposal, into: string) =>
  judge(ctx, proposal, async (ctx) => {
    const { rows } =
      await sql`select from ${sql.table(proposal.list)} where id = ${into} and status = 'approved' and retired_at is
        null`.execute(ctx.db)
    if (!rows.length) throw invalid({ into: 'Escolha uma opção da lista' })
    await announce(ctx, optionMerged, { list: proposal.list })
    return { status: 'merged', merged_into: into }
  })

/** Stays in its author's profile, and is offered to nobody else. */
export const refuseProposal = (ctx: Ctx, proposal: Proposal) =>
  judge(ctx, proposal, async () => ({ status: 'refused' }))
