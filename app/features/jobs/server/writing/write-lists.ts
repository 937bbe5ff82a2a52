import type { Ctx } from '#server/context.ts'
import { keysOf } from '#wire/keys-of.ts'
import type { JobForm } from '../../wire/writing.ts'

type Lists = Pick<JobForm, 'course_ids' | 'skill_ids' | 'languages' | 'institution_ids'>

const once = <T>(values: readonly T[] | undefined) => values && [...new Set(values)]

/** In the order that the company chose. */
const rowsOf = ({ course_ids, skill_ids, languages, institution_ids }: Lists) => ({
  job_courses: once(course_ids)?.map((course_id, position) => ({ course_id, position })),
  job_skills: once(skill_ids)?.map((skill_id, position) => ({ skill_id, position })),
  job_languages: languages?.map(({ language_id, level, required }, position) => ({
    language_id,
    level,
    required,
    position,
  })),
  job_institutions: once(institution_ids)?.map((institution_id) => ({ institution_id })),
})

/** What was sent replaces what stood there; what was not sent stays. In the transaction that writes the job. */
export async function writeLists(ctx: Ctx, job_id: string, lists: Lists) {
  const sent = rowsOf(lists)
  for (const table of keysOf(sent)) {
    const rows = sent[table]?.map((row) => ({ ...row, job_id }))
    if (!rows) continue
    await ctx.db.deleteFrom(table).where('job_id', '=', job_id).execute()
    if (rows.length)
      await ctx.db
        .insertInto(table)
        .values(rows as never)
        .execute()
  }
}
