import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type pg from 'pg'
import { issueToken } from '#features/accounts/wire/sessions.ts'
import { createEvent, publishEvent } from '#features/events/wire/events.ts'
import { checkIn, listRegistrations, registrationsSheet, showGate } from '#features/events/wire/gate.ts'
import { MOST_SEATS, MOST_SESSIONS } from '#features/events/wire/event-words.ts'
import { openServer } from '#server/database/open-database.ts'
import { TASK } from '#server/database/timeouts.ts'
import { startPostgres } from '#test/support/postgres/scratch-postgres.ts'
import { startProduct } from '#test/support/product/product-process.ts'
import { settled } from '#test/support/settled.ts'
import { inDays } from '#test/support/jobs.ts'
import type { Endpoint, Sent } from '#wire/endpoint.ts'
import { send } from '#wire/send.ts'
import { type Figure, timed, within } from '../figures.ts'
import { scratchFolder } from '../scratch.ts'

const [ROUNDS, SCAN_MS, MEGABYTE] = [40, 150, 1_000_000]
const RECRUITER = 'recrutador@demo.test'

const EVENT = {
  title: 'Feira da bancada',
  kind: 'fair' as const,
  description: 'Todas as vagas tomadas.',
  place: 'Pavilhão',
  address: 'Av. Paulista, 1000, São Paulo, SP',
  sessions_attributes: Array.from({ length: MOST_SESSIONS }, (_, n) => ({
    title: `Sessão ${n + 1}`,
    day: inDays(2),
    from: '09:00',
    to: '12:00',
    capacity: MOST_SEATS,
  })),
}

const FILL = [
  // Under way, all of them at once.
  `update event_sessions set starts_at = now() - interval '1 hour', ends_at = now() + interval '3 hours',
     taken = capacity where event_id = $1`,
  `insert into registrations (id, event_id, session_id, name, email, state, shares_name, queued_at, code_hash,
     code_sealed, link_hash, link_sealed, created_at)
   select gen_random_uuid(), s.event_id, s.id, 'Pessoa ' || n, 'pessoa.' || n || '@bancada.example', 'confirmed',
     n % 4 > 0, now(), sha256(convert_to('code' || s.id || n, 'UTF8')), '', sha256(convert_to('link' || s.id || n,
     'UTF8')), '', now()
   from event_sessions s, generate_series(1, s.capacity) n where s.event_id = $1`,
  `insert into check_ins (id, event_id, registration_id, client_id, scanned_at, received_at, gate)
   select gen_random_uuid(), r.event_id, r.id, gen_random_uuid(), now(), now(), 'Portaria A'
   from registrations r where r.event_id = $1 and get_byte(r.code_hash, 0) < 100`,
]

/** Answers the codes of tickets that nobody has scanned. */
async function fillEvent(pool: pg.Pool, event_id: string): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('set synchronous_commit = off')
    await client.query('set statement_timeout = 0')
    for (const statement of FILL) await client.query(statement, [event_id])
    for (const table of ['registrations', 'check_ins']) await client.query(`vacuum analyze ${table}`)
    const { rows } = await client.query<{ code: string }>(
      `select encode(r.code_hash, 'hex') as code from registrations r where r.event_id = $1
         and not exists (select from check_ins c where c.registration_id = r.id) limit 1000`,
      [event_id],
    )
    return rows.map(({ code }) => code)
  } finally {
    client.release()
  }
}

export const gate = {
  title: `The entrance of an event with ${MOST_SESSIONS} sessions of ${MOST_SEATS} people, on PostgreSQL`,
  async run(): Promise<Figure[]> {
    const server = await startPostgres()
    await server.create('gate')
    const url = server.url('gate')
    const env = { DATA_DIR: path.join(scratchFolder(), 'data'), DATABASE_URL: url, DEMO: '1' }
    const product = await startProduct({ env: { ...env, SECRET_KEY: 'for this bench only, long enough to be one' } })
    const database = openServer(url, 10, TASK)
    try {
      await settled(product.origin)
      let headers: Record<string, string> = {}
      const ask = <E extends Endpoint>(endpoint: E, sent: Sent<E>) =>
        send((address, init) => fetch(product.origin + address, init), endpoint, sent, { headers })
      const { access_token } = await ask(issueToken, {
        grant_type: 'password',
        username: RECRUITER,
        password: 'Ponte@2026',
        user_type: 'CompanyManager',
      })
      headers = { authorization: `Bearer ${access_token}` }
      const { id: uuid } = (await ask(createEvent, { event: EVENT })).data
      await ask(publishEvent, { uuid })
      const codes = await fillEvent(database.pool, uuid)
      const scan = () => {
        const check_in = {
          client_id: randomUUID(),
          code: codes.pop()!,
          scanned_at: new Date().toISOString(),
          gate: 'B',
        }
        return ask(checkIn, { uuid, check_in })
      }
      const list = await fetch(`${product.origin}/v1/events/${uuid}/check_ins`, { headers })
      const bytes = (await list.arrayBuffer()).byteLength
      return [
        { what: 'the tickets that a device takes along', values: [bytes / MEGABYTE], unit: ' MB' },
        { what: 'until it has them', values: await timed(5, () => ask(showGate, { uuid })), unit: ' ms' },
        ...within('one scan', await timed(ROUNDS, scan), SCAN_MS),
        ...within(
          'who signed up, far down',
          await timed(ROUNDS, () => ask(listRegistrations, { uuid, page: 900, per_page: 100 })),
          SCAN_MS,
        ),
        {
          what: 'all of them in a sheet',
          values: await timed(1, () => ask(registrationsSheet, { uuid })),
          unit: ' ms',
        },
      ]
    } finally {
      await product.stop()
      await database.close()
      await server.stop()
    }
  },
}
