import { IconEyeOff } from '#web/icons/e/eye-off.ts'
import { IconPencil } from '#web/icons/p/pencil.ts'
import { useId, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './profile-view.module.css'

type Props = {
  title: string
  /** The person's own alone: companies do not see it, or only the parts that are named. */
  hidden?: boolean | readonly string[]
  /** Opens the dialog of its fields. */
  onEdit?: () => void
  children: ReactNode
}

const LIST = new Intl.ListFormat('pt-BR')

export function SectionCard({ title, hidden, onEdit, children }: Props) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.cardHead}>
        <div className={styles.titles}>
          <h2 id={id}>{title}</h2>
          {hidden && (
            <span className={styles.hidden}>
              <Icon of={IconEyeOff} size={16} /> Só você vê{hidden === true ? '' : `, menos ${LIST.format(hidden)}`}
            </span>
          )}
        </div>
        {onEdit && (
          <Button
            kind="icon"
            className={styles.edit}
            aria-haspopup="dialog"
            aria-label={`Editar ${title}`}
            title={`Editar ${title}`}
            onClick={onEdit}
          >
            <Icon of={IconPencil} />
          </Button>
        )}
      </div>
      {children}
    </section>
  )
}
