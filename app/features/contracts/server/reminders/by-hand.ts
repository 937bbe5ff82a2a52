// A reminder that somebody asks for: once in 24 hours a step.
import type { Ctx } from '#server/context.ts'
import { conflict, Refusal } from '#server/refusal.ts'
import type { State } from '../../wire/words.ts'
import type { Asker } from '../asker.ts'
import type { Envelope } from '../envelope-rows.ts'
import { mayRemind } from '../step-acts/may.ts'
import { stepNamed } from '../step-acts/step-named.ts'
import { remind } from './send.ts'

export type ByHand = { asker: Asker; step_id: string; person_name: string }

const DAY_MS = 86_400_000
const NOT_NOW = 'Esta etapa não pode ser lembrada agora.'
const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

const lastOf = (ctx: Ctx, step_id: string) =>
  ctx.db
    .selectFrom('envelope_reminders')
    .select(['sent_at', 'ordinal'])
    .where('step_id', '=', step_id)
    .where('by_hand', '=', true)
    .orderBy('ordinal')
    .executeTakeFirst()

export async function refuseReminding(ctx: Ctx, envelope: Envelope, { asker, step_id }: ByHand) {
  if (!mayRemind(asker, envelope, stepNamed(envelope, step_id))) throw conflict(NOT_NOW)
  const last = await lastOf(ctx, step_id)
  if (!last) return
  const left = Date.parse(last.sent_at) + DAY_MS - ctx.now.getTime()
  if (left <= 0) return
  const again = MOMENT.format(new Date(ctx.now.getTime() + left))
  const words = `Lembrete enviado em ${MOMENT.format(new Date(last.sent_at))}; outro a partir de ${again}.`
  throw new Refusal(429, { messages: [words] }, { 'retry-after': String(Math.ceil(left / 1000)) })
}

/** Below zero, so that it takes no ordinal of those that come by themselves. */
export async function remindByHand(ctx: Ctx, envelope: Envelope, { step_id }: ByHand): Promise<State> {
  const last = await lastOf(ctx, step_id)
  await ctx.db
    .insertInto('envelope_reminders')
    .values({ step_id, ordinal: (last?.ordinal ?? 0) - 1, sent_at: ctx.now.toISOString(), by_hand: true })
    .execute()
  await remind(ctx, { envelope, step: stepNamed(envelope, step_id) })
  return envelope.state
}
