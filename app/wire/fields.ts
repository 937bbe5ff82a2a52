// Kinds of fields of records. A kind is added here with its second user; until then a room declares its own.
import * as z from 'zod/mini'
import { date, formatDate, isoDate } from './time/date.ts'
import type { Field, Look, Schema } from './record.ts'
import { keysOf } from './keys-of.ts'
import { visibleText, writtenText } from './text/visible-text.ts'

const same = <T>(value: T) => value

export const textField = (label: string, most: number, look: Look = {}): Field<string> => ({
  label,
  control: 'text',
  schema: visibleText(most),
  answer: z.string(),
  blank: '',
  toTyped: same,
  fromTyped: same,
  toStored: (sent) => sent.trim(),
  fromStored: same,
  look: { ...look, most },
})

/** A choice of a list in the database; the verb checks that it is on the list. */
export const choiceField = (label: string, wrong: string, look: Look = {}): Field<string> => ({
  ...textField(label, 60, look),
  control: 'choice',
  schema: z.string(wrong).check(z.minLength(1), z.maxLength(60)),
})

/** One of a few, in a select. */
export const pickField = <K extends string>(label: string, of: Record<K, string>, look: Look = {}) => ({
  ...choiceField(label, 'Escolha uma opção da lista', look),
  schema: z.enum(keysOf(of), 'Escolha uma opção da lista') as unknown as Schema<string>,
  words: (typed: string) => of[typed as K] ?? '',
})

/** A longer text. */
export const areaField = (label: string, most: number, look: Look = {}): Field<string> => ({
  ...textField(label, most, look),
  control: 'area',
  schema: writtenText(1, most),
})

export const dateField = (label: string, look: Look = {}): Field<string> => ({
  ...textField(label, 10),
  control: 'mask',
  schema: date,
  toStored: (sent) => isoDate(sent)!,
  fromStored: formatDate,
  look: { ...look, mask: 'date' },
})

/** Typed with a comma; a numeric column comes from the driver as text. */
export const decimalField = (
  label: string,
  schema: Schema<number>,
  look: Look = {},
): Field<number, string, string> => ({
  label,
  control: 'text',
  schema,
  answer: z.number(),
  blank: '',
  toTyped: (answered) => String(answered).replace('.', ','),
  fromTyped: (typed) => (/^\d+([,.]\d+)?$/.test(typed.trim()) ? Number(typed.trim().replace(',', '.')) : typed),
  toStored: String,
  fromStored: Number,
  look: { most: 6, inputMode: 'decimal', ...look },
})

/** A whole number that may be left out. */
export const wholeField = (
  label: string,
  schema: Schema<number>,
  look: Look = {},
): Field<number | null, string, number | null> => ({
  label,
  control: 'text',
  schema: z.nullable(schema),
  answer: z.nullable(z.int()),
  blank: '',
  toTyped: (answered) => (answered === null ? '' : String(answered)),
  fromTyped: (typed) => (typed.trim() === '' ? null : /^\d+$/.test(typed.trim()) ? Number(typed) : typed),
  toStored: same,
  fromStored: same,
  look: { most: 9, inputMode: 'numeric', optional: true, ...look },
})

/** A number that must be there, in a field of its own kind. */
export const countField = (label: string, least: number, most: number): Field<number, number | null> => ({
  label,
  control: 'own',
  schema: z.int().check(z.gte(least), z.lte(most)),
  answer: z.int(),
  blank: null,
  toTyped: same,
  fromTyped: same,
  toStored: same,
  fromStored: same,
})
