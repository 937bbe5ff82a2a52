import { sql } from 'kysely'
import {
  askerOf,
  CONSENT,
  findEnvelope,
  hintOf,
  lockEnvelope,
  recordOpened,
} from '#features/contracts/server/contracts.ts'
import { membershipIn } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, notFound } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { type listWaitingSignatures, MOST_SIGNATURES, type readSignature } from '../../wire/signing.ts'

type Waiting = Answer<typeof listWaitingSignatures>['data'][number]
export type WaitingStep = Waiting & { step_id: string }

/** Signatures for the company that wait for this person, the oldest first. DocuSign takes its own. */
export const stepsOf = async (ctx: Ctx, manager_id: string) =>
  (
    await sql<WaitingStep>`
      select s.id as step_id, e.id as envelope_id, e.title, e.code, coalesce(u.social_name, u.full_name) as intern_name,
        coalesce(c.trading_name, c.name) as company_name, coalesce(t.starts_on, i.starts_on) as starts_on,
        v.sha256, v.number as version, s.current_at as current_since,
        exists (select from bulk_readings r where r.step_id = s.id and r.sha256 = v.sha256) as read
      from envelope_steps s
        join envelopes e on e.step_id = s.id
        join envelope_versions v on v.id = s.version_id
        join internships i on i.id = e.internship_id
        left join internship_terms t on t.id = coalesce(e.terms_id, i.terms_id)
        join user_infos u on u.id = e.user_info_id
        join companies c on c.id = e.company_id
      where s.manager_id = ${manager_id} and s.state = 'current' and s.kind = 'signature' and s.party = 'company_sign'
        and e.state = 'signature' and e.provider = 'embedded' and v.sha256 is not null
      order by s.current_at, s.id limit ${MOST_SIGNATURES}`.execute(ctx.db)
  ).rows

export const signerOf = (ctx: Ctx, manager_id: string) =>
  ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.name', 'l.email'])
    .where('m.id', '=', manager_id)
    .executeTakeFirstOrThrow()

export async function listWaiting(ctx: Ctx): Promise<Answer<typeof listWaitingSignatures>> {
  const { manager_id } = membershipIn(ctx)
  const { name, email } = await signerOf(ctx, manager_id)
  const steps = await stepsOf(ctx, manager_id)
  return {
    data: steps.map(({ step_id: _, ...step }) => step),
    signer_name: name,
    email_hint: hintOf(email),
    consent: CONSENT.words,
  }
}

const NOT_WAITING = 'Este documento não espera a sua assinatura.'
const CHANGED = 'O documento mudou desde que você o abriu. Leia de novo.'

/** Of the text as it stands: another version is read again. The history tells that it was opened. */
export const markRead = (ctx: Ctx, { envelope_id, sha256 }: Received<typeof readSignature>['body']) =>
  transaction(ctx, async (ctx) => {
    const asker = await askerOf(ctx, await findEnvelope(ctx, envelope_id))
    const envelope = await lockEnvelope(ctx, envelope_id)
    const step = envelope.steps.find(({ id }) => id === envelope.step_id)
    if (!step || step.manager_id !== membershipIn(ctx).manager_id || step.kind !== 'signature')
      throw notFound(NOT_WAITING)
    if (envelope.current.sha256 !== sha256) throw conflict(CHANGED)
    await recordOpened(ctx, envelope, step, asker)
    await ctx.db
      .insertInto('bulk_readings')
      .values({ step_id: step.id, sha256, read_at: ctx.now.toISOString() })
      .onConflict((c) => c.doNothing())
      .execute()
    return { messages: ['Lido até o fim.'] }
  })
