// What a change would end, by name: told before it is saved.
import { isoDate } from '#wire/time/date.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { TypedOf } from '#wire/record.ts'
import { domainsIn, type partnerRecord } from '../wire/partner-record.ts'
import type { showPartner } from '../wire/partners.ts'
import { dayOf } from './partners/days.ts'

type Attributes = Answer<typeof showPartner>['data']['attributes']
type PartnerDraft = TypedOf<typeof partnerRecord>

const number = new Intl.NumberFormat('pt-BR')
const students = (n: number) => `${number.format(n)} ${n === 1 ? 'estudante' : 'estudantes'}`
const boardLost = (display_name: string) => `O mural em /ies/${display_name}.`
const bondsLost = (n: number) => (n ? [`O vínculo de ${students(n)}, e o acesso às vagas exclusivas.`] : [])

export const endsWithAgreement = ({ partner, bonds }: Attributes) =>
  partner ? [boardLost(partner.display_name), ...bondsLost(bonds.email + bonds.enrolment_list)] : []

const within = (domain: string, known: string[]) => known.some((one) => domain === one || domain.endsWith(`.${one}`))

/** Days that leave today out end all of it; without a domain, who was known by it only has no bond any more. */
export function endsWithSave(draft: PartnerDraft, attributes: Attributes, now = new Date()): string[] {
  const { partner, in_force, bonds } = attributes
  if (!partner || !in_force) return []
  const [today, from, until] = [dayOf(now), isoDate(draft.agreement_starts_on), isoDate(draft.agreement_ends_on)]
  if ((from && from > today) || (until && until < today)) return endsWithAgreement(attributes)
  const left = draft.proves_bond_by_email ? domainsIn(draft.email_domains) : []
  const gone = partner.proves_bond_by_email && partner.email_domains.some((domain) => !within(domain, left))
  return gone && bonds.email
    ? [`O vínculo por e-mail de até ${students(bonds.email)}, e o acesso às vagas exclusivas.`]
    : []
}

const counted = (n: number, one: string, many: string) => (n ? [`${number.format(n)} ${n === 1 ? one : many}`] : [])

/** A school that closes takes along what belongs to it. */
export function endsWithSchool(
  { closed, closing: { boards, students, campuses, units } }: Attributes,
  closes: boolean,
): string[] {
  if (closed || !closes) return []
  const below = [...counted(campuses, 'campus', 'campi'), ...counted(units, 'unidade', 'unidades')].join(' e ')
  return [
    ...boards.map(boardLost),
    ...bondsLost(students),
    ...(below ? [`${below}, que ${campuses + units === 1 ? 'encerra' : 'encerram'} junto.`] : []),
  ]
}
