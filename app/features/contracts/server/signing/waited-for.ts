// The step that somebody came to sign: named by a link, or the one that waits for who is signed in.
import { membershipOf } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { forbidden, invalid, notFound } from '#server/refusal.ts'
import { type Asker, askerOf, holds } from '../asker.ts'
import { type Envelope, type EnvelopeStep, findEnvelope } from '../envelope-rows.ts'
import { stepOfLink } from './links.ts'

export type Which = { token?: string | undefined; envelope_id?: string | undefined }
export type Waited = { envelope: Envelope; step: EnvelopeStep; by: 'link' | 'login'; asker: Asker }

const NO_STEP = 'Este documento não existe.'

export async function stepAndEnvelope(ctx: Ctx, step_id: string) {
  const found = await ctx.db
    .selectFrom('envelope_steps as s')
    .innerJoin('envelope_versions as v', 'v.id', 's.version_id')
    .select(['v.envelope_id', 'v.number'])
    .where('s.id', '=', step_id)
    .executeTakeFirst()
  if (!found) throw notFound(NO_STEP)
  const envelope = await findEnvelope(ctx, found.envelope_id)
  return { envelope, step: envelope.steps.find(({ id }) => id === step_id) }
}

export async function envelopeOfStep(ctx: Ctx, step_id: string): Promise<{ envelope: Envelope; step: EnvelopeStep }> {
  const { envelope, step } = await stepAndEnvelope(ctx, step_id)
  if (!step) throw notFound('Este documento mudou de versão: use o link mais recente.')
  return { envelope, step }
}

export const asWaited = (step: EnvelopeStep): Asker => ({
  party: step.party,
  name: step.person_name ?? '',
  email: step.person_email ?? '',
  login_id: null,
  roles: [],
  approver: false,
  approves_in: [],
  step_id: step.id,
})

const NEITHER = 'Use o link que você recebeu, ou entre na sua conta.'
const TWO_FACTOR = 'Ligue a verificação em duas etapas para continuar.'
const NOT_YOURS = 'Este documento não espera a sua assinatura.'

/** These endpoints are open to guests, so nobody has asked yet for whom somebody works. */
async function asMember(ctx: Ctx, actor: SignedIn): Promise<Ctx> {
  if (actor.two_factor_due) throw forbidden(TWO_FACTOR)
  if (actor.user_type !== 'CompanyManager' || actor.membership) return ctx
  return { ...ctx, actor: { ...actor, membership: await membershipOf(ctx, actor.login_id) } }
}

export async function waitedFor(ctx: Ctx, { token, envelope_id }: Which): Promise<Waited> {
  if (token) {
    const found = await envelopeOfStep(ctx, await stepOfLink(ctx, token))
    return { ...found, by: 'link', asker: asWaited(found.step) }
  }
  if (!envelope_id || ctx.actor.user_type === 'GuestUser') throw invalid({ token: NEITHER })
  const envelope = await findEnvelope(ctx, envelope_id)
  const asker = await askerOf(await asMember(ctx, ctx.actor), envelope)
  const mine = envelope.steps.filter((one) => one.kind === 'signature' && one.state !== 'skipped' && holds(asker, one))
  // Of two roles the one whose turn it is; then the one that was signed last.
  const step =
    mine.find(({ state }) => state === 'current') ?? mine.findLast(({ state }) => state === 'done') ?? mine[0]
  if (!step) throw notFound(NOT_YOURS)
  return { envelope, step, by: 'login', asker }
}
