import { IconChevronLeft } from '#web/icons/c/chevron-left.ts'
import { IconChevronLeftPipe } from '#web/icons/c/chevron-left-pipe.ts'
import { IconChevronRight } from '#web/icons/c/chevron-right.ts'
import { IconChevronRightPipe } from '#web/icons/c/chevron-right-pipe.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../media/icon.tsx'
import { PAGE_SIZES, pageAfterResize, pagesOf, rangeWords, ROWS_PER_PAGE, type PageSize } from './paging.ts'
import styles from './table-paging.module.css'

type Props = {
  page: number
  size: PageSize
  count: number
  /** `replace` when the table itself leaves a page that does not exist. */
  onChange: (page: number, size: PageSize, how?: { replace: boolean }) => void
  disabled?: boolean
  /** Where a page has two of them. */
  label?: string
}

export function TablePaging({ page, size, count, onChange, disabled, label = 'Paginação da tabela' }: Props) {
  const last = pagesOf(count, size)
  // An old link or removed rows: back to the last existing page.
  const turn = useRef(onChange)
  useEffect(() => {
    turn.current = onChange
  })
  useEffect(() => {
    if (!disabled && count > 0 && page > last) turn.current(last, size, { replace: true })
  }, [disabled, count, page, last, size])
  if (count === 0) return null // nothing to turn
  const button = (name: string, icon: typeof IconChevronLeft, to: number, possible: boolean) => (
    <Button
      kind="icon"
      aria-label={name}
      disabled={disabled || !possible}
      className={styles.step}
      onClick={() => onChange(to, size)}
    >
      <Icon of={icon} />
    </Button>
  )
  return (
    <nav className={styles.paging} aria-label={label}>
      <label className={styles.size}>
        {ROWS_PER_PAGE}
        <select
          value={size}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const next = Number(currentTarget.value) as PageSize
            onChange(pageAfterResize(page, size, next), next)
          }}
        >
          {PAGE_SIZES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <p className={styles.range} role="status">
        {rangeWords(page, size, count)}
      </p>
      <div className={styles.steps}>
        {button('Primeira página', IconChevronLeftPipe, 1, page > 1)}
        {button('Página anterior', IconChevronLeft, page - 1, page > 1)}
        {button('Próxima página', IconChevronRight, page + 1, page < last)}
        {button('Última página', IconChevronRightPipe, last, page < last)}
      </div>
    </nav>
  )
}
