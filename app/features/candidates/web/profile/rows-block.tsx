import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { FieldError } from '#web/form/field-look.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './profile.module.css'
import { Sheet } from './sheet.tsx'
import { type RowsName, useRows } from './use-rows.ts'

type Props = {
  name: RowsName
  title: string
  /** 'experiência', as the buttons say it. */
  one: string
  addWords: string
  required: boolean
  hint?: ReactNode
  empty: object
  children: (index: number) => ReactNode
}

/** A list with an add button, and a trash button on each of its rows. */
export function RowsBlock({ name, title, one, addWords, required, hint, empty, children }: Props) {
  const { control } = useFormContext()
  const { errors } = useFormState({ control, name })
  const { shown, add, removeAt } = useRows(name, empty)
  const said = get(errors, name) as { message?: string; root?: { message?: string } } | undefined
  const wrong = said?.root?.message ?? said?.message
  return (
    <div className={styles.rows} data-field={name} tabIndex={-1} role="group" aria-label={title}>
      <div>
        <h3 className={styles.heading}>
          {title}
          {!required && <span className={styles.lead}> (opcional)</span>}
        </h3>
        {hint && <p className={styles.hint}>{hint}</p>}
        {wrong && <p role="alert" className={styles.error}><FieldError>{wrong}</FieldError></p>}
      </div>
      {shown.map(({ key, index }, place) => (
        <div key={key} className={styles.row} role="group" aria-label={`${one} ${place + 1}`} data-field={`${name}.${index}`} tabIndex={-1}>
          <div className={styles.rowHead}>
            <h4 className={styles.rowTitle}>{`${one} ${place + 1}`}</h4>
            <Button kind="icon" aria-label={`Remover ${one.toLowerCase()} ${place + 1}`} onClick={() => removeAt(index)}>
              <Icon of={IconTrash} />
            </Button>
          </div>
          <RowError name={`${name}.${index}`} />
          <Sheet>{children(index)}</Sheet>
        </div>
      ))}
      <Button {...add}><Icon of={IconPlus} /> {addWords}</Button>
    </div>
  )
}

/** What is wrong with the row as a whole, such as that it was taken away elsewhere. */
function RowError({ name }: { name: string }) {
  const { errors } = useFormState({ name })
  const message = (get(errors, name) as { message?: string } | undefined)?.message
  return message ? <p role="alert" className={styles.error}><FieldError>{message}</FieldError></p> : null
}
