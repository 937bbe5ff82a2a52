// A link proves who holds its address: it goes to nobody who has another part in the same contract.
import { sql } from 'kysely'
import { treeOf } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { bareEmail } from '#wire/person/email.ts'
import { companiesAbove } from '../companies-above.ts'
import type { Envelope, EnvelopeStep } from '../envelope-rows.ts'
import { hasAccount } from '../step-acts/may.ts'

const OTHERS = 'Este e-mail já é de outra pessoa deste contrato. Informe o e-mail de quem assina esta etapa.'
const COMPANY = 'Este e-mail é de alguém da empresa. Informe o e-mail de quem assina esta etapa.'

type Waiting = Pick<EnvelopeStep, 'id' | 'target' | 'person_email' | 'manager_id' | 'user_info_id'>

/** Of the same household, and of institutions that one office may sign for. */
const SHARED: readonly EnvelopeStep['target'][][] = [
  ['intern', 'guardian'],
  ['institution', 'former_institution'],
]
const mayShare = (a: Waiting, b: Waiting) =>
  SHARED.some((targets) => targets.includes(a.target) && targets.includes(b.target))

export const isOthers = (steps: readonly Waiting[], step: Waiting, email: string) =>
  steps.some(
    (one) =>
      one.id !== step.id &&
      one.person_email !== null &&
      bareEmail(one.person_email) === bareEmail(email) &&
      !mayShare(one, step),
  )

export function refuseOtherSigner({ steps }: Envelope, step: EnvelopeStep, email: string) {
  if (isOthers(steps, step, email)) throw invalid({ email: OTHERS })
}

/** Those of anybody who works for the company, or for one of the same tree. */
export async function ofManagers(ctx: Ctx, company_id: string, emails: string[]) {
  const root = (await companiesAbove(ctx, company_id)).at(-1)!
  const tree = (await treeOf(ctx, root)).map(({ id }) => id)
  const found = await ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(sql<string>`lower(l.email)`.as('email'))
    .where(sql<string>`lower(l.email)`, 'in', emails.map(bareEmail))
    .where('m.company_id', 'in', tree)
    .execute()
  return new Set(found.map(({ email }) => email))
}

export const worksThere = async (ctx: Ctx, company_id: string, email: string) =>
  (await ofManagers(ctx, company_id, [email])).size > 0

export async function refuseManager(ctx: Ctx, { company_id }: Envelope, email: string) {
  if (await worksThere(ctx, company_id, email)) throw invalid({ email: COMPANY })
}

/** The same of a whole version: whoever drafts types the addresses of those who sign without an account. */
export async function refuseTypedAddresses<Step extends Waiting>(
  ctx: Ctx,
  { company_id }: Envelope,
  steps: readonly Step[],
  fieldOf: (step: Step) => string,
) {
  const typed = steps.filter((one) => one.person_email !== null && !hasAccount(one))
  if (!typed.length) return
  const managers = await ofManagers(
    ctx,
    company_id,
    typed.map(({ person_email }) => person_email!),
  )
  const refused: Record<string, string> = {}
  for (const step of typed) {
    const email = bareEmail(step.person_email!)
    if (managers.has(email)) refused[fieldOf(step)] = COMPANY
    else if (isOthers(steps, step, email)) refused[fieldOf(step)] = OTHERS
  }
  if (Object.keys(refused).length) throw invalid(refused)
}
