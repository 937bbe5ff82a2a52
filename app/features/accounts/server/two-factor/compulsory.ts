import { sql } from 'kysely'
import type { Ctx, SignedIn, UserType } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'

/** Whether the company of a login requires a second step; refers to `logins` of the surrounding statement. */
export const askedByCompany = sql<boolean>`coalesce(case when logins.user_type = 'CompanyManager' then
  (select c.otp_required_for_login from company_managers m join companies c on c.id = m.company_id where m.login_id =
    logins.id) end, false)`

type Asked = { user_type: UserType; asked_by_company: boolean }

/**
 * Operators reach everything: except in demonstrations a password alone is not enough. A company decides for its own
 * people.
 */
export const isCompulsory = ({ demo }: Ctx['configuration'], { user_type, asked_by_company }: Asked) =>
  user_type === 'Operator' ? !demo : asked_by_company

const asked = writtenOnce((db, { login_id }: { login_id: string }) =>
  db.selectFrom('logins').select(askedByCompany.as('asked_by_company')).where('id', '=', login_id),
)

/** Why somebody must keep the second step; undefined when optional. */
export async function whyCompulsory(
  ctx: Ctx,
  { login_id, user_type }: Pick<SignedIn, 'login_id' | 'user_type'>,
): Promise<string | undefined> {
  const [login] = await asked(ctx, { login_id })
  if (!isCompulsory(ctx.configuration, { user_type, asked_by_company: login!.asked_by_company })) return undefined
  return user_type === 'Operator'
    ? 'Para quem opera a plataforma, a verificação em duas etapas é obrigatória.'
    : 'A sua empresa pede a verificação em duas etapas a todos os colaboradores.'
}
