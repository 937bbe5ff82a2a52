import { setTimeout as wait } from 'node:timers/promises'
import type { Ctx } from '#server/context.ts'
import { jobOfMine } from './received.ts'
import { versionOf } from './show-pipeline.ts'

const EVERY_MS = 1000

/**
 * A line at once and at each change, for so many seconds; whoever still looks asks again, and is let in again or not.
 * The version is asked of the database, so that it does not matter which process made the change, nor on which of the two databases.
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
