import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import check from '#web/ui/check-mark.module.css'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import type { PageSize, Sort } from '#web/ui/tables/paging.ts'
import { EmptyState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import { type CandidatureOrder, choiceWords } from '../../wire/candidature-words.ts'
import { listReceived } from '../../wire/pipeline.ts'
import { criteriaSign } from './board/criteria-sign.ts'
import styles from './pipeline.module.css'
import { StageSelect } from './board/stage-select.tsx'
import type { Received, SentFilters, Stage } from './use-pipeline.ts'

type Acts = {
  stages: Stage[]
  chosen: ReadonlyMap<string, Received>
  onChoose: (row: Received) => void
  onOpen: (row: Received) => void
  onMove: (rows: Received[], stage: Stage) => void
}
type Props = Acts & {
  onChooseAll: (rows: Received[], chosen: boolean) => void
  job_id: string
  sent: SentFilters
  order: CandidatureOrder
  sort: Sort | null
  onSort: (sort: Sort | null) => void
  page: number
  size: PageSize
  onTurn: (page: number, size: PageSize) => void
}

const ActsContext = createContext<Acts | undefined>(undefined)

function Name({ of }: { of: Received }) {
  const { chosen, onChoose, onOpen } = useContext(ActsContext)!
  const { review_requested, invited, choice, unmet, tags } = of.attributes
  const signs = [
    invited && 'Veio por convite',
    choice && choiceWords(choice),
    criteriaSign({ review_requested, unmet }),
    ...tags.map((tag) => `#${tag}`),
  ].filter(Boolean)
  return (
    <>
      <span className={styles.tableName}>
        <label className={styles.pick}>
          <input type="checkbox" className={check.box} checked={chosen.has(of.id)} onChange={() => onChoose(of)} />
          <span className="unseen">Selecionar {of.attributes.name}</span>
        </label>
        <button
          type="button"
          className={styles.name}
          data-card={of.id}
          aria-haspopup="dialog"
          onClick={() => onOpen(of)}
        >
          {of.attributes.name}
        </button>
      </span>
      {signs.length > 0 && <span className={styles.signs}>{signs.join(' · ')}</span>}
    </>
  )
}

function Place({ of }: { of: Received }) {
  const { stages, onMove } = useContext(ActsContext)!
  return <StageSelect of={of} stages={stages} onMove={(to) => onMove([of], to)} />
}

const Due = ({ of: { answer_by, overdue, state_words } }: { of: Received['attributes'] }) =>
  answer_by ? <span className={overdue ? styles.late : undefined}>{dayWords(answer_by)}</span> : state_words

/** The company no longer sees this person's data; the candidature says why. */
const HIDDEN = 'Não visível.'

const COLUMNS: Column<Received>[] = [
  { key: 'name', header: 'Nome', sortable: true, cell: (row) => <Name of={row} /> },
  { key: 'stage', header: 'Coluna', sortable: true, cell: (row) => <Place of={row} /> },
  {
    key: 'course',
    header: 'Curso',
    sortable: true,
    cell: ({ attributes: { readable, course, semester } }) =>
      [course, semester && `${semester}º`].filter(Boolean).join(', ') || (readable ? 'Não informado.' : HIDDEN),
  },
  {
    key: 'city',
    header: 'Cidade',
    sortable: true,
    cell: ({ attributes: { readable, city } }) => city ?? (readable ? 'Não informada.' : HIDDEN),
  },
  {
    key: 'rating',
    header: 'Nota',
    sortable: true,
    align: 'end',
    cell: ({ attributes }) => attributes.rating?.toLocaleString('pt-BR') ?? 'Sem nota',
  },
  {
    key: 'applied_at',
    header: 'Candidatura',
    sortable: true,
    cell: ({ attributes }) => dayWords(attributes.applied_at),
  },
  { key: 'answer_by', header: 'Responder até', sortable: true, cell: ({ attributes }) => <Due of={attributes} /> },
]

export function CandidatureTable({
  onChooseAll,
  job_id,
  sent,
  order,
  sort,
  onSort,
  page,
  size,
  onTurn,
  ...acts
}: Props) {
  const { data, isPlaceholderData } = useQuery({
    ...answerOf(listReceived, { id: job_id, ...sent, sort: order, page, per_page: size }),
    placeholderData: keepPreviousData,
  })
  const rows = data?.collection.data ?? []
  const all = rows.length > 0 && rows.every(({ id }) => acts.chosen.has(id))
  return (
    <ActsContext value={acts}>
      {rows.length > 1 && (
        <label className={styles.pickAll}>
          <input type="checkbox" className={check.box} checked={all} onChange={() => onChooseAll(rows, !all)} />
          Selecionar as {rows.length} desta página
        </label>
      )}
      <DataTable
        caption="Candidaturas"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        loading={!data}
        expected={size}
        empty={<EmptyState title="Nenhuma candidatura aqui" text="Ninguém combina com esses filtros." />}
      />
      <TablePaging
        page={page}
        size={size}
        count={data?.total_count ?? 0}
        disabled={!data || isPlaceholderData}
        onChange={onTurn}
      />
    </ActsContext>
  )
}
