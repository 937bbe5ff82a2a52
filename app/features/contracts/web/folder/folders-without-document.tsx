import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listFolders } from '#features/internships/wire/folders.ts'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Named, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { PageSize } from '#web/ui/tables/paging.ts'

/** Internships that were begun, and have no document yet: they stand among the drafts. */
export function FoldersWithoutDocument() {
  const [{ page, size }, turn] = useState<{ page: number; size: PageSize }>({ page: 1, size: 10 })
  const query = useQuery({
    ...answerOf(listFolders, { documents: 'none', page, per_page: size }),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded of={[query]} lines={2}>
      {({ collection, total_count }) =>
        total_count === 0 ? null : (
          <Section title="Ainda sem documento" id="sem-documento">
            <Entries>
              {collection.data.map(({ id, attributes: a }) => (
                <li key={id}>
                  <div>
                    <Named name={a.intern_name} to={`/folders/${id}`}>
                      {a.company_name} · desde {dayWords(a.created_at)}
                    </Named>
                  </div>
                  <ButtonLink to={`/folders/${id}/rascunho`} aria-label={`Continuar o rascunho de ${a.intern_name}`}>
                    Continuar
                  </ButtonLink>
                </li>
              ))}
            </Entries>
            {total_count > size && (
              <TablePaging
                page={page}
                size={size}
                count={total_count}
                disabled={query.isPlaceholderData}
                onChange={(page, size) => turn({ page, size })}
              />
            )}
          </Section>
        )
      }
    </Loaded>
  )
}
