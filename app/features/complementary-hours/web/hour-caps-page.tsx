import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { listPartners } from '#features/jobs/wire/writing.ts'
import styles from '#features/operator/web/admin.module.css'
import { answerOf } from '#web/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useTableAddress } from '#web/table-address.ts'
import { Loading, SkeletonLines } from '#web/ui/skeleton.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { EmptyState, ErrorState } from '#web/ui/state.tsx'
import { Refused } from '#wire/send.ts'
import { showHourCaps } from '../wire.ts'
import type { Route } from './+types/hour-caps-page'
import { HourCapsForm } from './hour-caps-form.tsx'
import own from './hours.module.css'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Limites de horas complementares · Operação', index: false })

/** A partner found by its name, and then what it takes of each category. */
export default function HourCapsPage() {
  const {
    filter: { q, instituicao },
    filterBy,
  } = useTableAddress('q', 'instituicao')
  const search = useCallback((text: string) => filterBy({ q: text }, { replace: true }), [filterBy])
  return (
    <div className={styles.page}>
      <h1>Limites de horas complementares</h1>
      {instituicao ? (
        <Caps key={instituicao} id={instituicao} />
      ) : (
        <>
          <p className={own.lead}>Escolha a instituição parceira. O que ela não limitar segue o limite usual.</p>
          <div className={styles.filters}>
            <SearchBox label="Buscar instituição parceira" value={q ?? ''} onSearch={search} />
          </div>
          <Partners q={q} />
        </>
      )}
    </div>
  )
}

function Partners({ q }: { q: string | undefined }) {
  const { data, isError, refetch } = useQuery(answerOf(listPartners, q ? { q } : {}))
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data)
    return (
      <Loading>
        <SkeletonLines lines={4} />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState
        title="Nenhuma instituição encontrada"
        text="Só instituições com convênio em vigor têm limites próprios."
      />
    )
  return (
    <ul className={own.partners}>
      {data.map(({ value, label }) => (
        <li key={value}>
          <Link to={`?instituicao=${value}`}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

function Caps({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({ ...answerOf(showHourCaps, { id }), refetchOnWindowFocus: false })
  return (
    <>
      <p>
        <Link to="?">Escolher outra instituição</Link>
      </p>
      {data ? (
        <HourCapsForm id={id} {...data.data.attributes} />
      ) : error instanceof Refused && error.status === 404 ? (
        <EmptyState title="Instituição não encontrada" text={error.message} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        <Loading>
          <SkeletonLines lines={8} />
        </Loading>
      )}
    </>
  )
}
