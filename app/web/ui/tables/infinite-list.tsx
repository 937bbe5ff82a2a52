import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import styles from './infinite-list.module.css'
import type { GrowingList } from '#web/list/use-growing.ts'

/**
 * How far below the window the next page is loaded; above it at any distance, for somebody who jumped past the list's
 * end.
 */
const REACH = '9999999px 0px 100px'

type Props = {
  list: Pick<GrowingList<unknown>, 'collection' | 'hasMore' | 'isFetching' | 'failed' | 'fetchMore'>
  /** The items: a <ul> or a grid of cards. */
  children: ReactNode
  /** Shown while loading, in the shape of the items. */
  loader?: ReactNode
  /** Shown when there are no items. */
  empty?: ReactNode
}

export function InfiniteList({ list, children, loader, empty }: Props) {
  const { collection, hasMore, isFetching, failed, fetchMore } = list
  const end = useRef<HTMLDivElement>(null)

  // Observed again after each page: a tall window would otherwise stay half empty.
  useEffect(() => {
    if (!end.current || isFetching || !hasMore || failed || collection.length === 0) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && fetchMore(), { rootMargin: REACH })
    watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [collection.length, failed, fetchMore, hasMore, isFetching])

  const waiting = !failed && (isFetching || hasMore)
  return (
    <div aria-busy={isFetching}>
      {children}
      {!waiting && !failed && collection.length === 0 && empty}
      <div ref={end} />
      <div role="status" className={styles.status}>
        {waiting && <span className="unseen">Carregando mais</span>}
      </div>
      {waiting && (
        <div className={styles.loader} aria-hidden="true">
          {loader ?? <span className={styles.spinner} />}
        </div>
      )}
      {failed && (
        <div role="alert" className={styles.failed}>
          <p>Não foi possível carregar.</p>
          <Button onClick={fetchMore}>Tentar de novo</Button>
        </div>
      )}
    </div>
  )
}
