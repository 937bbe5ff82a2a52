// Art. 11: two years with the same company, branches included.
import { formatDate } from '#wire/time/date.ts'
import type { Case, Finding } from '../breach.ts'
import { twoYears } from '../capacity.ts'
import { endOn } from './span.ts'

export function tooManyDays(of: Case): Finding[] {
  const { starts_on, ends_on } = of.terms
  if (!starts_on || !ends_on) return []
  const { exempt, left, last_day } = twoYears(of)
  if (exempt || left >= 0) return []
  const rest = last_day ? `: este pode ir até ${formatDate(last_day)}` : ', e já foram completados'
  return [{ field: 'ends_on', message: `Na mesma empresa, com as filiais, o estágio dura no máximo 2 anos${rest}.` }]
}

export function endInTime(of: Case) {
  const { last_day } = twoYears(of)
  return last_day ? endOn(of, last_day) : undefined
}
