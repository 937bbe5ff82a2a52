import { checked } from '../checked.ts'

export const DATE_INVALID = 'Não segue o padrão DD/MM/AAAA ou não é uma data válida'
export const MONTH_INVALID = 'Não segue o padrão MM/AAAA ou não é uma data válida'
export const TIME_INVALID = 'Informe um horário entre 00:00 e 23:59'

const MONTH = /^(0[1-9]|1[0-2])\/((?:19|20)\d{2})$/
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/

/** January is 1. */
export const daysOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** 'DD/MM/YYYY' or ISO → 'YYYY-MM-DD'; undefined when the day does not exist within 1900 to 2099. */
export function isoDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text) ?? []
  const iso = day ? `${year}-${month}-${day}` : text
  const [, y, m, d] = /^((?:19|20)\d{2})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  if (!y || +m! < 1 || +m! > 12 || +d! < 1 || +d! > daysOfMonth(+y, +m!)) return undefined
  return iso
}

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'. */
export const formatDate = (iso: string) => iso.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3/$2/$1')

/** 'MM/YYYY' or 'YYYY-MM' → 'YYYY-MM'; undefined when the month does not exist within those years. */
export function isoMonth(text: string): string | undefined {
  const iso = text.replace(/^(\d{2})\/(\d{4})$/, '$2-$1')
  return isoDate(`${iso}-01`) && iso
}

export const isDate = (text: string) => isoDate(text) !== undefined
/** Years 1900 to 2099, as the forms say. */
export const isMonth = (text: string) => MONTH.test(text)
export const isTime = (text: string) => TIME.test(text)

/** 'YYYY-MM' → 'MM/YYYY'. */
export const formatMonth = (iso: string) => iso.replace(/^(\d{4})-(\d{2})$/, '$2/$1')

/** Months since year 0, to compare 'MM/YYYY'. */
export function monthNumber(text: string): number | undefined {
  const [, month, year] = MONTH.exec(text) ?? []
  return month ? Number(year) * 12 + Number(month) - 1 : undefined
}

export const date = checked(isDate, DATE_INVALID)
export const month = checked(isMonth, MONTH_INVALID)
export const time = checked(isTime, TIME_INVALID)
