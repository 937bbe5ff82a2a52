import * as z from 'zod/mini'
import type { Field, Schema } from '#wire/record.ts'
import { sentence } from '#wire/text/sentences.ts'
import { accountFields, profileFields } from './profile-fields.ts'

const schemas = { ...profileFields, ...accountFields }
type Key = keyof typeof schemas
const ruled = (key: Key) => schemas[key] as unknown as Schema<unknown>
const same = <T>(value: T) => value
type Words = Record<string, string>
const blank = (typed: unknown) => typed === null || typed === undefined || String(typed).trim() === ''

const own = <T>(key: Key, label: string, rest: Partial<Field<unknown, T, unknown, T>> & { blank: T }) =>
  ({
    label,
    control: 'own',
    schema: ruled(key),
    answer: z.unknown() as never,
    toTyped: (answered) => answered ?? rest.blank,
    fromTyped: same,
    toStored: same,
    fromStored: same as never,
    ...rest,
  }) as Field<unknown, T, unknown, T>

/** What is blank and was never told is wrong nowhere; whether it may be blank here, the form says. */
export const text = (key: Key, label: string, more: Partial<Field<unknown, string, unknown, string>> = {}) =>
  own<string>(key, label, {
    blank: '',
    fromTyped: (typed) => (blank(typed) ? null : typed),
    compared: (typed) => (blank(typed) ? '' : typed.trim()),
    ...more,
  })
/** Once told it is never blank again. */
export const lasting = (key: Key, label: string) =>
  text(key, label, { fromTyped: (typed) => (blank(typed) ? undefined : typed) })
export const kind = (key: Key, label: string, of: Words) => text(key, label, { words: (typed) => of[typed] ?? '' })
export const choices = (key: Key, label: string, of?: Words) =>
  own<string[]>(key, label, {
    blank: [],
    ...(of && { words: (typed: string[]) => typed.map((one) => of[one] ?? one).join(', ') }),
  })
export const answer = (key: Key, label: string, blank: boolean | null = null) =>
  own<boolean | null>(key, label, { blank })
export const number = (key: Key, label: string) => own<number | null>(key, label, { blank: null })

const told = (lines: readonly string[]) => lines.map((line) => line.trim()).filter(Boolean)
/** Blank lines travel nowhere; each other one keeps its place. */
export const lines = (key: 'hobbies' | 'portfolios', label: string) =>
  own<string[]>(key, label, {
    blank: [],
    schema: z.array(
      z.string().check(({ value, issues }) => {
        if (blank(value)) return
        const { error } = z.safeParse(ruled(key), [value], { reportInput: true })
        if (error) issues.push({ code: 'custom', input: value, message: sentence(error.issues[0]!), continue: true })
      }),
    ),
    compared: told,
    words: (typed) => told(typed).join('; '),
    parts: (typed, _, name) => ({ [name]: told(typed) }),
    of: {},
  })

/** One statement in many fields: it is right or wrong as a whole, and whoever changed it twice is asked once. */
export const academic = <T>(field: Field<unknown, T, unknown, T>) => ({ ...field, group: 'Formação' })
export const proof = (key: Key, label: string) => lasting(key, label)
