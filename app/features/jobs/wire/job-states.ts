import { isoDate } from '#wire/time/date.ts'
import type { JobStatus } from './job-words.ts'

/** What a company does to a job: states it is allowed in, and the new state. Nothing else changes a status. */
export const JOB_MOVES = {
  publish: { from: ['draft', 'paused', 'closed'], to: 'published', refused: 'Esta vaga já está publicada.' },
  pause: { from: ['published'], to: 'paused', refused: 'Só uma vaga publicada pode ser pausada.' },
  close: {
    from: ['published', 'paused'],
    to: 'closed',
    refused: 'Só uma vaga publicada ou pausada pode ser encerrada.',
  },
} as const satisfies Record<string, { from: readonly JobStatus[]; to: JobStatus; refused: string }>

export type JobMove = keyof typeof JOB_MOVES

/** Jobs with a page, closed ones too: edits must keep the rules of publishing. */
export const hasPage = (status: JobStatus) => status !== 'draft'
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
/** Whether the page is visible: not before its first day, nor while its company is hidden. */
export const isPageOpen = (
  { status, on_air, opens_at }: { status: JobStatus; on_air: boolean; opens_at: string | null },
  now: Date,
) => hasPage(status) && on_air && (!opens_at || (isoDate(opens_at) ?? '') <= dayIn.format(now))
/** Jobs that accept applications, or may again at once. */
export const isPublic = (status: JobStatus) => status === 'published' || status === 'paused'
