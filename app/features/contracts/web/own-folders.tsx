import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listOwnedFolders } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Muted, Rows, Section } from '#web/page/page.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { formatDate } from '#wire/time/date.ts'

/**
 * The internships of whoever looks, each with its calendar, recess and certificate; nothing where there is none. What
 * stands below waits for them, so that it does not move.
 */
export function OwnFolders({ children }: { children: ReactNode }) {
  const query = useQuery(answerOf(listOwnedFolders, { per_page: 50 }))
  const { collection } = query.data ?? {}
  if (query.isError && !collection) return children
  return (
    <Loaded of={[query]} rows>
      {() => (
        <>
          {collection!.data.length > 0 && <Folders of={collection!.data} />}
          {children}
        </>
      )}
    </Loaded>
  )
}

type Folder = Answer<typeof listOwnedFolders>['collection']['data'][number]

function Folders({ of }: { of: Folder[] }) {
  return (
    <Section title="Meus estágios" id="meus-estagios">
      <Rows>
        {of.map(({ id, attributes: a }) => (
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
