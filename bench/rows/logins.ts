import path from 'node:path'
import { identify } from '#features/accounts/server/accounts.ts'
import { hashPassword, passwordFits } from '#features/accounts/server/passwords/passwords.ts'
import { readConfiguration } from '#server/start/configuration.ts'
import { openServer } from '#server/database/open-database.ts'
import type { House } from '#server/house.ts'
import { exchange } from '#test/support/product/load.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { settled } from '#test/support/settled.ts'
import { measure } from '../compare.ts'
import type { Figure } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const RUNS = 5
const SECONDS = 5
const CONNECTIONS = 16
const READS = 2000
const LOGIN = { grant_type: 'password', username: 'estudante@demo.test', password: 'Ponte@2026', user_type: 'User' }

/** As many verifications as the machine manages: the limit of any log-in. */
async function verifications(hashed: string): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  const began = performance.now()
  let done = 0
  const verify = async () => {
    while (performance.now() < until) {
      if (!(await passwordFits(LOGIN.password, hashed))) throw new Error('the password does not fit')
      done++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, verify))
  return (done / (performance.now() - began)) * 1000
}

const logIn = (origin: string) =>
  exchange(origin, 'POST', '/oauth/token', {
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(String(new URLSearchParams(LOGIN)).length),
    },
    body: String(new URLSearchParams(LOGIN)),
  })

/** What knowing who asks adds to a request. */
async function authentications(url: string, origin: string): Promise<number[]> {
  const answer = await fetch(`${origin}/oauth/token`, { method: 'POST', body: new URLSearchParams(LOGIN) })
  const { access_token } = (await answer.json()) as { access_token: string }
  const database = openServer(url)
  const house = {
    database,
    configuration: readConfiguration({ DATABASE_URL: url, SECRET_KEY: 'for this bench only, long enough to be one' }),
  } as House
  const taken: number[] = []
  try {
    for (let read = 0; read < READS; read++) {
      const began = performance.now()
      if (!(await identify(house, access_token, new Date()))) throw new Error('the token opens nothing')
      taken.push(performance.now() - began)
    }
  } finally {
    await database.close()
  }
  return taken.slice(READS / 10)
}

export const logins = {
  title: 'Logging in on PostgreSQL against bare argon2id of the same parameters; and who asks, told from a token',
  async run(): Promise<Figure[]> {
    const server = await startPostgres()
    await server.create('logins')
    const url = server.url('logins')
    const product = await startProduct({
      env: {
        DATA_DIR: path.join(scratchFolder(), 'data'),
        DATABASE_URL: url,
        SECRET_KEY: 'for this bench only, long enough to be one',
        DEMO: '1',
      },
    })
    try {
      await settled(product.origin)
      const hashed = await hashPassword(LOGIN.password)
      const side = { origin: product.origin, pid: product.child.pid! }
      const ratios: number[] = []
      const rates: number[] = []
      await measure(side, { seconds: 1.5, connections: CONNECTIONS, ask: logIn })
      for (let run = 0; run < RUNS; run++) {
        const bare = await verifications(hashed)
        const { rate } = await measure(side, { seconds: SECONDS, connections: CONNECTIONS, ask: logIn })
        ratios.push(rate / bare)
        rates.push(rate)
      }
      return [
        {
          what: 'log-in / verification',
          values: ratios,
          unit: '×',
          limit: { at_least: 0.6 },
          note: `${Math.round(Math.max(...rates))} log-ins a second at best`,
        },
        {
          what: 'a token becomes a person',
          values: await authentications(url, product.origin),
          unit: ' ms',
          limit: { at_most: 0.5 },
        },
      ]
    } finally {
      await product.stop()
      await server.stop()
    }
  },
}
