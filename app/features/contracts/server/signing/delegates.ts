// Who may sign in somebody's place: another legal representative of the company, or an attorney by a dated power.
import type { Ctx } from '#server/context.ts'
import { REPRESENTANTE_LEGAL } from '#wire/person/roles.ts'
import { companiesAbove } from '../companies-above.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'

const HAVE_POWER: readonly EnvelopeStep['target'][] = ['company', 'institution', 'former_institution']

/** Intern, guardian and supervisor sign themselves; who signs for another does not pass it on. */
export const isPersonal = ({ target }: Pick<EnvelopeStep, 'target'>) => !HAVE_POWER.includes(target)
export const mayDelegate = (step: EnvelopeStep) => !isPersonal(step) && step.delegated_by === null

/** Of the company and of those above it: whoever acts for a branch does not act for its head office. */
export async function representatives(ctx: Ctx, { company_id }: Pick<Envelope, 'company_id'>) {
  const above = await companiesAbove(ctx, company_id)
  return ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('company_manager_roles as r', 'r.company_manager_id', 'm.id')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.id', 'm.name', 'l.email'])
    .where('r.role_id', '=', REPRESENTANTE_LEGAL)
    .where('m.company_id', 'in', above)
    .where('m.deactivated_at', 'is', null)
    .orderBy('m.name')
    .execute()
}

export async function delegatesFor(ctx: Ctx, envelope: Envelope, step: EnvelopeStep) {
  if (!mayDelegate(step) || step.target !== 'company') return []
  const all = await representatives(ctx, envelope)
  return all.filter(({ id }) => id !== step.manager_id).map(({ id, name }) => ({ id, name }))
}
