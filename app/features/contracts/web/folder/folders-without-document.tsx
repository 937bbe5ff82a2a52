import { dayWords } from '#web/moment.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Entries, Named, Section } from '#web/page/page.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { useBegunFolders } from './use-begun-folders.ts'

/** Internships that were begun, and have no document yet: they stand among the drafts. */
export function FoldersWithoutDocument({ of: { query, paging } }: { of: ReturnType<typeof useBegunFolders> }) {
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
            {total_count > paging.size && (
              <TablePaging {...paging} count={total_count} label="Paginação dos estágios sem documento" />
            )}
          </Section>
        )
      }
    </Loaded>
  )
}
