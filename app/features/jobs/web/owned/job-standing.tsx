import { useState } from 'react'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { isPageOpen } from '../../wire/job-states.ts'
import { JOB_STATUSES, type JobStatus, UNAVAILABLE } from '../../wire/job-words.ts'

const MARKS = { draft: 'quiet', published: 'good', paused: 'waiting', closed: 'quiet' } as const

type Standing = { status: JobStatus; on_air: boolean; reachable: boolean; opens_at: string | null }

/** A job is also hidden by a suspension, by the end of an agreement, or before its first day, whatever its status. */
export function JobStanding({ status, on_air, reachable, opens_at }: Standing) {
  const [now] = useState(() => new Date())
  const shown = isPageOpen({ status, on_air, opens_at }, now)
  if (status !== 'published' || (shown && reachable))
    return <StandingMark of={MARKS[status]}>{JOB_STATUSES[status]}</StandingMark>
  return (
    <StandingMark of="waiting">
      {shown ? UNAVAILABLE.unreachable : on_air ? `Abre em ${opens_at}` : 'Fora do ar'}
    </StandingMark>
  )
}
