import { once } from 'node:events'
import path from 'node:path'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import {
  createReportExport,
  exportReport,
  exportReportRows,
  listReportExports,
  listReportRows,
  showReport,
} from '#features/reports/wire/reports.ts'
import { REPORTS } from '#features/reports/wire/words.ts'
import { openServer } from '#server/database/open-database.ts'
import { TASK } from '#server/database/timeouts.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { settled } from '#test/support/settled.ts'
import type { Endpoint, Sent } from '#wire/endpoint.ts'
import { keysOf } from '#wire/keys-of.ts'
import { exchange, send } from '#wire/send.ts'
import { type Figure, timed, within } from '../figures.ts'
import { fillContracts } from '../many-contracts.ts'
import { fillInternships } from '../many-internships.ts'
import { fillSelections } from '../many-candidatures.ts'
import { scratchFolder } from '../scratch.ts'

/** Three of four contracts of the one company have come to an internship: 50,000. */
const [OTHERS, CONTRACTS, CANDIDATURES, ROUNDS, LIMIT_MS] = [150_000, 68_000, 30_000, 20, 300]
const SECRET_KEY = 'for this bench only, long enough to be one'
const MEGABYTE = 1_000_000

const STUDIES = `
  update internship_terms set course_name = 'Curso ' || abs(hashtext(id::text)) % 60
  where internship_id in (select id from internships where company_id = $1)`

async function measured(): Promise<Figure[]> {
  const server = await startPostgres()
  await server.create('reports')
  const url = server.url('reports')
  const product = await startProduct({
    env: { DATA_DIR: path.join(scratchFolder(), 'data'), DATABASE_URL: url, SECRET_KEY, DEMO: '1' },
    flags: ['--expose-gc', '--import', './bench/heap-probe.ts'],
    ipc: true,
  })
  const database = openServer(url, 10, TASK)
  const heap = async () => {
    product.child.send('heap')
    return ((await once(product.child, 'message')) as [{ heap: number }])[0].heap / MEGABYTE
  }
  try {
    await settled(product.origin)
    const { rows } = await database.pool.query<{ id: string }>(
      `select m.company_id as id from company_managers m join logins l on l.id = m.login_id
       where l.email = 'dp@demo.test'`,
    )
    const company_id = rows[0]!.id
    await fillInternships(database.pool, { internships: OTHERS, many: 0 })
    await fillContracts(database.pool, { contracts: CONTRACTS, company_id, many: CONTRACTS })
    await fillSelections(database.pool, { company_id, jobs: 300, candidatures: CANDIDATURES })
    await database.pool.query('set statement_timeout = 0')
    await database.pool.query(STUDIES, [company_id])
    await database.pool.query('vacuum analyze internship_terms')
    let headers: Record<string, string> = {}
    const fetched = (address: string, init: RequestInit) => fetch(product.origin + address, init)
    const ask = <E extends Endpoint>(endpoint: E, sent: Sent<E>) => send(fetched, endpoint, sent, { headers })
    const signed = await ask(issueToken, {
      grant_type: 'password',
      username: 'dp@demo.test',
      password: 'Ponte@2026',
      user_type: 'CompanyManager',
    })
    headers = { authorization: `Bearer ${signed.access_token}` }
    const figure = async (what: string, work: () => Promise<unknown>, note?: string) =>
      within(what, await timed(ROUNDS, work), LIMIT_MS, note)
    const figures: Figure[] = []
    for (const name of keysOf(REPORTS)) figures.push(...(await figure(name, () => ask(showReport, { name }))))
    const [name, months] = ['movements', '24'] as const
    figures.push(
      ...(await figure('of 24 months, one course', () => ask(showReport, { name, months, course: 'Curso 7' }))),
      ...(await figure('the rows of a figure', () => ask(listReportRows, { name, cell: 'active', per_page: 25 }))),
      {
        what: 'a report as a sheet',
        values: await timed(5, () => ask(exportReport, { name: 'courses' })),
        unit: ' ms',
      },
    )

    /** What is held while a file goes out, above what was held before, and how long all of it took. */
    const streamed = async (format: 'xlsx' | 'csv'): Promise<Figure[]> => {
      const asked = { name, months, cell: 'came', format }
      const { total_count } = await ask(listReportRows, { name, months, cell: 'came', per_page: 10 })
      const [before, began] = [await heap(), performance.now()]
      const { body } = await exchange(fetched, exportReportRows, asked, { headers })
      const held: number[] = []
      let bytes = 0
      for await (const chunk of body!) {
        const past = Math.floor(bytes / MEGABYTE)
        bytes += chunk.length
        if (Math.floor(bytes / MEGABYTE) > past) held.push((await heap()) - before)
      }
      const note = `${total_count.toLocaleString('en')} rows, ${(bytes / MEGABYTE).toFixed(1)} MB`
      return [
        { what: `the rows as ${format}`, values: [performance.now() - began], unit: ' ms', note },
        {
          what: `the heap meanwhile, above what it was: ${format}`,
          values: [Math.max(...held)],
          unit: ' MB',
          limit: { at_most: 25 },
        },
      ]
    }
    figures.push(...(await streamed('csv')), ...(await streamed('xlsx')))

    const began = performance.now()
    await ask(createReportExport, { name: 'signing', cell: 'completed', months, format: 'xlsx' })
    await settled(product.origin)
    const [made] = (await ask(listReportExports, {})).data
    const { state, rows: many } = made!.attributes
    if (state !== 'ready') throw new Error(`the export is ${state}`)
    return [
      ...figures,
      {
        what: 'a file that a task makes',
        values: [performance.now() - began],
        unit: ' ms',
        note: `${many!.toLocaleString('en')} rows`,
      },
    ]
  } finally {
    await product.stop()
    await database.close()
    await server.stop()
  }
}

export const reports = {
  title:
    `Reports of a company with 50,000 of 200,000 internships and ${CANDIDATURES.toLocaleString('en')} candidatures, ` +
    'on PostgreSQL',
  run: measured,
}
