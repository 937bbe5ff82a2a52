import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { courseRows } from './course-rows.ts'
import { count, inPieces, newReport, type Report } from './import-report.ts'

const LEFT_OUT = 'ligações com cursos extintos ficaram de fora'
const UNKNOWN = 'ligações com cursos desconhecidos: importe antes os cursos'

type Link = { line: number; mec_code: number; course_id: string; closed: boolean }

/** Which school teaches which course, from the same register. A link is closed or opened again, never removed. */
export async function importInstitutionCourses(db: Kysely<DB>, file: string): Promise<Report> {
  const report = newReport()
  const links = new Map<string, Link>()
  const fault = (line: number, sentence: string) => void report.faults.push({ line, sentence })
  for await (const { line, mec_code, course, closed } of courseRows(file, fault)) {
    report.read += 1
    const key = `${mec_code}|${course.id}`
    const met = links.get(key)
    if (!met) links.set(key, { line, mec_code, course_id: course.id, closed })
    else met.closed &&= closed
  }
  await db.transaction().execute(async (tx) => {
    const known = await idsOf(tx, sql`select id from courses`)
    const schools = await idsOf(tx, sql`select mec_code as id from institutions where mec_code is not null`)
    const nowhere = new Map<number, number>()
    const reachable = [...links.values()].filter((link) => {
      if (!schools.has(link.mec_code)) nowhere.set(link.mec_code, nowhere.get(link.mec_code) ?? link.line)
      else if (!known.has(link.course_id)) count(report, link.closed ? LEFT_OUT : UNKNOWN)
      return schools.has(link.mec_code) && known.has(link.course_id)
    })
    for (const [code, line] of nowhere)
      fault(line, `a instituição ${code} não está na base: importe antes as instituições`)
    for (const piece of inPieces(reachable, 2000)) {
      const { created, updated } = await write(tx, piece)
      report.created += created
      report.updated += updated
      report.unchanged += piece.length - created - updated
    }
  })
  return report
}

const idsOf = async (db: Kysely<DB>, statement: ReturnType<typeof sql>) =>
  new Set((await sql<{ id: string | number }>`${statement}`.execute(db)).rows.map((row) => row.id))

async function write(db: Kysely<DB>, links: Link[]) {
  const { rows } = await sql<{ created: boolean }>`
    insert into institution_courses as t (institution_id, course_id, closed_at)
    select i.id, r.course_id, case when r.closed then now() end
    from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as r(mec_code int, course_id text, closed boolean) join
      institutions i using (mec_code)
    on conflict (institution_id, course_id) do update set closed_at = excluded.closed_at
    where (t.closed_at is null) is distinct from (excluded.closed_at is null)
    returning xmax = 0 as created`.execute(db)
  const created = rows.filter((row) => row.created).length
  return { created, updated: rows.length - created }
}
