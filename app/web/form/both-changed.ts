// Two people who edit the same thing: the second one's save is stale, what they typed stays, and they are told what it would overwrite.
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that somebody else changed too since `base`, and otherwise. */
export const bothChanged = <D extends object>(base: D, typed: D, now: D): (keyof D & string)[] =>
  (Object.keys(base) as (keyof D & string)[]).filter((field) => !same(base[field], typed[field]) && !same(base[field], now[field]) && !same(typed[field], now[field]))

const MOST_TOLD = 80

/** “Telefone” (para “+55 (11) 98888-7777”): with what stands there now, where that is a few words. */
export function changeOf(word: string, now: unknown): string {
  if (typeof now !== 'string' && typeof now !== 'number') return `“${word}”`
  const text = String(now).trim().replace(/\s*\n\s*/g, ', ')
  return text ? `“${word}” (para “${text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text}”)` : `“${word}” (para vazio)`
}

const inWords = new Intl.ListFormat('pt-BR')
/** After the sentence that says whose save came first. */
export const alsoChanged = (changes: string[]) => (changes.length ? ` Essa pessoa também mudou ${inWords.format(changes)}: ao salvar, vale o que você preencheu.` : '')

/** A list, one thing each: what was added and taken away by both counts. */
export const joined = (base: string[], typed: string[], now: string[]) => [...now.filter((one) => typed.includes(one) || !base.includes(one)), ...typed.filter((one) => !now.includes(one) && !base.includes(one))]
