import { sql } from 'kysely'
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres'
import { sizesOf } from '#features/files/server/files.ts'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { isUuid } from '#server/uuid.ts'
import { onAir } from '../on-air.ts'
import { type CardsBelow, cardsBelow, openJobs } from './find-companies.ts'

/** What its page tells of a company: in one statement, since each one more is felt. */
const shownCompanies = (db: Ctx['db'], now: Date) =>
  db
    .selectFrom('companies as shown')
    .innerJoin('sectors as s', 's.id', 'shown.sector_id')
    .select([
      'shown.id',
      'shown.slug',
      'shown.name as legal_name',
      'shown.verification',
      'shown.website',
      'shown.facebook',
      'shown.instagram',
      'shown.linkedin',
      'shown.twitter',
      's.name as sector',
    ])
    .select([
      'shown.founded_at',
      'shown.employees_number',
      'shown.description',
      'shown.why_work',
      'shown.video_urls',
      'shown.updated_at',
    ])
    .select((e) => [
      e.fn.coalesce('shown.trading_name', 'shown.name').as('name'),
      openJobs(sql.ref('shown.id'), now).as('open_jobs'),
      sizesOf(sql.ref('shown.avatar_file_id')).as('avatar'),
      sizesOf(sql.ref('shown.background_file_id')).as('background'),
      onAir(sql.ref('shown.id')).as('on_air'),
      jsonObjectFrom(
        e
          .selectFrom('company_addresses as a')
          .leftJoin('cities as city', 'city.id', 'a.city_id')
          .leftJoin('states as state', 'state.id', 'a.state_id')
          .innerJoin('countries as country', 'country.id', 'a.country_id')
          .select([
            'a.street',
            'a.number',
            'a.complement',
            'a.neighborhood',
            'a.state_id',
            'a.zipcode',
            sql<string>`coalesce(city.name, a.city_name)`.as('city'),
            sql<string>`coalesce(state.name, a.state_name)`.as('state'),
            'a.country_id',
            'country.name as country',
          ])
          .whereRef('a.company_id', '=', 'shown.id'),
      ).as('address'),
      // As the one above wants to be seen with those below it.
      jsonObjectFrom(
        e
          .selectFrom('companies as up')
          .select((up) => ['up.slug', up.fn.coalesce('up.trading_name', 'up.name').as('name')])
          .whereRef('up.id', '=', 'shown.parent_id')
          .where('up.show_sub_company', '=', true)
          .where(onAir(sql.ref('up.id'))),
      ).as('parent'),
      jsonArrayFrom(
        e
          .selectFrom('list_items as item')
          .select(['item.value', 'item.label', sql<string | null>`item.extra ->> 'image'`.as('image')])
          .where('item.list', '=', 'company_benefits')
          .where(sql<boolean>`item.value = any(shown.benefits)`)
          .orderBy('item.position'),
      ).as('benefits'),
      jsonArrayFrom(
        e
          .selectFrom('company_photos as p')
          .select(['p.id', sizesOf(sql.ref('p.file_id')).as('sizes')])
          .whereRef('p.company_id', '=', 'shown.id')
          .orderBy('p.position'),
      ).as('photos'),
      jsonArrayFrom(
        e
          .selectFrom('company_contributions as t')
          .select(['t.id', 't.name', 't.title', 't.testimony', sizesOf(sql.ref('t.avatar_file_id')).as('avatar')])
          .whereRef('t.company_id', '=', 'shown.id')
          .orderBy('t.position'),
      ).as('contributions'),
      sql<CardsBelow | null>`case when shown.show_sub_company then ${cardsBelow(sql.ref('shown.id'), now)} end`.as(
        'below',
      ),
    ])

const byId = writtenOnce((db, { key, now }: { key: string; now: Date }) =>
  shownCompanies(db, now).where('shown.id', '=', key),
)
const bySlug = writtenOnce((db, { key, now }: { key: string; now: Date }) =>
  shownCompanies(db, now).where('shown.slug', '=', key),
)

/** By id or by the address of its page, whoever asks. */
export const findShownCompany = async (ctx: Ctx, key: string) =>
  (await (isUuid(key) ? byId : bySlug)(ctx, { key, now: ctx.now }))[0]

export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findShownCompany>>>
