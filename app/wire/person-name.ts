import * as z from 'zod/mini'
import { checked } from './checked.ts'
import { isVisible } from './visible-text.ts'

export const NAME_INVALID = 'Informe seu nome só com letras'

// No digits, and a dot only after an abbreviation: letters greet people by their name, and must not carry somebody else's address.
const NAME = /^(?=.*\p{L})(?:[\p{L}\p{M}'’´`-]|\.(?=\s|$)|\s)+$/u

export const isPersonName = (text: string) => isVisible(text.trim()) && NAME.test(text.trim())

export const personName = checked(isPersonName, NAME_INVALID).check(z.trim(), z.maxLength(120))
