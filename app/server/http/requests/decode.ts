// Converts strings of forms and queries to the types of the schema; values that do not convert are left for the
// schema to refuse.
import * as z from 'zod/mini'
import type { Schema } from '#wire/endpoint.ts'
import { malformed } from '#server/refusal.ts'

type Tree = { [key: string]: unknown }
const isTree = (value: unknown): value is Tree =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Blob)

const DEEPEST = 9

/** As Rails reads it: a[][x]=1&a[][y]=2 is one row, and a key that the row has already begins the next. */
function slotOf(list: Tree, [...rest]: string[]) {
  const count = Object.keys(list).length
  let at = list[count - 1]
  if (!rest.length || !isTree(at)) return String(count)
  for (const key of rest) {
    if (key === '' || !isTree(at) || !(key in at)) return String(count - 1)
    at = at[key]
  }
  return String(count)
}

/** a[b][0][c]=1, a[d][]=x, e=1&e=2: a list is an object of positions until the schema asks for an array. */
export function nest(entries: Iterable<[string, unknown]>): Tree {
  const root: Tree = Object.create(null)
  for (const [name, value] of entries) {
    const keys = name.split(/\]?\[|\]$/).filter((key, i, all) => key !== '' || i < all.length - 1)
    if (keys.length > DEEPEST) throw malformed('O formulário tem nomes de campos aninhados demais.')
    let at = root
    for (const [i, key] of keys.entries()) {
      const slot = key === '' ? slotOf(at, keys.slice(i + 1)) : key
      if (i === keys.length - 1) at[slot] = slot in at ? [at[slot], value].flat() : value
      else at = (isTree(at[slot]) ? at[slot] : (at[slot] = Object.create(null))) as Tree
    }
  }
  return root
}

type Def = z.core.$ZodTypes['_zod']['def']
const defOf = (schema: Schema) => schema._zod.def as Def

export function coerce(schema: Schema, value: unknown): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return value === '' ? empty(schema) : coerce(def.innerType as Schema, value)
    case 'object':
      return isTree(value) ? { ...value, ...coerceFields(def.shape as Record<string, Schema>, value) } : value
    case 'array':
      return listOf(value).map((item) => coerce(def.element as Schema, item))
    case 'number':
      return typeof value === 'string' && /^\s*-?\d+([.,]\d+)?\s*$/.test(value)
        ? Number(value.replace(',', '.'))
        : value // Brazilians write 12,5
    case 'literal':
      return (
        def.values.find(
          (allowed) => String(allowed) === value || (typeof allowed === 'boolean' && truth(value) === allowed),
        ) ?? value
      )
    case 'union':
      return 'discriminator' in def
        ? kindOf(def as unknown as Kinds, value)
        : ((def.options as Schema[]).map((option) => coerce(option, value)).find((tried) => tried !== value) ?? value)
    case 'boolean':
      return truth(value)
    case 'catch':
      return coerce(def.innerType as Schema, value)
    case 'pipe':
      return coerce(def.in as Schema, value)
    default:
      return value
  }
}

/** JSON has types of its own; only an empty text for a yes or no that may be left out means no answer, as in forms. */
export function withoutBlankFlags(schema: Schema, value: unknown): unknown {
  const def = defOf(schema)
  switch (def.type) {
    case 'optional':
    case 'nullable':
      return value === '' && isFlag(schema) ? empty(schema) : withoutBlankFlags(def.innerType as Schema, value)
    case 'object':
      return isTree(value)
        ? Object.fromEntries(
            Object.entries(value).map(([key, one]) => {
              const field = (def.shape as Record<string, Schema>)[key]
              return [key, field ? withoutBlankFlags(field, one) : one]
            }),
          )
        : value
    case 'array':
      return Array.isArray(value) ? value.map((one) => withoutBlankFlags(def.element as Schema, one)) : value
    default:
      return value
  }
}

const isFlag = (schema: Schema): boolean => {
  const def = defOf(schema)
  return def.type === 'boolean' || ('innerType' in def && isFlag(def.innerType as Schema))
}

const truth = (value: unknown) =>
  value === 'true' || value === '1' || value === 'on' ? true : value === 'false' || value === '0' ? false : value

type Kinds = { discriminator: string; options: z.ZodMiniObject[] }

/** The option that the discriminator names; the first one when it names none. */
function kindOf({ discriminator, options }: Kinds, value: unknown) {
  const tries = options.map((option) => ({ option, tried: coerce(option, value) }))
  return (
    tries.find(
      ({ option, tried }) => isTree(tried) && z.safeParse(option.shape[discriminator]!, tried[discriminator]).success,
    ) ?? tries[0]!
  ).tried
}

const coerceFields = (shape: Record<string, Schema>, value: Tree) =>
  Object.fromEntries(
    Object.entries(shape)
      .filter(([key]) => key in value)
      .map(([key, schema]) => [key, coerce(schema, value[key])]),
  )

/** A form can only send an empty list as an empty text. */
const listOf = (value: unknown): unknown[] => {
  const list = isTree(value) ? Object.values(value) : [value].flat()
  return list.every((item) => item === '') ? [] : list
}

/**
 * What an empty field means: null where the schema allows null, an empty list or text where it asks for one, else
 * undefined.
 */
const empty = (schema: Schema): null | '' | [] | undefined => {
  const def = defOf(schema)
  if (def.type === 'nullable') return null
  if (def.type === 'array') return []
  if ('innerType' in def) return empty(def.innerType as Schema)
  return def.type === 'string' ? '' : undefined
}
