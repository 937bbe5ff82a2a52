// Six digits by e-mail: ten minutes, five tries, three an hour for each thing that they open. Compared as a keyed hash
// that names it.
import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Ctx } from '../context.ts'
import { transaction } from '../database/transaction.ts'
import { type Letter, writeLetter } from '../mail/letter.ts'
import { invalid, Refusal, tooMany } from '../refusal.ts'
import { uuid } from '../uuid.ts'

export const CODE_MINUTES = 10
const TRIES = 5
const AN_HOUR = 3
const HOUR_MS = 3_600_000

const NONE = 'Peça um código: o último não vale mais.'
const WRONG = 'O código não confere. Confira os seis dígitos.'
const OLDER = 'Use o código mais recente: este foi substituído.'
const SPENT = 'Foram cinco tentativas com este código. Peça outro.'

/** What a code opens: a signature's step, an institution's desk. */
export type Opens = { purpose: string; subject: string }

/** Of an institution's address: contracts open its signatures by the same proof. */
export const DESK = 'desk'

const hashOf = (ctx: Ctx, { purpose, subject }: Opens, code: string) =>
  ctx.secrets.sign(`${purpose} code`, `${subject} ${code}`)
/** One at a time, so that tries and letters are counted. */
const hold = (ctx: Ctx, { purpose, subject }: Opens) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`code ${purpose} ${subject}`}, 0))`.execute(ctx.db)
const codesOf = (ctx: Ctx, { purpose, subject }: Opens) =>
  ctx.db
    .selectFrom('mailed_codes')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .orderBy('created_at', 'desc')
    .execute()

export const sendMailedCode = (ctx: Ctx, opens: Opens, letter: (code: string) => Letter) =>
  transaction(ctx, async (ctx) => {
    await hold(ctx, opens)
    const now = ctx.now.getTime()
    const lately = (await codesOf(ctx, opens)).filter(({ created_at }) => Date.parse(created_at) > now - HOUR_MS)
    if (lately.length >= AN_HOUR)
      throw tooMany(Math.ceil((Date.parse(lately[AN_HOUR - 1]!.created_at) + HOUR_MS - now) / 1000))
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    await ctx.db
      .insertInto('mailed_codes')
      .values({
        id: uuid(now),
        ...opens,
        code_hash: hashOf(ctx, opens, code),
        created_at: ctx.now.toISOString(),
        expires_at: new Date(now + CODE_MINUTES * 60_000).toISOString(),
      })
      .execute()
    await writeLetter(ctx, letter(code))
  })

/** A try counts before it is judged, and stays counted: the transaction that counts is not the one that refuses. */
export async function proveMailedCode(ctx: Ctx, opens: Opens, code: string): Promise<void> {
  const hash = hashOf(ctx, opens, code)
  const outcome = await transaction(ctx, async (ctx) => {
    await hold(ctx, opens)
    const [last, ...before] = await codesOf(ctx, opens)
    if (!last || last.used_at || Date.parse(last.expires_at) <= ctx.now.getTime()) return 'none'
    if (last.tries >= TRIES) return 'spent'
    await sql`update mailed_codes set tries = tries + 1, used_at = case when code_hash = ${hash} then
      ${ctx.now}::timestamptz end where id = ${last.id}`.execute(ctx.db)
    if (last.code_hash === hash) return 'right'
    return before.some(({ code_hash }) => code_hash === hash) ? 'older' : 'wrong'
  })
  if (outcome === 'spent') throw new Refusal(429, { messages: [SPENT] }, { 'retry-after': '1' })
  if (outcome !== 'right') throw invalid({ code: { none: NONE, older: OLDER, wrong: WRONG }[outcome] })
}

/** No code that was sent opens it from here on. */
export const endMailedCodes = (ctx: Ctx, { purpose, subject }: Opens) =>
  ctx.db
    .updateTable('mailed_codes')
    .set({ expires_at: ctx.now.toISOString() })
    .where('purpose', '=', purpose)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .execute()
