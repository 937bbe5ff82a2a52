import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { bareEmail } from '#wire/person/email.ts'

/** An invitation holds an address only until it expires; its links are void then. */
const free = (ctx: Ctx, whose: ReturnType<typeof sql<boolean>>) =>
  sql`with freed as (update logins set released_at = ${ctx.now} where user_type = 'CompanyManager' and password_hash
    is null and released_at is null and ${whose} returning id)
    update login_tokens set voided_at = ${ctx.now} from freed where login_id = freed.id and used_at is null and
      voided_at is null`.execute(ctx.db)

export const freeEmail = (ctx: Ctx, login_id: string) => free(ctx, sql<boolean>`id = ${login_id}`)

/** Called before an address is reported as taken: frees those of expired invitations. */
export const freeForgotten = (ctx: Ctx, emails: string[]) =>
  free(
    ctx,
    sql<boolean>`email = any(${emails.map(bareEmail)}) and not exists (
    select from login_tokens t where t.login_id = logins.id and purpose = 'accept_invitation' and used_at is null and
      voided_at is null and expires_at > ${ctx.now})`,
  )

/** A renewed invitation claims the address again. One taken by somebody else meanwhile breaks logins_email_taken. */
export const takeEmailBack = (ctx: Ctx, login_id: string) =>
  ctx.db
    .updateTable('logins')
    .set({ released_at: null })
    .where('id', '=', login_id)
    .where('released_at', 'is not', null)
    .execute()
