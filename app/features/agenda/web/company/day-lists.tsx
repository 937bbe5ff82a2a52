import { Muted, Rows, Section } from '#web/page/page.tsx'
import { dayInWords } from '#wire/time/span-words.ts'
import { clockWords, type ListedInterview } from '../parts/agenda-words.ts'
import { CompanyRow } from './company-row.tsx'
import { dayOf } from './period.ts'

type Props = { days: readonly string[]; rows: readonly ListedInterview[] }

const hours = ({ starts_at, ends_at, zone }: ListedInterview['attributes']) =>
  starts_at && ends_at ? clockWords({ starts_at, ends_at }, zone) : null

/** A list for each day that has interviews; a single day says so when it has none. */
export function DayLists({ days, rows }: Props) {
  const shown = days.map((day) => ({ day, of: rows.filter((row) => dayOf(row.attributes.starts_at!) === day) }))
  const full = days.length === 1 ? shown : shown.filter(({ of }) => of.length > 0)
  if (!full.length) return <Muted>Nenhuma entrevista nesta semana.</Muted>
  return full.map(({ day, of }) => (
    <Section key={day} id={`day-${day}`} title={dayInWords(day)}>
      {of.length === 0 && <Muted>Nenhuma entrevista neste dia.</Muted>}
      <Rows>
        {of.map((row) => (
          <CompanyRow
            key={row.id}
            of={row}
            lines={[
              hours(row.attributes),
              row.attributes.job.title,
              row.attributes.interviewers.map(({ name }) => name).join(', '),
            ]}
          />
        ))}
      </Rows>
    </Section>
  ))
}
