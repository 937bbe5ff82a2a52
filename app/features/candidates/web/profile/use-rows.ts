import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { ProfileValues } from './profile-rules.ts'

type Values = Partial<ProfileValues>
export type RowsName =
  | 'experiences_attributes'
  | 'educations_attributes'
  | 'user_softwares_attributes'
  | 'user_languages_attributes'
  | 'disabilities_attributes'

/** A list of rows. */
export function useRows(name: RowsName, empty: object) {
  const { control, setFocus } = useFormContext<Values>()
  const { fields, append, remove } = useFieldArray<Values, RowsName, 'key'>({ control, name, keyName: 'key' })
  const add = useRef<HTMLButtonElement>(null)
  const wanted = useRef<number>(undefined)

  // A new row takes the focus, in the first field that it begins with.
  useEffect(() => {
    if (wanted.current === undefined) return
    setFocus(`${name}.${wanted.current}.${Object.keys(empty)[0]}` as never)
    wanted.current = undefined
  })

  return {
    rows: fields.map(({ key }) => key),
    add: {
      ref: add,
      onClick: () => {
        wanted.current = fields.length
        append(structuredClone(empty) as never, { shouldFocus: false })
      },
    },
    removeAt(index: number) {
      remove(index)
      add.current?.focus()
    },
  }
}
