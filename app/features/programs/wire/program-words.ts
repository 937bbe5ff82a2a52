export const PROGRAM_STATUSES = { draft: 'Rascunho', published: 'Publicado', closed: 'Encerrado' } as const
export type ProgramStatus = keyof typeof PROGRAM_STATUSES

/** Of the page: what it says once its date is over, or its company ended it. */
export const OVER = 'Inscrições encerradas'
/** A change of the date below this is too late for those who count on it. */
export const LEAST_NOTICE_HOURS = 48
/** Counted from today, as for a job. */
export const LONGEST_OPEN_DAYS = 180
/** With fewer, the page has no section for them. */
export const LEAST_BENEFITS = 2
export const MOST_CHOICES = 5
export const MOST_STEPS = 30
export const MOST_QUESTIONS = 60
export const MOST_JOBS = 50
/** Of one company. */
export const MOST_PROGRAMS = 100
