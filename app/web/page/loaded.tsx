import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loading, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { Refused } from '#wire/send.ts'
import { Card } from './page.tsx'

type Queries = readonly UseQueryResult[]
type DataOf<Q extends Queries> = { [At in keyof Q]: NonNullable<Q[At]['data']> }
type Props<Q extends Queries> = {
  of: readonly [...Q]
  /** Of the skeleton. */
  lines?: number
  /** Shown for a 404. */
  missing?: string
  children: (...data: DataOf<Q>) => ReactNode
}

/** Waits for queries: a skeleton until all are there, a retry button when one failed and nothing can be shown. */
export function Loaded<Q extends Queries>({ of, lines = 6, missing, children }: Props<Q>) {
  const failed = of.filter(({ isError, data }) => isError && data === undefined)
  const gone = failed.find(({ error }) => error instanceof Refused && error.status === 404)
  if (gone && missing) return <EmptyState title={missing} text={gone.error!.message} />
  if (failed.length) return <ErrorState onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />
  if (of.some(({ data }) => data === undefined))
    return (
      <Loading>
        <Card>
          <SkeletonLines lines={lines} />
        </Card>
      </Loading>
    )
  return children(...(of.map(({ data }) => data) as DataOf<Q>))
}
