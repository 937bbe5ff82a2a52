import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { lists } from '#features/static-lists/wire.ts'
import { answerOf } from '#web/calls/answer.ts'
import { anId, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page, Rows, Section, Stack } from '#web/page/page.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { Interview } from '#web/ui/media/spot-drawings.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { listMentors } from '../wire/mentors.ts'
import type { Route } from './+types/mentors-page'
import { MentorRow } from './mentor-row.tsx'
import { OwnBookings } from './own-bookings.tsx'
import { StoppedNotice } from './stopped-notice.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Mentores de carreira', index: false })

const LEAD = 'Marque uma conversa com quem já trilhou o caminho. Quem é da sua área de interesse vem primeiro.'
const filters = { q: searched, area: anId('Área', (area_id) => ({ area_id })) }

export default function MentorsPage() {
  const areas = useQuery(answerOf(lists.job_interests, {})).data ?? []
  const names = Object.fromEntries(areas.map(({ value, label }) => [`area:${value}`, label]))
  const { query, values, filterBy, rows, bar, paging } = usePages(listMentors, filters, { names })
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <Page title="Mentores de carreira" lead={LEAD} drawing={<Interview />}>
      <StoppedNotice />
      <OwnBookings />
      <Section title="Mentores" id="mentors" bare>
        <SearchBox
          label="Buscar por nome ou assunto"
          value={values.q ?? ''}
          onSearch={search}
          landmark="Busca de mentores"
        />
        <FilterBar {...bar} many={['mentor', 'mentores']}>
          <ChooseFilter
            label="Área"
            name="area"
            none="Todas as áreas"
            value={values.area}
            choices={areas}
            onChoose={(area) => filterBy({ area })}
          />
        </FilterBar>
        <Loaded of={[query]} rows>
          {() =>
            rows.length === 0 ? (
              <EmptyState
                drawing={bar.labels.length ? 'search' : 'folder'}
                title={bar.labels.length ? 'Nenhum mentor com esses filtros' : 'Nenhum mentor por enquanto'}
                text={bar.labels.length ? 'Mude a busca ou a área.' : 'Assim que houver mentores, eles aparecem aqui.'}
              />
            ) : (
              <Stack>
                <Rows>
                  {rows.map((one) => (
                    <MentorRow key={one.id} mentor={one} />
                  ))}
                </Rows>
                <TablePaging {...paging} />
              </Stack>
            )
          }
        </Loaded>
      </Section>
    </Page>
  )
}
