import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'

export type CompanyRules = {
  /** Whose they are: the company's own, or those of the nearest above it that has any. */
  company_id: string
  review: boolean
  approval: boolean
  four_eyes: boolean
  contract_type: 'digital' | 'analogic' | 'hybrid'
  signers: string[]
  insurer: string | null
  policy: string | null
  insured_amount: string | null
}

/** How a company lets its contracts walk. Undefined where nobody of its tree has told. */
export async function companyRules(ctx: Ctx, company_id: string): Promise<CompanyRules | undefined> {
  const { rows } = await sql<CompanyRules>`
    with recursive up as (
      select id, parent_id, 0 as depth from companies where id = ${company_id}
      union all
      select c.id, c.parent_id, depth + 1 from companies c join up on c.id = up.parent_id where depth < 20
    )
    select s.company_id, s.review, s.approval, s.four_eyes, s.contract_type, s.signers, s.insurer, s.policy,
      s.insured_amount
    from up join company_contract_settings s on s.company_id = up.id order by up.depth limit 1`.execute(ctx.db)
  return rows[0]
}
