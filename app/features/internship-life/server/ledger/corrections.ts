// What an institution said last of an internship's weeks, where the terms that hold still say otherwise.
import { sql } from 'kysely'
import { LABELS } from '#features/internships/wire/term-words.ts'
import type { Ctx } from '#server/context.ts'
import type { Days } from './life.ts'
import { HOLDS_STILL } from './weeks-told.ts'

type Row = {
  about: 'assessment_weeks' | 'no_class_weeks'
  weeks: Days[]
  in_terms: Days[]
  said_by: string
  said_at: string
}

const inOrder = (weeks: Days[]) =>
  weeks
    .map(({ from, to }) => `${from} ${to}`)
    .toSorted()
    .join()

export async function correctionsOf(ctx: Ctx, internship_id: string) {
  const { rows } = await sql<Row>`
    select distinct on (s.about) s.about, s.weeks, s.said_by, s.said_at,
      case s.about when 'assessment_weeks' then t.assessment_weeks else t.no_class_weeks end as in_terms
    from institution_statements s join internships i on i.id = s.internship_id
      join internship_terms t on t.id = i.terms_id
    where s.internship_id = ${internship_id}
      and ${HOLDS_STILL}
    order by s.about, s.said_at desc`.execute(ctx.db)
  return rows
    .filter(({ weeks, in_terms }) => inOrder(weeks) !== inOrder(in_terms))
    .map(({ about, weeks, said_by, said_at }) => ({
      about_name: LABELS[about],
      amends: about === 'no_class_weeks',
      weeks,
      said_by,
      said_at,
    }))
}
