import path from 'node:path'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { listApprovals } from '#features/contracts/wire/approvals.ts'
import { countOwnedEnvelopes, countWaitingEnvelopes } from '#features/contracts/wire/counts.ts'
import { showContractDashboard } from '#features/contracts/wire/dashboard.ts'
import { listOwnedEnvelopes } from '#features/contracts/wire/envelopes.ts'
import { listPendencies } from '#features/pendencies/wire.ts'
import { openServer } from '#server/database/open-database.ts'
import { TASK } from '#server/database/timeouts.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { settled } from '#test/support/settled.ts'
import type { Endpoint, Sent } from '#wire/endpoint.ts'
import { send } from '#wire/send.ts'
import { type Figure, timed, within } from '../figures.ts'
import { fillContracts } from '../many-contracts.ts'
import { scratchFolder } from '../scratch.ts'

const [CONTRACTS, OF_ONE_COMPANY, ROUNDS, LIMIT_MS] = [200_000, 20_000, 40, 150]
const SECRET_KEY = 'for this bench only, long enough to be one'

const figure = async (what: string, work: () => Promise<unknown>, note?: string) =>
  within(what, await timed(ROUNDS, work), LIMIT_MS, note)

async function measured(): Promise<Figure[]> {
  const server = await startPostgres()
  await server.create('contracts')
  const url = server.url('contracts')
  const product = await startProduct({
    env: { DATA_DIR: path.join(scratchFolder(), 'data'), DATABASE_URL: url, SECRET_KEY, DEMO: '1' },
  })
  const database = openServer(url, 10, TASK)
  try {
    await settled(product.origin)
    const { rows } = await database.pool.query<{ id: string }>(
      `select m.company_id as id from company_managers m join logins l on l.id = m.login_id
       where l.email = 'gestora@demo.test'`,
    )
    const made = await fillContracts(database.pool, {
      contracts: CONTRACTS,
      company_id: rows[0]!.id,
      many: OF_ONE_COMPANY,
    })
    const asking = async (username: string, user_type: 'CompanyManager' | 'Operator') => {
      const ask = <E extends Endpoint>(endpoint: E, sent: Sent<E>, token?: string) =>
        send((address, init) => fetch(product.origin + address, init), endpoint, sent, {
          headers: token ? { authorization: `Bearer ${token}` } : {},
        })
      const { access_token } = await ask(issueToken, {
        grant_type: 'password',
        username,
        password: 'Ponte@2026',
        user_type,
      })
      return <E extends Endpoint>(endpoint: E, sent: Sent<E>) => ask(endpoint, sent, access_token)
    }
    const staff = await asking('dp@demo.test', 'CompanyManager')
    const approver = await asking('representante@demo.test', 'CompanyManager')
    const operator = await asking('operador@demo.test', 'Operator')
    return [
      ...(await figure('the dashboard', () => staff(showContractDashboard, {}), `${made.toLocaleString('en')} in all`)),
      ...(await figure('contracts on their way', () => staff(listOwnedEnvelopes, { which: 'on_its_way' }))),
      ...(await figure('all contracts, the newest', () => staff(listOwnedEnvelopes, { per_page: 25 }))),
      ...(await figure('all contracts by name, far down', () =>
        staff(listOwnedEnvelopes, { sort: 'intern_name', page: 100, per_page: 25 }),
      )),
      ...(await figure('found by name', () => staff(listOwnedEnvelopes, { q: 'gonçalves', per_page: 25 }))),
      ...(await figure('how many in each list', () => staff(countOwnedEnvelopes, {}))),
      ...(await figure('pendencies', () => staff(listPendencies, { per_page: 25 }))),
      ...(await figure('pendencies of one kind, far down', () =>
        staff(listPendencies, { kind: ['report'], page: 20, per_page: 25 }),
      )),
      ...(await figure('pendencies by name', () => staff(listPendencies, { q: 'gonçalves', per_page: 25 }))),
      ...(await figure('the queue of approvals', () => approver(listApprovals, { per_page: 25 }))),
      ...(await figure('the operator’s queue', () => operator(listOwnedEnvelopes, { which: 'mine', per_page: 25 }))),
      ...(await figure('how many wait for the operator', () => operator(countWaitingEnvelopes, {}))),
    ]
  } finally {
    await product.stop()
    await database.close()
    await server.stop()
  }
}

export const contracts = {
  title:
    `Contracts: ${OF_ONE_COMPANY.toLocaleString('en')} of one company among ` +
    `${CONTRACTS.toLocaleString('en')}, on PostgreSQL`,
  run: measured,
}
