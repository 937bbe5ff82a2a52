import { IconDots } from '#web/icons/d/dots.ts'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Icon } from './media/icon.tsx'
import styles from './more-menu.module.css'
import { useDisclosure } from './use-disclosure.ts'

type Props = {
  /** Of what: 'Mais ações: Estágio em Design'. */
  label: string
  /** Links and buttons, in words. */
  children: ReactNode
}

/** What is done less often, behind '⋯'; it closes with whatever is chosen. */
export function MoreMenu({ label, children }: Props) {
  const { root, open, setOpen, id, opener } = useDisclosure()
  return (
    <div ref={root} className={styles.root} data-more="">
      <Button kind="icon" aria-label={label} title="Mais ações" {...opener}>
        <Icon of={IconDots} />
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- hears what is pressed in it */}
      <div id={id} className={styles.panel} hidden={!open} onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  )
}
