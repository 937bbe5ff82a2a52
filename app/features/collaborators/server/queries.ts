import { type SqlBool, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import { contains } from '#server/database/contains.ts'
import type { CollaboratorOrder } from '../wire/collaborators.ts'

type Filter = {
  q?: string | undefined
  role_id?: number | undefined
  company_id?: string | undefined
  active?: boolean | undefined
}

const people = (ctx: Ctx, tree: string[]) =>
  ctx.db
    .selectFrom('company_managers')
    .innerJoin('logins', 'logins.id', 'company_managers.login_id')
    .innerJoin('companies', 'companies.id', 'company_managers.company_id')
    .where('company_managers.company_id', 'in', tree)

/** Words match the name, accents and case apart, or the e-mail as it is spelt. */
const named = (typed: string) =>
  sql<SqlBool>`(${contains(sql`fold(company_managers.name)`, typed)} or (fold(${typed}) <> '' and
    position(lower(${typed}) in logins.email) > 0))`

const filtered = (ctx: Ctx, tree: string[], { q, role_id, company_id, active }: Filter) =>
  people(ctx, tree)
    .$if(Boolean(q?.trim()), (query) => query.where(named(q!.trim())))
    .$if(role_id !== undefined, (query) =>
      query.where((e) =>
        e.exists(
          e
            .selectFrom('company_manager_roles')
            .select('role_id')
            .whereRef('company_manager_id', '=', 'company_managers.id')
            .where('role_id', '=', role_id!),
        ),
      ),
    )
    .$if(company_id !== undefined, (query) => query.where('company_managers.company_id', '=', company_id!))
    .$if(active !== undefined, (query) => query.where('deactivated_at', active ? 'is' : 'is not', null))

const withRoles = <Q extends ReturnType<typeof people>>(query: Q) =>
  query
    .select([
      'company_managers.id',
      'company_managers.login_id',
      'company_managers.company_id',
      'company_managers.name',
      'company_managers.job_title',
      'company_managers.deactivated_at',
      'logins.email',
      'companies.name as company_name',
    ])
    .select(
      sql<
        number[]
      >`array(select role_id from company_manager_roles where company_manager_id = company_managers.id order by
        role_id)`.as('role_ids'),
    )
    .select(sql<boolean>`logins.password_hash is not null`.as('has_password'))
    .select(sql<boolean>`logins.released_at is not null`.as('uninvited'))
    .select(
      sql<boolean>`exists (select from two_factors t where t.login_id = logins.id and t.confirmed_at is not null)`.as(
        'otp_required_for_login',
      ),
    )

export const countOf = async (ctx: Ctx, tree: string[], filter: Filter) =>
  Number(
    (
      await filtered(ctx, tree, filter)
        .select((e) => e.fn.countAll<number>().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

const ORDERS: Record<CollaboratorOrder, ReturnType<typeof sql>> = {
  name: sql`fold(company_managers.name)`,
  email: sql`logins.email`,
  company_name: sql`fold(companies.name)`,
}
type Paging = { page: number; per_page: number; sort?: CollaboratorOrder | `-${CollaboratorOrder}` | undefined }

export const pageOf = (ctx: Ctx, tree: string[], filter: Filter, { page, per_page, sort = 'name' }: Paging) =>
  withRoles(filtered(ctx, tree, filter) as ReturnType<typeof people>)
    .orderBy(ORDERS[sort.replace(/^-/, '') as CollaboratorOrder], sort.startsWith('-') ? 'desc' : 'asc')
    .orderBy('company_managers.id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
export type ListedRow = Awaited<ReturnType<typeof pageOf>>[number]

/** A person of these companies, with the whole profile. */
export const oneOf = (ctx: Ctx, tree: string[], id: string) =>
  withRoles(people(ctx, tree))
    .leftJoin('collaborator_profiles', 'collaborator_profiles.company_manager_id', 'company_managers.id')
    .select([
      'collaborator_profiles.phone',
      'cpf_sealed',
      'education',
      'organization',
      'professional_registration',
      'accept_email',
      'contract_approver',
      'hr_representative_for_universities',
      'collaborator_profiles.lock_version',
    ])
    .where('company_managers.id', '=', id)
    .executeTakeFirst()
export type CollaboratorRow = NonNullable<Awaited<ReturnType<typeof oneOf>>>

export const documentsOf = (ctx: Ctx, id: string) =>
  ctx.db.selectFrom('collaborator_documents').selectAll().where('company_manager_id', '=', id).execute()
export type DocumentRow = Awaited<ReturnType<typeof documentsOf>>[number]
