import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerOf } from '#web/calls/answer.ts'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { EmailAddress } from '#web/ui/text/email-address.tsx'
import type { PageSize } from '#web/ui/tables/paging.ts'
import { StandingMark } from '#web/ui/states/standing.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { listImportRows, type showImport } from '../wire/collaborators.ts'
import styles from './collaborators.module.css'

type Row = Answer<typeof listImportRows>['collection']['data'][number]

const COLUMNS: Column<Row>[] = [
  {
    key: 'line',
    header: 'Linha',
    cell: ({ attributes }) => (
      <>
        <span className={styles.lineWord}>Linha </span>
        {attributes.line}
      </>
    ),
  },
  { key: 'name', header: 'Nome', cell: ({ attributes }) => attributes.name || 'Não informado.' },
  {
    key: 'email',
    header: 'E-mail',
    cell: ({ attributes }) => (attributes.email ? <EmailAddress>{attributes.email}</EmailAddress> : 'Não informado.'),
  },
  { key: 'check', header: 'Conferência', cell: ({ attributes }) => <Check of={attributes} /> },
]

function Check({ of: { problems, created } }: { of: Row['attributes'] }) {
  if (!problems.length) return <StandingMark of="good">{created ? 'Convite enviado' : 'Pronta'}</StandingMark>
  return (
    <ul className={styles.problems}>
      {problems.map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}

/** Row by row; what needs a hand comes first when there is any. */
export function ImportRows({
  id,
  of: { bad, created },
}: {
  id: string
  of: Answer<typeof showImport>['data']['attributes']
}) {
  const [which, setWhich] = useState<'all' | 'bad' | 'good'>(bad > 0 ? 'bad' : 'all')
  const [{ page, size }, setPlace] = useState<{ page: number; size: PageSize }>({ page: 1, size: 10 })
  const asked = answerOf(listImportRows, { id, page, per_page: size, ...(which !== 'all' && { bad: which === 'bad' }) })
  const { data, isError, refetch } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, created, bad],
    placeholderData: keepPreviousData,
  })
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />
  return (
    <>
      <div className={styles.filters}>
        <select
          aria-label="Quais linhas"
          value={which}
          onChange={({ currentTarget }) => {
            setWhich(currentTarget.value as typeof which)
            setPlace({ page: 1, size })
          }}
        >
          <option value="all">Todas as linhas</option>
          <option value="bad">A corrigir</option>
          <option value="good">Prontas</option>
        </select>
      </div>
      <DataTable
        caption="Linhas da planilha"
        columns={COLUMNS}
        rows={data?.collection.data ?? []}
        rowKey={(row) => row.id}
        loading={!data}
        expected={size}
        empty={<p className={styles.muted}>Nenhuma linha aqui.</p>}
      />
      <TablePaging
        page={page}
        size={size}
        count={data?.total_count ?? 0}
        disabled={!data}
        onChange={(next, rows) => setPlace({ page: next, size: rows })}
      />
    </>
  )
}
