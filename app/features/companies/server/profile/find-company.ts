import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Ctx } from '#server/context.ts'
import { notFound } from '#server/refusal.ts'
import { isUuid } from '#server/uuid.ts'
import { myTree } from '../own-company.ts'

/** A company with all that stands in rows of its own. */
export const wholeCompanies = (db: Ctx['db']) =>
  db
    .selectFrom('companies as c')
    .selectAll('c')
    .select((e) => [
      jsonObjectFrom(
        e
          .selectFrom('company_addresses as a')
          .select([
            'a.id',
            'a.zipcode',
            'a.street',
            'a.number',
            'a.complement',
            'a.neighborhood',
            'a.city_id',
            'a.state_id',
            'a.city_name',
            'a.state_name',
            'a.country_id',
          ])
          .whereRef('a.company_id', '=', 'c.id'),
      ).as('address'),
      jsonArrayFrom(
        e
          .selectFrom('company_photos as p')
          .select(['p.id', 'p.key', 'p.file_id'])
          .whereRef('p.company_id', '=', 'c.id')
          .orderBy('p.position'),
      ).as('photos'),
      jsonArrayFrom(
        e
          .selectFrom('company_contributions as t')
          .select(['t.id', 't.key', 't.name', 't.title', 't.testimony', 't.avatar_file_id'])
          .whereRef('t.company_id', '=', 'c.id')
          .orderBy('t.position'),
      ).as('contributions'),
    ])

export type Company = Awaited<ReturnType<ReturnType<typeof wholeCompanies>['executeTakeFirstOrThrow']>>
export type Photo = Company['photos'][number]
export type Contribution = Company['contributions'][number]

const unknown = () => notFound('Não encontramos essa empresa entre as suas.')

/** By id or by the address of its page, one that it had before too. */
const everNamed = (key: string) =>
  isUuid(key)
    ? sql<boolean>`c.id = ${key}`
    : sql<boolean>`(c.slug = ${key} or c.id = (select company_id from company_old_slugs where slug = ${key}))`

/** The own company or one below it; any other does not exist. */
export async function findOwnCompany(ctx: Ctx, key: string): Promise<Company> {
  const company = await wholeCompanies(ctx.db)
    .where(everNamed(key))
    .where('c.id', 'in', await myTree(ctx))
    .executeTakeFirst()
  if (!company) throw unknown()
  return company
}

/** For changing: nobody else changes it meanwhile. */
export async function lockCompany(ctx: Ctx, id: string): Promise<Company> {
  await ctx.db.selectFrom('companies').select('id').where('id', '=', id).forNoKeyUpdate().execute()
  return findOwnCompany(ctx, id)
}
