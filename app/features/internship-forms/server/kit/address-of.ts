// Where a form's link goes. Whoever reads it can answer as the person, so a company never gets it itself.
import { worksThere } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { bareEmail } from '#wire/person/email.ts'
import type { FormRow } from './form-kind.ts'

const ACCOUNT = 'Esta pessoa responde pela conta dela: o e-mail é o da conta.'
const COMPANY = 'Este e-mail é de alguém da empresa. Informe o e-mail da pessoa convidada.'

export async function refuseColleague(ctx: Ctx, company_id: string, email: string) {
  if (await worksThere(ctx, company_id, email)) throw invalid({ email: COMPANY })
}

/** The account's, where the profile is known; else the one that is typed. */
export async function addressOf(ctx: Ctx, form: FormRow, typed: string | undefined): Promise<string> {
  const { user_info_id, company_id, person_email } = form
  const email = typed === undefined ? person_email : bareEmail(typed)
  if (user_info_id === null) {
    if (email !== person_email) await refuseColleague(ctx, company_id, email)
    return email
  }
  const account = await ctx.db
    .selectFrom('user_infos as u')
    .innerJoin('logins as l', 'l.id', 'u.login_id')
    .select('l.email')
    .where('u.id', '=', user_info_id)
    .executeTakeFirstOrThrow()
  const own = bareEmail(account.email)
  if (typed !== undefined && email !== own) throw invalid({ email: ACCOUNT })
  return own
}
