import { treeOf } from '#features/companies/server/companies.ts'
import { jobFitsProgram, shownDay } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { invalid } from '#server/refusal.ts'
import { answering } from '#server/tasks/question.ts'
import { isOpen, type Program } from './program-rows.ts'

const ELSEWHERE = 'Este programa é de outra empresa do grupo: escolha um da empresa da vaga ou de uma acima dela'
const OVER = 'As inscrições deste programa já foram encerradas'

type Asked = { job_id: string; program_id: string }

/** As a job's own editor puts it into a program: the same rules as in the program's. */
async function judgeJob(ctx: Ctx, { job_id, program_id }: Asked) {
  const job = await ctx.db
    .selectFrom('jobs')
    .select(['status', 'closes_at', 'company_id'])
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow()
  const program = (await ctx.db
    .selectFrom('programs')
    .select(['status', 'close_enrollment_at', 'company_id'])
    .where('id', '=', program_id)
    .executeTakeFirstOrThrow()) as Pick<Program, 'status' | 'close_enrollment_at' | 'company_id'>
  if (!(await treeOf(ctx, program.company_id)).some(({ id }) => id === job.company_id))
    throw invalid({ program_id: ELSEWHERE })
  if (job.status === 'closed' || !program.close_enrollment_at) return
  if (program.status !== 'draft' && !isOpen(program, ctx.now)) throw invalid({ program_id: OVER })
  if (job.closes_at && Date.parse(job.closes_at) > Date.parse(program.close_enrollment_at))
    throw invalid({
      closes_at: `O programa desta vaga recebe inscrições até ${shownDay(program.close_enrollment_at)}`,
    })
}

export const fitsProgram = answering(jobFitsProgram, judgeJob)
