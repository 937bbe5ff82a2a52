// Internships that run, and what is said of them.
import { sql } from 'kysely'
import { answerEvaluation, listOwnedEvaluations } from '#features/evaluations/wire/evaluations.ts'
import { today } from '#server/today.ts'
import type { TestApp } from '../app.ts'
import { newInternship, type World } from '../contracts.ts'

type Running = { days?: number; supervisor?: { name: string; email: string }; ago?: number; company?: string }

/** Agreed on and begun `ago` days ago, with the world's supervisor or somebody without an account. */
export async function running(
  app: TestApp,
  world: World,
  { ago = 0, days = 700, supervisor, company = world.companies.company }: Running = {},
) {
  const { id, terms_id } = await newInternship(app, world, { starts_in: -ago, days })
  const { db, now } = app.ctx()
  const supervisor_id = supervisor ? null : world.of('Supervisor de Estágio').manager_id!
  await db
    .updateTable('internships')
    .set({ agreed_at: now.toISOString(), supervisor_id, company_id: company })
    .where('id', '=', id)
    .execute()
  const outside = { supervisor_name: supervisor?.name ?? null, supervisor_email: supervisor?.email ?? null }
  await db
    .updateTable('internship_terms')
    .set({ supervisor_id, ...outside })
    .where('id', '=', terms_id)
    .execute()
  return id
}

/** As if this window had opened today, for both. */
export async function openedWindow(app: TestApp, internship_id: string, period = 'month_6') {
  const day = today(app.ctx().now)
  const { rows } = await sql<{ id: string; author: string }>`
    insert into evaluations (id, internship_id, period, author, opened_on, due_on)
    select gen_random_uuid(), ${internship_id}, ${period}, author, ${day}, ${day}::date + 30
    from (values ('intern'), ('supervisor')) a (author) returning id, author`.execute(app.ctx().db)
  const of = (author: string) => rows.find((row) => row.author === author)!.id
  return { intern: of('intern'), supervisor: of('supervisor') }
}

export const ANSWERS = { score_1: 4, score_2: 5, score_3: 3, comment: null }
export const answered = (app: TestApp, uuid: string, token: string | undefined, changes: object = {}) =>
  app.call(answerEvaluation, { uuid, evaluation: { ...ANSWERS, ...changes } }, token)
export const ownedBy = async (app: TestApp, token: string | undefined) =>
  (await app.call(listOwnedEvaluations, { per_page: 100 }, token)).collection.data
