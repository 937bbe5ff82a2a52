// How a sealed document is kept.
import type { Keeping } from '#features/files/server/files.ts'

/** Its task, asked for again by name. */
export const SEAL_TASK = 'seal-envelope'

export const SEALED: Keeping = {
  field: 'document',
  purpose: 'sealed contract',
  accept: ['pdf'],
  limit: 50_000_000,
  private: true,
  sealed: true,
}
