// Many approvals at once: each is a transaction of its own, so that one that cannot be given keeps none of the others.
import type { Ctx } from '#server/context.ts'
import { Refusal } from '#server/refusal.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { approveContracts as endpoint } from '../../wire/approvals.ts'
import { asSeen } from '../act.ts'
import { type Asker, askerOf } from '../asker.ts'
import { type Envelope, findEnvelope } from '../envelope-rows.ts'
import { takeEvent } from '../machine.ts'
import { mustApprove } from './approver.ts'

const CLOCK = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

type Result = Answer<typeof endpoint>['data'][number]
const UNKNOWN = 'Não foi possível aprovar este contrato agora.'
type Told = Omit<Result, 'id' | 'intern_name'>

/** Who has approved this version, and when. */
async function approvedBy(ctx: Ctx, { id, steps }: Envelope) {
  const step = steps.find((one) => one.kind === 'approval' && one.state === 'done')
  if (!step) return undefined
  return ctx.db
    .selectFrom('envelope_events as e')
    .leftJoin('envelope_event_facts as f', (join) =>
      join.onRef('f.envelope_id', '=', 'e.envelope_id').onRef('f.sequence', '=', 'e.sequence'),
    )
    .select(['e.happened_at', 'f.facts', 'f.login_id'])
    .where('e.envelope_id', '=', id)
    .where('e.step_id', '=', step.id)
    .where('e.event', '=', 'confirm')
    .executeTakeFirst()
}

async function already(ctx: Ctx, envelope: Envelope, asker: Asker): Promise<Told | undefined> {
  const found = await approvedBy(ctx, envelope)
  if (!found) return undefined
  const { name = 'Outra pessoa' } = (found.facts ?? {}) as { name?: string }
  const when = CLOCK.format(new Date(found.happened_at))
  const who = found.login_id === asker.login_id ? 'Você' : name
  return { outcome: 'already', words: `${who} já aprovou em ${when}.` }
}

async function approve(ctx: Ctx, id: string, lock_version: number | undefined): Promise<Told> {
  const envelope = await findEnvelope(ctx, id)
  const asker = await askerOf(ctx, envelope)
  const before = await already(ctx, envelope, asker)
  if (before) return before
  try {
    await takeEvent(ctx, 'confirm', id, { asker }, asSeen(lock_version))
    return { outcome: 'approved', words: 'Aprovado.' }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    // Somebody else may have been faster.
    return (await already(ctx, await findEnvelope(ctx, id), asker)) ?? failed(error)
  }
}

const failed = (error: Refusal): Told => ({
  outcome: 'failed',
  words: (error.body as { messages?: string[] }).messages?.[0] ?? UNKNOWN,
})

const nameOf = async (ctx: Ctx, id: string) => {
  const row = await ctx.db
    .selectFrom('envelopes as e')
    .innerJoin('user_infos as u', 'u.id', 'e.user_info_id')
    .select((e) => e.fn.coalesce('u.social_name', 'u.full_name').as('name'))
    .where('e.id', '=', id)
    .executeTakeFirst()
  return row?.name ?? null
}

async function resultOf(ctx: Ctx, id: string, lock_version: number | undefined): Promise<Result> {
  try {
    const told = await approve(ctx, id, lock_version)
    return { id, intern_name: await nameOf(ctx, id), ...told }
  } catch (error) {
    // Whose contract is somebody else's learns nothing of it, not even the intern's name.
    if (!(error instanceof Refusal)) throw error
    return { id, intern_name: null, ...failed(error) }
  }
}

export async function approveMany(
  ctx: Ctx,
  { ids, lock_versions = {} }: Received<typeof endpoint>['body'],
): Promise<Answer<typeof endpoint>> {
  await mustApprove(ctx)
  const data: Result[] = []
  for (const id of new Set(ids)) data.push(await resultOf(ctx, id, lock_versions[id]))
  const count = (outcome: Result['outcome']) => data.filter((one) => one.outcome === outcome).length
  return { data, approved: count('approved'), already: count('already'), failed: count('failed') }
}
