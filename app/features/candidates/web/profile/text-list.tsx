import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '#web/form/text/text-field.tsx'
import { ListFrame, RemoveButton } from './list-frame.tsx'
import type { ProfileValues } from './profile-rules.ts'
import styles from './profile.module.css'

type Values = Pick<ProfileValues, 'portfolios' | 'hobbies'>
type Props = {
  name: keyof Values
  title: string
  one: string
  addWords: string
  hint: string
  required: boolean
  most: number
  link?: boolean
}

const LINK = {
  type: 'url',
  inputMode: 'url',
  placeholder: 'https://',
  autoCapitalize: 'none',
  spellCheck: false,
} as const

/** A list of lines. One left blank is not sent. */
export function TextList({ name, one, most, link, ...frame }: Props) {
  const { control, setValue, setFocus, clearErrors } = useFormContext<Values>()
  const lines = (useWatch({ control, name }) as string[] | undefined) ?? []
  const add = useRef<HTMLButtonElement>(null)
  const wanted = useRef<number>(undefined)

  useEffect(() => {
    if (wanted.current === undefined) return
    setFocus(`${name}.${wanted.current}`)
    wanted.current = undefined
  })

  const write = (next: string[]) => {
    clearErrors(name)
    setValue(name, next, { shouldDirty: true })
  }
  const another = () => {
    wanted.current = lines.length
    write([...lines, ''])
  }
  const removeAt = (index: number) => {
    write(lines.filter((_, at) => at !== index))
    add.current?.focus()
  }

  return (
    <ListFrame {...frame} name={name} add={{ ref: add, onClick: another, disabled: lines.length >= most }}>
      {lines.map((_, index) => (
        // A line has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles.line}>
          <TextField<Values>
            name={`${name}.${index}`}
            label={`${one} ${index + 1}`}
            required={false}
            {...(link && LINK)}
          />
          <RemoveButton one={one} place={index + 1} onRemove={() => removeAt(index)} />
        </div>
      ))}
    </ListFrame>
  )
}
