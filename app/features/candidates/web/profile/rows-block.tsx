import type { ReactNode } from 'react'
import { get, useFormState } from 'react-hook-form'
import { FieldError } from '#web/form/field-look.tsx'
import { ListFrame, RemoveButton } from './list-frame.tsx'
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

/** A list of rows with fields of their own. */
export function RowsBlock({ name, one, empty, children, ...frame }: Props) {
  const { rows, add, removeAt } = useRows(name, empty)
  return (
    <ListFrame {...frame} name={name} add={add}>
      {rows.map((key, index) => (
        <div
          key={key}
          className={styles.row}
          role="group"
          aria-label={`${one} ${index + 1}`}
          data-field={`${name}.${index}`}
          tabIndex={-1}
        >
          <div className={styles.rowHead}>
            <h4 className={styles.rowTitle}>{`${one} ${index + 1}`}</h4>
            <RemoveButton one={one} place={index + 1} onRemove={() => removeAt(index)} />
          </div>
          <RowError name={`${name}.${index}`} />
          <Sheet>{children(index)}</Sheet>
        </div>
      ))}
    </ListFrame>
  )
}

/** What is wrong with the row as a whole, such as that it was taken away elsewhere. */
function RowError({ name }: { name: string }) {
  const { errors } = useFormState({ name })
  const message = (get(errors, name) as { message?: string } | undefined)?.message
  return message ? (
    <p role="alert" className={styles.error}>
      <FieldError>{message}</FieldError>
    </p>
  ) : null
}
