import { checked } from '../checked.ts'
import { shownPhone, storedPhone } from './phone.ts'

export const SUPPORT_PHONE_INVALID = 'Informe o telefone com DDD, ou um número 0800, 0300 ou 4000'

// Numbers without an area code: 0800 and 0300, and the eight digits of 300x and 400x.
const TOLL_FREE = /^(0[38]00)(\d{3})(\d{4})$/
const NATIONWIDE = /^([34]00\d)(\d{4})$/

/** A company's service number: '(11) 3333-4444', '0800 123 4567', '4003-1234'. Undefined when it is no phone. */
export function shownSupportPhone(text: string): string | undefined {
  if (/[^\d\s().+-]/.test(text)) return undefined
  const digits = text.replace(/[\s().-]/g, '')
  const [, free, first, last] = TOLL_FREE.exec(digits) ?? []
  if (free) return `${free} ${first} ${last}`
  const [, wide, rest] = NATIONWIDE.exec(digits) ?? []
  if (wide) return `${wide}-${rest}`
  const stored = storedPhone(text)
  return stored && shownPhone(stored)
}

/** The number to dial: in full where it has an area code. */
export function dialled(text: string): string {
  const digits = text.replace(/\D/g, '')
  return TOLL_FREE.test(digits) || NATIONWIDE.test(digits) ? digits : (storedPhone(text) ?? digits)
}

export const supportPhone = checked(
  (text) => text.length <= 30 && shownSupportPhone(text) !== undefined,
  SUPPORT_PHONE_INVALID,
)
