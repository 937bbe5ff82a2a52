// Fields that may be blank: the form holds '' for null, and blank sets the column to null.
import * as z from 'zod/mini'
import { keysOf } from './keys-of.ts'
import { LINK_INSECURE, secureLink } from './link/web-link.ts'
import type { Field, Look, Schema } from './record.ts'
import { visibleOrBlank } from './text/visible-text.ts'
import { DATE_INVALID, formatDate, isDate, isoDate } from './time/date.ts'

const same = <T>(value: T) => value
const maybe = z.nullable(z.string())

type Maybe = string | null
type BlankField<Sent = Maybe> = Field<Sent, string, Maybe, Maybe>

const blank = (label: string, schema: Schema<Maybe>, look: Look = {}): BlankField => ({
  label,
  control: 'text',
  schema,
  answer: maybe,
  blank: '',
  toTyped: (answered) => answered ?? '',
  fromTyped: same,
  toStored: (sent) => sent?.trim() || null,
  fromStored: same,
  look: { optional: true, ...look },
})

/** One line, with rules of its own. */
export const blankLine = (label: string, schema: Schema<string>, look: Look = {}) =>
  blank(label, z.nullable(schema), look)
/** One line. */
export const lineField = (label: string, most: number, look: Look = {}) =>
  blankLine(label, visibleOrBlank(most), { most, ...look })

/** An id of a list in the database. */
export const idField = (label: string, most = 80): BlankField => ({
  ...blank(label, z.nullable(z.string().check(z.maxLength(most)))),
  control: 'own',
})

/** Validated where not blank: typed with a mask, or freely. */
export const passingField = (
  label: string,
  passes: (typed: string) => boolean,
  words: string,
  look: Look = {},
): BlankField => ({
  ...blank(
    label,
    z.nullable(
      z.string().check(
        z.trim(),
        z.maxLength(look.most ?? 300),
        z.refine((typed) => typed === '' || passes(typed), words),
      ),
    ),
    look,
  ),
  control: look.mask ? 'mask' : 'text',
})

/** A day, or none. */
export const dayField = (label: string, look: Look = {}): BlankField => ({
  ...passingField(label, isDate, DATE_INVALID, { mask: 'date', ...look }),
  toStored: (sent) => (sent?.trim() ? isoDate(sent.trim())! : null),
  fromStored: (stored) => stored && formatDate(stored),
})

/** An address of the internet that nobody reads on its way. */
export const secureLinkField = (label: string, look: Look = {}): BlankField => ({
  ...passingField(label, (typed) => secureLink(typed) !== undefined, LINK_INSECURE, { inputMode: 'url', ...look }),
  toStored: (sent) => (sent?.trim() ? secureLink(sent)! : null),
})

const TAG = /<[^<>]*>/g
const SPACE = /&nbsp;/g
/** HTML of a few tags, cleaned by the server. */
export const richField = (label: string, most: number): BlankField => ({
  ...blank(label, z.nullable(z.string().check(z.maxLength(most)))),
  control: 'own',
  words: (typed) =>
    typed
      .replace(/<\/(p|li)>/g, '\n')
      .replace(TAG, '')
      .replace(SPACE, ' ')
      .trim(),
})

/** One of a few values, each with its label. */
export const optionField = <K extends string>(label: string, of: Record<K, string>): BlankField<K | '' | null> => ({
  ...blank(label, z.nullable(z.string())),
  control: 'own',
  schema: z.nullable(z.union([z.literal(''), z.enum(keysOf(of))], 'Escolha uma opção da lista')) as Schema<
    K | '' | null
  >,
  words: (typed) => of[typed as K] ?? '',
})

/** The same, without null. */
export const kindField = <K extends string>(label: string, of: Record<K, string>): BlankField<K | null> => ({
  ...optionField(label, of),
  schema: z.nullable(z.enum(keysOf(of))) as Schema<K | null>,
  fromTyped: (typed) => typed || null,
})

export const numberField = (label: string, least: number, most: number): Field<number | null> => ({
  label,
  control: 'own',
  schema: z.nullable(z.int().check(z.gte(least), z.lte(most))),
  answer: z.nullable(z.int()),
  blank: null,
  toTyped: same,
  fromTyped: same,
  toStored: same,
  fromStored: same,
  look: { optional: true },
})

/** Several of a list. */
export const idsField = <V extends string | number>(label: string, schema: Schema<V[]>): Field<V[]> => ({
  label,
  control: 'own',
  schema,
  answer: schema,
  blank: [],
  toTyped: same,
  fromTyped: same,
  toStored: (sent) => [...new Set(sent)],
  fromStored: same,
  look: { optional: true },
})

export const flagField = (label: string): Field<boolean> => ({
  label,
  control: 'check',
  schema: z.boolean(),
  answer: z.boolean(),
  blank: false,
  toTyped: same,
  fromTyped: same,
  toStored: same,
  fromStored: same,
  look: { optional: true },
})
