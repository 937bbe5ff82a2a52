import { IconTableExport } from '#web/icons/t/table-export.ts'
import { useAct } from '#web/calls/use-act.ts'
import { oneOf } from '#web/list/filters.ts'
import { type RowOf, usePages } from '#web/list/use-pages.ts'
import { momentWords } from '#web/moment.ts'
import { Section } from '#web/page/page.tsx'
import { saveBlob } from '#web/save-blob.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseFilter } from '#web/ui/filters/choose-filter.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { options } from '../editing/options.ts'
import { listRegistrations, registrationsSheet, showGate, undoCheckIn } from '../../wire/gate.ts'
import { REGISTRATION_STATES } from '../../wire/event-words.ts'
import { showOwnedEvent } from '../../wire/events.ts'

type Row = RowOf<typeof listRegistrations>
const filters = { state: oneOf(REGISTRATION_STATES) }
const nameOf = ({ attributes: of }: Row) => of.name ?? 'Não autorizou o nome'
const stateOf = ({ attributes: of }: Row) => {
  if (of.state === 'waiting') return `${REGISTRATION_STATES.waiting}, posição ${of.position}`
  return of.proven ? REGISTRATION_STATES[of.state] : `${REGISTRATION_STATES[of.state]}, sem confirmar o e-mail`
}

const COLUMNS: Column<Row>[] = [
  { key: 'name', header: 'Nome', cell: nameOf },
  { key: 'session', header: 'Sessão', cell: ({ attributes: of }) => of.session_title },
  { key: 'state', header: 'Situação', cell: stateOf },
  { key: 'came', header: 'Chegada', cell: ({ attributes: of }) => (of.came_at ? momentWords(of.came_at) : '') },
]

const undoButton = (row: Row, onClick: () => void) => (
  <Button kind="quiet" aria-label={`Desfazer a presença: ${nameOf(row)}`} onClick={onClick}>
    Desfazer
  </Button>
)

/** Who signed up and who came. */
export function PeopleTable({ uuid, title }: { uuid: string; title: string }) {
  const { query, values, filterBy, rows, size, paging } = usePages(listRegistrations, filters, { path: { uuid } })
  const sheet = useAct(registrationsSheet, { onDone: (file) => saveBlob(file, `Inscrições ${title}.xlsx`) })
  const undo = useAct(undoCheckIn, {
    done: 'A presença foi desfeita.',
    refresh: [listRegistrations, showOwnedEvent, showGate],
  })
  const undoOf = (row: Row) => row.attributes.came_at && undoButton(row, () => undo.press({ uuid, id: row.id }))
  return (
    <Section title="Inscrições" id="inscricoes" bare>
      <ChooseFilter
        label="Situação"
        name="state"
        none="Todas"
        value={values.state}
        choices={options(REGISTRATION_STATES)}
        onChoose={(state) => filterBy({ state: state as keyof typeof REGISTRATION_STATES | undefined })}
      />
      {query.isError && !query.data ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <DataTable
          caption="Inscrições"
          columns={COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          loading={!query.data}
          expected={size}
          actions={undoOf}
          empty={<EmptyState drawing="wait" title="Nenhuma inscrição aqui" text="Elas aparecem assim que chegam." />}
        />
      )}
      <TablePaging {...paging} />
      {paging.count > 0 && (
        <div>
          <Button loading={sheet.busy} onClick={() => sheet.press({ uuid })}>
            <Icon of={IconTableExport} /> Exportar planilha
          </Button>
        </div>
      )}
    </Section>
  )
}
