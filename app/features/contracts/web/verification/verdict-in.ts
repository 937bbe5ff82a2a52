import type { Verdict } from '#web/page/file-verdict.ts'

export type Checked = { code: string; verdict: Verdict }

/** Kept in the history, which outlives the page: after a reload no file is chosen. */
export const keptVerdict = (checked: Checked) => ({ ...checked, read_on: performance.timeOrigin })

/** What the last reading told, where it was of this document. */
export function verdictIn(state: unknown, code: string): Verdict | undefined {
  const { code: of, verdict, read_on } = (state ?? {}) as Partial<ReturnType<typeof keptVerdict>>
  return of === code && read_on === performance.timeOrigin ? verdict : undefined
}
