// The texts that a person accepts.
import { endpoint } from '#wire/endpoint.ts'

/** A change of meaning gets a new date: people accept a version, which is stored. */
export const TERMS_VERSION = '2026-11-21'
export const PRIVACY_VERSION = '2026-11-23'

export const downloadTerms = endpoint('get /termos.pdf', {
  answer: 'application/pdf',
  auth: false,
  tag: 'Textos legais',
  summary: 'Termos de uso',
  remember: 3600,
})
