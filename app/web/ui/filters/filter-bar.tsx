import { IconAdjustmentsHorizontal } from '#web/icons/a/adjustments-horizontal.ts'
import { IconX } from '#web/icons/x/x.ts'
import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react'
import { useMediaQuery } from '#web/media-query.ts'
import { Icon } from '../media/icon.tsx'
import styles from './filter-bar.module.css'

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }))

export type FilterLabel = { key: string; label: string }

type Props = {
  shown: number
  /** Unknown before the first page is loaded. */
  total: number | undefined
  labels: readonly FilterLabel[]
  onRemove: (key: string) => void
  onClear?: () => void
  /** There is nothing at all: no filter could find anything. */
  none?: boolean
  /** What is counted: on a phone the filters then open as a sheet with 'Ver 12 vagas'. */
  many?: [one: string, more: string]
  /**
   * The filters; under 720 px behind 'adicionar filtros'. Without them the bar only shows and removes active ones.
   */
  children?: ReactNode
}

const number = new Intl.NumberFormat('pt-BR')

export function FilterBar({ shown, total, labels, onRemove, onClear, none, many, children }: Props) {
  const [expanded, setExpanded] = useState(false)
  const bar = useRef<HTMLDivElement>(null)
  const id = useId()
  const phone = useMediaQuery('(max-width: 719.98px)')
  const asSheet = expanded && phone && many !== undefined

  function remove(key: string) {
    onRemove(key)
    // The pressed button is about to be removed: the bar takes the focus.
    bar.current?.focus()
  }

  if (none) return null
  return (
    <div ref={bar} tabIndex={-1} className={styles.bar} role="group" aria-label="Filtros">
      <p className={styles.count} role="status">
        Exibindo <strong>{number.format(shown)}</strong> de{' '}
        <strong>{total === undefined ? '…' : number.format(total)}</strong>
      </p>
      {children && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={expanded}
          aria-controls={id}
          onClick={() => setExpanded(!expanded)}
        >
          <Icon of={IconAdjustmentsHorizontal} size={18} />
          {expanded ? 'ocultar filtros' : 'adicionar filtros'}
        </button>
      )}
      {labels.length > 0 && (
        <ul className={styles.labels} aria-label="Filtros aplicados">
          {labels.map(({ key, label }) => (
            <li key={key}>
              <button
                type="button"
                className={styles.label}
                aria-label={`Remover filtro ${label}`}
                onClick={() => remove(key)}
              >
                <span>{label}</span>
                <Icon of={IconX} size={16} />
              </button>
            </li>
          ))}
          {onClear && labels.length > 1 && (
            <li>
              <button
                type="button"
                className={styles.clear}
                onClick={() => {
                  onClear()
                  bar.current?.focus()
                }}
              >
                Limpar filtros
              </button>
            </li>
          )}
        </ul>
      )}
      {children && (
        <div id={id} className={styles.filters} data-expanded={expanded || undefined}>
          {asSheet ? (
            <Suspense>
              <FilterSheet
                done={
                  total === undefined ? 'Ver resultados' : `Ver ${number.format(total)} ${many[total === 1 ? 0 : 1]}`
                }
                onClose={() => setExpanded(false)}
              >
                {children}
              </FilterSheet>
            </Suspense>
          ) : (
            children
          )}
        </div>
      )}
    </div>
  )
}
