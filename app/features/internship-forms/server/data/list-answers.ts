import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type { checkDataAnswer, listDataAnswers } from '../../wire/data/data-forms.ts'
import { FORM_STATES } from '../../wire/form-words.ts'
import type { FormRow } from '../kit/form-kind.ts'
import { companyNameOf } from '../kit/form-rows.ts'
import { isExpired } from '../kit/links.ts'
import { changesOf } from './changes-of.ts'
import { namesIn, partyOf, requestsOf } from './requests-of.ts'

type Resource = Answer<typeof checkDataAnswer>['data']

/** Of the asker's own party: nothing half answered, nothing that others asked. */
async function resource(ctx: Ctx, form: FormRow): Promise<Resource> {
  const party = partyOf(ctx)
  const requests = await requestsOf(ctx, form.id, party)
  const check = await ctx.db
    .selectFrom('data_checks')
    .select(['checked_at', 'accepted', 'amended', 'envelope_id'])
    .where('form_id', '=', form.id)
    .where('party', '=', party)
    .executeTakeFirst()
  const state = isExpired(ctx, form) ? 'expired' : (form.state as keyof typeof FORM_STATES)
  const open = form.state === 'answered' && !check
  const changes = open ? await changesOf(ctx, form, namesIn(requests)) : []
  return {
    id: form.id,
    type: 'data_answer',
    attributes: {
      person_name: form.person_name,
      person_email: form.person_email,
      company_id: form.company_id,
      company_name: await companyNameOf(ctx, form.company_id),
      internship_id: form.internship_id!,
      state,
      state_name: FORM_STATES[state],
      expires_on: form.expires_on,
      answered_at: form.answered_at,
      checked_at: check?.checked_at ?? null,
      requests,
      changes: changes.map(({ terms, value: _, ...one }) => ({ ...one, in_contract: terms !== undefined })),
      accepted: check?.accepted ?? [],
      amended: check?.amended ?? [],
      envelope_id: check?.envelope_id ?? null,
    },
  }
}

/** With a request of the asker's own party, in its tree. */
async function reachable(ctx: Ctx): Promise<RawBuilder<SqlBool>> {
  const party = partyOf(ctx)
  const asked = sql<SqlBool>`exists (select from data_requests r where r.form_id = f.id and r.party = ${party})`
  if (party === 'walljobs') return sql`f.kind = 'data' and ${asked}`
  return sql`f.kind = 'data' and f.company_id = any(${await myTree(ctx)}::uuid[]) and ${asked}`
}

export async function findAnswer(ctx: Ctx, id: string, { lock }: { lock: boolean }): Promise<FormRow> {
  const where = await reachable(ctx)
  const row = isUuid(id)
    ? await ctx.db
        .selectFrom('internship_forms as f')
        .selectAll('f')
        .where('f.id', '=', id)
        .where(where)
        .$if(lock, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined
  if (!row) throw notFound('Não encontramos este pedido de dados.')
  return row
}

export const showAnswer = async (ctx: Ctx, id: string) => ({
  data: await resource(ctx, await findAnswer(ctx, id, { lock: false })),
})

const WHICH = {
  to_check: (checked: RawBuilder<SqlBool>) => sql<SqlBool>`f.state = 'answered' and not ${checked}`,
  waiting: () => sql<SqlBool>`f.state = 'open'`,
  done: (checked: RawBuilder<SqlBool>, day: string) =>
    sql<SqlBool>`(f.state = 'withdrawn' or ${checked} or (f.state = 'open' and f.expires_on < ${day}::date))`,
}
const MOST_OFFSET = 2 ** 31

export async function listAnswers(
  ctx: Ctx,
  { page, per_page, which }: Received<typeof listDataAnswers>['query'],
): Promise<Answer<typeof listDataAnswers>> {
  const party = partyOf(ctx)
  const checked = sql<SqlBool>`exists (select from data_checks c where c.form_id = f.id and c.party = ${party})`
  const wanted = ctx.db
    .selectFrom('internship_forms as f')
    .where(await reachable(ctx))
    .where(WHICH[which](checked, today(ctx.now)))
  const rows = await wanted
    .selectAll('f')
    .orderBy('f.created_at', 'desc')
    .orderBy('f.id')
    .limit(per_page)
    .offset(Math.min((page - 1) * per_page, MOST_OFFSET))
    .execute()
  const { n } = await wanted.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const data = await Promise.all(rows.map((row) => resource(ctx, row)))
  return { collection: { data }, ...totals(Number(n), per_page) }
}
