import { addDays, addMonths } from '#features/internships/wire/law/calendar.ts'
import { invalid } from '#server/refusal.ts'
import { ENDING_REASONS, INITIATIVES } from '#wire/endings.ts'
import { BLANK } from '#wire/text/sentences.ts'
import { formatDate } from '#wire/time/date.ts'
import type { DraftFacts } from '../../wire/draft-facts.ts'
import type { Kind } from '../../wire/words.ts'

type Days = { starts_on: string | null; ends_on: string | null }
type On = Days & { day: string }
type Refused = Record<string, string | false | null | undefined>

const REPORT_MONTHS = 6
const OTHER_TEXT = 'Explique o motivo'
const NOT_YET = 'O relatório conta o que já foi feito: termine até hoje.'
const BACKWARDS = 'O último dia deve ser igual ou posterior ao primeiro'

const lastWithin = (from: string, months: number) => addDays(addMonths(from, months), -1)

const ofEnding = ({ last_day, reason, initiative, text }: DraftFacts, { starts_on, ends_on }: Days): Refused => ({
  last_day:
    (!last_day && BLANK) ||
    (starts_on &&
      last_day! < starts_on &&
      `O estágio começou em ${formatDate(starts_on)}: termine nesse dia ou depois.`) ||
    (ends_on && last_day! > ends_on && `O estágio já termina em ${formatDate(ends_on)}: para ir além, use um aditivo.`),
  reason: !reason && BLANK,
  initiative: !initiative && BLANK,
  text: reason === 'other' && !text?.trim() && OTHER_TEXT,
})

const ofReport = ({ from, to }: DraftFacts, { starts_on, ends_on, day }: On): Refused => ({
  from: (!from && BLANK) || (starts_on && from! < starts_on && `O estágio começou em ${formatDate(starts_on)}.`),
  to:
    (!to && BLANK) ||
    (from && to! < from && BACKWARDS) ||
    (from &&
      to! > lastWithin(from, REPORT_MONTHS) &&
      `O relatório cobre no máximo ${REPORT_MONTHS} meses (Lei 11.788, art. 9º, VII): ` +
        `termine até ${formatDate(lastWithin(from, REPORT_MONTHS))}.`) ||
    (ends_on && to! > ends_on && `O estágio termina em ${formatDate(ends_on)}.`) ||
    (to! > day && NOT_YET),
})

const ofStandIn = ({ supervisor_id, supervisor_education }: DraftFacts): Refused => ({
  supervisor_education: Boolean(supervisor_id) && !supervisor_education?.trim() && BLANK,
})

/** Each at its field, under the path by which they were sent; `day` is today. */
export function refuseFacts(kind: Kind, facts: DraftFacts, days: On, at = 'facts.') {
  const own = kind === 'rescisao' ? ofEnding(facts, days) : kind === 'relatorio' ? ofReport(facts, days) : {}
  const refused = { ...own, ...ofStandIn(facts) }
  const told = Object.entries(refused).flatMap(([field, words]) => (words ? [[at + field, words] as const] : []))
  if (told.length) throw invalid(Object.fromEntries(told))
}

/** By the names that templates use. */
export const variablesOf = (facts: DraftFacts) => ({
  'rescisao.ultimo_dia': facts.last_day ?? null,
  'rescisao.iniciativa': facts.initiative ? INITIATIVES[facts.initiative] : null,
  'rescisao.motivo': facts.reason ? ENDING_REASONS[facts.reason] : null,
  'rescisao.texto': facts.text || null,
  'relatorio.inicio': facts.from ?? null,
  'relatorio.fim': facts.to ?? null,
  'relatorio.atividades': facts.done || null,
  'relatorio.aprendizado': facts.learned || null,
  'relatorio.dificuldades': facts.difficulties || null,
  'relatorio.avaliacao': facts.evaluation || null,
})
