// The institution's own rules: data beside the law, and named as the institution's.
import { formatDate } from '#wire/time/date.ts'
import type { Case, Field, Finding, Fix } from '../breach.ts'
import { addDays } from '../calendar.ts'
import { type InstitutionRules, SIGNATURE_LEVELS } from '../facts.ts'
import { startOn } from './span.ts'

const LEVELS = { simple: 'simples', advanced: 'avançada', qualified: 'qualificada' } as const

/** Nothing is found where no institution is known. */
const asked =
  (field: Field, broken: (institution: InstitutionRules, of: Case) => string | false | null | undefined) =>
  (of: Case): Finding[] => {
    const message = of.facts.institution && broken(of.facts.institution, of)
    return message ? [{ field, message }] : []
  }

export const agreementEnds = (of: Case): Finding[] => {
  const { institution } = of.facts
  const { starts_on, ends_on } = of.terms
  const until = institution?.agreement_until
  if (!until) return []
  const ended = until < (starts_on ?? of.day)
  if (!ended && (!ends_on || ends_on <= until)) return []
  const field = ended ? 'institution_id' : 'ends_on'
  const message = `Convênio com ${institution.name}: ${until < of.day ? 'terminou' : 'termina'} em ${formatDate(until)}`
  return ended
    ? [{ field, message: `${message}, antes de o estágio começar.` }]
    : [{ field, message: `${message}, antes do último dia do estágio.`, kind: 'warning' }]
}

export const advisorAsked = asked(
  'advisor_name',
  ({ name, advisor_required }, { terms }) =>
    advisor_required &&
    (!terms.advisor_name || !terms.advisor_email) &&
    `${name} pede nome e e-mail do professor orientador no termo.`,
)

const daysAhead = (days: number) => (days === 1 ? '1 dia' : `${days} dias`)

export const tooLate = asked('starts_on', ({ name, notice_days }, { terms, facts, day }) => {
  const { starts_on } = terms
  if (!starts_on || facts.effective_on || starts_on < day || starts_on >= addDays(day, notice_days)) return false
  return `${name} pede o termo com ${daysAhead(notice_days)} de antecedência.`
})
export const startAfterNotice = (of: Case): Fix | undefined =>
  startOn(of, addDays(of.day, of.facts.institution!.notice_days))

export const insuranceNotHeld = asked(
  'insured_by',
  ({ name, holds_insurance }, { terms }) =>
    terms.insured_by === 'institution' &&
    terms.internship_type === 'mandatory' &&
    !holds_insurance &&
    `${name} não contrata o seguro dos estágios: a empresa contrata este.`,
)

export const signedAfter = asked('signing', ({ name, signs_last }, { facts }) => {
  const last = facts.signing?.steps.at(-1)
  return signs_last && last && last.party !== 'university_sign' && `${name} assina por último.`
})

export const paperRefused = asked('signing', ({ name, paper_policy }, { facts: { signing } }) => {
  const paper = signing?.steps.filter((step) => step.paper) ?? []
  if (!paper.length || !paper_policy) return false
  const mixed = paper.length < signing!.steps.length
  if (paper_policy === 'digital_only') return `${name} só aceita assinaturas digitais.`
  if (paper_policy === 'all_or_nothing') return mixed && `${name} aceita o termo todo em papel ou todo digital.`
  if (paper_policy === 'declared_mix')
    return (
      mixed &&
      !signing!.mix_declared &&
      `${name} pede a Declaração de Ciência quando há assinaturas em papel e digitais.`
    )
  return (
    paper.some(({ party }) => party !== 'company_sign') &&
    `${name} só aceita em papel a assinatura da empresa, com o carimbo do CNPJ.`
  )
})

export const tooWeak = asked('signing', ({ name, minimum_level }, { facts: { signing } }) => {
  const reached = signing?.steps.some(({ paper }) => !paper) && SIGNATURE_LEVELS.indexOf(signing.level)
  return (
    typeof reached === 'number' &&
    reached < SIGNATURE_LEVELS.indexOf(minimum_level) &&
    `${name} pede assinatura eletrônica ${LEVELS[minimum_level]} ou mais forte.`
  )
})
