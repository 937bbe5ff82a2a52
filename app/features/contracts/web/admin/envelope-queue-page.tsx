import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { oneOf, searched } from '#web/list/filters.ts'
import { type RowOf, usePages } from '#web/list/use-pages.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Page } from '#web/page/page.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { PAGE_SIZES } from '#web/ui/tables/paging.ts'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { countWaitingEnvelopes } from '../../wire/counts.ts'
import { listOwnedEnvelopes } from '../../wire/envelopes.ts'
import { SHORT_KINDS } from '../../wire/words.ts'
import { count, days } from '../dashboard/group-words.ts'
import { EnvelopePane } from '../queue/envelope-pane.tsx'
import { ReadingQueue } from '../queue/reading-queue.tsx'
import { RowWords } from '../queue/row-words.tsx'
import { useOpened } from '../queue/use-opened.ts'
import type { Route } from './+types/envelope-queue-page'
import { WORK, WorkTabs } from './work-tabs.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Contratos · Operação', index: false })

type Row = RowOf<typeof listOwnedEnvelopes>
const KEYS = 'J e K andam pela fila, A aprova, R recusa.'
const SMALLEST = PAGE_SIZES[0]
const LATE_DAYS = 2
const filters = { q: searched, work: oneOf(WORK, (work) => ({ state: [work] })) }

function Words({ of: { attributes: a } }: { of: Row }) {
  const what = a.state === 'sealing' ? 'Selando' : (a.mine ?? a.state_name)
  return (
    <RowWords
      name={`${what}: ${SHORT_KINDS[a.kind]}`}
      about={`${a.intern_name} · ${a.company_name}`}
      age={days(a.days)}
      late={a.days >= LATE_DAYS}
      note={a.start === 'past' ? 'O início já passou' : a.start ? 'Começa em até 3 dias' : undefined}
    />
  )
}

/** What waits for the operation, the oldest first, with the contract beside it. */
export default function EnvelopeQueuePage() {
  const { query, rows, paging, values, filterBy } = usePages(listOwnedEnvelopes, filters, {
    path: { which: 'mine', sort: 'held_since' },
  })
  const counts = useQuery(answerOf(countWaitingEnvelopes, {})).data?.data
  const { opened, open } = useOpened()
  const waiting = counts && counts.review + counts.upload_review + counts.not_defined
  return (
    <Page
      title="Contratos"
      lead={waiting === undefined ? undefined : count(waiting, 'espera pela operação', 'esperam pela operação')}
      width="wide"
    >
      <WorkTabs chosen={values.work} counts={counts} onChoose={(work) => filterBy({ work })} />
      <SearchBox
        label="Buscar por nome, CPF ou código"
        value={values.q ?? ''}
        onSearch={(q) => filterBy({ q }, { replace: true })}
      />
      <Loaded of={[query]}>
        {({ total_count }) =>
          total_count === 0 ? (
            <EmptyState
              drawing="folder"
              title="Nada esperando"
              text="Quando um contrato precisar de conferência, ele aparece aqui."
            />
          ) : (
            <ReadingQueue
              label="Fila de contratos"
              rows={rows}
              opened={opened}
              onOpen={open}
              keys={KEYS}
              renderRow={(row) => <Words of={row} />}
              bottom={paging.count > SMALLEST && <TablePaging {...paging} />}
            >
              {({ id }) => <EnvelopePane key={id} id={id} whole={`/admin/envelopes/${id}`} />}
            </ReadingQueue>
          )
        }
      </Loaded>
    </Page>
  )
}
