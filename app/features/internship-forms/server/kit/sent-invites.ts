// Invites as whoever asks sees them: never their links.
import { type SqlBool, sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import { fileUrl, givenName } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../../wire/form-invites.ts'
import { FORM_KINDS, FORM_STATES } from '../../wire/form-words.ts'
import type { FormRow } from './form-kind.ts'
import { companyNames, documentsIn, findForm } from './form-rows.ts'
import { KINDS } from './kinds.ts'
import { isExpired } from './links.ts'

type Sent = Answer<typeof wire.sendInviteAgain>['data']

/** With the names of their companies and their documents, asked once for all. */
async function sentAll(ctx: Ctx, forms: FormRow[]): Promise<Sent[]> {
  const names = await companyNames(
    ctx,
    forms.map(({ company_id }) => company_id),
  )
  const answered = forms.flatMap(({ id, state }) => (state === 'answered' ? [id] : []))
  const reminded = await remindersOf(ctx, forms)
  const documents = Map.groupBy(await documentsIn(ctx, answered), ({ form_id }) => form_id)
  return forms.map((form) =>
    resource(ctx, form, {
      company_name: names.get(form.company_id)!,
      documents: documents.get(form.id) ?? [],
      reminders: reminded.get(form.id) ?? 0,
    }),
  )
}
export const sentInvite = async (ctx: Ctx, form: FormRow): Promise<Sent> => (await sentAll(ctx, [form]))[0]!

/** Since it was sent last. */
async function remindersOf(ctx: Ctx, forms: FormRow[]): Promise<Map<string, number>> {
  if (!forms.length) return new Map()
  const rows = await ctx.db
    .selectFrom('internship_form_reminders as r')
    .innerJoin('internship_forms as f', (join) =>
      join.onRef('f.id', '=', 'r.form_id').onRef('f.invited_at', '=', 'r.invited_at'),
    )
    .select(['r.form_id', (e) => e.fn.countAll<number>().as('n')])
    .where(
      'f.id',
      'in',
      forms.map(({ id }) => id),
    )
    .groupBy('r.form_id')
    .execute()
  return new Map(rows.map(({ form_id, n }) => [form_id, Number(n)]))
}

type Documents = Awaited<ReturnType<typeof documentsIn>>
type Beside = { company_name: string; documents: Documents; reminders: number }

function resource(ctx: Ctx, form: FormRow, { company_name, documents, reminders }: Beside): Sent {
  const kind = form.kind as keyof typeof FORM_KINDS
  const state = isExpired(ctx, form) ? 'expired' : (form.state as keyof typeof FORM_STATES)
  return {
    id: form.id,
    type: 'sent_invite',
    attributes: {
      kind,
      kind_name: FORM_KINDS[kind],
      state,
      state_name: FORM_STATES[state],
      person_name: form.person_name,
      person_email: form.person_email,
      has_account: form.user_info_id !== null,
      company_id: form.company_id,
      company_name,
      purpose: form.purpose,
      expires_on: form.expires_on,
      invited_at: form.invited_at,
      opened_at: form.opened_at,
      answered_at: form.answered_at,
      internship_id: form.internship_id,
      candidature_id: form.candidature_id,
      reminders,
      documents: documents.map((file) => ({
        category_name: KINDS[kind]?.categories[file.category] ?? file.category,
        name: givenName(ctx, file),
        url: fileUrl(ctx, file),
      })),
    },
  }
}

export const showSentInvite = async (ctx: Ctx, id: string) => ({ data: await sentInvite(ctx, await findForm(ctx, id)) })

/** The operation reaches each; a company its own tree. */
const reachable = async (ctx: Ctx) => {
  if (ctx.actor.user_type === 'Operator') return sql<SqlBool>`true`
  return sql<SqlBool>`company_id = any(${await myTree(ctx)}::uuid[])`
}

const inState = (day: string, state: string) => {
  if (state === 'expired') return sql<SqlBool>`(state = 'open' and expires_on < ${day}::date)`
  if (state === 'open') return sql<SqlBool>`(state = 'open' and expires_on >= ${day}::date)`
  return sql<SqlBool>`state = ${state}`
}

/** One for each who was hired and has no folder yet. */
const OF_HIRED = sql<SqlBool>`(candidature_id is not null and state <> 'withdrawn' and internship_id is null)`
const MOST_OFFSET = 2 ** 31

export async function listInvites(
  ctx: Ctx,
  { page, per_page, kind, state, of }: Received<typeof wire.listInvites>['query'],
): Promise<Answer<typeof wire.listInvites>> {
  const wanted = ctx.db
    .selectFrom('internship_forms')
    .where(await reachable(ctx))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(of === 'hired', (query) => query.where(OF_HIRED))
    .$if(state !== undefined, (query) => query.where(inState(today(ctx.now), state!)))
  const rows = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(per_page)
    .offset(Math.min((page - 1) * per_page, MOST_OFFSET))
    .execute()
  const { n } = await wanted.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  return { collection: { data: await sentAll(ctx, rows) }, ...totals(Number(n), per_page) }
}
