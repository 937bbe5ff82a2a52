import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import type { ReactNode, Ref } from 'react'
import { get, useFormState } from 'react-hook-form'
import { FieldError } from '#web/form/field-look.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './profile.module.css'

type Props = {
  name: string
  title: string
  required: boolean
  hint?: ReactNode
  addWords: string
  add: { ref: Ref<HTMLButtonElement>; onClick: () => void; disabled?: boolean }
  children: ReactNode
}

/** Around a list that grows: its title, what is wrong with the whole of it, and the button that adds to it. */
export function ListFrame({ name, title, required, hint, addWords, add, children }: Props) {
  const { errors } = useFormState({ name })
  const said = get(errors, name) as { message?: unknown; root?: { message?: string } } | undefined
  const wrong = said?.root?.message ?? said?.message
  return (
    <div className={styles.rows} data-field={name} tabIndex={-1} role="group" aria-label={title}>
      <div>
        <h3 className={styles.heading}>
          {title}
          {!required && <span className={styles.lead}> (opcional)</span>}
        </h3>
        {hint && <p className={styles.hint}>{hint}</p>}
        {typeof wrong === 'string' && (
          <p role="alert" className={styles.error}>
            <FieldError>{wrong}</FieldError>
          </p>
        )}
      </div>
      {children}
      <Button {...add}>
        <Icon of={IconPlus} /> {addWords}
      </Button>
    </div>
  )
}

/** The trash button of one of its rows; places are counted from 1. */
export const RemoveButton = ({ one, place, onRemove }: { one: string; place: number; onRemove: () => void }) => (
  <Button kind="icon" aria-label={`Remover ${one.toLowerCase()} ${place}`} onClick={onRemove}>
    <Icon of={IconTrash} />
  </Button>
)
