import type { ReactNode } from 'react'
import { IconAlertCircle } from '#web/icons/a/alert-circle.ts'
import { Muted } from '#web/page/page.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import type { Fields } from '#wire/record.ts'
import { keepingWords } from './keeping-words.ts'
import styles from './saving-bar.module.css'

type Saving = { keeping: Parameters<typeof keepingWords>[1]; waiting: Parameters<typeof keepingWords>[2] }
type Props = {
  label: string
  fields: Fields
  saving: Saving
  /** What still stands against sending: 'Falta 1 ponto'. */
  against?: string | undefined
  children: ReactNode
}

/** Below a record that saves itself: how it is kept, what is missing, and the button that sends it. */
export const SavingBar = ({ label, fields, saving, against, children }: Props) => (
  <div className={styles.bar} role="group" aria-label={label}>
    <div className={styles.standing}>
      {against && (
        <span className={styles.against}>
          <Icon of={IconAlertCircle} size={18} /> {against}
        </span>
      )}
      <div role="status">
        <Muted>{keepingWords(fields, saving.keeping, saving.waiting)}</Muted>
      </div>
    </div>
    {children}
  </div>
)
