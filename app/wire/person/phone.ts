import { checked } from '../checked.ts'

export const PHONE_INVALID = 'Informe o telefone com DDD'
export const COMPANY_PHONE_INVALID = 'Informe o telefone completo: código do país, DDD e nove dígitos'

/** '+99 (99) 99999-9999' and nothing shorter. */
export const COMPANY_PHONE_LENGTH = 19

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** The company's phone is valid when it is longer than 18 characters; no country begins with 0, no area code is below 11. */
export const isCompanyPhone = (text: string) =>
  /^\+[1-9]\d \((1[1-9]|[2-9]\d)\) \d{5}-\d{4}$/.test(text) && text.length >= COMPANY_PHONE_LENGTH

/** A phone of ten or eleven digits with area code, of which none is below 11, in the mask '(99) 9999-99999' or in the usual grouping. */
export const isPhone = (text: string) =>
  /^\((1[1-9]|[2-9]\d)\) \d{4,5}-\d{4,5}$/.test(text) && [10, 11].includes(digitsOf(text).length)

/** As it is kept, in E.164: '+5511988887777'. Without a plus sign it is Brazilian, whatever was typed in front; undefined is no phone. */
export function storedPhone(text: string): string | undefined {
  const digits = digitsOf(text)
  if (/[^\d\s().+-]|.\+/.test(text.trim())) return undefined
  if (isPhone(text)) return `+55${digits}`
  if (text.trim().startsWith('+')) return /^(55\d{10,11}|(?!55|0)\d{8,15})$/.test(digits) ? `+${digits}` : undefined
  const national = digits.replace(/^0?(55(?=\d{10,11}$))?/, '')
  return /^[1-9]\d{9,10}$/.test(national) ? `+55${national}` : undefined
}

/** A person's, as it travels and is read: '(11) 3333-4444', '(11) 98888-7777'. From abroad it keeps its country. */
export const shownPhone = (stored: string) => shownCompanyPhone(stored).replace(/^\+55 /, '')

/** A company's: '+55 (11) 98888-7777'. What was never a phone is read as it stands. */
export function shownCompanyPhone(stored: string) {
  const kept = storedPhone(stored) ?? stored
  const [, country, area, first, last] =
    /^\+(55(?=\d{10,11}$)|\d{2}(?=\d{11}$))(\d{2})(\d{4,5})(\d{4})$/.exec(kept) ?? []
  return last ? `+${country} (${area}) ${first}-${last}` : kept
}

/** As people write it: a form has its mask, a sheet has not. */
export const isBrazilianPhone = (text: string) => storedPhone(text)?.startsWith('+55') === true

export const companyPhone = checked(isCompanyPhone, COMPANY_PHONE_INVALID)
