import { setTimeout as wait } from 'node:timers/promises'
import { isOpen } from '#features/accounts/server/accounts.ts'
import { permit } from '#features/companies/server/companies.ts'
import type { Ctx, SignedIn } from '#server/context.ts'
import { Refusal } from '#server/refusal.ts'
import { watchPipeline } from '../../wire/pipeline.ts'
import { jobOfMine } from './received.ts'
import { versionOf } from './show-pipeline.ts'

const EVERY_MS = 1000

/**
 * A line at once and at each change, for so many seconds; whoever still looks asks again, and is let in again or not.
 * The version is asked of the database, so that it does not matter which process made the change, nor on which of the
 * two databases.
 */
export async function watch(ctx: Ctx, job_id: string, seconds: number): Promise<ReadableStream<Uint8Array>> {
  await jobOfMine(ctx, job_id)
  const until = Date.now() + seconds * 1000
  const left = new AbortController()
  let told = -1
  return new ReadableStream({
    async pull(out) {
      while (!left.signal.aborted) {
        const version = await versionOf(ctx, job_id)
        if (version !== told) {
          if (told >= 0 && !(await stillMay(ctx, job_id))) return out.close()
          told = version
          return out.enqueue(Buffer.from(`${JSON.stringify({ version })}\n`))
        }
        if (Date.now() >= until) return out.close()
        await wait(EVERY_MS, undefined, { signal: left.signal, ref: false }).catch(() => {})
      }
    },
    cancel: () => left.abort(),
  })
}

/** Who lost the session, the role or the place in the company meanwhile is told nothing more. */
async function stillMay(ctx: Ctx, job_id: string) {
  if (!(await isOpen(ctx, ctx.actor as SignedIn))) return false
  return permit(ctx, watchPipeline)
    .then((now) => jobOfMine(now, job_id))
    .then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false
        throw error
      },
    )
}
