import type { Ctx } from '#server/context.ts'
import type { ProfileForm } from '../../../wire/profile.ts'
import type { Profile } from '../reading/find-profile.ts'
import { firstDay } from '../studies/first-day.ts'
import { mergeRows, refuseTwice, rowsStand, type Staying } from './merge-rows.ts'

type Named =
  | 'experiences_attributes'
  | 'educations_attributes'
  | 'user_softwares_attributes'
  | 'user_languages_attributes'
type Sent<N extends Named> = NonNullable<ProfileForm[N]>[number]
type Row = { id: string }
type List<N extends Named> = {
  table: 'experiences' | 'educations' | 'user_softwares' | 'user_languages'
  of: (profile: Profile) => readonly Row[]
  /** As the profile has it when it is read. */
  row: (one: Staying<Sent<N>>) => object
  /** As the table has it. */
  stored?: (row: never) => object
  once?: string
}

const LISTS: { [N in Named]: List<N> } = {
  experiences_attributes: {
    table: 'experiences',
    of: ({ experiences }) => experiences,
    row: ({ company, job, level, description, current_job, start_date, end_date }) => ({
      company,
      job,
      level,
      description: description || null,
      current_job: current_job ?? false,
      start_date,
      end_date: current_job ? null : (end_date ?? null),
    }),
    stored: (row: { start_date: string; end_date: string | null }) => ({
      ...row,
      start_date: firstDay(row.start_date),
      end_date: firstDay(row.end_date),
    }),
  },
  educations_attributes: {
    table: 'educations',
    of: ({ educations }) => educations,
    row: ({ education_type_id, institution_name, course_name, duration }) => ({
      education_type_id,
      institution_name,
      course_name,
      duration,
    }),
  },
  user_softwares_attributes: {
    table: 'user_softwares',
    of: ({ softwares }) => softwares,
    row: ({ software_id, level }) => ({ software_id, level }),
    once: 'software_id',
  },
  user_languages_attributes: {
    table: 'user_languages',
    of: ({ languages }) => languages,
    row: ({ language_id, level }) => ({ language_id, level }),
    once: 'language_id',
  },
}
const NAMES = Object.keys(LISTS) as Named[]
const listOf = (name: Named) => LISTS[name] as List<Named>

export const isRowList = (name: string): name is Named => name in LISTS

/** Whether the rows that are sent are what stands already. */
export const rowListStands = (profile: Profile, form: ProfileForm, name: Named) =>
  rowsStand(listOf(name).of(profile), (form[name] ?? []) as Sent<Named>[], listOf(name).row)

/** Each list that was sent, written whole: rows keep their ids, and their order is the one they have now. */
export async function writeRows(ctx: Ctx, profile: Profile, form: ProfileForm) {
  for (const name of NAMES) {
    const sent = form[name]
    if (!sent) continue
    const { table, of, row, stored = (one: Row) => one, once } = listOf(name)
    const rows = mergeRows(name.replace('_attributes', ''), of(profile), sent as Sent<Named>[], row as never)
    if (once)
      refuseTwice(name.replace('_attributes', ''), once as 'id', {
        current: of(profile),
        rows,
        sent: sent as Sent<Named>[],
      })
    await ctx.db.deleteFrom(table).where('user_info_id', '=', profile.id).execute()
    if (rows.length)
      await ctx.db
        .insertInto(table)
        .values(rows.map((one, position) => ({ ...stored(one as never), user_info_id: profile.id, position })) as never)
        .execute()
  }
}
