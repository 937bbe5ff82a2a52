// The demonstration, with contracts in the states that browser tests need.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { openServer } from '#server/database/open-database.ts'
import { ROLES } from '#wire/person/roles.ts'
import { openApp, type TestApp } from './app.ts'
import { bringTo, newDraft, newInternship, worldOf } from './contracts.ts'
import { openDemoProduct } from './product/demo-product.ts'
import { settled } from './settled.ts'
import type { Person } from './people.ts'

const COMPANY = 'gestora@demo.test'

/** The demonstration company's people, and possible interns. */
async function demoPeople(app: TestApp) {
  const { db } = app.ctx()
  const { company_id } = await db
    .selectFrom('company_managers as m')
    .innerJoin('logins as l', 'l.id', 'm.login_id')
    .select('m.company_id')
    .where('l.email', '=', COMPANY)
    .executeTakeFirstOrThrow()
  const managers = await db
    .selectFrom('company_managers as m')
    .innerJoin('company_manager_roles as r', 'r.company_manager_id', 'm.id')
    .select(['m.id', 'm.name', 'r.role_id'])
    .where('m.company_id', '=', company_id)
    .execute()
  const staff = managers.map(({ id, name, role_id }): Person => ({
    name,
    kind: 'CompanyManager',
    place: 'company',
    role: ROLES[role_id as keyof typeof ROLES],
    manager_id: id,
  }))
  const candidates = await db
    .selectFrom('user_infos as u')
    .innerJoin('user_info_vaults as v', 'v.user_info_id', 'u.id')
    .select(['u.id', 'u.full_name'])
    .where('v.cpf_index', 'is not', null)
    .orderBy('u.id')
    .execute()
  const interns = candidates.map(({ id, full_name }): Person => ({ name: full_name, kind: 'User', user_info_id: id }))
  return { company_id, staff, interns }
}

/** Those of the demonstration, so that a walk counts its own only. */
async function forgetContracts(app: TestApp, origin: string) {
  const { db } = app.ctx()
  // A worker of the product that holds rows of them would wait for the truncation, and it for the worker.
  await settled(origin)
  await sql`delete from tasks where done_at is null and payload ? 'envelope_id'`.execute(db)
  await sql`truncate envelopes cascade`.execute(db)
}

/** `env`: of the product, and of what is done to its contracts in this process. */
export async function openContractsOnShow(env: Record<string, string> = {}) {
  const product = await openDemoProduct({ env })
  if (!product.database) throw new Error('A walk among contracts needs a server: node bin/check.ts browser')
  const app = await openApp({
    env,
    database: Promise.resolve(openServer(product.database, 4)),
    key: readFileSync(path.join(product.folder, 'secret.key'), 'utf8').trim(),
  })
  await forgetContracts(app, product.origin)
  const { company_id, staff, interns } = await demoPeople(app)
  const companies = { company: company_id, branch: company_id, stranger: company_id }
  let made = 0
  /** A contract of the next person, in this state for days. */
  async function contractAt(
    state: string,
    days = 0,
    starts_in = 20,
    type: Parameters<typeof newDraft>[2] = 'digital',
    {
      kind,
      ...more
    }: Pick<NonNullable<Parameters<typeof newInternship>[2]>, 'born' | 'guardians'> & {
      kind?: Parameters<typeof newDraft>[3]
    } = {},
  ) {
    const intern = { ...interns[made++ % interns.length]! }
    const world = worldOf({ companies, people: [...staff, { ...intern, name: 'intern' }] })
    const { id: internship } = await newInternship(app, world, { starts_in, ...more })
    const id = await newDraft(app, internship, type, kind)
    if (type !== 'not_defined') await bringTo(app, world, id, state)
    const held_since = new Date(Date.now() - days * 86_400_000).toISOString()
    await app.ctx().db.updateTable('envelopes').set({ held_since }).where('id', '=', id).execute()
    return { id, internship, name: intern.name, world }
  }
  /** For whoever brings an intern of their own. */
  const world = worldOf({ companies, people: [...staff, { ...interns[0]!, name: 'intern' }] })
  return { product, app, contractAt, world }
}
