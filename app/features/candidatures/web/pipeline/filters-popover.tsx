import { IconAdjustmentsHorizontal } from '#web/icons/a/adjustments-horizontal.ts'
import type { ReactNode } from 'react'
import { useLetterKeys } from '#web/keys/letter-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { useDisclosure } from '#web/ui/use-disclosure.ts'
import styles from './filters-popover.module.css'

type Props = {
  /** How many filters are in use, and how many people they leave. */
  used: number
  found: number
  onClear: () => void
  children: ReactNode
}

/** All filters behind one button; on a phone a sheet at the foot of the screen. */
export function FiltersPopover({ used, found, onClear, children }: Props) {
  const { root, open, setOpen, id, opener } = useDisclosure()
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  useLetterKeys({ f: () => (root.current?.querySelector('button')?.focus(), setOpen(!open)) })
  return (
    <div ref={root} className={styles.root}>
      <Button title="Filtros (F)" {...opener}>
        <Icon of={IconAdjustmentsHorizontal} size={18} /> Filtros{' '}
        {used > 0 && (
          <span className={styles.used}>
            {used}
            <span className="unseen"> em uso</span>
          </span>
        )}
      </Button>
      <div id={id} className={styles.panel} hidden={!open} role="group" aria-label="Escolher filtros">
        <div className={styles.fields}>{children}</div>
        <div className={styles.foot}>
          <Button kind="quiet" disabled={used === 0} onClick={onClear}>
            Limpar
          </Button>
          <Button kind="primary" onClick={close}>
            Ver {found.toLocaleString('pt-BR')} {found === 1 ? 'pessoa' : 'pessoas'}
          </Button>
        </div>
      </div>
    </div>
  )
}
