import { differences } from '#features/internships/wire/differences.ts'
import { type DraftTerms, type TermName, TERM_NAMES } from '#features/internships/wire/terms.ts'
import type { Ctx } from '#server/context.ts'
import type { Row } from '../wire/variables.ts'

type Asked = { internship_id: string; terms_id: string }
/** Personal numbers stay out of the table of changes. */
const SHOWN = TERM_NAMES.filter((name) => name !== 'guardians')

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

/** What these terms change in those that hold today. */
export async function changesOf(ctx: Ctx, { internship_id, terms_id }: Asked): Promise<Row[]> {
  const rows = await ctx.db
    .selectFrom('internship_terms as t')
    .innerJoin('internships as i', 'i.id', 't.internship_id')
    .selectAll('t')
    .where('i.id', '=', internship_id)
    .where((e) => e.or([e('t.id', '=', terms_id), e('t.id', '=', e.ref('i.terms_id'))]))
    .execute()
  const termsOf = (row: (typeof rows)[number] | undefined) =>
    Object.fromEntries(SHOWN.map((name) => [name, row?.[name]])) as DraftTerms
  const [before, after] = [
    termsOf(rows.find(({ id }) => id !== terms_id)),
    termsOf(rows.find(({ id }) => id === terms_id)),
  ]
  if (rows.length < 2) return []
  const names = await namesIn(ctx, [before, after])
  const found = differences(before, after, (_, id) => names.get(id))
  return found.map(({ label, before: was, after: is }) => ({ campo: label, antes: was, depois: is }))
}
