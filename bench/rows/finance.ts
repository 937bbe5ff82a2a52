import path from 'node:path'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { listBilled } from '#features/finance/wire/fees.ts'
import {
  closeStatement,
  exportPayroll,
  exportStatement,
  listStatements,
  showStatement,
} from '#features/finance/wire/statements.ts'
import { openServer } from '#server/database/open-database.ts'
import { TASK } from '#server/database/timeouts.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { settled } from '#test/support/settled.ts'
import type { Endpoint, Sent } from '#wire/endpoint.ts'
import { send } from '#wire/send.ts'
import { type Figure, timed, within } from '../figures.ts'
import { fillInternships } from '../many-internships.ts'
import { scratchFolder } from '../scratch.ts'

const [INTERNSHIPS, OF_ONE_COMPANY, ROUNDS, LIMIT_MS] = [200_000, 2_000, 40, 300]
const SECRET_KEY = 'for this bench only, long enough to be one'

async function measured(): Promise<Figure[]> {
  const server = await startPostgres()
  await server.create('finance')
  const url = server.url('finance')
  const product = await startProduct({
    env: { DATA_DIR: path.join(scratchFolder(), 'data'), DATABASE_URL: url, SECRET_KEY, DEMO: '1' },
  })
  const database = openServer(url, 10, TASK)
  try {
    await settled(product.origin)
    const company_id = await fillInternships(database.pool, { internships: INTERNSHIPS, many: OF_ONE_COMPANY })
    let headers: Record<string, string> = {}
    const ask = <E extends Endpoint>(endpoint: E, sent: Sent<E>) =>
      send((address, init) => fetch(product.origin + address, init), endpoint, sent, { headers })
    const username = 'operador@demo.test'
    const signed = await ask(issueToken, {
      grant_type: 'password',
      username,
      password: 'Ponte@2026',
      user_type: 'Operator',
    })
    headers = { authorization: `Bearer ${signed.access_token}` }
    const months = (await ask(listStatements, { company_id, per_page: 25 })).collection.data
      .map(({ id }) => id)
      .toReversed()
    const month = months.pop()!
    const first = await timed(3, () => ask(listStatements, { company_id, per_page: 25 }))
    const closings: number[] = []
    for (const past of months) {
      const began = performance.now()
      await ask(closeStatement, { month: past, company_id })
      closings.push(performance.now() - began)
    }
    const open = await ask(showStatement, { month, company_id })
    const { interns } = open.data.attributes
    const figure = async (what: string, work: () => Promise<unknown>, note?: string) =>
      within(what, await timed(ROUNDS, work), LIMIT_MS, note)
    return [
      { what: `the list of months, ${months.length + 1} of them open`, values: first, unit: ' ms' },
      { what: 'closing a month, its PDF drawn', values: closings, unit: ' ms' },
      ...(await figure(
        'the open month’s statement',
        () => ask(showStatement, { month, company_id }),
        `${interns} interns, ${months.length} months closed`,
      )),
      ...(await figure('a closed month’s', () => ask(showStatement, { month: months.at(-1)!, company_id }))),
      ...(await figure('the list of months', () => ask(listStatements, { company_id, per_page: 25 }))),
      ...(await figure('the open month as a payroll file', () => ask(exportPayroll, { month, company_id }))),
      {
        what: 'the open month as a sheet',
        values: await timed(5, () => ask(exportStatement, { month, company_id })),
        unit: ' ms',
      },
      ...(await figure('the operator’s companies', () => ask(listBilled, {}))),
      ...(await figure('those without a fee', () => ask(listBilled, { without_fee: true }))),
      ...(await figure('a company by its name', () => ask(listBilled, { q: 'padaria' }))),
    ]
  } finally {
    await product.stop()
    await database.close()
    await server.stop()
  }
}

export const finance = {
  title:
    `Statements: a company of ${OF_ONE_COMPANY.toLocaleString('en')} interns among ` +
    `${INTERNSHIPS.toLocaleString('en')} internships, on PostgreSQL`,
  run: measured,
}
