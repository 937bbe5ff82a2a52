import type { FolderState } from '#features/internships/wire/folder-words.ts'
import { type Standing, StandingMark } from '#web/ui/states/standing.tsx'

const STANDINGS: Record<FolderState, Standing> = {
  admission: 'waiting',
  active: 'good',
  ended: 'quiet',
  cancelled: 'bad',
}

export const FolderMark = ({ state, words }: { state: FolderState; words: string }) => (
  <StandingMark of={STANDINGS[state]}>{words}</StandingMark>
)
