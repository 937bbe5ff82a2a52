import { membershipIn } from '#features/companies/server/companies.ts'
import { blockersFor, closeJob } from '#features/jobs/server/jobs.ts'
import type { Ctx } from '#server/context.ts'
import { forbidden, stale } from '#server/refusal.ts'
import { machine, type Step } from '#server/steps.ts'
import type { ProgramStatus } from '../wire/program-words.ts'
import { editedProgram } from './edited-program.ts'
import { writeEvent } from './program-events.ts'
import { lockProgram, type OwnedProgram } from './program-rows.ts'
import { refuseMissing } from './write-program.ts'

type Seen = { lock_version?: number | undefined }
type Told = { publish: Seen; close: Seen }
type ProgramStep = Step<OwnedProgram, ProgramStatus, Seen>

const ENDED = 'O programa foi encerrado.'

async function refuseStale(ctx: Ctx, program: OwnedProgram, { lock_version }: Seen) {
  if (lock_version !== undefined && lock_version !== program.lock_version)
    throw stale(await editedProgram(ctx, program))
}

const publish: ProgramStep = {
  from: ['draft'],
  refused: 'Este programa já foi publicado.',
  async guard(ctx, program, seen) {
    await refuseStale(ctx, program, seen)
    const [first] = await blockersFor(ctx, program.company_id)
    if (first) throw forbidden(first)
    refuseMissing(program, ctx.now)
  },
  take: async () => 'published',
}

/** Its jobs end with it: nobody applies to what is over. */
const close: ProgramStep = {
  from: ['published'],
  refused: 'Só um programa publicado pode ser encerrado.',
  guard: refuseStale,
  async take(ctx, { jobs }) {
    for (const { id, status } of jobs)
      if (status === 'published' || status === 'paused') await closeJob(ctx, id, { reason: 'other', note: ENDED })
    return 'closed'
  },
}

const moveProgram = machine<OwnedProgram, ProgramStatus, Told>({
  lock: lockProgram,
  stateOf: ({ status }) => status,
  fresh: editedProgram,
  steps: { publish, close },
  async keep(ctx, { row, to }) {
    const now = ctx.now.toISOString()
    await ctx.db
      .updateTable('programs')
      .set({
        status: to,
        published_at: row.published_at ?? now,
        closed_at: to === 'closed' ? now : null,
        updated_at: now,
      })
      .set((e) => ({ lock_version: e('lock_version', '+', 1) }))
      .where('id', '=', row.id)
      .execute()
    const kind = to === 'closed' ? 'closed' : 'published'
    await writeEvent(ctx, row.id, kind, row, membershipIn(ctx).manager_id)
    ctx.forgetPages()
  },
})

export async function publishProgram(ctx: Ctx, id: string, seen: Seen = {}) {
  await moveProgram(ctx, 'publish', id, seen)
  return id
}

export async function closeProgram(ctx: Ctx, id: string, seen: Seen = {}) {
  await moveProgram(ctx, 'close', id, seen)
  return id
}
