import { StandingMark } from '#web/ui/standing.tsx'
import { JOB_STATUSES, type JobStatus } from '../../wire/job-words.ts'

const MARKS = { draft: 'quiet', published: 'good', paused: 'waiting', closed: 'quiet' } as const

/** What the company's suspension hides is not on the board, whatever its own state is. */
export const JobStanding = ({ status, on_air = true }: { status: JobStatus; on_air?: boolean }) =>
  status === 'published' && !on_air ? <StandingMark of="waiting">Fora do ar</StandingMark> : <StandingMark of={MARKS[status]}>{JOB_STATUSES[status]}</StandingMark>
