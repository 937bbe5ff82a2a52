import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { countRows } from '#server/database/count-rows.ts'
import { invalid } from '#server/refusal.ts'
import { MOST_DRAFTS, MOST_NOT_CLOSED } from '../../wire/writing.ts'

/** A company's people begin no more jobs than it can look over, for it or for its branches. */
export async function refuseTooManyJobs(ctx: Ctx) {
  const { company_id } = membershipIn(ctx)
  const ours = ctx.db
    .selectFrom('jobs')
    .where('author_id', 'in', (e) => e.selectFrom('company_managers').select('id').where('company_id', '=', company_id))
  if ((await countRows(ours.where('status', '=', 'draft'))) >= MOST_DRAFTS)
    throw invalid({ title: `A empresa já tem ${MOST_DRAFTS} rascunhos. Publique ou apague um para começar outro` })
  if ((await countRows(ours.where('status', '<>', 'closed'))) >= MOST_NOT_CLOSED)
    throw invalid({
      title: `A empresa já tem ${MOST_NOT_CLOSED.toLocaleString('pt-BR')} vagas. Encerre alguma para começar outra`,
    })
}
