// Evaluations with their people, as they are today: an open one waits for whoever supervises now.
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { Ctx } from '#server/context.ts'
import { today } from '#server/today.ts'
import type { Author, Period, State } from '../wire/words.ts'

export type EvaluationRow = Omit<Selectable<DB['evaluations']>, 'period' | 'author'> & {
  period: Period
  author: Author
  company_id: string
  user_info_id: string
  starts_on: string
  ends_on: string
  company_name: string
  intern_name: string
  intern_full_name: string
  intern_email: string
  supervisor_id: string | null
  supervisor_name: string | null
  /** Null where nobody can be written to. */
  supervisor_email: string | null
  /** The supervisor has an account with the room where evaluations are answered. */
  supervisor_has_room: boolean
  file_name: string | null
  sealed_name: string | null
}

/** Administrador, Departamento Pessoal and Supervisor de Estágio: who has the feature EVALUATION. */
const WITH_ROOM = sql`(1, 3, 4)`

export const FROM = sql`evaluations e
  join internships i on i.id = e.internship_id
  join companies c on c.id = i.company_id
  join user_infos u on u.id = i.user_info_id
  join logins ul on ul.id = u.login_id
  left join internship_terms t on t.id = i.terms_id
  left join company_managers m on m.id = i.supervisor_id
  left join logins ml on ml.id = m.login_id and m.deactivated_at is null
  left join files f on f.id = e.paper_file_id`

const COLUMNS = sql`e.*, i.company_id, i.user_info_id, i.starts_on,
  least(i.ends_on, (i.ended_at at time zone 'America/Sao_Paulo')::date) as ends_on,
  coalesce(c.trading_name, c.name) as company_name, coalesce(u.social_name, u.full_name) as intern_name,
  u.full_name as intern_full_name, ul.email as intern_email, i.supervisor_id,
  coalesce(e.author_name, m.name, t.supervisor_name) as supervisor_name,
  case when i.supervisor_id is null then t.supervisor_email else ml.email end as supervisor_email,
  ml.id is not null and exists (select from company_manager_roles r where r.company_manager_id = m.id
    and r.role_id in ${WITH_ROOM}) as supervisor_has_room,
  f.name as file_name, f.sealed_name`

export async function evaluationRows(ctx: Ctx, where: RawBuilder<unknown>, order = sql``): Promise<EvaluationRow[]> {
  const { rows } = await sql<EvaluationRow>`select ${COLUMNS} from ${FROM} where ${where} ${order}`.execute(ctx.db)
  return rows
}

export const evaluationById = async (ctx: Ctx, id: string) => (await evaluationRows(ctx, sql`e.id = ${id}`))[0]

/** Nobody answers it meanwhile. One of an end that moved is gone. */
export async function heldEvaluation(ctx: Ctx, id: string): Promise<EvaluationRow | undefined> {
  await ctx.db.selectFrom('evaluations').select('id').where('id', '=', id).forUpdate().execute()
  return evaluationById(ctx, id)
}

type Standing = Pick<EvaluationRow, 'answered_at' | 'paper_at' | 'due_on'>
export const isDone = ({ answered_at, paper_at }: Omit<Standing, 'due_on'>) => Boolean(answered_at ?? paper_at)
export function stateOf({ answered_at, paper_at, due_on }: Standing, now: Date): State {
  if (answered_at) return 'answered'
  if (paper_at) return 'paper'
  return due_on < today(now) ? 'late' : 'open'
}
