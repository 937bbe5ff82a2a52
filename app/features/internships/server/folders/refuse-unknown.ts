import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { NOT_EMPLOYED } from '../../wire/law/articles/supervisor.ts'
import type { DraftTerms } from '../../wire/terms.ts'
import { employeeOf } from '../employee-of.ts'

const NOT_LISTED = 'Escolha uma opção da lista'

const LISTS = {
  institution_id: 'institutions',
  course_id: 'courses',
  area_id: 'job_areas',
  sub_area_id: 'job_areas',
} as const

/** A draft may be unlawful, but names nobody and nothing that is not there. */
export async function refuseUnknown(ctx: Ctx, company_id: string, terms: DraftTerms) {
  const refused: Record<string, string> = {}
  for (const [field, table] of Object.entries(LISTS)) {
    const id = terms[field as keyof typeof LISTS]
    if (!id) continue
    const { rows } = await sql`select from ${sql.table(table)} where id::text = ${String(id)}`.execute(ctx.db)
    if (!rows.length) refused[field] = NOT_LISTED
  }
  for (const field of ['supervisor_id', 'company_signer_id'] as const) {
    const id = terms[field]
    if (id && !(isUuid(id) && (await employeeOf(ctx, company_id, id)))) refused[field] = NOT_EMPLOYED
  }
  if (Object.keys(refused).length) throw invalid(refused)
}
