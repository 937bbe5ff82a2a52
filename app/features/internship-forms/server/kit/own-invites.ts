// Open forms of whoever is signed in: known by the profile, or invited at the account's confirmed address.
import { sql, type SqlBool } from 'kysely'
import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { totals } from '#server/totals.ts'
import { isUuid } from '#server/uuid.ts'
import type { Answer, Received } from '#wire/endpoint.ts'
import type * as wire from '../../wire/own-invites.ts'
import type { FormKindName } from '../../wire/form-words.ts'
import { companyNames } from './form-rows.ts'
import { KINDS } from './kinds.ts'
import { addFormLink } from './links.ts'

/** What the person began without being asked is no invite. */
const waiting = (ctx: Ctx) => {
  const { login_id } = ctx.actor as SignedIn
  return ctx.db
    .selectFrom('internship_forms')
    .where('state', '=', 'open')
    .where('expires_on', '>=', today(ctx.now))
    .where('created_by', 'is not', null)
    .where(
      sql<SqlBool>`(user_info_id = (select id from user_infos where login_id = ${login_id}) or user_info_id is null
        and person_email = (select email from logins where id = ${login_id} and email_confirmed_at is not null))`,
    )
}

export async function listOwnInvites(
  ctx: Ctx,
  { page, per_page }: Received<typeof wire.listOwnInvites>['query'],
): Promise<Answer<typeof wire.listOwnInvites>> {
  const { n } = await waiting(ctx)
    .select((e) => e.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  const rows = await waiting(ctx)
    .select(['id', 'kind', 'company_id', 'purpose', 'expires_on'])
    .orderBy('expires_on')
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const names = await companyNames(
    ctx,
    rows.map(({ company_id }) => company_id),
  )
  const data = rows.map(({ id, kind, company_id, purpose, expires_on }) => ({
    id,
    type: 'own_form_invite' as const,
    attributes: {
      kind: kind as FormKindName,
      company_id,
      company_name: names.get(company_id)!,
      purpose,
      expires_on,
    },
  }))
  return { collection: { data }, ...totals(Number(n), per_page) }
}

export const openOwnInvite = (ctx: Ctx, id: string): Promise<Answer<typeof wire.openOwnInvite>> =>
  transaction(ctx, async (ctx) => {
    const form = isUuid(id)
      ? await waiting(ctx).select(['id', 'kind']).where('id', '=', id).forUpdate().executeTakeFirst()
      : undefined
    if (!form) throw notFound('Este convite não espera mais por você.')
    const uuid = await addFormLink(ctx, form.id)
    const { path } = KINDS[form.kind as FormKindName]!
    return { data: { id: uuid, type: 'own_invite', attributes: { form_url: `${path}/${uuid}/login` } } }
  })
