import { sql } from 'kysely'
import type { VisibleSection } from '#features/candidates/server/candidates.ts'
import { STUDY_PERIODS } from '#features/candidates/wire/enumerations.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { LANGUAGE_LEVELS, type LanguageLevel } from '#wire/text/language-levels.ts'
import type { listCandidates } from '../../wire/bank.ts'
import type { Filters, Understood } from './conditions.ts'
import { reasonsOf } from './reasons.ts'

type Card = Answer<typeof listCandidates>['collection']['data'][number]

export type CardRow = {
  id: string
  name: string
  summary: string | null
  course: string | null
  university: string | null
  education_type: string | null
  period: keyof typeof STUDY_PERIODS | null
  semester: number | null
  city: string | null
  state: string | null
  skills: { id: string; name: string }[]
  softwares: { id: string; name: string }[]
  areas: { id: string; name: string }[]
  languages: { id: string; name: string; level: LanguageLevel }[]
  /** In which of the sections a word of the search stands. */
  found: { knowledge: boolean; studies: boolean; experiences: boolean; rest: boolean } | null
  invited: Card['attributes']['invited']
}

const shows = (section: VisibleSection) => sql`${sql.lit(section)} = any(u.visible_sections)`
const list = (section: VisibleSection, rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(x order by x.position), '[]') from (${rows}) x where ${shows(section)})`

/** In which part of what is searched a word of the question stands: its parts are weights. */
const within = ({ query }: Understood, weight: 'A' | 'B' | 'C' | 'D') =>
  sql`ts_filter(b.tsv, array[${sql.lit(weight)}]::"char"[]) @@ replace(${query}::tsquery::text, ' & ', ' | ')::tsquery`

const foundBy = (understood: Understood | undefined) =>
  understood
    ? sql`jsonb_build_object('knowledge', ${within(understood, 'A')}, 'studies', ${within(understood, 'B')},
        'experiences', ${within(understood, 'C')}, 'rest', ${within(understood, 'D')})`
    : sql`null::jsonb`

/** In SQL, of a job j and a person u: what became of the company's asking. */
export const invitedTo = sql`case
  when exists (select from candidatures c where c.job_id = j.id and c.user_info_id = u.id) then 'applied'
  when v.declined_at is not null then 'declined' when v.id is not null then 'invited' else 'none' end`

const invited = (job_id: string | undefined) =>
  job_id
    ? sql`(select ${invitedTo} from jobs j left join bank_invitations v on v.job_id = j.id and v.user_info_id = u.id
        where j.id = ${job_id})`
    : sql`null::text`

/** What they show, in the order asked for. */
export async function cardsOf(
  ctx: Ctx,
  ids: readonly string[],
  filters: Filters,
  understood: Understood | undefined,
): Promise<Card[]> {
  if (!ids.length) return []
  const { rows } = await sql<CardRow>`
    select u.id, coalesce(u.social_name, u.full_name) as name,
      case when ${shows('about')} then u.summary end as summary,
      k.name as course, i.name as university, t.label as education_type,
      case when ${shows('education')} then u.period end as period,
      case when ${shows('education')} then u.current_semester end as semester,
      city.name as city, city.state_id as state,
      ${list(
        'knowledge',
        sql`select s.id, s.name, c.position from user_info_choices c join skills s on s.id = c.value
        where c.user_info_id = u.id and c.list = 'skills'`,
      )} as skills,
      ${list(
        'knowledge',
        sql`select s.id, s.name, c.position from user_softwares c join softwares s
        on s.id = c.software_id where c.user_info_id = u.id`,
      )} as softwares,
      ${list(
        'knowledge',
        sql`select s.id, s.name, c.position from user_info_choices c join job_areas s on s.id = c.value
        where c.user_info_id = u.id and c.list = 'job_interests'`,
      )} as areas,
      ${list(
        'languages',
        sql`select s.id, s.name, c.level, c.position from user_languages c join languages s
        on s.id = c.language_id where c.user_info_id = u.id`,
      )} as languages,
      ${foundBy(understood)} as found, ${invited(filters.job_id)} as invited
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, n)
      join user_infos u on u.id = asked.id join bank_search b on b.user_info_id = u.id
      left join courses k on k.id = u.course_id and ${shows('education')}
      left join institutions i on i.id = u.university_id and ${shows('education')}
      left join list_items t on t.list = 'main_education_types' and t.value = u.main_education_type
        and ${shows('education')}
      left join user_info_addresses a on a.user_info_id = u.id and ${shows('city')}
      left join cities city on city.id = a.city_id
    order by asked.n`.execute(ctx.db)
  return rows.map((row) => cardOf(row, filters))
}

const cardOf = (row: CardRow, filters: Filters): Card => ({
  id: row.id,
  type: 'bank_candidate',
  attributes: {
    name: row.name,
    summary: row.summary,
    course: row.course,
    university: row.university,
    education_type: row.education_type,
    period: row.period && STUDY_PERIODS[row.period],
    semester: row.semester,
    city: row.city,
    state: row.state,
    skills: row.skills.map(({ name }) => name),
    languages: row.languages.map(({ name, level }) => ({ name, level: LANGUAGE_LEVELS[level] })),
    reasons: reasonsOf(row, filters),
    invited: row.invited,
  },
})
