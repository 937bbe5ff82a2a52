import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading, Skeleton, SkeletonFields, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { Refused } from '#wire/send.ts'
import { Card, PageAwaited, Row, Rows } from './page.tsx'

type Queries = readonly UseQueryResult[]
type DataOf<Q extends Queries> = { [At in keyof Q]: NonNullable<Q[At]['data']> }
type Props<Q extends Queries> = {
  of: readonly [...Q]
  /** Of the skeleton. */
  lines?: number
  /** The skeleton has the shape of a list of rows. */
  rows?: boolean
  /** The skeleton has the shape of a form with so many fields. */
  fields?: number
  /** The page itself comes with the data, its heading too: how wide it is. */
  page?: 'column' | 'form' | 'wide'
  /** A skeleton of another shape: TableAwaited for a table. */
  awaited?: ReactNode
  /** Shown for a 404. */
  missing?: string
  children: (...data: DataOf<Q>) => ReactNode
}

const unreadIn = (of: Queries) => of.filter(({ isError, data }) => isError && data === undefined)

/** For a part that is not shown while it is empty: what could not be read says so, and is read again. */
export function FailedRead({ of }: { of: Queries }) {
  const failed = unreadIn(of)
  return failed.length > 0 && <ErrorState onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
}

/** Waits for queries: a skeleton until all are there, a retry button when one failed and nothing can be shown. */
export function Loaded<Q extends Queries>({ of, lines = 6, rows, fields, page, awaited, missing, children }: Props<Q>) {
  const failed = unreadIn(of)
  const gone = failed.find(({ error }) => error instanceof Refused && error.status === 404)
  if (gone && missing) return <EmptyState title={missing} text={gone.error!.message} />
  if (failed.length) return <FailedRead of={of} />
  if (of.some(({ data }) => data === undefined)) {
    const shape =
      awaited ??
      (rows ? (
        <RowsAwaited />
      ) : (
        <Card>{fields ? <SkeletonFields fields={fields} /> : <SkeletonLines lines={lines} />}</Card>
      ))
    return <Loading>{page ? <PageAwaited width={page}>{shape}</PageAwaited> : shape}</Loading>
  }
  return children(...(of.map(({ data }) => data) as DataOf<Q>))
}

const RowsAwaited = () => (
  <Rows>
    {[0, 1, 2, 3].map((at) => (
      <li key={at}>
        <Row what={<SkeletonLines lines={2} />}>
          <Skeleton width={120} height={44} />
        </Row>
      </li>
    ))}
  </Rows>
)
