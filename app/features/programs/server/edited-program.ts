import { sql } from 'kysely'
import { picturesOf } from '#features/files/server/files.ts'
import { blockersFor, shownDay } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import type { Answer } from '#wire/endpoint.ts'
import { attributesOf } from '#wire/record.ts'
import { formatDate } from '#wire/time/date.ts'
import { keptRecord } from '../wire/program-record.ts'
import type { listOwnedPrograms, showProgramAttributes } from '../wire/programs.ts'
import { jobFiguresOf } from './choosing/job-figures.ts'
import { missingIn } from './missing.ts'
import { historyOf } from './program-events.ts'
import { findProgram, isOpen, type OwnedProgram } from './program-rows.ts'
import { warningsIn } from './dates/warnings.ts'

type Listed = Answer<typeof listOwnedPrograms>['collection']['data'][number]
type Edited = Answer<typeof showProgramAttributes>['data']

const listed = (program: OwnedProgram, now: Date): Listed['attributes'] => ({
  slug: program.slug,
  title: program.title,
  edition: program.edition,
  status: program.status,
  open: isOpen(program, now),
  company_id: program.company_id,
  company_name: program.company_name,
  close_enrollment_at: program.close_enrollment_at && shownDay(program.close_enrollment_at),
  jobs: program.jobs.length,
  people: program.people,
  updated_at: program.updated_at,
})

export const listedProgram = (ctx: Ctx, program: OwnedProgram): Listed => ({
  id: program.id,
  type: 'internship_program',
  attributes: listed(program, ctx.now),
})

export const editedProgram = async (ctx: Ctx, program: OwnedProgram) => ({ data: await resource(ctx, program) })
export const showEdited = async (ctx: Ctx, id: string) => editedProgram(ctx, await findProgram(ctx, id))

async function resource(ctx: Ctx, program: OwnedProgram): Promise<Edited> {
  const pictures = await picturesOf(ctx, [program.banner_file_id, program.logo_file_id])
  const picture = (id: string | null) => (id && pictures.get(id)) || null
  return {
    id: program.id,
    type: 'internship_program',
    attributes: {
      ...listed(program, ctx.now),
      ...attributesOf(keptRecord, program),
      banner: picture(program.banner_file_id),
      logo: picture(program.logo_file_id),
      steps: program.steps.map(({ date, ...step }) => ({ ...step, date: date ? formatDate(date) : '' })),
      questions: program.questions,
      job_ids: program.jobs.map(({ id }) => id),
      labels: await labelsOf(ctx, program),
      missing: missingIn(program, ctx.now, { over: program.status !== 'draft' && !isOpen(program, ctx.now) }),
      warnings: warningsIn(program),
      blockers: await blockersFor(ctx, program.company_id),
      figures: await jobFiguresOf(ctx, program.id),
      history: await historyOf(ctx, program.id),
      lock_version: program.lock_version,
    },
  }
}

/** What a form's lists show before they are loaded. */
async function labelsOf(ctx: Ctx, { jobs, previous_id }: OwnedProgram) {
  const { rows } = await sql<{ value: string; label: string }>`
    select id::text as value, concat_ws(' ', title, edition) as label from programs where id = ${previous_id}`.execute(
    ctx.db,
  )
  return { job_ids: jobs.map(({ id, title }) => ({ value: id, label: title })), previous_id: rows }
}
