import type { Option } from './options.ts'

const chosen = new Map<string, string>()
/** 'experiences.0.level' → 'level' */
const leafOf = (name: string) => name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name
const keyOf = (name: string, value: unknown) => `${leafOf(name)} ${String(value)}`

/** Labels chosen since the page was loaded, by field: the server, which knows stored values, may not know them. */
export const rememberChosen = (name: string, { value, label }: Option) => void chosen.set(keyOf(name, value), label)
export const chosenLabel = (name: string, value: unknown) => chosen.get(keyOf(name, value))
