import { faultInWords, faultsIn } from '#features/jobs/server/jobs.ts'
import { today } from '#server/today.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { formatDate } from '#wire/time/date.ts'
import { LONGEST_OPEN_DAYS } from '../wire/program-words.ts'
import type { Program } from './program-rows.ts'

export type Missing = Record<string, string[]>

const NO_JOB = 'Escolha ao menos uma vaga publicada: é a ela que as pessoas se candidatam'

/** Every text that readers see, by the field it is in. */
export const textsOf = (
  program: Pick<Program, 'title' | 'description' | 'skill' | 'about_company' | 'steps' | 'questions'>,
) => [
  ...(['title', 'description', 'skill', 'about_company'] as const).map((at) => ({ at, text: program[at] ?? '' })),
  ...program.steps.map(({ name }, i) => ({ at: `steps[${i}].name`, text: name })),
  ...program.questions.flatMap(({ section, label, reply }, i) => [
    { at: `questions[${i}].section`, text: section },
    { at: `questions[${i}].label`, text: label },
    { at: `questions[${i}].reply`, text: reply },
  ]),
]

/** What a reader would be told wrongly or not at all, by field. One that is over may stay as it ended. */
export function missingIn(program: Program, now: Date, { over = false } = {}): Missing {
  const missing: Missing = {}
  const say = (field: string, words: string) => (missing[field] ??= []).push(words)
  const { title, close_enrollment_at: closing, jobs } = program
  if (!title) say('title', BLANK)
  if (!closing) say('close_enrollment_at', BLANK)
  if (closing && !over) {
    const last = today(now, LONGEST_OPEN_DAYS)
    if (Date.parse(closing) <= now.getTime()) say('close_enrollment_at', 'Escolha uma data a partir de hoje')
    if (today(new Date(closing)) > last)
      say(
        'close_enrollment_at',
        `As inscrições ficam abertas por até ${LONGEST_OPEN_DAYS} dias: até ${formatDate(last)}`,
      )
  }
  if (!over && !jobs.some(({ status }) => status === 'published')) say('job_ids', NO_JOB)
  for (const { at, text } of textsOf(program)) for (const fault of faultsIn(text)) say(at, faultInWords(fault))
  return missing
}
