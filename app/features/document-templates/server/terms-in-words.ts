// The terms of an internship in words, as papers print them: the names behind ids, and what stands where nobody typed.
import { type DraftTerms, TERM_NAMES, type TermName, wholeTerms } from '#features/internships/wire/terms.ts'
import { inWords } from '#features/internships/wire/term-words.ts'
import type { Ctx } from '#server/context.ts'

/** Personal numbers stay out of the table of changes. */
const SHOWN = TERM_NAMES.filter((name) => name !== 'guardians')
export type PrintedTerms = Partial<Record<TermName, string | null>>

const rowsOf = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .selectFrom('internship_terms as t')
    .leftJoin('company_managers as supervisor', 'supervisor.id', 't.supervisor_id')
    .leftJoin('institution_partners as p', 'p.institution_id', 't.institution_id')
    .selectAll('t')
    .select(['supervisor.job_title as account_title', 'p.signer_name as partner_signer'])
    .where('t.id', 'in', ids)
    .execute()
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** Beside an account or a course of the list, what was typed for another one is not printed. */
const printedOf = (row: Row): DraftTerms => ({
  ...(Object.fromEntries(SHOWN.map((name) => [name, row[name]])) as DraftTerms),
  supervisor_job_title: row.supervisor_job_title || row.account_title,
  institution_signer_name: row.institution_signer_name || row.partner_signer,
  ...(row.supervisor_id && { supervisor_name: null, supervisor_email: null }),
  ...(row.course_id && { course_name: null }),
})

async function namesIn(ctx: Ctx, terms: readonly DraftTerms[]) {
  const told = (field: TermName) => terms.map((one) => one[field]).filter((id) => id !== null && id !== undefined)
  const read = (table: 'institutions' | 'courses' | 'job_areas' | 'company_managers', ids: unknown[]) =>
    ids.length === 0
      ? []
      : ctx.db
          .selectFrom(table)
          .select(['id', 'name'])
          .where('id', 'in', ids as never)
          .execute()
  const lists = await Promise.all([
    read('institutions', told('institution_id')),
    read('courses', told('course_id')),
    read('job_areas', [...told('area_id'), ...told('sub_area_id')]),
    read('company_managers', [...told('supervisor_id'), ...told('company_signer_id')]),
  ])
  return new Map(lists.flat().map(({ id, name }) => [String(id), name]))
}

/** By their ids: as they would be printed today, the names behind ids, and the words that were printed, if they were. */
export async function readTerms(ctx: Ctx, ids: readonly string[]) {
  const rows = await rowsOf(ctx, ids)
  const terms = new Map(
    rows.map((row) => [row.id, { told: printedOf(row), printed: (row.printed ?? {}) as PrintedTerms }]),
  )
  return {
    terms,
    names: await namesIn(
      ctx,
      [...terms.values()].map(({ told }) => told),
    ),
  }
}

/** To be kept with what is sent. */
export async function termsInWords(ctx: Ctx, id: string): Promise<PrintedTerms> {
  const { terms, names } = await readTerms(ctx, [id])
  const whole = wholeTerms(terms.get(id)!.told)
  const words = (field: TermName) => {
    const said = inWords(field, whole[field])
    return said && field.endsWith('_id') ? (names.get(said) ?? said) : said
  }
  return Object.fromEntries(SHOWN.map((field) => [field, words(field)]))
}
