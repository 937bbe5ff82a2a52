import { companiesAbove } from '#features/contracts/server/contracts.ts'
import type { Ctx } from '#server/context.ts'
import { writeLetters } from '#server/mail/letter.ts'
import type { FormRow } from '../kit/form-kind.ts'

const PERSONNEL = 3
const ADMINISTRATOR = 1

/** Of the company and of those above it: who drafts contracts, or where nobody does, who administers it. */
async function drafters(ctx: Ctx, company_id: string) {
  const rows = await ctx.db
    .selectFrom('company_managers as m')
    .innerJoin('company_manager_roles as r', 'r.company_manager_id', 'm.id')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select(['l.email', 'r.role_id'])
    .where('m.company_id', 'in', await companiesAbove(ctx, company_id))
    .where('m.deactivated_at', 'is', null)
    .where('r.role_id', 'in', [PERSONNEL, ADMINISTRATOR])
    .execute()
  const personnel = rows.filter(({ role_id }) => role_id === PERSONNEL)
  return [...new Set((personnel.length ? personnel : rows).map(({ email }) => email))]
}

/** Of a change that the intern asked for alone. */
export async function tellDrafters(ctx: Ctx, { company_id, internship_id, person_name }: FormRow) {
  await writeLetters(
    ctx,
    (await drafters(ctx, company_id)).map((to) => ({
      to,
      greeting: 'Olá.',
      subject: `${person_name} pediu uma mudança no estágio`,
      paragraphs: ['O rascunho do termo aditivo está pronto, com o que era e o que fica. Confira e envie.'],
      action: { label: 'Ver o estágio', path: `/folders/${internship_id}` },
    })),
  )
}
