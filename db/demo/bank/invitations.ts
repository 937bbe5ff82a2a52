// The candidate bank of the demonstration: one who is found there is invited to a job.
import { sql } from 'kysely'
import { invite } from '#features/candidate-bank/server/candidate-bank.ts'
import type { Ctx } from '#server/context.ts'
import { transaction } from '#server/database/transaction.ts'
import { managerActing } from '../acting.ts'

const RECRUITER = 'recrutador@demo.test'
const TIAGO = 'ex-estagiario@demo.test'
const JOB = 'Analista de Recursos Humanos Júnior'
const MESSAGE =
  'Tiago, gostamos de como você conta o que desenha. Temos uma vaga com muita escuta e apresentação: que tal conhecer?'

export async function writeBank(ctx: Ctx) {
  const recruiter = await managerActing(ctx, RECRUITER)
  if (!recruiter) return
  // Asked afresh, since each part of the demonstration may have been taken apart.
  const { rows } = await sql<{ job_id: string; user_info_id: string }>`
    select j.id as job_id, b.user_info_id from jobs j join job_search s on s.job_id = j.id, bank_search b
      join user_infos u on u.id = b.user_info_id join logins l on l.id = u.login_id
    where j.title = ${JOB} and l.email = ${TIAGO}
      and not exists (select from candidatures c where c.job_id = j.id and c.user_info_id = u.id)`.execute(ctx.db)
  for (const { job_id, user_info_id } of rows)
    await transaction(recruiter, (ctx) => invite(ctx, job_id, { user_info_id, message: MESSAGE }))
}
