// Whether it worked. Three people who say no within a week pause the offer until the operator has looked.
import { sql } from 'kysely'
import { operatorEmails } from '#features/accounts/server/accounts.ts'
import { refuseOutside } from '#features/candidates/server/candidates.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import { conflict } from '#server/refusal.ts'
import type { Received } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'
import type { reportBenefit } from '../wire/benefits.ts'
import { REPORT_DAYS, REPORTS_TO_PAUSE } from '../wire/standings.ts'
import { type BenefitRow, offeredRow } from './benefit-rows.ts'
import { offeredBenefit } from './offered.ts'

const DAY_MS = 86_400_000

const NOT_TAKEN = 'Pegue o seu código antes de contar se funcionou.'

const hasCode = async (ctx: Ctx, benefit_id: string) =>
  (await ctx.db
    .selectFrom('benefit_codes')
    .select('benefit_id')
    .where('benefit_id', '=', benefit_id)
    .where('login_id', '=', (ctx.actor as SignedIn).login_id)
    .executeTakeFirst()) !== undefined

type Report = Received<typeof reportBenefit>['body']['report']

export async function report(ctx: Ctx, id: string, { worked, said }: Report): Promise<string> {
  // One report after another: the third one pauses, and tells once.
  const row = await offeredRow(ctx, id, { lock: true })
  await refuseOutside(ctx, row.audience)
  const { standing } = row
  if (standing === 'ended' || standing === 'soon')
    throw conflict(
      standing === 'ended'
        ? `Este benefício terminou em ${formatDate(row.ends_on!)}.`
        : `Este benefício vale a partir de ${formatDate(row.starts_on!)}.`,
      await offeredBenefit(ctx, id),
    )
  if (row.kind === 'code' && !(await hasCode(ctx, id))) throw conflict(NOT_TAKEN, await offeredBenefit(ctx, id))
  await sql`insert into benefit_reports (benefit_id, login_id, worked, said, reported_at)
    values (${id}, ${(ctx.actor as SignedIn).login_id}, ${worked}, ${said?.trim() || null}, ${ctx.now})
    on conflict (benefit_id, login_id) do update set worked = excluded.worked, said = excluded.said,
      reported_at = excluded.reported_at`.execute(ctx.db)
  if (worked)
    await ctx.db.updateTable('benefits').set({ last_worked_at: ctx.now.toISOString() }).where('id', '=', id).execute()
  else if (!row.paused_by && (await complaints(ctx, row)) >= REPORTS_TO_PAUSE) await pause(ctx, row)
  return id
}

async function complaints(ctx: Ctx, { id, reports_since }: BenefitRow) {
  const since = new Date(ctx.now.getTime() - REPORT_DAYS * DAY_MS)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from benefit_reports where benefit_id = ${id}
    and not worked and reported_at > ${since} and reported_at > coalesce(${reports_since}::timestamptz, '-infinity')
    `.execute(ctx.db)
  return rows[0]!.n
}

async function pause(ctx: Ctx, { id, partner, title }: BenefitRow) {
  await ctx.db
    .updateTable('benefits')
    .set({ paused_at: ctx.now.toISOString(), paused_by: 'reports' })
    .where('id', '=', id)
    .execute()
  const letter = {
    subject: `Benefício pausado: ${title}, ${partner}`,
    greeting: 'Olá!',
    paragraphs: [
      `Em ${REPORT_DAYS} dias, ${REPORTS_TO_PAUSE} pessoas contaram que “${title}”, de ${partner}, não funcionou. ` +
        'Ele está em conferência: ninguém mais pega código até você o pôr no ar de novo.',
    ],
    action: { label: 'Ver o que contaram', path: `/admin/beneficios/${id}` },
  }
  await writeLetters(
    ctx,
    (await operatorEmails(ctx)).map((to) => ({ to, ...letter })),
  )
}
