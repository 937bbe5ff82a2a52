import type { Option } from './options.ts'

const chosen = new Map<string, string>()
/** 'experiences.0.level' → 'level' */
const leafOf = (name: string) => name.split('.').findLast((part) => !/^\d+$/.test(part)) ?? name
const keyOf = (name: string, value: unknown) => `${leafOf(name)} ${String(value)}`

/** The words of what was chosen since the page came, by its field: the server, which knows what is stored, may not know of it. */
export const rememberChosen = (name: string, { value, label }: Option) => void chosen.set(keyOf(name, value), label)
export const chosenLabel = (name: string, value: unknown) => chosen.get(keyOf(name, value))
