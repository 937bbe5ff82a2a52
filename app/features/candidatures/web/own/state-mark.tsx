import { StandingMark, type Standing } from '#web/ui/states/standing.tsx'
import type { CandidatureState } from '../../wire/candidature-words.ts'

const LOOKS: Record<CandidatureState, Standing> = {
  applied: 'waiting',
  screening: 'waiting',
  interview: 'waiting',
  offer: 'waiting',
  hired: 'good',
  rejected: 'quiet',
  withdrawn: 'quiet',
  ended: 'quiet',
}

/** A short label: the reason stands beside it. */
export const StateMark = ({ state, words }: { state: CandidatureState; words: string }) => (
  <StandingMark of={LOOKS[state]}>{words.split(':')[0]!}</StandingMark>
)
