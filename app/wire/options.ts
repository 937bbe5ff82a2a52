// Static lists: every one answers [{ value, label, …extra }], whole or, with q, the 50 best matches.
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { refused } from './json-api.ts'

export const MOST_FOUND = 50
const HOUR = 3600

const search = z.object({ q: z.optional(z.string().check(z.maxLength(120))) })

export const option = <V extends z.core.$ZodType, X extends z.core.$ZodShape>(id: string, value: V, extra: X) =>
  z.object({ value, label: z.string(), ...extra }).check(z.meta({ id }))

/** selectFrom('states', option('State', z.string(), {}), 'Estados') lives at /selects/states.json. */
export const selectFrom = <const P extends string, O extends z.core.$ZodType>(path: P, of: O, summary: string) =>
  endpoint(`get /selects/${path}.json` as `get /selects/${P}.json`, {
    query: search,
    answer: z.array(of),
    auth: false,
    tag: 'Listas',
    summary,
    remember: HOUR,
    refuses: { 404: refused },
  })
