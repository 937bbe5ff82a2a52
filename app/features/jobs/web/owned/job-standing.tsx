import { StandingMark } from '#web/ui/standing.tsx'
import { JOB_STATUSES, type JobStatus, UNAVAILABLE } from '../../wire/job-words.ts'

const MARKS = { draft: 'quiet', published: 'good', paused: 'waiting', closed: 'quiet' } as const

type Standing = { status: JobStatus; on_air?: boolean; reachable?: boolean }

/** What the company's suspension hides, or an agreement that has ended, is not on the board, whatever its own state is. */
export function JobStanding({ status, on_air = true, reachable = true }: Standing) {
  if (status !== 'published' || (on_air && reachable)) return <StandingMark of={MARKS[status]}>{JOB_STATUSES[status]}</StandingMark>
  return <StandingMark of="waiting">{on_air ? UNAVAILABLE.unreachable : 'Fora do ar'}</StandingMark>
}
