import type { Period } from './calendar.ts'

export type Party = 'walljobs' | 'company_sign' | 'internship_sign' | 'university_sign'
/** From the weakest to the strongest: Lei 14.063/2020, art. 4º. */
export const SIGNATURE_LEVELS = ['simple', 'advanced', 'qualified'] as const
export type SignatureLevel = (typeof SIGNATURE_LEVELS)[number]
export type PaperPolicy = 'digital_only' | 'all_or_nothing' | 'declared_mix' | 'company_only'

/** How an institution wants its students' contracts: its customs, not the law. */
export type InstitutionRules = {
  name: string
  /** The last day of its agreement with the platform or the company; null where it has none, or one without an end. */
  agreement_until: string | null
  advisor_required: boolean
  signs_last: boolean
  /** Null where paper and digital signatures may mix. */
  paper_policy: PaperPolicy | null
  minimum_level: SignatureLevel
  /** Days before the start by which it wants the contract. */
  notice_days: number
  /** How far back an amendment may reach. */
  retroactive_days: number
  /** Whether it takes the insurance of its obligatory internships. */
  holds_insurance: boolean
}

/** What the law asks besides the terms. What is null is not known, and nothing is found that would need it. */
export type Facts = {
  person: {
    birth_date: string | null
    pcd: boolean
    cpf: string | null
    /** Earlier internships, of any company. */
    spells: (Period & { cnpj: string })[]
    /** Weekly minutes of internships elsewhere that run at the same time. */
    other_minutes: number
  } | null
  company: {
    cnpj: string
    /** Employees of this establishment. */
    employees: number | null
    /** Internships of this establishment that the quota counts, but for this one. */
    quota: Period[]
  } | null
  /** Places that the company offers and those of people with disabilities, with this one. */
  places: { all: number; pcd: number } | null
  /** Whoever the terms name, and the internships supervised, but for this one. */
  supervisor: { name: string; employed: boolean; interns: Period[] } | null
  company_signer: { representative: boolean } | null
  institution: InstitutionRules | null
  /** Of an amendment: the day from which it holds. The internship has begun then, and its start is no longer judged. */
  effective_on: string | null
  /** The day on which the document was sent; null of what is still a draft. */
  sent_on: string | null
  /** The signatures of the document on its way, in order. */
  signing: { steps: { party: Party; paper: boolean }[]; level: SignatureLevel; mix_declared: boolean } | null
}

export const NOTHING_KNOWN: Facts = {
  person: null,
  company: null,
  places: null,
  supervisor: null,
  company_signer: null,
  institution: null,
  effective_on: null,
  sent_on: null,
  signing: null,
}
