import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { VerificationMark, verificationWords } from '#features/companies/web/verification-mark.tsx'
import { verification as standings } from '#wire/verification.ts'
import { answerOf } from '#web/calls/answer.ts'
import { dayWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useTableAddress } from '#web/table-address.ts'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { listCompanies } from '../wire.ts'
import type { Route } from './+types/companies-page'
import styles from './admin.module.css'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Empresas · Operação', index: false })

type Company = Answer<typeof listCompanies>['collection']['data'][number]

const COLUMNS: Column<Company>[] = [
  {
    key: 'name',
    header: 'Empresa',
    cell: ({ id, attributes }) => <Link to={`/admin/empresas/${id}`}>{attributes.name}</Link>,
  },
  { key: 'cnpj', header: 'CNPJ', cell: ({ attributes }) => attributes.cnpj },
  {
    key: 'verification',
    header: 'Situação',
    cell: ({ attributes }) => <VerificationMark of={attributes.verification} />,
  },
  { key: 'managers', header: 'Gestores', cell: ({ attributes }) => attributes.managers_count, align: 'end' },
  { key: 'created_at', header: 'Cadastro', cell: ({ attributes }) => dayWords(attributes.created_at) },
]

export default function CompaniesPage() {
  const { page, size, filter, filterBy, turnTo } = useTableAddress('q', 'verification')
  const verification = standings.options.find((one) => one === filter.verification)
  const sent = { page, per_page: size, ...(filter.q && { q: filter.q }), ...(verification && { verification }) }
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...answerOf(listCompanies, sent),
    placeholderData: keepPreviousData,
  })
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <div className={styles.page}>
      <h1>Empresas</h1>
      <div className={styles.filters}>
        <SearchBox label="Buscar por nome ou CNPJ" value={filter.q ?? ''} onSearch={search} />
        <select
          aria-label="Situação"
          value={verification ?? ''}
          onChange={({ currentTarget }) => filterBy({ verification: currentTarget.value })}
        >
          <option value="">Todas as situações</option>
          {standings.options.map((one) => (
            <option key={one} value={one}>
              {verificationWords(one)}
            </option>
          ))}
        </select>
      </div>
      {isError && !data ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable
            caption="Empresas"
            columns={COLUMNS}
            rows={data?.collection.data ?? []}
            rowKey={({ id }) => id}
            loading={!data}
            expected={size}
            empty={<EmptyState title="Nenhuma empresa encontrada" text="Confira a busca e a situação escolhida." />}
          />
          <TablePaging
            page={page}
            size={size}
            count={data?.total_count ?? 0}
            disabled={!data || isPlaceholderData}
            onChange={turnTo}
          />
        </>
      )}
    </div>
  )
}
