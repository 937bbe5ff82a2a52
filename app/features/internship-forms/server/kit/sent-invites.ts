// Invites as whoever asks sees them: never their links.
import { type SqlBool, sql } from 'kysely'
import { myTree } from '#features/companies/server/companies.ts'
import { fileUrl, givenName } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { brokenConstraint, transaction } from '#server/database/transaction.ts'
import { conflict, invalid, notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import { bareEmail } from '#wire/person/email.ts'
import { isoDate } from '#wire/time/date.ts'
import type * as wire from '../../wire/form-invites.ts'
import { FORM_KINDS, FORM_STATES } from '../../wire/form-words.ts'
import type { FormRow } from './form-kind.ts'
import { companyNameOf, documentsOf, findForm, identityOf, lockForm, sealIdentity } from './form-rows.ts'
import { ASKED_ALREADY, deadline, sendFormLetter } from './invite.ts'
import { KINDS } from './kinds.ts'
import { isExpired, revokeLinks } from './links.ts'

type Sent = Answer<typeof wire.sendInviteAgain>['data']

async function resource(ctx: Ctx, form: FormRow): Promise<Sent> {
  const kind = form.kind as keyof typeof FORM_KINDS
  const state = isExpired(ctx, form) ? 'expired' : (form.state as keyof typeof FORM_STATES)
  const documents = form.state === 'answered' ? await documentsOf(ctx, form.id) : []
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
      company_id: form.company_id,
      company_name: await companyNameOf(ctx, form.company_id),
      purpose: form.purpose,
      expires_on: form.expires_on,
      invited_at: form.invited_at,
      opened_at: form.opened_at,
      answered_at: form.answered_at,
      internship_id: form.internship_id,
      documents: documents.map((file) => ({
        category_name: KINDS[kind]?.categories[file.category] ?? file.category,
        name: givenName(ctx, file),
        url: fileUrl(ctx, file),
      })),
    },
  }
}

export const showSentInvite = async (ctx: Ctx, id: string) => ({ data: await resource(ctx, await findForm(ctx, id)) })

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

const MOST_OFFSET = 2 ** 31

export async function listInvites(
  ctx: Ctx,
  { page, per_page, kind, state }: Received<typeof wire.listInvites>['query'],
): Promise<Answer<typeof wire.listInvites>> {
  const wanted = ctx.db
    .selectFrom('internship_forms')
    .where(await reachable(ctx))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind!))
    .$if(state !== undefined, (query) => query.where(inState(today(ctx.now), state!)))
  const rows = await wanted
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(per_page)
    .offset(Math.min((page - 1) * per_page, MOST_OFFSET))
    .execute()
  const { n } = await wanted.select((e) => e.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()
  const data = await Promise.all(rows.map((row) => resource(ctx, row)))
  return { collection: { data }, ...totals(Number(n), per_page) }
}

/** Held, of whoever asks. */
async function own(ctx: Ctx, id: string): Promise<FormRow> {
  const form = await lockForm(ctx, id)
  const operator = ctx.actor.user_type === 'Operator'
  if (!operator && !(await myTree(ctx)).includes(form.company_id)) throw notFound('Não encontramos este convite.')
  return form
}

const DONE: Record<string, string> = {
  answered: 'Este convite já foi respondido.',
  withdrawn: 'Este convite já foi cancelado.',
}
async function refuseDone(ctx: Ctx, form: FormRow) {
  const words = DONE[form.state]
  if (words) throw conflict(words, { data: await resource(ctx, form) })
}

type Again = { email?: string | undefined; expires_on?: string | undefined }

/** What only the person has told is asked anew; behind another address it is somebody else. */
function askedAnew(ctx: Ctx, form: FormRow, email: string | undefined) {
  const { pinned = [], ...identity } = identityOf(ctx, form)
  for (const name of pinned) identity[name] = null
  const other = email !== undefined && bareEmail(email) !== form.person_email
  return {
    sealed_identity: sealIdentity(ctx, form.id, identity),
    ...(other && {
      person_email: bareEmail(email),
      opened_at: null,
      sealed_answers: null,
      ...(!form.candidature_id && !form.internship_id && { user_info_id: null }),
    }),
  }
}

export const sendInviteAgain = (ctx: Ctx, id: string, { email, expires_on }: Again) =>
  transaction(ctx, async (ctx) => {
    const form = await own(ctx, id)
    await refuseDone(ctx, form)
    const until = expires_on === undefined ? undefined : isoDate(expires_on)
    const short = form.expires_on < today(ctx.now, 3)
    await ctx.db
      .updateTable('internship_forms')
      .set({
        ...askedAnew(ctx, form, email),
        expires_on: until || short ? deadline(ctx, until) : form.expires_on,
        invited_at: ctx.now.toISOString(),
      })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => {
        throw brokenConstraint(error) === 'internship_forms_open' ? invalid({ email: ASKED_ALREADY }) : error
      })
    await sendFormLetter(ctx, KINDS[form.kind as keyof typeof FORM_KINDS]!, await findForm(ctx, id))
    return id
  })

export const withdrawInvite = (ctx: Ctx, id: string) =>
  transaction(ctx, async (ctx) => {
    const form = await own(ctx, id)
    if (form.state === 'answered') await refuseDone(ctx, form)
    if (form.state === 'open') {
      await revokeLinks(ctx, id)
      await ctx.db
        .updateTable('internship_forms')
        .set({ state: 'withdrawn', withdrawn_at: ctx.now.toISOString() })
        .where('id', '=', id)
        .execute()
    }
    return showSentInvite(ctx, id)
  })
