import { formatDate } from '#wire/time/date.ts'
import { today } from '#server/today.ts'
import { type CandidatureState, ENDED_WHY } from '../../wire/candidature-words.ts'
import type { Candidature } from '../candidature-rows.ts'

const COMES_NEXT: Partial<Record<CandidatureState, string>> = {
  interview: 'A empresa vai combinar a entrevista com você. ',
  offer: 'A empresa quer fazer uma proposta a você. ',
}

export const promises = (state: CandidatureState) => state in COMES_NEXT || state === 'hired'

/**
 * A suspended company may not come closer to anybody: what it would do next is promised for afterwards, or not at all.
 */
export function nextWords(
  { state, answer_by, ended_why, review_requested_at, feedback }: Candidature,
  suspended: boolean,
) {
  const next = suspended ? '' : (COMES_NEXT[state] ?? '')
  if (answer_by)
    return (
      `${review_requested_at ? 'Uma pessoa da empresa vai revisar a sua candidatura. ' : next}Você ` +
      `tem notícias até ${formatDate(today(new Date(answer_by)))}.`
    )
  if (state === 'hired')
    return (
      'A empresa entra em contato para combinar os próximos ' +
      `passos${suspended ? ' quando a suspensão dela terminar' : ''}.`
    )
  if (state === 'rejected')
    return feedback ? 'A empresa escreveu uma resposta para você.' : 'A empresa seguiu com outras pessoas.'
  return state === 'withdrawn' ? 'Você saiu deste processo.' : ENDED_WHY[ended_why!]
}
