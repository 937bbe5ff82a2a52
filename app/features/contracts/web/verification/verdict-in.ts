import type { Verdict } from '#web/page/file-verdict.ts'
import type { Checked } from './use-file-check.ts'

/** What the last reading told, where it was of this document. */
export function verdictIn(state: unknown, code: string): Verdict | undefined {
  const { code: of, verdict } = (state ?? {}) as Partial<Checked>
  return of === code ? verdict : undefined
}
