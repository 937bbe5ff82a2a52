// Whose folder is begun: somebody whom the company hired, or an account that it can name by e-mail and CPF together.
import { loginByEmail } from '#features/accounts/server/accounts.ts'
import { identityForContracts } from '#features/candidates/server/candidates.ts'
import type { Ctx } from '#server/context.ts'
import { bareCpf } from '#wire/person/cpf.ts'
import { bareEmail } from '#wire/person/email.ts'

export type Whose = { user_info_id: string; company_id: string; candidature_id: string | null }

export const NO_ACCOUNT =
  'Não encontramos uma conta com este e-mail e este CPF juntos. Confira os dois, ou ' +
  'peça que a pessoa crie a conta e informe o CPF no perfil.'
export const BEGUN = 'Já existe um rascunho de contrato para esta pessoa. Continue por ele.'

/** Undefined where the two do not belong together: nobody learns which of them is known. */
export async function accountOf(ctx: Ctx, { email, cpf }: { email: string; cpf: string }) {
  const login = await loginByEmail(ctx, 'User', bareEmail(email))
  const person =
    login &&
    (await ctx.db
      .selectFrom('user_infos')
      .select(['id', 'full_name', 'social_name', 'date_of_birth'])
      .where('login_id', '=', login.id)
      .executeTakeFirst())
  const known = person && (await identityForContracts(ctx, person.id)).cpf
  return known && bareCpf(known) === bareCpf(cpf) ? person : undefined
}

/** By which the company hired this person for an internship that has no folder yet. */
export const hiredAs = (ctx: Ctx, { user_info_id, company_id }: Omit<Whose, 'candidature_id'>) =>
  ctx.db
    .selectFrom('candidatures as c')
    .innerJoin('jobs as j', 'j.id', 'c.job_id')
    .leftJoin('internships as i', 'i.candidature_id', 'c.id')
    .select('c.id')
    .where('c.user_info_id', '=', user_info_id)
    .where('j.company_id', '=', company_id)
    .where('j.job_type', '=', 'internship')
    .where('c.state', '=', 'hired')
    .where('i.id', 'is', null)
    .orderBy('c.state_since', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((found) => found?.id ?? null)

/** Of the candidature; without one, of the person, as long as not everybody has agreed on it. */
export const openDraft = (ctx: Ctx, { user_info_id, company_id, candidature_id }: Whose) =>
  ctx.db
    .selectFrom('internships')
    .select('id')
    .where((e) =>
      candidature_id
        ? e('candidature_id', '=', candidature_id)
        : e.and({ user_info_id, company_id }).and('agreed_at', 'is', null).and('dropped_at', 'is', null),
    )
    .executeTakeFirst()

/** Two who begin a folder for one person at the same instant wait for each other here. */
export const holdPerson = (ctx: Ctx, user_info_id: string) =>
  ctx.db.selectFrom('user_infos').select('id').where('id', '=', user_info_id).forUpdate().execute()
