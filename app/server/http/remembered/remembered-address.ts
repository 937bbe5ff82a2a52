import type * as z from 'zod/mini'
import type { Endpoint } from '#wire/endpoint.ts'
import { pathPattern } from '../path-pattern.ts'

type Known = { seconds: number; names: ReadonlySet<string> }
/** Under which key an answer is kept, and for how many seconds. */
export type RememberedAddress = { key: string; seconds: number }

/** A list refuses a sort order that it does not have, if it reads a query. */
const namesOf = ({ query }: Endpoint) =>
  new Set(query ? [...Object.keys((query as z.ZodMiniObject)._zod.def.shape), 'sort'] : [])

/** One key for all spellings of an address: parameters that nothing reads do not change the answer. */
export function rememberedAddresses(endpoints: Endpoint[]) {
  const exact = new Map<string, Known>()
  const patterns: (Known & { at: RegExp })[] = []
  for (const endpoint of endpoints) {
    if (!endpoint.remember) continue
    const known = { seconds: endpoint.remember, names: namesOf(endpoint) }
    if (endpoint.path.includes('{')) patterns.push({ ...known, at: pathPattern(endpoint.path) })
    else exact.set(endpoint.path, known)
  }
  return (url: string): RememberedAddress | undefined => {
    const [typed = '', ...query] = url.split('?')
    const path = typed.includes('%') ? decodeURI(typed) : typed
    const known = exact.get(path) ?? patterns.find(({ at }) => at.test(path))
    return known && { key: path + read(query.join('?'), known.names), seconds: known.seconds }
  }
}

function read(query: string, names: ReadonlySet<string>) {
  if (!query || !names.size) return ''
  const entries = [...new URLSearchParams(query)].filter(
    ([name, value]) => names.has(name.split('[', 1)[0]!) && value.trim(),
  )
  const text = new URLSearchParams(entries.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))).toString()
  return text && `?${text}`
}
