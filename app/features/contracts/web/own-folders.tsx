import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listOwnedFolders } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Muted, Rows, Section } from '#web/page/page.tsx'
import { formatDate } from '#wire/time/date.ts'

/** The internships of whoever looks, each with its calendar, recess and certificate; nothing where there is none. */
export function OwnFolders() {
  const { data } = useQuery(answerOf(listOwnedFolders, { per_page: 50 }))
  if (!data?.collection.data.length) return null
  return (
    <Section title="Meus estágios" id="meus-estagios">
      <Rows>
        {data.collection.data.map(({ id, attributes: a }) => (
          <li key={id}>
            <Link to={`/folders/${id}`}>{a.company_name}</Link>
            <Muted>
              {a.state_name}
              {a.starts_on && a.ends_on ? ` · ${formatDate(a.starts_on)} a ${formatDate(a.ends_on)}` : ''}
            </Muted>
          </li>
        ))}
      </Rows>
    </Section>
  )
}
