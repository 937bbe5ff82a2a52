import { Refusal } from '#server/refusal.ts'

export const STALE = 'Outra pessoa mexeu nesta candidatura enquanto você olhava. Veja como ela está agora.'

/** What was asked does not fit the candidature as it stands now: the answer carries it. */
export class MoveConflict extends Error {}

/** What stands now, beside the refusal of what no longer fits it. */
export async function orConflict<T>(change: Promise<T>, fresh: () => Promise<unknown>): Promise<T> {
  try {
    return await change
  } catch (error) {
    throw error instanceof MoveConflict ? new Refusal(409, { messages: [error.message], data: await fresh() }) : error
  }
}
