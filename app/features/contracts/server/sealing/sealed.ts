// How a sealed document is kept.
import type { Keeping } from '#features/files/server/files.ts'

export const SEALED: Keeping = {
  field: 'document',
  purpose: 'sealed contract',
  accept: ['pdf'],
  limit: 50_000_000,
  private: true,
  sealed: true,
}
