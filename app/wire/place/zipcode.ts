import { checked } from '../checked.ts'

export const ZIPCODE_INVALID = 'CEP inválido'

export const bareZipcode = (text: string) => text.replace(/\D/g, '')

export const isZipcode = (text: string) => /^\d{5}-\d{3}$/.test(text)

/** One of another country stays as it was typed. */
export const formatZipcode = (text: string) => text.replace(/^(\d{5})(\d{3})$/, '$1-$2')

export const zipcode = checked(isZipcode, ZIPCODE_INVALID)
