// A person's own code. Of ten people and three codes three get one each, whoever comes first.
import { sql } from 'kysely'
import { refuseOutside } from '#features/candidates/server/candidates.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import type { Answer } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import type { takeCode as takeWire } from '../wire/benefits.ts'
import type { Standing } from '../wire/standings.ts'
import { type BenefitRow, offeredRow } from './benefit-rows.ts'
import { offeredBenefit } from './offered.ts'

/** Of the advisory locks, by benefit and person. */
const LOCK = 7_315_181
const GONE = 'Os códigos deste benefício acabaram. Quando o parceiro mandar mais, eles aparecem aqui.'

const whyNot = (row: BenefitRow, standing: Standing) => {
  if (standing === 'ended') return `Este benefício terminou em ${formatDate(row.ends_on!)}.`
  if (standing === 'soon') return `Este benefício vale a partir de ${formatDate(row.starts_on!)}.`
  if (standing === 'checked') return 'Este benefício está em conferência: pessoas contaram que ele não funcionou.'
  return standing === 'gone' ? GONE : undefined
}

const ownCode = async (ctx: Ctx, benefit_id: string) =>
  (
    await ctx.db
      .selectFrom('benefit_codes')
      .select('code')
      .where('benefit_id', '=', benefit_id)
      .where('login_id', '=', (ctx.actor as SignedIn).login_id)
      .executeTakeFirst()
  )?.code

export async function takeCode(ctx: Ctx, id: string): Promise<string> {
  const row = await offeredRow(ctx, id)
  await refuseOutside(ctx, row.audience)
  const { login_id } = ctx.actor as SignedIn
  // Two requests of one person wait for each other; those of others do not.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${id} ${login_id}`}, ${LOCK}))`.execute(ctx.db)
  const { standing } = row
  if (standing !== 'ended' && (await ownCode(ctx, id))) return id
  const why = whyNot(row, standing)
  if (why) throw conflict(why, await offeredBenefit(ctx, id))
  if (row.kind === 'link') return id
  const { rows } = await sql`update benefit_codes set login_id = ${login_id}, taken_at = ${ctx.now} where id = (
      select id from benefit_codes where benefit_id = ${id} and taken_at is null order by id
      limit 1 for update skip locked) returning id`.execute(ctx.db)
  if (!rows.length) throw conflict(GONE, await offeredBenefit(ctx, id))
  return id
}

export async function showCode(ctx: Ctx, id: string): Promise<Answer<typeof takeWire>> {
  const { partner, title, link, ends_on } = await offeredRow(ctx, id)
  const code = (await ownCode(ctx, id)) ?? null
  return {
    data: {
      id,
      type: 'benefit_code',
      attributes: { code, link, partner, title, ends_on: ends_on && formatDate(ends_on) },
    },
  }
}
