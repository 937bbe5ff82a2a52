import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import styles from './filter-sheet.module.css'

type Props = { done: string; onClose: () => void; children: ReactNode }

/** The filters on a phone; what they leave is counted on the button that stays in sight. */
export const FilterSheet = ({ done, onClose, children }: Props) => (
  <Dialog open onClose={onClose} title="Filtros" wide>
    {children}
    <div className={styles.foot}>
      <Button kind="primary" onClick={onClose}>
        {done}
      </Button>
    </div>
  </Dialog>
)
