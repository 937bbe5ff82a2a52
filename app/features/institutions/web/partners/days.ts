// Of an agreement: which day it is in Brazil, and one that is over.
import type { Answer, Sent } from '#wire/endpoint.ts'
import type { savePartner, showPartner } from '../../wire/partners.ts'

type Partner = NonNullable<Answer<typeof showPartner>['data']['attributes']['partner']>

/** 'YYYY-MM-DD' in Brazil. */
export const dayOf = (at: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(at)
const inForm = (iso: string) => iso.split('-').reverse().join('/')
const ofForm = (date: string) => date.split('/').reverse().join('-')

/**
 * An agreement that is over from this moment: yesterday was its last day, and its first when it had not begun before.
 */
export function endedNow(
  { agreement_starts_on, display_name }: Pick<Partner, 'agreement_starts_on' | 'display_name'>,
  now = new Date(),
): Sent<typeof savePartner>['partner'] {
  const yesterday = dayOf(new Date(now.getTime() - 86_400_000))
  const late = agreement_starts_on !== null && ofForm(agreement_starts_on) > yesterday
  return { display_name, agreement_ends_on: inForm(yesterday), ...(late && { agreement_starts_on: inForm(yesterday) }) }
}
