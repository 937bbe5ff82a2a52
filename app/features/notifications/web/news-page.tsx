import { momentWords } from '#web/moment.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Named, Page, Row, Rows, Second } from '#web/page/page.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listAllNews } from '../wire.ts'
import type { Route } from './+types/news-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Novidades', index: false })

/** What the bell tells, with what is too old for it. */
export default function NewsPage() {
  const { query, rows, paging } = usePages(listAllNews, {})
  return (
    <Page title="Novidades" lead="O que aconteceu nos últimos 90 dias." width="form">
      <Loaded of={[query]} rows>
        {({ total_count }) =>
          total_count === 0 ? (
            <EmptyState
              drawing="folder"
              title="Nada novo por aqui"
              text="O que acontecer com as suas coisas aparece aqui."
            />
          ) : (
            <>
              <Rows>
                {rows.map(({ id, attributes: { words, about, path, at, unread } }) => (
                  <li key={id}>
                    <Row
                      what={
                        <Named name={words} to={path}>
                          {about}
                        </Named>
                      }
                    >
                      {unread && <StandingMark of="waiting">não lida</StandingMark>}
                      <Second>{momentWords(at)}</Second>
                    </Row>
                  </li>
                ))}
              </Rows>
              <TablePaging {...paging} />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}
