import { isoDate } from '#wire/time/date.ts'
import type { JobStatus } from './job-words.ts'

/** What a company does to a job, from which states, and where it leads. Nothing else changes a status. */
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

/** What has a page that anybody reads, a closed job too: it keeps the rules of publishing while it is edited. */
export const hasPage = (status: JobStatus) => status !== 'draft'
const dayIn = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
/** Whether the page is there to be seen: not before its first day, nor while its company is off the air. */
export const isPageOpen = (
  { status, on_air, opens_at }: { status: JobStatus; on_air: boolean; opens_at: string | null },
  now: Date,
) => hasPage(status) && on_air && (!opens_at || (isoDate(opens_at) ?? '') <= dayIn.format(now))
/** What takes candidatures, or may take them again at once. */
export const isPublic = (status: JobStatus) => status === 'published' || status === 'paused'
