import * as z from 'zod/mini'
import { checked } from '../checked.ts'

export const PASSWORD_PATTERN = 'A senha não segue o padrão'
export const PASSWORD_WEAK = 'A senha digitada não atende aos requisitos mínimos.'
export const PASSWORD_DEMANDS =
  'Sua senha deve ter pelo menos 8 caracteres, incluindo uma letra maiúscula, um número e um caractere especial.'
export const PASSWORD_HINT = `Este campo é obrigatório. ${PASSWORD_DEMANDS}`
export const PASSWORDS_DIFFER = 'As senhas não coincidem. Por favor, tente novamente.'
export const PASSWORDS_DIFFER_SHORT = 'As senhas não coincidem.'

export const PASSWORD_RULES = [
  { words: 'uma letra maiúscula', met: (text: string) => /\p{Lu}/u.test(text) },
  { words: 'uma letra minúscula', met: (text: string) => /\p{Ll}/u.test(text) },
  { words: 'um número', met: (text: string) => /\d/.test(text) },
  { words: 'um símbolo ou caracter especial', met: (text: string) => /[#?!@$%^&*-]/.test(text) },
  { words: 'no mínimo 8 caracteres', met: (text: string) => [...text].length >= 8 },
] as const

export const unmetPasswordRules = (text: string) =>
  PASSWORD_RULES.filter((rule) => !rule.met(text)).map((rule) => rule.words)
export const isPassword = (text: string) => PASSWORD_RULES.every((rule) => rule.met(text))

const MOST = z.maxLength(200)
/** The first one of an account, at a registration or sign-up. */
export const password = checked(isPassword, PASSWORD_PATTERN).check(MOST)

/** One that is changed, recovered, or chosen by an invitation. */
export const newPassword = checked(isPassword, PASSWORD_WEAK).check(MOST)

/** For forms with both fields. A form without the second one does not need it. */
export const sameTwice = <F extends { password?: string | undefined; password_confirmation?: string | undefined }>() =>
  z.refine<F>(
    ({ password, password_confirmation }) => password_confirmation === undefined || password === password_confirmation,
    {
      path: ['password_confirmation'],
      error: PASSWORDS_DIFFER,
    },
  )
