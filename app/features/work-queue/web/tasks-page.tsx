import { useAct } from '#web/calls/use-act.ts'
import { oneOf } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { momentWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { Named, Page } from '#web/page/page.tsx'
import { Button } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TableAwaited } from '#web/ui/tables/table-awaited.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { listTasks, retryTask, TASK_STATES } from '../wire.ts'
import type { Route } from './+types/tasks-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Tarefas · Operação', index: false })

type Task = Answer<typeof listTasks>['collection']['data'][number]

const STANDING = { failed: 'bad', retrying: 'waiting', waiting: 'quiet' } as const
const COLUMNS: Column<Task>[] = [
  {
    key: 'name',
    header: 'Tarefa',
    cell: ({ id, attributes: { name, fault } }) => (
      <Named name={name}>{[`nº ${id}`, fault].filter(Boolean).join(' · ')}</Named>
    ),
  },
  {
    key: 'state',
    header: 'Situação',
    cell: ({ attributes: { state } }) => <StandingMark of={STANDING[state]}>{TASK_STATES[state]}</StandingMark>,
  },
  { key: 'attempts', header: 'Tentativas', cell: ({ attributes }) => attributes.attempts, align: 'end' },
  {
    key: 'at',
    header: 'Quando',
    cell: ({ attributes: { failed_at, run_at } }) => momentWords(failed_at ?? run_at),
  },
]
function Retry({ id, name }: { id: string; name: string }) {
  const retry = useAct(retryTask, { done: 'A tarefa voltou para a fila.', refresh: [listTasks] })
  return (
    <Button
      kind="quiet"
      loading={retry.busy}
      aria-label={`Tentar de novo: ${name}`}
      onClick={() => retry.press({ id })}
    >
      Tentar de novo
    </Button>
  )
}
const retryOf = ({ id, attributes: { name, state } }: Task) => state !== 'waiting' && <Retry id={id} name={name} />

const filters = { state: oneOf(TASK_STATES) }

const LEAD =
  'O que o sistema faz sozinho e ainda não terminou. Veja a causa no registro do servidor antes de tentar de novo.'

export default function TasksPage() {
  const { query, values, filterBy, rows, size, paging } = usePages(listTasks, filters)
  return (
    <Page title="Tarefas" width="wide" lead={LEAD}>
      <ChooseFilter
        label="Situação"
        name="state"
        none="Todas"
        value={values.state}
        choices={Object.entries(TASK_STATES).map(([value, label]) => ({ value, label }))}
        onChoose={(state) => filterBy({ state })}
      />
      <Loaded of={[query]} awaited={<TableAwaited of={COLUMNS} />}>
        {() => (
          <>
            <DataTable
              caption="Tarefas"
              columns={COLUMNS}
              rows={rows}
              rowKey={({ id }) => id}
              expected={size}
              empty={<EmptyState drawing="bridge" title="Nenhuma tarefa aqui" text="Tudo o que havia foi feito." />}
              actions={retryOf}
            />
            <TablePaging {...paging} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
