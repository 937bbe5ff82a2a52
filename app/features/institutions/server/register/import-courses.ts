import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { type Course, courseRows } from './course-rows.ts'
import { count, inPieces, newReport, type Report } from './import-report.ts'

/**
 * Each course once for each degree, from the register of undergraduate courses. Courses that nobody teaches any more
 * are not added.
 */
export async function importCourses(db: Kysely<DB>, file: string): Promise<Report> {
  const report = newReport()
  const courses = new Map<string, Course>()
  const closed = new Set<string>()
  for await (const row of courseRows(file, (line, sentence) => report.faults.push({ line, sentence }))) {
    report.read += 1
    const met = courses.get(row.course.id)
    if (row.closed) closed.add(row.course.id)
    else if (!met?.area) courses.set(row.course.id, row.course)
  }
  await db.transaction().execute(async (tx) => {
    for (const piece of inPieces([...courses.values()])) {
      const written = await sql<{ created: boolean }>`
        insert into courses as t (id, name, degree, area)
        select id, name, degree, area from jsonb_to_recordset(${JSON.stringify(piece)}::jsonb) as r(id text, name
          text, degree text, area text)
        on conflict (id) do update set area = coalesce(t.area, excluded.area), retired_at = null
        where t.retired_at is not null or (t.area is null and excluded.area is not null)
        returning xmax = 0 as created`.execute(tx)
      const created = written.rows.filter((row) => row.created).length
      report.created += created
      report.updated += written.rows.length - created
      report.unchanged += piece.length - written.rows.length
    }
  })
  count(
    report,
    'cursos só existem extintos e não entraram na lista',
    [...closed].filter((id) => !courses.has(id)).length,
  )
  return report
}
