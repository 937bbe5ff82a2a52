// What jobs and candidatures ask of a questionnaire.
import { type RawBuilder, sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Content } from '../wire/questions.ts'
import { holdForm } from './form-rows.ts'

export type Version = { id: string; form_id: string; number: number; content: Content }

/** The version that a job is published with: from then on it stays as it is. None of a deleted questionnaire. */
export async function latestVersion(ctx: Ctx, form_id: string): Promise<Version | undefined> {
  if ((await holdForm(ctx, form_id))?.removed_at) return undefined
  return versions(ctx).where('form_id', '=', form_id).orderBy('number', 'desc').limit(1).executeTakeFirst()
}

const versions = (ctx: Ctx) =>
  ctx.db.selectFrom('form_versions').select(['id', 'form_id', 'number', sql<Content>`content`.as('content')])

export const versionOf = (ctx: Ctx, id: string): Promise<Version> =>
  versions(ctx).where('id', '=', id).executeTakeFirstOrThrow()

/** Those of a company, for the editor of its jobs. */
export const formsOf = async (ctx: Ctx, company_id: string | RawBuilder<unknown>) =>
  (
    await sql<{ id: string; title: string; questions: number }>`
    select f.id, v.content->>'title' as title, jsonb_array_length(v.content->'questions') as questions
    from forms f join form_versions v on v.form_id = f.id
    where f.company_id = ${company_id} and f.removed_at is null
      and v.number = (select max(number) from form_versions l where l.form_id = f.id)
    order by fold(v.content->>'title'), f.id`.execute(ctx.db)
  ).rows
