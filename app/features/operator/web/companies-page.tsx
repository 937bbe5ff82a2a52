import { useCallback } from 'react'
import { Link } from 'react-router'
import { VerificationMark, verificationWords } from '#features/companies/web/verification-mark.tsx'
import { type Verification, verification as standings } from '#wire/verification.ts'
import { dayWords } from '#web/moment.ts'
import { pageMeta } from '#web/page-meta.ts'
import { oneOf, searched } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx'
import { SearchBox } from '#web/ui/filters/search-box.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { Answer } from '#wire/endpoint.ts'
import { Muted } from '#web/page/page.tsx'
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
    cell: ({ attributes }) => (
      <>
        <VerificationMark of={attributes.verification} />
        {!attributes.email_confirmed && <Muted>Falta confirmar o e-mail.</Muted>}
      </>
    ),
  },
  { key: 'managers', header: 'Gestores', cell: ({ attributes }) => attributes.managers_count, align: 'end' },
  { key: 'created_at', header: 'Cadastro', cell: ({ attributes }) => dayWords(attributes.created_at) },
]

const words = Object.fromEntries(standings.options.map((one) => [one, verificationWords(one)])) as Record<
  Verification,
  string
>
const filters = { q: searched, verification: oneOf(words) }

export default function CompaniesPage() {
  const { query, values, filterBy, rows, size, paging } = usePages(listCompanies, filters)
  const search = useCallback((q: string) => filterBy({ q }, { replace: true }), [filterBy])
  return (
    <div className={styles.page}>
      <h1>Empresas</h1>
      <div className={styles.filters}>
        <SearchBox label="Buscar por nome ou CNPJ" value={values.q ?? ''} onSearch={search} />
        <select
          aria-label="Situação"
          value={values.verification ?? ''}
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
      {query.isError && !query.data ? (
        <ErrorState onRetry={() => void query.refetch()} />
      ) : (
        <>
          <DataTable
            caption="Empresas"
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            loading={!query.data}
            expected={size}
            empty={<EmptyState title="Nenhuma empresa encontrada" text="Confira a busca e a situação escolhida." />}
          />
          <TablePaging {...paging} />
        </>
      )}
    </div>
  )
}
