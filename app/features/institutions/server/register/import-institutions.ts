import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import { count, inPieces, newReport, type Report } from './import-report.ts'
import { boardsInForce, partnersMoved } from './partners-moved.ts'
import { registerRows } from './register-file.ts'
import { school, type School } from './read-school.ts'

const NEEDS = [
  'CODIGO_DA_IES',
  'NOME_DA_IES',
  'CATEGORIA_DA_IES',
  'ORGANIZACAO_ACADEMICA',
  'MUNICIPIO',
  'UF',
  'SITUACAO_IES',
]

/**
 * The e-MEC list of institutions. Keyed by MEC code, so whatever points at a school still does after any number of
 * imports.
 */
export async function importInstitutions(db: Kysely<DB>, file: string): Promise<Report> {
  const report = newReport()
  const fault = (line: number, sentence: string) => void report.faults.push({ line, sentence })
  const schools = new Map<number, School>()
  for await (const row of registerRows(file, NEEDS, fault)) {
    report.read += 1
    const code = row.value('CODIGO_DA_IES')
    const before = schools.get(Number(code))
    if (!/^[1-9]\d{0,8}$/.test(code)) fault(row.line, `o código da instituição não é um número: '${code}'`)
    else if (!row.value('NOME_DA_IES')) fault(row.line, `a instituição ${code} não tem nome`)
    else if (before) fault(row.line, `o código ${code} já apareceu na linha ${before.line}; vale a primeira`)
    else schools.set(Number(code), school(row))
  }
  await db.transaction().execute(async (tx) => {
    const known = await sql<{ mec_code: number; closed: boolean }>`
      select mec_code, closed_at is not null as closed from institutions where mec_code is not null`.execute(tx)
    const was = new Map(known.rows.map((row) => [row.mec_code, row]))
    const boards = await boardsInForce(tx)
    for (const piece of inPieces([...schools.values()])) {
      const written = new Map((await write(tx, piece)).map((row) => [row.mec_code, row]))
      for (const { line, mec_code, closed, city } of piece) {
        const before = was.get(mec_code)
        if (!before) report.created += 1
        else report[written.has(mec_code) ? 'updated' : 'unchanged'] += 1
        if (before && closed !== before.closed)
          count(report, closed ? 'encerradas desde a última importação' : 'reabertas')
        if (city && written.get(mec_code)?.city_id === null)
          fault(line, `não conhecemos o município '${city}'; a instituição ficou sem cidade`)
      }
    }
    count(report, 'encerradas no arquivo', [...schools.values()].filter((s) => s.closed).length)
    count(
      report,
      'da base não aparecem no arquivo e ficaram como estavam',
      [...was.keys()].filter((code) => !schools.has(code)).length,
    )
    report.told = partnersMoved(boards, await boardsInForce(tx))
  })
  return report
}

/**
 * A name kept by hand stays, with the register's beside it, and so does all else that the operation corrected; a
 * category is never made vaguer; whatever did not change is not written.
 */
async function write(db: Kysely<DB>, schools: School[]) {
  return (
    await sql<{ mec_code: number; city_id: number | null }>`
      insert into institutions as t (mec_code, name, official_name, acronym, category, organization, city_id,
        state_id, closed_at)
      select r.mec_code, r.name, r.name, r.acronym, r.category, r.organization, c.id, coalesce(c.state_id, s.id), case
        when r.closed then now() end
      from jsonb_to_recordset(${JSON.stringify(schools)}::jsonb) as r(
        mec_code int, name text, acronym text, category text, organization text, city_code int, city text, state text,
          closed boolean)
      left join states s on s.id = r.state
      left join lateral (
        select id, state_id from cities where id = r.city_code or (state_id = r.state and search = fold(r.city)) order
          by id = r.city_code desc limit 1
      ) c on true
      on conflict (mec_code) do update set
        name = case when t.name_kept then t.name else excluded.name end,
        official_name = excluded.official_name,
        acronym = case when t.kept_by_operation then t.acronym when t.name_kept then coalesce(t.acronym,
          excluded.acronym) else coalesce(excluded.acronym, t.acronym) end,
        category = case when t.kept_by_operation or starts_with(t.category, excluded.category) then t.category else
          excluded.category end,
        organization = case when t.kept_by_operation then t.organization else excluded.organization end,
        city_id = case when t.kept_by_operation then t.city_id else coalesce(excluded.city_id, t.city_id) end,
        state_id = case when t.kept_by_operation then t.state_id else coalesce(excluded.state_id, t.state_id)
          end,
        closed_at = case when excluded.closed_at is not null then coalesce(t.closed_at, excluded.closed_at)
          end
      where (t.official_name, t.closed_at is null) is distinct from (excluded.official_name, excluded.closed_at is
        null)
        or not t.kept_by_operation and (t.organization is distinct from excluded.organization
          or not (t.name_kept or t.acronym is not distinct from coalesce(excluded.acronym, t.acronym))
          or not starts_with(t.category, excluded.category)
          or t.city_id is distinct from coalesce(excluded.city_id, t.city_id))
      returning mec_code, city_id`.execute(db)
  ).rows
}
