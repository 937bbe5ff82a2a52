// A link proves who holds its address: it goes to nobody who has another part in the same contract.
import { sql } from 'kysely'
import { treeOf } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { bareEmail } from '#wire/person/email.ts'
import { companiesAbove } from '../companies-above.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'

const OTHERS = 'Este e-mail já é de outra pessoa deste contrato. Informe o e-mail de quem assina esta etapa.'
const COMPANY = 'Este e-mail é de alguém da empresa. Informe o e-mail de quem assina esta etapa.'

const FAMILY: readonly EnvelopeStep['target'][] = ['intern', 'guardian']

/** Of another step. Guardian and intern may share one. */
export function refuseOtherSigner({ steps }: Envelope, step: EnvelopeStep, email: string) {
  const taken = steps.some(
    (one) =>
      one.id !== step.id &&
      one.person_email !== null &&
      bareEmail(one.person_email) === bareEmail(email) &&
      !(FAMILY.includes(one.target) && FAMILY.includes(step.target)),
  )
  if (taken) throw invalid({ email: OTHERS })
}

/** Of anybody who works for the company, or for one of the same tree. */
export async function worksThere(ctx: Ctx, company_id: string, email: string): Promise<boolean> {
  const root = (await companiesAbove(ctx, company_id)).at(-1)!
  const tree = (await treeOf(ctx, root)).map(({ id }) => id)
  const found = await ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select('m.id')
    .where(sql<string>`lower(l.email)`, '=', bareEmail(email))
    .where('m.company_id', 'in', tree)
    .executeTakeFirst()
  return found !== undefined
}

export async function refuseManager(ctx: Ctx, { company_id }: Envelope, email: string) {
  if (await worksThere(ctx, company_id, email)) throw invalid({ email: COMPANY })
}
