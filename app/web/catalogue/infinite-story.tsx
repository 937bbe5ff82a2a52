import { useState } from 'react'
import { FilterBar } from '#web/ui/filters/filter-bar.tsx'
import { InfiniteList } from '#web/ui/tables/infinite-list.tsx'
import type { ListPage } from '#web/list/grown.ts'
import { Skeleton } from '#web/ui/states/skeleton.tsx'
import { EmptyState } from '#web/ui/states/state.tsx'
import { useGrowing } from '#web/list/use-growing.ts'
import { Button } from '#web/ui/button.tsx'
import styles from './story.module.css'

type Row = { id: string; type: string; name: string }
const SIZE = 10

/** Answers like the API after a delay; fails once at page 3. */
function inventedPages() {
  let failed = false
  return async ({ page, name }: { page: number; name: string }): Promise<ListPage<Row>> => {
    await new Promise((done) => setTimeout(done, 500))
    if (page === 3 && !failed) {
      failed = true
      throw new Error('offline')
    }
    const total = name === 'nada' ? 0 : 45
    const from = (page - 1) * SIZE
    const data = Array.from({ length: Math.max(Math.min(SIZE, total - from), 0) }, (_, row) => ({
      id: String(from + row + 1),
      type: 'row',
      name: `${name} ${from + row + 1}`,
    }))
    return { collection: { data }, total_count: total, total_pages: Math.ceil(total / SIZE) }
  }
}

export function InfiniteStory() {
  const [name, setName] = useState('Vaga')
  const [fetchPage] = useState(inventedPages)
  const { list } = useGrowing<ListPage<Row>>({ key: ['story', name], fetchPage: (page) => fetchPage({ page, name }) })
  return (
    <div className={styles.form}>
      <div className={styles.row}>
        {['Vaga', 'Empresa', 'nada'].map((one) => (
          <Button key={one} aria-pressed={one === name} onClick={() => setName(one)}>
            {one}
          </Button>
        ))}
      </div>
      <FilterBar shown={list.collection.length} total={list.totalCount} labels={[]} onRemove={() => {}} />
      <InfiniteList
        list={list}
        loader={<Skeleton height={48} />}
        empty={<EmptyState title="Nada por aqui" text="Tente outros filtros." />}
      >
        <ul className={styles.rows}>
          {list.collection.map((row) => (
            <li key={row.id}>{row.name}</li>
          ))}
        </ul>
      </InfiniteList>
    </div>
  )
}
