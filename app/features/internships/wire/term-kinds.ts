import * as z from 'zod/mini'
import { blankOr } from '#wire/blank-or.ts'
import { DATE_INVALID, isDate, isoDate, isoMonth, MONTH_INVALID } from '#wire/time/date.ts'
import { EMAIL_INVALID, isEmail } from '#wire/person/email.ts'
import { keysOf } from '#wire/keys-of.ts'
import { isMoney, MONEY_INVALID } from '#wire/money.ts'
import { isPersonName } from '#wire/person/person-name.ts'
import { INVISIBLE, isVisible, withoutHidden } from '#wire/text/visible-text.ts'

const OPTION = 'Escolha uma opção da lista'

export const line = (most: number) => blankOr(isVisible, INVISIBLE, most)
export const text = (most: number) =>
  z.optional(z.nullable(z.string().check(z.overwrite(withoutHidden), z.trim(), z.maxLength(most))))
export const flag = z.optional(z.nullable(z.boolean()))
export const oneOf = <T extends object>(of: T) =>
  z.optional(z.nullable(z.union([z.literal(''), z.enum(keysOf(of))], OPTION)))
export const name = blankOr(isPersonName, 'Informe o nome só com letras', 160)
export const email = blankOr(isEmail, EMAIL_INVALID, 254)
export const day = blankOr(isDate, DATE_INVALID, 10).check(z.overwrite((typed) => typed && (isoDate(typed) ?? typed)))
export const month = blankOr((typed) => isoMonth(typed) !== undefined, MONTH_INVALID, 7).check(
  z.overwrite((typed) => typed && (isoMonth(typed) ?? typed)),
)
/** Never negative, and no longer than its column. */
export const amount = (digits: number) =>
  blankOr((typed) => isMoney(typed) && typed.length <= digits + 3 && !typed.startsWith('-'), MONEY_INVALID, 16)
export const rows = <S extends z.core.$ZodType>(of: S, most: number) =>
  z.optional(z.nullable(z.array(of).check(z.maxLength(most))))
