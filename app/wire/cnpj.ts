import { isValidCnpj } from '@brazilian-utils/brazilian-utils/is-valid-cnpj'
import { checked } from './checked.ts'

export const CNPJ_INVALID = 'Por favor, insira um CNPJ válido.'

// Since July 2026 the first twelve positions may hold letters; the two check digits never do.
const SHAPE = /^\s*[\dA-Z]{2}\.?[\dA-Z]{3}\.?[\dA-Z]{3}\/?[\dA-Z]{4}-?\d{2}\s*$/i

export const bareCnpj = (text: string) => text.toUpperCase().replace(/[^\dA-Z]/g, '')

/** Numeric or alphanumeric, masked or bare, with its check digits. */
export const isCnpj = (text: string) => SHAPE.test(text) && isValidCnpj(text, { version: 2 })

export const formatCnpj = (text: string) => bareCnpj(text).replace(/^(..)(...)(...)(....)(\d\d)$/, '$1.$2.$3/$4-$5')

export const cnpj = checked(isCnpj, CNPJ_INVALID)
