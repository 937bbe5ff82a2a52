import type { Fields } from '#wire/record.ts'

/**
 * How much of what stands on the screen is kept. 'partly': all that could go is saved, and what waits has a name.
 * 'unsettled': what two people changed waits for one of them.
 */
export type Keeping = 'saved' | 'changed' | 'saving' | 'partly' | 'unsettled' | 'failed'

/** `waiting` is what is not kept, and why: refused, half typed, or still to be chosen. */
export function keepingWords(fields: Fields, keeping: Keeping, waiting: readonly string[]): string {
  const names = Object.entries(fields)
    .flatMap(([name, { label }]) => (waiting.includes(name) ? [label] : []))
    .join(', ')
  if (keeping === 'saved') return 'Tudo salvo'
  if (keeping === 'changed') return 'Alterações ainda não salvas'
  if (keeping === 'saving') return 'Salvando…'
  if (keeping === 'unsettled') return `Ainda não salvo: falta escolher o que fica em ${names}.`
  if (keeping === 'partly') return `Ainda não salvo: ${names}. O resto está salvo.`
  return names ? `Não foi possível salvar. Corrija: ${names}.` : 'Não foi possível salvar'
}
