import { FIELD_WORDS, inFormOrder } from './field-words.ts'
import type { DraftField } from './job-draft.ts'

/** 'partly': all that could go is saved, and what still waits has a name. */
export type Keeping = 'saved' | 'changed' | 'saving' | 'partly' | 'failed'

const namesOf = (fields: readonly DraftField[]) =>
  inFormOrder(fields)
    .map((name) => FIELD_WORDS[name])
    .join(', ')

/** How much of what stands on the screen is kept. `waiting` is what is not, and why: refused, or half typed. */
export function keepingWords(keeping: Keeping, waiting: readonly DraftField[]): string {
  if (keeping === 'saved') return 'Tudo salvo'
  if (keeping === 'changed') return 'Alterações ainda não salvas'
  if (keeping === 'saving') return 'Salvando…'
  if (keeping === 'partly') return `Ainda não salvo: ${namesOf(waiting)}. O resto está salvo.`
  return waiting.length ? `Não foi possível salvar. Corrija: ${namesOf(waiting)}.` : 'Não foi possível salvar'
}
