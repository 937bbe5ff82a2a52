import { type ReactNode, useRef } from 'react'
import { IconArrowLeft } from '#web/icons/a/arrow-left.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Switch } from '#web/ui/switch.tsx'
import styles from './reading-queue.module.css'
import { shortcuts, useShortcuts, useShortcutsOn } from './use-shortcuts.ts'

type Row = { id: string }
type Props<R extends Row> = {
  label: string
  rows: readonly R[]
  /** By the address; the first one where nothing was opened. */
  opened: string | undefined
  onOpen: (id: string | undefined) => void
  /** What stands in the row. */
  renderRow: (row: R) => ReactNode
  /** Beside the row's button: a check box. */
  renderBefore?: (row: R) => ReactNode
  /** Above and below the list. */
  top?: ReactNode
  bottom?: ReactNode
  /** What the letters do here, in words. */
  keys: string
  children: (row: R) => ReactNode
}

/** A list, the oldest first, and beside it what one of its rows is about. On phones the one is behind the other. */
export function ReadingQueue<R extends Row>(props: Props<R>) {
  const { label, rows, opened, onOpen, renderRow, renderBefore, top, bottom, keys, children } = props
  const frame = useRef<HTMLDivElement>(null)
  const on = useShortcutsOn()
  const found = rows.findIndex(({ id }) => id === opened)
  const at = Math.max(found, 0)
  const shown = rows[at]
  const step = (by: number) => () => {
    const next = rows[at + by]
    if (!next) return
    onOpen(next.id)
    frame.current?.querySelector<HTMLElement>(`[data-row="${next.id}"]`)?.focus()
  }
  useShortcuts(frame, { J: step(1), K: step(-1) })
  return (
    <div ref={frame} className={styles.queue} data-open={found >= 0 || undefined}>
      <section className={styles.list} aria-label={label}>
        {top}
        <ul>
          {rows.map((one) => (
            <li key={one.id} className={styles.row} data-here={one === shown || undefined}>
              {renderBefore?.(one)}
              <button
                type="button"
                data-row={one.id}
                className={styles.choose}
                aria-current={one === shown ? 'true' : undefined}
                onClick={() => onOpen(one.id)}
              >
                {renderRow(one)}
              </button>
            </li>
          ))}
        </ul>
        {bottom && <div className={styles.bottom}>{bottom}</div>}
        <div className={styles.keys}>
          <Switch on={on} onChange={shortcuts.set}>
            Atalhos do teclado
          </Switch>
          {on && <p>{keys}</p>}
        </div>
      </section>
      {shown && (
        <div className={styles.pane}>
          <Button kind="quiet" className={styles.back} onClick={() => onOpen(undefined)}>
            <Icon of={IconArrowLeft} size={18} /> Voltar à fila
          </Button>
          {children(shown)}
        </div>
      )}
    </div>
  )
}
