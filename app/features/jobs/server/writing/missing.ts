import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { faultInWords, faultsIn } from '../advert-law/advert-law.ts'
import { neededToPublish } from '../../wire/job-record.ts'
import { LONGEST_OPEN_DAYS } from '../../wire/job-words.ts'
import type { OwnedJob } from '../owned-jobs.ts'

export type Missing = Record<string, string[]>

const LONGEST_INTERNSHIP = 40

const NO_AGREEMENT =
  'Nenhuma instituição escolhida tem convênio em vigor, e ninguém pode se candidatar. ' +
  'Escolha outra, ou deixe em branco para abrir a vaga a todos'

/**
 * What may stay as it is: the last day of a job that is over and stays so may have passed; an agreement that ended may
 * come back.
 */
export type Still = { over?: boolean; unreachable?: boolean }

/** What a reader would be told wrongly or not at all, by field. */
export function missingIn(job: OwnedJob, now: Date, { over = false, unreachable = false }: Still = {}): Missing {
  const missing: Missing = {}
  const say = (field: string, words: string) => (missing[field] ??= []).push(words)
  for (const field of neededToPublish(job)) if (job[field as keyof OwnedJob] === null) say(field, BLANK)
  if (job.closes_at && !over) {
    if (Date.parse(job.closes_at) <= now.getTime())
      say('closes_at', 'Escolha uma data de encerramento a partir de hoje')
    if (today(new Date(job.closes_at)) > today(now, LONGEST_OPEN_DAYS))
      say(
        'closes_at',
        `Uma vaga fica aberta por até ${LONGEST_OPEN_DAYS} dias: escolha uma data ` +
          `até ${formatDate(today(now, LONGEST_OPEN_DAYS))}`,
      )
  }
  if (!job.reachable && !unreachable) say('institution_ids', NO_AGREEMENT)
  if (job.opens_at && job.closes_at && job.closes_at <= job.opens_at)
    say('closes_at', 'O encerramento deve ser depois da abertura')
  if (job.job_type === 'internship' && (job.weekly_hours ?? 0) > LONGEST_INTERNSHIP)
    say('weekly_hours', `Um estágio tem no máximo ${LONGEST_INTERNSHIP} horas por semana (Lei 11.788/2008, art. 10)`)
  for (const field of ['title', 'description', 'responsibilities', 'requirements', 'schedule'] as const)
    for (const fault of faultsIn(job[field] ?? '', job.job_type)) say(field, faultInWords(fault))
  return missing
}
