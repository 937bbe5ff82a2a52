import type { Ctx, UserType } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { hashToken, newToken } from '#server/secrets/secrets.ts'
import { uuid } from '#server/uuid.ts'

const HOUR_MS = 3_600_000
/** Lifetimes of links. */
const LIVES = {
  confirm_email: 24 * HOUR_MS,
  change_email: 24 * HOUR_MS,
  recover_password: HOUR_MS,
  accept_invitation: 7 * 24 * HOUR_MS,
}
export type Purpose = keyof typeof LIVES

/** The area of each kind of user's account pages. */
export const AREA: Record<UserType, string> = {
  User: '/usuarios',
  CompanyManager: '/colaboradores',
  Operator: '/admin',
}
const PAGES: Record<Purpose, string> = {
  confirm_email: 'confirmar-email',
  change_email: 'confirmar-email',
  recover_password: 'redefinir-senha',
  accept_invitation: 'aceitar-convite',
}

type Login = { id: string; user_type: string; email: string }
export type Link = { path: string; token: string }

/** A link for a letter; only its hash is stored. */
export async function newLink(ctx: Ctx, purpose: Purpose, login: Login): Promise<Link> {
  const [link] = await newLinks(ctx, purpose, [login])
  return link!
}

/** A link whose page leads on to where the person was going. */
export const leadingTo = (link: Link, return_to: string | undefined): Link =>
  return_to === undefined
    ? link
    : { ...link, path: `${link.path}?token=:token&${new URLSearchParams({ voltar: return_to })}` }

/** One for each, in their order. */
export async function newLinks(ctx: Ctx, purpose: Purpose, logins: Login[]): Promise<Link[]> {
  const now = ctx.now.getTime()
  const times = { created_at: ctx.now.toISOString(), expires_at: new Date(now + LIVES[purpose]).toISOString() }
  const links = logins.map((login) => ({
    login,
    path: `${AREA[login.user_type as UserType]}/${PAGES[purpose]}`,
    token: newToken(),
  }))
  await ctx.db
    .insertInto('login_tokens')
    .values(
      links.map(({ login, token }) => ({
        id: uuid(now),
        login_id: login.id,
        purpose,
        token_hash: hashToken(token),
        email: login.email,
        ...times,
      })),
    )
    .execute()
  return links.map(({ path, token }) => ({ path, token }))
}

export const DEAD_LINK = 'Este link não vale mais: já foi usado, foi trocado por outro ou venceu. Peça um novo.'
export const deadLink = () => invalid({ token: DEAD_LINK })

export type FoundToken = Awaited<ReturnType<typeof findToken>>

/** The token with its login, used or not; unknown, withdrawn and expired ones are refused. */
export async function findToken(ctx: Ctx, token: string, purposes: Purpose[]) {
  const found = await ctx.db
    .selectFrom('login_tokens')
    .innerJoin('logins', 'logins.id', 'login_tokens.login_id')
    .select([
      'login_tokens.id',
      'login_id',
      'purpose',
      'login_tokens.email',
      'expires_at',
      'used_at',
      'logins.user_type',
      'logins.email as login_email',
      'password_hash',
      'first_signed_in_at',
      'email_confirmed_at',
    ])
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', purposes)
    .where('voided_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('released_at', 'is', null)
    .executeTakeFirst()
  if (!found || (found.used_at === null && Date.parse(found.expires_at) <= ctx.now.getTime())) throw deadLink()
  return found
}

/** Of concurrent uses one counts: returns true for that one. */
export async function useToken(ctx: Ctx, token: FoundToken): Promise<boolean> {
  const used = await ctx.db
    .updateTable('login_tokens')
    .set({ used_at: ctx.now.toISOString() })
    .where('id', '=', token.id)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Voids the open links of this login. */
export const voidTokens = (ctx: Ctx, login_id: string, purposes: Purpose[] = Object.keys(LIVES) as Purpose[]) =>
  ctx.db
    .updateTable('login_tokens')
    .set({ voided_at: ctx.now.toISOString() })
    .where('login_id', '=', login_id)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('voided_at', 'is', null)
    .execute()
