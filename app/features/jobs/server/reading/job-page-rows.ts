import { sql } from 'kysely'
import { onAir } from '#features/companies/server/companies.ts'
import type { Ctx } from '#server/context.ts'
import { writtenOnce } from '#server/database/written-once.ts'
import { selectOf } from '#wire/record.ts'
import { toldRecord } from '../../wire/job-record.ts'
import { courseNamesOf, namedLanguagesOf, skillNamesOf } from '../courses-skills-languages.ts'
import { hasBegun } from './has-begun.ts'
import { cardRows } from './job-cards.ts'

/** What was public once and whose company is on air; what waits for its first day is not there yet. */
const pageRows = writtenOnce((db, { slug, now }: { slug: string; now: Date }) =>
  cardRows(db)
    .innerJoin('job_areas as a', 'a.id', 'j.area_id')
    .leftJoin('job_areas as s', 's.id', 'j.sub_area_id')
    .leftJoin('sectors as sector', 'sector.id', 'c.sector_id')
    .select([
      'a.id as area_id',
      'a.name as area',
      's.id as sub_area_id',
      's.name as sub_area',
      'sector.name as sector',
      'c.id as company_id',
      'c.website',
    ])
    .select(['j.level', ...selectOf(toldRecord, 'j')])
    .select(['j.street', 'j.number', 'j.neighborhood', 'j.zipcode', 'j.city_id'])
    .select([
      sql<
        { label: string; image: string | null }[]
      >`(select coalesce(jsonb_agg(jsonb_build_object('label', label, 'image', extra ->> 'image') order by position),
        '[]') from list_items where list = 'company_benefits' and value = any(j.benefits))`.as('benefits'),
      courseNamesOf(sql.ref('j.id')).as('courses'),
      skillNamesOf(sql.ref('j.id')).as('skills'),
      namedLanguagesOf(sql.ref('j.id')).as('languages'),
      sql<number>`(select count(*)::int from job_search o where o.company_id = j.company_id and o.shown_from <= ${now}
        and o.closes_at > ${now})`.as('open_jobs'),
      // Once closed: a company may have named a date beyond the job's own, and nobody new is promised that one.
      sql<string | null>`(select max(answer_by) from candidatures where job_id = j.id and j.status = 'closed')`.as(
        'waits_until',
      ),
    ])
    .where('j.slug', '=', slug)
    .where('j.status', '<>', 'draft')
    .where(hasBegun(now))
    .where(onAir(sql.ref('j.company_id'))),
)

export const pageRow = async (ctx: Ctx, slug: string) => (await pageRows(ctx, { slug, now: ctx.now }))[0]

export type PageRow = NonNullable<Awaited<ReturnType<typeof pageRow>>>
