// Who may sign in somebody's place: another legal representative of the company, or a listed attorney.
import type { Ctx } from '#server/context.ts'
import { REPRESENTANTE_LEGAL } from '#wire/person/roles.ts'
import { bareEmail } from '#wire/person/email.ts'
import { companiesAbove } from '../companies-above.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { peopleOf } from '../people.ts'
import { isOthers, ofManagers } from './others-address.ts'
import { attorneysOf, type Grantor } from '../settings/attorneys.ts'

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

/** By whose power an attorney signs there: of the company, or of the institution of the terms, or of those before. */
async function grantorOf(ctx: Ctx, envelope: Envelope, { target }: EnvelopeStep): Promise<Grantor | undefined> {
  if (target === 'company') return { company_id: envelope.company_id }
  const { institution_id, held } = await peopleOf(ctx, envelope)
  const id = target === 'institution' ? institution_id : held?.institution_id
  return id ? { institution_id: id } : undefined
}

type Delegate = {
  id: string
  name: string
  email: string
  manager_id: string | null
  power_of_attorney_on: string | null
}

/** To whom the signature may pass, but for those who sign there already. */
export async function delegatesOf(ctx: Ctx, envelope: Envelope, step: EnvelopeStep): Promise<Delegate[]> {
  if (!mayDelegate(step)) return []
  const grantor = await grantorOf(ctx, envelope, step)
  const colleagues = step.target === 'company' ? await representatives(ctx, envelope) : []
  const attorneys = grantor ? await attorneysOf(ctx, grantor) : []
  const emails = attorneys.map(({ email }) => email)
  // Nobody of the company signs for the institution.
  const managers =
    step.target === 'company' || !emails.length ? undefined : await ofManagers(ctx, envelope.company_id, emails)
  const may = (email: string) =>
    email !== bareEmail(step.person_email ?? '') && !managers?.has(email) && !isOthers(envelope.steps, step, email)
  return [
    ...colleagues
      .filter(({ id }) => id !== step.manager_id)
      .map((one) => ({ ...one, manager_id: one.id, power_of_attorney_on: null })),
    ...attorneys
      .filter(({ email }) => may(email))
      .map(({ granted_on, ...one }) => ({ ...one, manager_id: null, power_of_attorney_on: granted_on })),
  ]
}

export const delegatesFor = async (ctx: Ctx, envelope: Envelope, step: EnvelopeStep) =>
  (await delegatesOf(ctx, envelope, step)).map(({ id, name, power_of_attorney_on }) => ({
    id,
    name,
    power_of_attorney_on,
  }))
