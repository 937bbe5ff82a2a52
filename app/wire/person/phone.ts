import { checked } from '../checked.ts'

export const PHONE_INVALID = 'Informe o telefone com DDD'
export const COMPANY_PHONE_INVALID = 'Informe o telefone completo: código do país, DDD e nove dígitos'

/** '+99 (99) 99999-9999', the full length. */
export const COMPANY_PHONE_LENGTH = 19

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** A company phone needs more than 18 characters; no country begins with 0, no area code is below 11. */
export const isCompanyPhone = (text: string) =>
  /^\+[1-9]\d \((1[1-9]|[2-9]\d)\) \d{5}-\d{4}$/.test(text) && text.length >= COMPANY_PHONE_LENGTH

/**
 * Ten digits with an area code from 11 on, or eleven, of which a mobile's first after the area code is a 9; in the mask
 * '(99) 9999-99999' or in the usual grouping.
 */
export const isPhone = (text: string) => /^\((1[1-9]|[2-9]\d)\) (\d{4}-\d{4}|9\d{3}-\d{5}|9\d{4}-\d{4})$/.test(text)

/**
 * The stored form, E.164: '+5511988887777'. Without a plus sign it is Brazilian, whatever prefix was typed; undefined
 * when it is no phone.
 */
export function storedPhone(text: string): string | undefined {
  const digits = digitsOf(text)
  if (/[^\d\s().+-]|.\+/.test(text.trim())) return undefined
  if (isPhone(text)) return `+55${digits}`
  if (text.trim().startsWith('+')) return /^(55\d{10,11}|(?!55|0)\d{8,15})$/.test(digits) ? `+${digits}` : undefined
  const national = digits.replace(/^0?(55(?=\d{10,11}$))?/, '')
  return /^[1-9]\d(\d{8}|9\d{8})$/.test(national) ? `+55${national}` : undefined
}

/** A person's phone as sent and shown: '(11) 3333-4444', '(11) 98888-7777'. A foreign one keeps its country. */
export const shownPhone = (stored: string) => shownCompanyPhone(stored).replace(/^\+55 /, '')

/** A company's phone: '+55 (11) 98888-7777'. Text that is no phone is shown as it is. */
export function shownCompanyPhone(stored: string) {
  const kept = storedPhone(stored) ?? stored
  const [, country, area, first, last] =
    /^\+(55(?=\d{10,11}$)|\d{2}(?=\d{11}$))(\d{2})(\d{4,5})(\d{4})$/.exec(kept) ?? []
  return last ? `+${country} (${area}) ${first}-${last}` : kept
}

/** As people write it, without a mask, as in a spreadsheet. */
export const isBrazilianPhone = (text: string) => storedPhone(text)?.startsWith('+55') === true

export const companyPhone = checked(isCompanyPhone, COMPANY_PHONE_INVALID)
