import type { Ctx, SignedIn } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { conflict, notFound, Refusal } from '#server/refusal.ts'
import { hashToken } from '#server/secrets/secrets.ts'
import type { FormKind, FormRow } from './form-kind.ts'
import { lockForm } from './form-rows.ts'
import { formOfLink } from './links.ts'
import { ANSWERED, OVER, openSession } from './identify.ts'

const NOT_YOURS = 'Este convite é de outra pessoa: entre com a conta dela, ou saia da sua.'

/** Who is signed in as the person whom the form asks is known already. */
export async function enterSignedIn(ctx: Ctx, kind: FormKind, uuid: string) {
  const form = await formOfLink(ctx, kind, uuid)
  if (form.state === 'answered') throw conflict(ANSWERED)
  const own = await ctx.db
    .selectFrom('user_infos')
    .select('id')
    .where('id', '=', form.user_info_id)
    .where('login_id', '=', (ctx.actor as SignedIn).login_id)
    .executeTakeFirst()
  if (!own) throw notFound(NOT_YOURS)
  return transaction(ctx, async (ctx) => {
    const held = await lockForm(ctx, form.id)
    await ctx.db
      .updateTable('internship_forms')
      .set({ opened_at: held.opened_at ?? ctx.now.toISOString() })
      .where('id', '=', held.id)
      .execute()
    return openSession(ctx, held)
  })
}

/** The form of a link, for who was identified by it. */
export async function formOfSession(ctx: Ctx, kind: FormKind, uuid: string, session: string): Promise<FormRow> {
  const form = await formOfLink(ctx, kind, uuid)
  const found = await ctx.db
    .selectFrom('internship_form_sessions')
    .select(['form_id', 'expires_at'])
    .where('token_hash', '=', hashToken(session))
    .executeTakeFirst()
  if (!found || found.form_id !== form.id || Date.parse(found.expires_at) <= ctx.now.getTime())
    throw new Refusal(410, { messages: [OVER] })
  return form
}
