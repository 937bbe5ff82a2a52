// Documents that wait for an address, and those that were signed or refused there.
import { sql } from 'kysely'
import { asWaited, envelopeOfStep, mayActNow, printEnvelope } from '#features/contracts/server/contracts.ts'
import { REJECTED_WORDS } from '#features/contracts/wire/words.ts'
import type { Ctx } from '#server/context.ts'
import { conflict, notFound } from '#server/refusal.ts'
import { bareEmail } from '#wire/person/email.ts'

type Row = {
  step_id: string
  envelope_id: string
  title: string
  code: string
  intern_name: string
  company_name: string
  person_name: string
  state: 'current' | 'done' | 'declined'
  rejected: boolean
  at: string
}

const MOST = 200

/** Of the version that stands: what was signed in one that was corrected since is not asked for twice. */
export async function papersOf(ctx: Ctx, address: string) {
  const { rows } = await sql<Row>`
    select x.id as step_id, e.id as envelope_id, e.title, e.code, x.person_name, x.state,
      coalesce(u.social_name, u.full_name) as intern_name, coalesce(c.trading_name, c.name) as company_name,
      coalesce(x.done_at, x.current_at, e.held_since) as at, e.state = 'rejected' as rejected
    from envelope_steps x
    join envelope_versions v on v.id = x.version_id
    join envelopes e on e.id = v.envelope_id and e.version = v.number
    join user_infos u on u.id = e.user_info_id
    join companies c on c.id = e.company_id
    where x.party = 'university_sign' and lower(x.person_email) = ${address} and x.kind = 'signature'
      and x.disowned_at is null
      and (x.state in ('done', 'declined') or x.id = e.step_id and x.state = 'current' and e.state = 'signature')
    order by at desc limit ${MOST}`.execute(ctx.db)
  return rows
}

export async function downloadFromDesk(ctx: Ctx, address: string, step_id: string) {
  const { envelope, step } = await envelopeOfStep(ctx, step_id)
  const isOver = step.state === 'done' || step.state === 'declined'
  const isTheirs = step.party === 'university_sign' && bareEmail(step.person_email ?? '') === address
  if (!isTheirs || !(isOver || mayActNow(envelope, step))) throw notFound()
  if (envelope.state === 'rejected') throw conflict(REJECTED_WORDS)
  return printEnvelope(ctx, envelope.id, undefined, async () => asWaited(step))
}
