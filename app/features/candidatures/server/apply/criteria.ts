import { keysOf } from '#wire/keys-of.ts'
import { LANGUAGE_LEVELS, type LanguageLevel } from '#wire/text/language-levels.ts'
import type { Unmet } from '../../wire/applying.ts'
import type { AppliedJob } from './job-to-apply.ts'
import type { Seeker } from './seeker.ts'

const LEVELS: string[] = keysOf(LANGUAGE_LEVELS)
const levelWords = (level: string) => LANGUAGE_LEVELS[level as LanguageLevel].toLowerCase()
const NOT_TOLD = 'Não informado.'
const either = new Intl.ListFormat('pt-BR', { type: 'disjunction' })

/**
 * What the job asks of everybody and this profile does not show: the criterion and the value, side by side. A filter,
 * and never the last word.
 */
export function unmetBy(
  {
    course_id,
    course,
    current_semester,
    languages,
  }: Pick<Seeker, 'course_id' | 'course' | 'current_semester' | 'languages'>,
  job: Pick<AppliedJob, 'course_ids' | 'courses' | 'least_semester' | 'most_semester' | 'languages'>,
): Unmet[] {
  const unmet: Unmet[] = []
  if (job.course_ids.length && !job.course_ids.includes(course_id ?? ''))
    unmet.push({ criterion: 'course', label: 'Curso', asked: either.format(job.courses), told: course ?? NOT_TOLD })
  const [least, most] = [job.least_semester ?? 1, job.most_semester ?? Infinity]
  const asksSemester = job.least_semester !== null || job.most_semester !== null
  if (asksSemester && (current_semester === null || current_semester < least || current_semester > most))
    unmet.push({
      criterion: 'semester',
      label: 'Período',
      asked: semesterWords(job),
      told: current_semester === null ? NOT_TOLD : `${current_semester}º`,
    })
  for (const { language_id, name, level } of job.languages.filter(({ required }) => required)) {
    const spoken = languages.find((one) => one.language_id === language_id)
    if (spoken && LEVELS.indexOf(spoken.level) >= LEVELS.indexOf(level)) continue
    unmet.push({
      criterion: 'language',
      label: 'Idioma',
      asked: `${name} ${levelWords(level)}`,
      told: spoken ? `${name} ${levelWords(spoken.level)}` : NOT_TOLD,
    })
  }
  return unmet
}

function semesterWords({ least_semester, most_semester }: Pick<AppliedJob, 'least_semester' | 'most_semester'>) {
  if (most_semester === null) return `a partir do ${least_semester}º`
  if (least_semester === null) return `até o ${most_semester}º`
  return least_semester === most_semester ? `${least_semester}º` : `do ${least_semester}º ao ${most_semester}º`
}

export const unmetInWords = ({ criterion, label, asked, told }: Unmet) =>
  `${label}: a vaga pede ${asked}; ${criterion === 'question' ? 'a sua resposta' : 'no seu perfil'}: ${told}`
