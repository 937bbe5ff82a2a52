// The filters of a list, each declared once: how it is read from an address, called on its label and sent. Tables and
// public lists read the same.
import { buildPath } from '#web/path.ts'

/** Words of ids, as far as they are known, by the label's key: 'state_id:SP' of several, 'company_id' of one. */
export type Names = Record<string, string>

export type Filter<T> = {
  /**
   * From the address. Undefined is no filter, and so is whatever no filter knows: a mistyped address shows a list, not
   * a fault.
   */
  read: (texts: string[]) => T | undefined
  /**
   * What one value is called where it can be removed, given the words of its id where they are known. A filter without
   * it has no label.
   */
  label?: (value: string, known: string | undefined) => string
  /** What the API is sent, where it is not the value under the same name. */
  sent?: (value: T) => Record<string, unknown>
  /** Another filter that it belongs to, and goes with: a city to its state. */
  within?: string
}
// oxlint-disable-next-line typescript/no-explicit-any -- filters of whatever types
export type Filters = Record<string, Filter<any>>
export type ValuesOf<F extends Filters> = { [N in keyof F]?: NonNullable<ReturnType<F[N]['read']>> | undefined }
type Values = Record<string, unknown>

const MOST_LETTERS = 120
const LONGEST_ID = 80
const MOST_VALUES = 30
const words = (texts: string[]) => texts.map((text) => text.trim().slice(0, MOST_LETTERS)).find(Boolean)
const filled = <T>(values: T[]) => (values.length ? values.slice(0, MOST_VALUES) : undefined)
const idsIn = (texts: string[]) =>
  texts.map((text) => text.trim()).filter((text) => text !== '' && text.length <= LONGEST_ID)
const whole = (text: string) => (/^\d{1,7}$/.test(text) ? Number(text) : undefined)

/** What somebody searches for. */
export const searched: Filter<string> = { read: words, label: (text) => `“${text}”` }
/** Any words, which mean one thing only. */
export const toggled = (label: string): Filter<string> => ({ read: words, label: () => label })
export const flag = (label: string): Filter<true> => ({
  read: (texts) => words(texts) === 'true' || undefined,
  label: () => label,
})

const among = <K extends string>(texts: string[], of: Record<K, string>) =>
  idsIn(texts).filter((text): text is K => Object.hasOwn(of, text))
/** One of a few, each with its words. */
export const oneOf = <K extends string>(
  of: Record<K, string>,
  sent?: (value: K) => Record<string, unknown>,
): Filter<K> => ({ read: (texts) => among(texts, of)[0], label: (value) => of[value as K], ...(sent && { sent }) })
export const someOf = <K extends string>(of: Record<K, string>): Filter<K[]> => ({
  read: (texts) => filled(among(texts, of)),
  label: (value) => of[value as K],
})
/** How a list is ordered, which is no filter. */
export const orderOf = <K extends string>(
  orders: readonly K[],
  sent?: (value: K) => Record<string, unknown>,
): Filter<K> => ({ read: ([text]) => orders.find((one) => one === text), ...(sent && { sent }) })

/** Ids whose words come with the page; `kind` is what they are called until then. */
export const anId = (kind: string, sent?: (value: string) => Record<string, unknown>): Filter<string> => ({
  read: (texts) => idsIn(texts)[0],
  label: (_, known = kind) => known,
  ...(sent && { sent }),
})
export const ids = (kind: string): Filter<string[]> => ({
  read: (texts) => filled(idsIn(texts)),
  label: (_, known = kind) => known,
})
export const numbers = (kind: string, within: string): Filter<number[]> => ({
  read: (texts) => filled(idsIn(texts).flatMap((text) => whole(text) ?? [])),
  label: (_, known = kind) => known,
  within,
})
export const upTo = (most: number, label: (value: number) => string): Filter<number> => ({
  read: (texts) => texts.flatMap((text) => whole(text.trim()) ?? []).find((value) => value > 0 && value <= most),
  label: (value) => label(Number(value)),
})

/** What an address asks for, with brackets or without. */
export function filtersOf<F extends Filters>(filters: F, search: URLSearchParams): ValuesOf<F> {
  const read = Object.entries(filters).map(
    ([name, { read }]) => [name, read([...search.getAll(`${name}[]`), ...search.getAll(name)])] as const,
  )
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as ValuesOf<F>
}

export const pageOf = (search: URLSearchParams) => Math.max(1, whole(search.get('page')?.trim() ?? '') ?? 1)

/** The address of a list with these filters, at this page. */
export const addressOf = (path: string, values: Values, page = 1) =>
  buildPath(path, { ...values, ...(page > 1 && { page }) })

/** What a list reads of an address, in one spelling: '?q=a&page=2'. */
export const readBy = (filters: Filters) => (search: URLSearchParams) =>
  addressOf('', filtersOf(filters, search), pageOf(search))

/** One removable label a value. */
export const labelsOf = (filters: Filters, values: Values, names: Names = {}) =>
  Object.entries(filters).flatMap(([name, { label }]) => {
    const value = values[name]
    if (!label || value === undefined) return []
    const called = (one: unknown, key: string) => ({
      key,
      label: label(String(one), names[key] ?? names[`${name}:${String(one)}`]),
    })
    return Array.isArray(value) ? value.map((one) => called(one, `${name}:${one}`)) : [called(value, name)]
  })

/** The filters without one value, or without one filter; what belongs to it goes along. */
export function without<V extends object>(filters: Filters, values: V, key: string): V {
  const [name = '', value] = key.split(':')
  const rest = { ...values } as Values
  const left = rest[name]
  if (Array.isArray(left) && value !== undefined && left.length > 1)
    rest[name] = left.filter((one) => String(one) !== value)
  else delete rest[name]
  for (const [other, { within }] of Object.entries(filters)) if (within === name) delete rest[other]
  return rest as V
}

/** The same, or without values that are none of the choices; as long as no choices are known, any may be one. */
export function withoutStrange<V extends object>(
  filters: Filters,
  values: V,
  name: keyof V & string,
  choices: readonly { value: unknown }[],
): V {
  const strange = ((values[name] ?? []) as unknown[]).filter((one) => choices.every(({ value }) => value !== one))
  return choices.length ? strange.reduce<V>((left, one) => without(filters, left, `${name}:${one}`), values) : values
}

export const sentBy = (filters: Filters, values: Values): Values =>
  Object.assign({}, ...Object.entries(values).map(([name, value]) => filters[name]?.sent?.(value) ?? { [name]: value }))
