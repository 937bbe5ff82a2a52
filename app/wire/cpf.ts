import { isValidCpf } from '@brazilian-utils/brazilian-utils/is-valid-cpf'
import { checked } from './checked.ts'

export const CPF_INVALID = 'CPF inválido'

export const bareCpf = (text: string) => text.replace(/\D/g, '')

/** Check digits count; masked or bare. */
export const isCpf = (text: string) => /^\s*\d{3}\.?\d{3}\.?\d{3}-?\d{2}\s*$/.test(text) && isValidCpf(text)

export const formatCpf = (text: string) => bareCpf(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')

export const cpf = checked(isCpf, CPF_INVALID)
