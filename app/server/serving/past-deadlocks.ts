import type { Ctx } from '../context.ts'

const TRIES = 3

/**
 * Of transactions that wait for each other PostgreSQL ends one, of which nothing stays: it is done again, as if the
 * client had sent it again.
 */
export async function pastDeadlocks<T>({ log, request_id }: Pick<Ctx, 'log' | 'request_id'>, work: () => Promise<T>) {
  for (let tries = TRIES; ; tries--)
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: unknown }).code !== '40P01' || tries === 1) throw error
      log.warn('deadlock', { request_id, detail: (error as { detail?: string }).detail })
    }
}
