import { inProcess } from '#web/calls/answer.ts'
import { pageOf } from '#web/list/filters.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Page, Rows } from '#web/page/page.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { PageLinks } from '#web/ui/tables/page-links.tsx'
import { send } from '#wire/send.ts'
import { listTracks } from '../../wire/catalogue.ts'
import type { Route } from './+types/tracks-page'
import { useOwnAnswer } from './academy-query.ts'
import { TrackRow } from './track-row.tsx'

const LEAD = 'Cursos em ordem, para chegar a um objetivo. Cada um dá o seu certificado.'
const PAGE_SIZE = 25

export const handle = { remember: 30 }

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = { page: pageOf(new URL(request.url).searchParams), per_page: PAGE_SIZE } as const
  return { asked, found: await send(inProcess(context), listTracks, asked) }
}

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Trilhas de estudos', description: LEAD })

export default function TracksPage({ loaderData: { asked, found } }: Route.ComponentProps) {
  const { collection, total_pages } = useOwnAnswer('listTracks', asked, found)
  return (
    <Page title="Trilhas de estudos" lead={LEAD}>
      {collection.data.length === 0 ? (
        <EmptyState drawing="folder" title="Nenhuma trilha por enquanto" text="Enquanto isso, veja todos os cursos." />
      ) : (
        <Rows>
          {collection.data.map((track) => (
            <TrackRow key={track.id} track={track} />
          ))}
        </Rows>
      )}
      <PageLinks
        of={(n) => `/academy/trilhas-de-estudos${n > 1 ? `?page=${n}` : ''}`}
        page={asked.page}
        last={total_pages}
      />
    </Page>
  )
}
