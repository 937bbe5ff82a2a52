import { sql } from 'kysely'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listForms, showForm, showFormAttributes } from '../wire/forms.ts'
import type { Content } from '../wire/questions.ts'
import { findForm, type FormRow } from './form-rows.ts'
import { hintsFor } from './profile-facts.ts'

type Listed = Answer<typeof listForms>['collection']['data'][number]
type Edited = Answer<typeof showFormAttributes>['data']
type Shown = Answer<typeof showForm>['data']

export const listedForm = ({ id, content, ...form }: FormRow): Listed => ({
  id,
  type: 'questionnaire_form',
  attributes: {
    title: content.title,
    company_id: form.company_id,
    company_name: form.company_name,
    questions: content.questions.length,
    number: form.number,
    updated_at: form.updated_at,
    jobs: form.jobs,
    answers: form.answers,
  },
})

export const editedForm = ({ id, content, ...form }: FormRow): Edited => ({
  id,
  type: 'questionnaire_form',
  attributes: {
    ...content,
    company_id: form.company_id,
    company_name: form.company_name,
    number: form.number,
    frozen: form.frozen_at !== null,
    jobs: form.jobs,
    answers: form.answers,
    hints: hintsFor(content),
    lock_version: form.lock_version,
  },
})

export const showEdited = async (ctx: Ctx, id: string) => ({ data: editedForm(await findForm(ctx, id)) })

type Job = { id: string; title: string }

export async function showWhole(ctx: Ctx, id: string): Promise<Shown> {
  const { content, company_id, company_name, lock_version } = await findForm(ctx, id)
  const versions = await ctx.db
    .selectFrom('form_versions as v')
    .select(['v.id', 'v.number', 'v.frozen_at', 'v.created_at'])
    .select([
      sql<Content>`v.content`.as('content'),
      sql<Job[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', j.id, 'title', j.title) order by j.title, j.id),
        '[]') from jobs j where j.form_version_id = v.id and j.status not in ('closed', 'draft'))`.as('jobs'),
      sql<number>`(select count(*)::int from answer_sets s where s.version_id = v.id and s.sent_at is not
        null)`.as('answers'),
    ])
    .where('v.form_id', '=', id)
    .orderBy('v.number', 'desc')
    .execute()
  const drafts = await ctx.db
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('form_id', '=', id)
    .where('status', '=', 'draft')
    .orderBy('title')
    .orderBy('id')
    .execute()
  return {
    id,
    type: 'questionnaire_form',
    attributes: {
      ...content,
      company_id,
      company_name,
      versions: versions.map(({ content, frozen_at, ...version }) => ({
        ...version,
        questions: content.questions.length,
        frozen: frozen_at !== null,
      })),
      drafts,
      lock_version,
    },
  }
}
