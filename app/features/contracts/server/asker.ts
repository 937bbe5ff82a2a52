// Who asks for an envelope, as a party of it; and whether a step waits for this very person.
import { treeOf } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { mayUse, type RoleName } from '#wire/person/roles.ts'
import { type EventName, ruleOf } from '../wire/events.ts'
import type { Party } from '../wire/words.ts'
import { approvesIn } from './approvals/approves-in.ts'
import { currentStep, type Envelope, type EnvelopeStep } from './envelope-rows.ts'

export type Asker = {
  party: Party
  name: string
  email: string
  login_id: string | null
  manager_id?: string
  user_info_id?: string
  roles: readonly RoleName[]
  /** May approve contracts: by the flag, or in somebody's place today. */
  approver: boolean
  /** The companies whose contracts this person approves. */
  approves_in: readonly string[]
  /** By a link: the one step that it opens. */
  step_id?: string
}

/** What follows by itself from what somebody did. */
export const platform = (ctx: Ctx): Asker => ({
  party: 'walljobs',
  name: ctx.configuration.app_name,
  email: '',
  login_id: null,
  roles: [],
  approver: false,
  approves_in: [],
})

const none = () => notFound('Não encontramos este contrato.')
/** Before it is sent for the first time it is nobody's business but the company's and the operation's. */
const isPrivate = ({ sent_at }: Envelope) => sent_at === null
/** How it walks is for the operation to say, and until then nobody else sees it. */
const isUndefined = ({ state }: Envelope) => state === 'not_defined'

/** Of whoever is signed in, without an envelope in sight. */
export async function signedInAsker(ctx: Ctx): Promise<Asker> {
  const { actor } = ctx
  if (actor.user_type === 'GuestUser') throw none()
  const { login_id } = actor
  const { email } = await ctx.db
    .selectFrom('logins')
    .select('email')
    .where('id', '=', login_id)
    .executeTakeFirstOrThrow()
  const known = { login_id, email, approver: false, approves_in: [], roles: [] }
  if (actor.user_type === 'Operator') return { ...known, party: 'walljobs', name: ctx.configuration.app_name }
  if (actor.user_type === 'User') {
    const person = await ctx.db
      .selectFrom('user_infos')
      .select(['id', 'full_name'])
      .where('login_id', '=', login_id)
      .executeTakeFirstOrThrow()
    return { ...known, party: 'internship_sign', name: person.full_name, user_info_id: person.id }
  }
  const { manager_id, roles } = actor.membership!
  const { name } = await ctx.db
    .selectFrom('company_managers')
    .select('name')
    .where('id', '=', manager_id)
    .executeTakeFirstOrThrow()
  const approves_in = await approvesIn(ctx, manager_id)
  const approver = approves_in.length > 0
  return { ...known, party: 'company_sign', name, manager_id, roles, approver, approves_in }
}

const SEES_CONTRACTS = ['CONTRACTS', 'DASHBOARD', 'DOCUMENTS', 'PENDING'] as const
const signs = ({ steps }: Envelope, { manager_id }: Asker) =>
  manager_id !== undefined && steps.some((step) => step.manager_id === manager_id)

/** Whose it is not learns nothing of it. */
export async function askerOf(ctx: Ctx, envelope: Envelope): Promise<Asker> {
  const asker = await signedInAsker(ctx)
  if (asker.party === 'walljobs') return asker
  if (isUndefined(envelope)) throw none()
  if (asker.party === 'internship_sign') {
    if (envelope.user_info_id !== asker.user_info_id || isPrivate(envelope)) throw none()
    return asker
  }
  const { company_id } = (ctx.actor as { membership: { company_id: string } }).membership
  const approver = asker.approves_in.includes(envelope.company_id)
  const inTree = (await treeOf(ctx, company_id)).some(({ id }) => id === envelope.company_id)
  const sees = SEES_CONTRACTS.some((feature) => mayUse(feature, asker.roles)) || approver
  if (!(inTree || approver) || !(sees || signs(envelope, asker))) throw none()
  // In the place of somebody of a company above one approves there, and does nothing else.
  return { ...asker, approver, roles: inTree ? asker.roles : [] }
}

/** Whether the step waits for this person. */
export function holds(asker: Asker, step: EnvelopeStep): boolean {
  if (asker.step_id) return asker.step_id === step.id
  if (step.target === 'walljobs') return asker.party === 'walljobs'
  if (step.target === 'approver') return asker.party === 'company_sign' && asker.approver
  if (step.kind === 'signature' && step.party === 'company_sign')
    return step.manager_id !== null && step.manager_id === asker.manager_id
  if (step.target === 'intern') return step.user_info_id !== null && step.user_info_id === asker.user_info_id
  return false
}

/** Where the company wants four eyes, whoever wrote or sent this version, or its terms, does not approve it. */
export const wroteIt = ({ login_id }: Asker, { four_eyes, created_by, current }: Envelope) =>
  four_eyes && login_id !== null && [current.created_by ?? created_by, ...current.written_by].includes(login_id)

/** By the table: the one whose step it is, or a party. For a company act those who may draft contracts. */
export function mayTake(asker: Asker, envelope: Envelope, event: EventName): boolean {
  const { by, everybody_in } = ruleOf(event)
  const everybodys = everybody_in?.includes(envelope.state)
  if (by.includes('holder') && !everybodys) {
    const step = currentStep(envelope)
    const own = event === 'confirm' && step?.target === 'approver' && wroteIt(asker, envelope)
    return step !== undefined && !own && holds(asker, step)
  }
  if (!everybodys && !by.includes(asker.party)) return false
  return asker.party !== 'company_sign' || event === 'download' || mayUse('CONTRACTS', asker.roles)
}
