import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { get, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { FieldError } from '#web/form/field-look.tsx'
import { TextField } from '#web/form/text-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ProfileValues } from './profile-values.ts'
import styles from './profile.module.css'

type Values = Pick<ProfileValues, 'portfolios' | 'hobbies'>
type Props = { name: keyof Values; title: string; one: string; addWords: string; hint: string; required: boolean; most: number; link?: boolean }

const LINK = { type: 'url', inputMode: 'url', placeholder: 'https://', autoCapitalize: 'none', spellCheck: false } as const

/** A list of lines, each with its trash button. A line left blank is not sent. */
export function TextList({ name, title, one, addWords, hint, required, most, link }: Props) {
  const { control, setValue, setFocus, clearErrors } = useFormContext<Values>()
  const lines = (useWatch({ control, name }) as string[] | undefined) ?? []
  const { errors } = useFormState({ control, name })
  const add = useRef<HTMLButtonElement>(null)
  const wanted = useRef<number>(undefined)
  const wrong = (get(errors, name) as { message?: string } | undefined)?.message

  useEffect(() => {
    if (wanted.current === undefined) return
    setFocus(`${name}.${wanted.current}`)
    wanted.current = undefined
  })

  const write = (next: string[]) => {
    clearErrors(name)
    setValue(name, next, { shouldDirty: true })
  }

  return (
    <div className={styles.rows} data-field={name} tabIndex={-1} role="group" aria-label={title}>
      <div>
        <h3 className={styles.heading}>
          {title}
          {!required && <span className={styles.lead}> (opcional)</span>}
        </h3>
        <p className={styles.hint}>{hint}</p>
        {typeof wrong === 'string' && <p role="alert" className={styles.error}><FieldError>{wrong}</FieldError></p>}
      </div>
      {lines.map((_, index) => (
        // A line has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.line}>
          <TextField<Values> name={`${name}.${index}`} label={`${one} ${index + 1}`} required={false} {...(link && LINK)} />
          <Button
            kind="icon"
            aria-label={`Remover ${one.toLowerCase()} ${index + 1}`}
            onClick={() => {
              write(lines.filter((_, at) => at !== index))
              add.current?.focus()
            }}
          >
            <Icon of={IconTrash} />
          </Button>
        </div>
      ))}
      <Button
        ref={add}
        disabled={lines.length >= most}
        onClick={() => {
          wanted.current = lines.length
          write([...lines, ''])
        }}
      >
        <Icon of={IconPlus} /> {addWords}
      </Button>
    </div>
  )
}
