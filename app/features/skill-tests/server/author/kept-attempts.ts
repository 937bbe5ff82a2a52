// Attempts as the operator reads them, and those that are annulled for a fault of ours.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { writeLetter } from '#server/mail/letter.ts'
import { notFound } from '#server/refusal.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { annulAttempt, listKeptAttempts } from '../../wire/operator-tests.ts'
import { type Attempt, heldAttempt } from '../attempt-rows.ts'
import { showKept } from './kept-tests.ts'

type Kept = Answer<typeof annulAttempt>['data']
type Row = Kept['attributes'] & { id: string }

const FROM = sql`from skill_test_attempts a join user_infos u on u.id = a.user_info_id
  join logins l on l.id = u.login_id`

async function resources(ctx: Ctx, where: RawBuilder<unknown>, page = sql``): Promise<Kept[]> {
  const { rows } = await sql<Row>`select a.id, coalesce(u.social_name, u.full_name) as person, l.email, a.state,
      a.started_at, a.finished_at, a.score, a.annulled_at, a.annulled_why
    ${FROM} where ${where} order by coalesce(a.started_at, a.created_at) desc, a.id ${page}`.execute(ctx.db)
  return rows.map(({ id, ...attributes }) => ({ id, type: 'kept_test_attempt', attributes }))
}

type Query = Received<typeof listKeptAttempts>['query']

export async function attemptsOf(ctx: Ctx, test_id: string, { q, page, per_page }: Query) {
  await showKept(ctx, test_id)
  const named = q?.trim() ? sql`(${contains(sql`u.search`, q)} or ${contains(sql`fold(l.email)`, q)})` : sql`true`
  const where = sql`a.test_id = ${test_id} and ${named}`
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${FROM} where ${where}`.execute(ctx.db)
  const data = await resources(ctx, where, sql`limit ${per_page} offset ${(page - 1) * per_page}`)
  return { collection: { data }, ...totals(rows[0]!.count, per_page) }
}

export async function showAttempt(ctx: Ctx, id: string): Promise<{ data: Kept }> {
  const [data] = isUuid(id) ? await resources(ctx, sql`a.id = ${id}`) : []
  if (!data) throw notFound('Não encontramos esta tentativa.')
  return { data }
}

const letterOf = ({ email, name, title }: Attempt, reason: string) => ({
  to: email,
  subject: `Anulamos uma tentativa: ${title}`,
  greeting: `Olá, ${name.split(' ')[0]}!`,
  paragraphs: [
    `Por uma falha nossa, anulamos a sua tentativa no teste ${title}: ${reason}`,
    'Ela não conta, e você já pode fazer o teste de novo.',
  ],
  action: { label: 'Ver os testes', path: '/testes' },
})

/** Gives the try back. Who did it, when and why stays with the attempt. */
export async function annul(ctx: Ctx, id: string, reason: string): Promise<string> {
  await showAttempt(ctx, id)
  const attempt = await heldAttempt(ctx, id)
  if (attempt.state === 'annulled') return id
  await ctx.db
    .updateTable('skill_test_attempts')
    .set({
      state: 'annulled',
      annulled_at: ctx.now.toISOString(),
      annulled_why: reason.trim(),
      annulled_by: (ctx.actor as SignedIn).login_id,
    })
    .where('id', '=', id)
    .execute()
  await writeLetter(ctx, letterOf(attempt, reason.trim()))
  return id
}
