import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import type { listLetters } from '../wire.ts'

type Row = Answer<typeof listLetters>['collection']['data'][number]['attributes'] & { id: string }

const DAYS = 30

/** A code opens an account for some minutes, whoever reads it. */
const hidden = (subject: string) => subject.replaceAll(/\d{6,}/g, '••••••')

const LETTERS = sql`(select m.id, m.recipient, m.subject, m.created_at, m.sent_at, m.refused_at,
    case when m.sent_at is not null then 'sent' when m.refused_at is not null then 'refused'
      when t.failed_at is not null then 'given_up' when t.mail_id is not null then 'waiting' else 'kept' end as state
  from mails m left join (select (payload ->> 'mail_id')::uuid as mail_id, failed_at from tasks
    where name = 'deliver-mail' and done_at is null) t on t.mail_id = m.id) l`

export async function lettersPage(ctx: Ctx, { page, per_page, recipient }: Received<typeof listLetters>['query']) {
  const recent = (column: string) => sql`${sql.ref(column)} > ${ctx.now}::timestamptz - ${`${DAYS} days`}::interval`
  const from = recipient?.trim()
    ? sql`${LETTERS} where recipient = ${bareEmail(recipient)} and ${recent('created_at')}`
    : sql`${LETTERS} where state in ('waiting', 'given_up') or ${recent('refused_at')}`
  const { rows } = await sql<Row>`select id, recipient, subject, state, created_at, sent_at from ${from}
    order by created_at desc, id limit ${per_page} offset ${(page - 1) * per_page}`.execute(ctx.db)
  const { rows: counted } = await sql<{ n: number }>`select count(*)::int as n from ${from}`.execute(ctx.db)
  const data = rows.map(({ id, subject, ...attributes }) => ({
    id,
    type: 'letter' as const,
    attributes: { ...attributes, subject: hidden(subject) },
  }))
  return { collection: { data }, ...totals(counted[0]!.n, per_page) }
}
