import { shownDay } from '#features/jobs/server/jobs.ts'
import { today } from '#server/today.ts'
import { formatDate } from '#wire/time/date.ts'
import { programRecord } from '../../wire/program-record.ts'
import { textsOf } from '../missing.ts'
import type { Program } from '../program-rows.ts'

/** A day and a month, as people write them in a text. */
const DAY = /(?<![\d/])(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])/g

const said = (at: string) => {
  const [name, place] = /^(\w+)(?:\[(\d+)\])?/.exec(at)!.slice(1) as [keyof typeof programRecord, string?]
  const { label, one } = programRecord[name] as { label: string; one?: string }
  return place === undefined ? label : `${one} ${Number(place) + 1}`
}

type Dated = Pick<Program, 'close_enrollment_at' | 'jobs'>
/** Every date that a field of the program, or of its jobs, has. */
const datesOf = ({ close_enrollment_at, steps, jobs }: Dated & Pick<Program, 'steps'>) => [
  ...steps.flatMap(({ date }) => (date ? formatDate(date) : [])),
  ...[close_enrollment_at, ...jobs.flatMap(({ opens_at, closes_at }) => [opens_at, closes_at])].flatMap((instant) =>
    instant ? shownDay(instant) : [],
  ),
]

/** Words of a step that says when candidatures end. */
const ENDING = /(?<!\p{L})(?:fim|final|fecha|encerra|término|até|último)/iu

/** A step of the candidatures that is after their end, or tells another end than the program's. */
function stepsAgainst({ close_enrollment_at, steps }: Pick<Program, 'close_enrollment_at' | 'steps'>) {
  if (!close_enrollment_at) return []
  const last = today(new Date(close_enrollment_at))
  return steps.flatMap(({ name, date }, i) =>
    date && /inscri/i.test(name) && (date > last || (date < last && ENDING.test(name)))
      ? {
          field: `steps[${i}].date`,
          words: `A etapa “${name}” é em ${formatDate(date)}, e as inscrições vão até ${formatDate(last)}: confira.`,
        }
      : [],
  )
}

/** A day that stands in a text only: the text was not changed with the date, or the date is missing. */
export function warningsIn(program: Program): { field: string; words: string }[] {
  const dates = datesOf(program)
  const isKnown = (day: string, month: string, year: string | undefined) =>
    dates.some((date) => {
      const [d, m, y] = date.split('/')
      return Number(d) === Number(day) && Number(m) === Number(month) && (!year || y!.endsWith(year))
    })
  const inTexts = textsOf(program).flatMap(({ at, text }) =>
    [...new Map([...text.matchAll(DAY)].map((match) => [match[0], match])).values()]
      .filter(([, day, month]) => Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12)
      .filter(([, day, month, year]) => !isKnown(day!, month!, year))
      .map(([written]) => ({
        field: at,
        words: `“${written}” em ${said(at)} não é nenhuma das datas do programa: confira se mudou.`,
      })),
  )
  return [...stepsAgainst(program), ...inTexts]
}
