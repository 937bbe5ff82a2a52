import { bareEmail } from '#wire/person/email.ts'
import type { Ctx, UserType } from '#server/context.ts'
import { ask, question } from '#server/tasks/question.ts'
import { announce, announcement } from '#server/tasks/task.ts'
import { uuid } from '#server/uuid.ts'
import { PRIVACY_VERSION, TERMS_VERSION } from '#features/legal-texts/wire.ts'
import { freeForgotten } from './free-email.ts'

/** Without a password it waits for an invitation to be accepted. */
type NewLogin = { user_type: UserType; email: string; password_hash?: string | null; email_confirmed?: boolean }

export const loginByEmail = (ctx: Ctx, user_type: UserType, email: string) =>
  ctx.db
    .selectFrom('logins')
    .selectAll()
    .where('user_type', '=', user_type)
    .where('email', '=', bareEmail(email))
    .where('released_at', 'is', null)
    .executeTakeFirst()

export const findLogin = (ctx: Ctx, login_id: string) =>
  ctx.db.selectFrom('logins').selectAll().where('id', '=', login_id).executeTakeFirstOrThrow()

/** Taken first in every transaction that writes a login or its dependents, as lock order against deadlocks. */
export const lockLogin = (ctx: Ctx, login_id: string) =>
  ctx.db.selectFrom('logins').selectAll().where('id', '=', login_id).forNoKeyUpdate().executeTakeFirstOrThrow()

/** Asked in the transaction in which a login's e-mail is proven, for the first time or after a change. */
export const emailProof = question<{ login_id: string }, void>('e-mail of a login proven')
/** Announced with it. */
export const emailProven = announcement<{ login_id: string }>('e-mail of a login proven')

/** Marks the e-mail as proven. */
export async function trustEmail(ctx: Ctx, login_id: string) {
  const { numUpdatedRows } = await ctx.db
    .updateTable('logins')
    .set({ email_confirmed_at: ctx.now.toISOString() })
    .where('id', '=', login_id)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) await tellProven(ctx, login_id)
}

export async function tellProven(ctx: Ctx, login_id: string) {
  await ask(ctx, emailProof, { login_id })
  await announce(ctx, emailProven, { login_id })
}

export async function emailTaken(ctx: Ctx, user_type: UserType, email: string) {
  await freeForgotten(ctx, [email])
  return (await loginByEmail(ctx, user_type, email)) !== undefined
}

/** Operators who can sign in. */
export const operatorEmails = async (ctx: Ctx) =>
  (
    await ctx.db
      .selectFrom('logins')
      .select('email')
      .where('user_type', '=', 'Operator')
      .where('disabled_at', 'is', null)
      .execute()
  ).map(({ email }) => email)

/** Required for applying and publishing. */
export const emailConfirmed = async (ctx: Ctx, login_id: string) =>
  (await findLogin(ctx, login_id)).email_confirmed_at !== null

/** A taken e-mail breaks the constraint logins_email_taken; the caller words the refusal. */
export async function openLogin(ctx: Ctx, login: NewLogin): Promise<string> {
  const [id] = await openLogins(ctx, [login])
  return id!
}

/** All or none; returns ids in the given order. */
export async function openLogins(ctx: Ctx, logins: NewLogin[]): Promise<string[]> {
  const now = ctx.now.toISOString()
  await freeForgotten(
    ctx,
    logins.map(({ email }) => email),
  )
  const rows = logins.map(({ user_type, email, password_hash, email_confirmed }) => ({
    id: uuid(ctx.now.getTime()),
    user_type,
    email: bareEmail(email),
    password_hash: password_hash ?? null,
    email_confirmed_at: email_confirmed ? now : null,
    created_at: now,
  }))
  await ctx.db.insertInto('logins').values(rows).execute()
  return rows.map(({ id }) => id)
}

/** Records that the texts in force were accepted from this address. */
export async function recordAcceptance(ctx: Ctx, login_id: string) {
  const accepted = { login_id, address: ctx.address, accepted_at: ctx.now.toISOString() }
  await ctx.db
    .insertInto('acceptances')
    .values([
      { ...accepted, document: 'terms', version: TERMS_VERSION },
      { ...accepted, document: 'privacy', version: PRIVACY_VERSION },
    ])
    .execute()
}
