// The least a server can do for the same effect: no framework, no schema, no router. The product's speed is measured
// against it.
import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { hash } from '@node-rs/argon2'
import type pg from 'pg'
import { openDatabase } from '#server/database/open-database.ts'

const { DATABASE_URL: database_url, DATA_DIR: data_dir = '', SAME_BYTES } = process.env

type Form = {
  company: {
    cnpj: string
    name: string
    phone: string
    website: string
    sector_id: string
    number_of_interns: number
    company_managers_attributes: { name: string; email: string; password: string }[]
  }
}
type Answer = (pool: pg.Pool, body: string, response: ServerResponse) => Promise<void>

const send = (response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}) => {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  })
  response.end(text)
}

const checkCnpj: Answer = async (pool, body, response) => {
  const { cnpj } = JSON.parse(body) as { cnpj: string }
  const { rows } = await pool.query('select "id" from "companies" where "cnpj" = $1', [cnpj.replace(/\D/g, '')])
  send(response, 200, { valid: rows.length === 0 })
}

/** Ids need no order here: the bare server pays for nothing it does not have to. */
const register: Answer = async (pool, body, response) => {
  const { company } = JSON.parse(body) as Form
  const manager = company.company_managers_attributes[0]!
  const cnpj = company.cnpj.replace(/\D/g, '')
  await pool.query('select "id" from "companies" where "cnpj" = $1', [cnpj])
  await pool.query('select "id" from "logins" where "user_type" = $1 and "email" = $2', [
    'CompanyManager',
    manager.email,
  ])
  const hashed = await hash(manager.password, { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const now = new Date().toISOString()
  const [login_id, company_id, manager_id] = [randomUUID(), randomUUID(), randomUUID()]
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      'insert into "logins" ("id", "user_type", "email", "password_hash", ' +
        '"email_confirmed_at", "created_at") values ($1, $2, $3, $4, $5, $6)',
      [login_id, 'CompanyManager', manager.email, hashed, null, now],
    )
    await client.query(
      'insert into "acceptances" ("login_id", "address", "accepted_at", "document", ' +
        '"version") values ($1, $2, $3, $4, $5), ($6, $7, $8, $9, $10)',
      [login_id, '127.0.0.1', now, 'terms', '1', login_id, '127.0.0.1', now, 'privacy', '1'],
    )
    const { rows } = await client.query(
      'insert into "companies" ("id", "slug", "cnpj", "name", "phone", "website", "sector_id", ' +
        '"number_of_interns", "parent_id", "registered_at_institution_id", "verification", "created_at") ' +
        'values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning *',
      [
        company_id,
        randomBytes(8).toString('hex'),
        cnpj,
        company.name,
        `+${company.phone.replace(/\D/g, '')}`,
        company.website,
        company.sector_id,
        company.number_of_interns,
        null,
        null,
        'verificada',
        now,
      ],
    )
    await client.query(
      'insert into "company_managers" ("id", "company_id", "login_id", ' +
        '"name", "created_at") values ($1, $2, $3, $4, $5)',
      [manager_id, company_id, login_id, manager.name, now],
    )
    await client.query('insert into "company_manager_roles" ("company_manager_id", "role_id") values ($1, $2)', [
      manager_id,
      1,
    ])
    await client.query(
      'insert into tasks (name, payload, run_at, unique_key) values ($1, $2, $3, $4) on conflict ' +
        '(name, unique_key) where done_at is null and failed_at is null do nothing',
      ['bare', JSON.stringify({ company_id, manager_id }), now, null],
    )
    await client.query('commit')
    send(
      response,
      201,
      { data: { id: company_id, type: 'company', attributes: rows[0] } },
      { location: '/empresas/cadastrado' },
    )
  } finally {
    client.release()
  }
}

const ANSWERS: Record<string, Answer> = {
  '/v1/profile/companies/validate_company_cnpj': checkCnpj,
  '/v1/profile/companies': register,
}

const readAll = (request: IncomingMessage) =>
  new Promise<string>((resolve, reject) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => resolve(Buffer.concat(parts).toString()))
    request.on('error', reject)
  })

/** The same bytes under the same headers, for every address that has them. */
type Copied = Record<string, { headers: Record<string, string>; body: string }>
const copied = new Map(
  Object.entries(SAME_BYTES ? (JSON.parse(readFileSync(SAME_BYTES, 'utf8')) as Copied) : {}).map(
    ([address, { headers, body }]) => [address, { headers, bytes: Buffer.from(body, 'base64') }],
  ),
)

const pool = SAME_BYTES ? undefined : (await openDatabase({ database_url, data_dir })).pool
const server = createServer((request, response) => {
  const same = copied.get(request.url!)
  if (same) {
    response.writeHead(200, same.headers)
    return void response.end(same.bytes)
  }
  const answer = ANSWERS[request.url!]!
  void readAll(request)
    .then((body) => answer(pool!, body, response))
    .catch((error: Error) => send(response, 500, { message: error.message }))
})
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))
