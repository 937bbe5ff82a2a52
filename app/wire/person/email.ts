import { checked } from '../checked.ts'
import { isVisible } from '../text/visible-text.ts'

export const EMAIL_INVALID = 'Formato de e-mail inválido.'
export const EMAIL_TAKEN = 'Este e-mail já está cadastrado. Por favor, use outro.'

// Deliberately simple: one @, no spaces, a dotted domain. Only a letter can tell whether it exists.
const SHAPE = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\_]+(\.[^\s@.<>(),;:"[\]\\_]+)+$/

export const isEmail = (text: string) => text.length <= 254 && SHAPE.test(text.trim()) && isVisible(text.trim())

/** The spelling for comparing and storing. */
export const bareEmail = (text: string) => text.trim().toLowerCase()

/** Enough for its reader to know the account by: n…@exemplo.com */
export const maskedEmail = (text: string) => text.replace(/^(.)[^@]*/, '$1…')

export const email = checked(isEmail, EMAIL_INVALID)
