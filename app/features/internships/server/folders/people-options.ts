// Who of a company may stand in a contract: those who supervise, with how many they have, and those who sign for it.
import { sql } from 'kysely'
import { actsFor } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import { notFound } from '#server/refusal.ts'
import { today } from '#server/today.ts'
import { isUuid } from '#server/uuid.ts'
import { REPRESENTANTE_LEGAL } from '#wire/person/roles.ts'

const MOST = 50
/** Supervisor de Estágio: offered first, though any employee may supervise. */
const SUPERVISOR = 4

/** Whoever acts for a company acts for those below it: its own people, and those of the companies above. */
const people = (ctx: Ctx, company_id: string) =>
  ctx.db
    .withRecursive('up', (db) =>
      db
        .selectFrom('companies')
        .select(['id', 'parent_id'])
        .where('id', '=', company_id)
        .union(db.selectFrom('companies as c').innerJoin('up', 'up.parent_id', 'c.id').select(['c.id', 'c.parent_id'])),
    )
    .selectFrom('company_managers as m')
    .innerJoin('up', 'up.id', 'm.company_id')
    .select(['m.id as value', 'm.name as label', 'm.job_title'])
    .where('m.deactivated_at', 'is', null)

const holds = (role: number) =>
  sql<boolean>`exists (select from company_manager_roles r where r.company_manager_id = m.id and r.role_id = ${role})`
const named = (q: string) => sql<boolean>`${contains(sql`fold(m.name)`, q)}`

export async function representatives(ctx: Ctx, company_id: string, q?: string) {
  const rows = await people(ctx, company_id)
    .where(holds(REPRESENTANTE_LEGAL))
    .$if(Boolean(q), (query) => query.where(named(q!)))
    .orderBy('m.name')
    .limit(MOST)
    .execute()
  return rows.map(({ job_title, ...one }) => ({ ...one, description: job_title }))
}

const internsOf = (day: string) => sql<number>`(select count(*)::int from internships i
  left join internship_terms t on t.id = i.terms_id
  where coalesce(t.supervisor_id, i.supervisor_id) = m.id and i.dropped_at is null and i.ended_at is null
    and coalesce(i.ends_on, t.ends_on) >= ${day}::date
    and (i.agreed_at is not null or exists (
      select from envelopes e where e.internship_id = i.id and e.sent_at is not null and e.state <> 'voided')))`

const words = (job_title: string | null, interns: number) =>
  [job_title, interns === 1 ? '1 estagiário' : `${interns} estagiários`].filter(Boolean).join(', ')

export async function supervisors(ctx: Ctx, company_id: string, q?: string) {
  const rows = await people(ctx, company_id)
    .select(internsOf(today(ctx.now)).as('interns'))
    .$if(Boolean(q), (query) => query.where(named(q!)))
    .orderBy(holds(SUPERVISOR), 'desc')
    .orderBy('m.name')
    .limit(MOST)
    .execute()
  return rows.map(({ job_title, interns, ...one }) => ({ ...one, description: words(job_title, interns) }))
}

/** Of a company that one acts for. */
export async function inOwn<T>(ctx: Ctx, company_id: string, find: () => Promise<T>): Promise<T> {
  if (!(isUuid(company_id) && (await actsFor(ctx, company_id))))
    throw notFound('Não encontramos essa empresa entre as suas.')
  return find()
}
