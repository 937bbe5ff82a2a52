import { StandingMark } from '#web/ui/states/standing.tsx'
import { OVER, PROGRAM_STATUSES, type ProgramStatus } from '../wire/program-words.ts'

type Props = { status: ProgramStatus; open: boolean }

/** A published program ends by itself at its date. */
export const ProgramStanding = ({ status, open }: Props) => (
  <StandingMark of={open ? 'good' : 'quiet'}>
    {status === 'published' && !open ? OVER : PROGRAM_STATUSES[status]}
  </StandingMark>
)
