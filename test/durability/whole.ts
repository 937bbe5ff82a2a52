import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Database } from '#server/database/open-database.ts'
import { bareCnpj } from '#wire/cnpj.ts'
import type { Registered } from './rounds.ts'

const OURS = '%@empresa.example'

/** Queries that find inconsistencies: a registration is complete or absent, and its letter is sent once. */
const QUESTIONS = {
  'companies without a manager': sql`select name from companies c where parent_id is null and not exists (select from
    company_managers m where m.company_id = c.id)`,
  'logins without a company': sql`select email from logins l where user_type = 'CompanyManager' and not exists (select
    from company_managers m where m.login_id = l.id)`,
  'managers without a role': sql`select name from company_managers m where not exists (select from
    company_manager_roles r where r.company_manager_id = m.id)`,
  'managers who accepted one text only': sql`select email from logins l where email like ${OURS} and (select count(*)
    from acceptances a where a.login_id = l.id) <> 2`,
  'companies whose letter is missing or came twice': sql`select email, (select count(*) from mails where recipient =
    email) as letters from logins
    where email like ${OURS} and (select count(*) from mails where recipient = email) <> 1`,
  'letters to nobody': sql`select recipient from mails where recipient like ${OURS} and not exists (select from logins
    where email = recipient)`,
  'tasks that gave up': sql`select name, last_fault from tasks where failed_at is not null`,
  'tasks left undone': sql`select name, last_fault from tasks where done_at is null and unique_key is null`,
}

/** Closes the database. */
export async function assertWhole(database: Database, all: Registered[]) {
  try {
    await answerAll(database, all)
  } finally {
    await database.close()
  }
}

async function answerAll({ db }: Database, all: Registered[]) {
  const logins = new Set((await db.selectFrom('logins').select('email').execute()).map((l) => l.email))
  const companies = new Set((await db.selectFrom('companies').select('cnpj').execute()).map((c) => c.cnpj))
  assert.deepEqual(
    all.filter(({ email, cnpj }) => !logins.has(email) || !companies.has(bareCnpj(cnpj))),
    [],
    'answered and not there',
  )
  for (const [what, question] of Object.entries(QUESTIONS))
    assert.deepEqual((await question.execute(db)).rows, [], what)
}
