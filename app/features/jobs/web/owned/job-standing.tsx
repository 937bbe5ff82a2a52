import { StandingMark } from '#web/ui/standing.tsx'
import { JOB_STATUSES, type JobStatus } from '../../wire/job-words.ts'

const MARKS = { draft: 'quiet', published: 'good', paused: 'waiting', closed: 'quiet' } as const

export const JobStanding = ({ status }: { status: JobStatus }) => <StandingMark of={MARKS[status]}>{JOB_STATUSES[status]}</StandingMark>
