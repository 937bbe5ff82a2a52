import { IconBuilding } from '#web/icons/b/building.ts'
import { IconFileCheck } from '#web/icons/f/file-check.ts'
import { IconFileText } from '#web/icons/f/file-text.ts'
import { IconGavel } from '#web/icons/g/gavel.ts'
import { IconListCheck } from '#web/icons/l/list-check.ts'
import { useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { oneOf } from '#web/list/filters.ts'
import { usePages } from '#web/list/use-pages.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { Loading, Skeleton } from '#web/ui/states/skeleton.tsx'
import { EmptyState, ErrorState } from '#web/ui/states/state.tsx'
import { TablePaging } from '#web/ui/tables/table-paging.tsx'
import type { RowOf } from '#web/list/use-pages.ts'
import { listQueue } from '../wire.ts'
import tabs from '#web/ui/tabs.module.css'
import { waitedWords } from './waited-words.ts'
import styles from './queue.module.css'

type Item = RowOf<typeof listQueue>
type Kind = Item['attributes']['kind']

const KINDS: Record<Kind, string> = {
  document: 'Documentos',
  contract: 'Contratos',
  company: 'Empresas',
  claim: 'CNPJ',
  proposal: 'Listas',
}
const ICONS = {
  document: IconFileCheck,
  contract: IconFileText,
  company: IconBuilding,
  claim: IconGavel,
  proposal: IconListCheck,
}
const WAYS: Record<Kind, (id: string, title: string) => string> = {
  document: (id) => `/admin/documentos?documento=${id}`,
  contract: (id) => `/admin/envelopes/${id}`,
  company: (id) => `/admin/empresas/${id}`,
  claim: (id) => `/admin/reclamacoes?pedido=${id}`,
  proposal: (_, name) => `/admin/listas?${new URLSearchParams({ q: name })}`,
}
const filters = { tipo: oneOf(KINDS, (kind) => ({ kind })) }
const LATE_MS = 2 * 86_400_000

/**
 * Whatever waits for a decision, the oldest first; each leads to where it is decided. What stands below comes with the
 * list, so that nothing moves.
 */
export function Queue({ counts, children }: { counts: Record<Kind, number> | undefined; children: ReactNode }) {
  const { query, values, filterBy, rows, paging } = usePages(listQueue, filters)
  const [now] = useState(() => Date.now())
  const sum = counts && Object.values(counts).reduce((all, n) => all + n, 0)
  const kinds = [[undefined, 'Tudo', sum] as const, ...kindsOf(counts)]
  return (
    <>
      <section aria-label="Fila" className={styles.queue}>
        <nav aria-label="Tipo" className={tabs.tabs}>
          {kinds.map(([kind, label, n]) => (
            <button
              key={label}
              type="button"
              aria-pressed={values.tipo === kind}
              onClick={() => filterBy({ tipo: kind ?? '' })}
            >
              {label} <span className={tabs.count}>{n?.toLocaleString('pt-BR')}</span>
            </button>
          ))}
        </nav>
        {query.isError && !query.data && <ErrorState onRetry={() => void query.refetch()} />}
        {!query.data && !query.isError && (
          <Loading>
            <div className={styles.list}>
              {Array.from({ length: 6 }, (_, at) => (
                <div key={at} className={styles.row}>
                  <Skeleton height={20} />
                </div>
              ))}
            </div>
          </Loading>
        )}
        {query.data?.total_count === 0 && (
          <EmptyState
            drawing="bridge"
            title="Nada esperando"
            text="O que pedir uma decisão aparece aqui, o mais antigo primeiro."
          />
        )}
        {rows.length > 0 && (
          <ul className={styles.list}>
            {rows.map(({ id, attributes: { kind, title, about, since } }) => (
              <li key={id}>
                <Link to={WAYS[kind](id, title)} className={styles.row}>
                  <Icon of={ICONS[kind]} size={20} />
                  <span className={styles.what}>
                    <strong>{title}</strong>
                    <span>{about}</span>
                  </span>
                  <span className={now - Date.parse(since) > LATE_MS ? styles.late : styles.since}>
                    {waitedWords(now - Date.parse(since))}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        )}
        <TablePaging {...paging} />
      </section>
      {query.data && children}
    </>
  )
}

const kindsOf = (counts: Record<Kind, number> | undefined) =>
  (Object.keys(KINDS) as Kind[]).map((kind) => [kind, KINDS[kind], counts?.[kind]] as const)
