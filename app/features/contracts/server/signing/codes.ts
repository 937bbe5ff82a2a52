// Six digits by e-mail: ten minutes, five tries, three an hour a step. Compared as a keyed hash that names the step.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { invalid, Refusal, tooMany } from '#server/refusal.ts'
import { uuid } from '#server/uuid.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'

const MINUTES = 10
const TRIES = 5
const AN_HOUR = 3
const HOUR_MS = 3_600_000

const NONE = 'Peça um código: o último não vale mais.'
const WRONG = 'O código não confere. Confira os seis dígitos.'
const OLDER = 'Use o código mais recente: este foi substituído.'
const SPENT = 'Foram cinco tentativas com este código. Peça outro.'

const hashOf = (ctx: Ctx, step_id: string, code: string) => ctx.secrets.sign('signing code', `${step_id} ${code}`)
const hold = (ctx: Ctx, step_id: string) =>
  ctx.db.selectFrom('envelope_steps').select('id').where('id', '=', step_id).forUpdate().execute()
const codesOf = (ctx: Ctx, step_id: string) =>
  ctx.db.selectFrom('signing_codes').selectAll().where('step_id', '=', step_id).orderBy('created_at', 'desc').execute()

export const sendCode = (ctx: Ctx, { title, code: number }: Envelope, step: EnvelopeStep) =>
  transaction(ctx, async (ctx) => {
    await hold(ctx, step.id)
    const now = ctx.now.getTime()
    const lately = (await codesOf(ctx, step.id)).filter(({ created_at }) => Date.parse(created_at) > now - HOUR_MS)
    if (lately.length >= AN_HOUR)
      throw tooMany(Math.ceil((Date.parse(lately[AN_HOUR - 1]!.created_at) + HOUR_MS - now) / 1000))
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await ctx.db
      .insertInto('signing_codes')
      .values({
        id: uuid(now),
        step_id: step.id,
        code_hash: hashOf(ctx, step.id, code),
        created_at: ctx.now.toISOString(),
        expires_at: new Date(now + MINUTES * 60_000).toISOString(),
      })
      .execute()
    await writeLetter(ctx, {
      to: step.person_email!,
      subject: `Seu código para assinar: ${code}`,
      greeting: `Olá, ${step.person_name!.split(' ')[0]}.`,
      paragraphs: [
        `O código para ler e assinar “${title}” (${number}) é ${code}. Ele vale por ${MINUTES} minutos.`,
        'Se você não pediu este código, ignore esta mensagem: sem ele ninguém assina em seu lugar.',
      ],
    })
  })

/** A try counts before it is judged, and stays counted: the transaction that counts is not the one that refuses. */
export async function proveCode(ctx: Ctx, step_id: string, code: string): Promise<void> {
  const hash = hashOf(ctx, step_id, code)
  const outcome = await transaction(ctx, async (ctx) => {
    await hold(ctx, step_id)
    const [last, ...before] = await codesOf(ctx, step_id)
    if (!last || last.used_at || Date.parse(last.expires_at) <= ctx.now.getTime()) return 'none'
    if (last.tries >= TRIES) return 'spent'
    await sql`update signing_codes set tries = tries + 1, used_at = case when code_hash = ${hash} then
      ${ctx.now}::timestamptz end where id = ${last.id}`.execute(ctx.db)
    if (last.code_hash === hash) return 'right'
    return before.some(({ code_hash }) => code_hash === hash) ? 'older' : 'wrong'
  })
  if (outcome === 'spent') throw new Refusal(429, { messages: [SPENT] }, { 'retry-after': '1' })
  if (outcome !== 'right') throw invalid({ code: { none: NONE, older: OLDER, wrong: WRONG }[outcome] })
}
