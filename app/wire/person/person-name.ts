import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { isVisible } from '../text/visible-text.ts'

export const NAME_INVALID = 'Informe seu nome só com letras'

// No digits, and a dot only after an abbreviation: letters greet people by name and must not carry an address.
// Invisible characters are refused: two names could look the same.
const NAME = /^(?=.*\p{L})(?!.*\p{Default_Ignorable_Code_Point})(?:[\p{L}\p{M}'’´`-]|\.(?=\s|$)|\s)+$/u

export const isPersonName = (text: string) => isVisible(text.trim()) && NAME.test(text.trim())

const nameOr = (words: string) => checked(isPersonName, words).check(z.trim(), z.maxLength(120))
export const personName = nameOr(NAME_INVALID)
/** A name typed by somebody else. */
export const othersName = nameOr('Informe o nome só com letras')
