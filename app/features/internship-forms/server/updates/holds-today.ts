// What an update begins with: the terms that hold today, by the names that the form asks for.
import { type DraftTerms, findTerms, termsOf } from '#features/internships/server/internships.ts'
import type { Ctx } from '#server/context.ts'
import { conflict } from '#server/refusal.ts'
import { pickedTerms } from '../../wire/updates/update-record.ts'

const NOT_AGREED = 'Este estágio ainda não tem um termo assinado por todos: corrija o rascunho dele.'

/** A collaborator's own data: an account tells them once, for every contract. */
const supervisorOf = (ctx: Ctx, id: string) =>
  ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['m.name as supervisor_name', 'l.email as supervisor_email', 'm.job_title as supervisor_job_title'])
    .where('m.id', '=', id)
    .executeTakeFirstOrThrow()

export async function holdsToday(ctx: Ctx, internship_id: string) {
  const { terms_id, agreed_at, ...subject } = await ctx.db
    .selectFrom('internships')
    .select(['id as internship_id', 'company_id', 'user_info_id', 'candidature_id', 'terms_id', 'agreed_at'])
    .where('id', '=', internship_id)
    .executeTakeFirstOrThrow()
  if (!terms_id || !agreed_at) throw conflict(NOT_AGREED)
  const terms = termsOf(ctx, await findTerms(ctx, terms_id))
  const supervisor = terms.supervisor_id ? await supervisorOf(ctx, terms.supervisor_id) : {}
  const told: DraftTerms = { ...terms, ...supervisor }
  return { subject: { ...subject, agreed: true }, terms, told: pickedTerms(told) }
}
