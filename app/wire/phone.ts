import { checked } from './checked.ts'

export const PHONE_INVALID = 'Informe o telefone com DDD'
export const COMPANY_PHONE_INVALID = 'Informe o telefone com código do país e DDD'

/** '+99 (99) 99999-9999' and nothing shorter. */
export const COMPANY_PHONE_LENGTH = 19

export const barePhone = (text: string) => text.replace(/\D/g, '')

/** The company's phone is valid when it is longer than 18 characters; no area code is below 11. */
export const isCompanyPhone = (text: string) => /^\+\d{2} \((1[1-9]|[2-9]\d)\) \d{5}-\d{4}$/.test(text) && text.length >= COMPANY_PHONE_LENGTH

/** A phone of ten or eleven digits with area code, in the mask '(99) 9999-99999' or in the usual grouping. */
export const isPhone = (text: string) => /^\(\d{2}\) \d{4,5}-\d{4,5}$/.test(text) && [10, 11].includes(barePhone(text).length)

/** For reading: (11) 3333-4444, (11) 98888-7777, +55 (11) 98888-7777. */
export function formatPhone(text: string) {
  const digits = barePhone(text)
  const [, country, area, first, last] = /^(\d{2})??(\d{2})(\d{4,5})(\d{4})$/.exec(digits) ?? []
  return last ? `${country ? `+${country} ` : ''}(${area}) ${first}-${last}` : text
}

export const companyPhone = checked(isCompanyPhone, COMPANY_PHONE_INVALID)
export const phone = checked(isPhone, PHONE_INVALID)
