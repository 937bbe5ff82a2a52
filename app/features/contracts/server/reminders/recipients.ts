// Who hears of a step that waits: the person, those who may take it, or whoever drafted the contract.
import { operatorEmails } from '#features/accounts/server/accounts.ts'
import { workingManagers } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { companiesAbove } from '../companies-above.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { keepersNow } from './still-keeps.ts'

export type Recipient = { name: string | null; email: string }

/** Of the company and of those above it, and whoever stands in the place of one of them today. */
export async function approversOf(ctx: Ctx, { company_id }: Pick<Envelope, 'company_id'>): Promise<Recipient[]> {
  const day = today(ctx.now)
  const above = await companiesAbove(ctx, company_id)
  const approvers = await workingManagers(ctx)
    .innerJoin('collaborator_profiles as p', 'p.company_manager_id', 'm.id')
    .where('p.contract_approver', '=', true)
    .where('m.company_id', 'in', above)
    .execute()
  const substitutes = await workingManagers(ctx)
    .innerJoin('approval_substitutes as s', 's.substitute_id', 'm.id')
    .innerJoin('company_managers as absent', 'absent.id', 's.manager_id')
    .innerJoin('collaborator_profiles as p', 'p.company_manager_id', 'absent.id')
    .where('s.from_day', '<=', day)
    .where('s.until_day', '>=', day)
    .where('absent.company_id', 'in', above)
    .where('absent.deactivated_at', 'is', null)
    .where('p.contract_approver', '=', true)
    .execute()
  return unique([...approvers, ...substitutes])
}

export const operators = async (ctx: Ctx): Promise<Recipient[]> =>
  (await operatorEmails(ctx)).map((email) => ({ name: null, email }))

/** Whoever drafted it, or keeps the company's contracts in their place. */
export const drafterOf = (ctx: Ctx, { created_by, company_id }: Pick<Envelope, 'created_by' | 'company_id'>) =>
  keepersNow(ctx, created_by, company_id)

export const unique = (all: Recipient[]) => [...new Map(all.map((one) => [one.email.toLowerCase(), one])).values()]

/** Whoever may do what the step waits for. */
export async function holdersOf(ctx: Ctx, envelope: Envelope, step: EnvelopeStep): Promise<Recipient[]> {
  if (step.kind === 'signature') return [{ name: step.person_name, email: step.person_email! }]
  if (step.kind === 'approval') return approversOf(ctx, envelope)
  if (step.kind === 'review' || step.kind === 'upload_review') return operators(ctx)
  const drafter = await drafterOf(ctx, envelope)
  return drafter.length ? drafter : approversOf(ctx, envelope)
}
