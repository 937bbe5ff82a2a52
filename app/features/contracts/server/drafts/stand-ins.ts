// Who acts in a document that carries no terms of its own, where those whom the terms name have left or lost the power.
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import type { DraftFacts } from '../../wire/draft-facts.ts'
import { companiesAbove } from '../companies-above.ts'
import { representatives } from '../signing/delegates.ts'

const NO_POWER = 'Escolha entre os representantes legais da empresa'
const NOT_EMPLOYED = 'Escolha entre as pessoas que trabalham na empresa hoje'

const named = (ctx: Ctx, id: string | null | undefined) =>
  ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.id', 'm.name', 'm.job_title', 'm.company_id', 'm.deactivated_at', 'l.email'])
    .where('m.id', '=', id && isUuid(id) ? id : null)
    .executeTakeFirst()

/** By the names of the form. */
export async function refuseStrangers(ctx: Ctx, company_id: string, facts: DraftFacts) {
  const { company_signer_id, supervisor_id } = facts
  if (company_signer_id) {
    const may = await representatives(ctx, { company_id })
    if (may.every(({ id }) => id !== company_signer_id)) throw invalid({ 'facts.company_signer_id': NO_POWER })
  }
  if (supervisor_id) {
    const found = await named(ctx, supervisor_id)
    const works = found && !found.deactivated_at && (await companiesAbove(ctx, company_id)).includes(found.company_id)
    if (!works) throw invalid({ 'facts.supervisor_id': NOT_EMPLOYED })
  }
}

/** By the names that templates use, in the place of those of the terms. */
export async function standInsPrinted(ctx: Ctx, facts: DraftFacts) {
  const [signer, supervisor] = [await named(ctx, facts.company_signer_id), await named(ctx, facts.supervisor_id)]
  return {
    ...(signer && { 'empresa.representante': signer.name, 'empresa.representante_cargo': signer.job_title }),
    ...(supervisor && {
      'supervisor.nome': supervisor.name,
      'supervisor.cargo': supervisor.job_title,
      'supervisor.email': supervisor.email,
      'supervisor.formacao': facts.supervisor_education || null,
    }),
  }
}

/** As a form that changes them shows them. */
export async function standInLabels(ctx: Ctx, facts: DraftFacts) {
  const labels: Record<string, { value: string; label: string }[]> = {}
  for (const field of ['company_signer_id', 'supervisor_id'] as const) {
    const found = await named(ctx, facts[field])
    if (found) labels[field] = [{ value: found.id, label: found.name }]
  }
  return labels
}
