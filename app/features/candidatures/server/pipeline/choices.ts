import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { showPipelineChoices } from '../../wire/pipeline.ts'
import { questionsAsked } from '../questionnaire/asked-questions.ts'
import { shows } from './filtered.ts'
import { jobOfMine } from './received.ts'

type Choices = Answer<typeof showPipelineChoices>['data']
type Section = Parameters<typeof shows>[1]

const MOST = 200

/**
 * A list in a select offers what finds somebody: only what people show, the most frequent first kept and then by name.
 */
async function shown<V extends string | number>(
  ctx: Ctx,
  job_id: string,
  section: Section,
  value: RawBuilder<unknown>,
  label: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
) {
  const { rows } = await sql<{ value: V; label: string }>`
    select value, label from (
      select ${value} as value, ${label} as label, count(*) as n from candidatures c join user_infos u on u.id =
        c.user_info_id join ${from}
      where c.job_id = ${job_id} and ${shows(ctx.now, section)} group by 1, 2 order by n desc limit ${MOST}
    ) most order by fold(label)`.execute(ctx.db)
  return rows
}

export async function choicesOf(ctx: Ctx, id: string): Promise<Choices> {
  await jobOfMine(ctx, id)
  const name = sql`x.name`
  const questions = await questionsAsked(ctx, id)
  return {
    questions: questions
      .filter(({ options }) => options.length)
      .map(({ id, label, options }) => ({
        id,
        label,
        options: options.map((option) => ({ value: `${id}:${option.id}`, label: option.label })),
      })),
    courses: await shown<string>(ctx, id, 'education', sql`x.id`, name, sql`courses x on x.id = u.course_id`),
    universities: await shown<number>(
      ctx,
      id,
      'education',
      sql`x.id`,
      name,
      sql`institutions x on x.id = u.university_id`,
    ),
    cities: await shown<number>(
      ctx,
      id,
      'city',
      sql`x.id`,
      sql`x.name || ', ' || a.state_id`,
      sql`user_info_addresses a on a.user_info_id = u.id join cities x on x.id = a.city_id`,
    ),
    languages: await shown<string>(
      ctx,
      id,
      'languages',
      sql`x.id`,
      name,
      sql`user_languages l on l.user_info_id = u.id join languages x on x.id = l.language_id`,
    ),
    skills: await shown<string>(
      ctx,
      id,
      'knowledge',
      sql`x.id`,
      name,
      sql`user_info_choices k on k.user_info_id = u.id and k.list = 'skills' join skills x on x.id = k.value`,
    ),
  }
}
