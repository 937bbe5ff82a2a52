import type { ListedInterview } from '../parts/agenda-words.ts'
import { InterviewRow } from '../parts/interview-row.tsx'

/** An interview in a list of the company: by the person's name. */
export const CompanyRow = ({
  of: { id, attributes },
  lines,
}: {
  of: ListedInterview
  lines: readonly (string | null)[]
}) => (
  <InterviewRow
    id={id}
    title={attributes.person_name}
    state={attributes.state}
    proposed={attributes.proposed}
    turn={attributes.proposed}
    lines={lines}
  />
)
