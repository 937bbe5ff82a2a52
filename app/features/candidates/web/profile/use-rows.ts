import { useEffect, useRef } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { ProfileValues } from './profile-values.ts'

type Values = Partial<ProfileValues>
export type RowsName =
  | 'experiences_attributes'
  | 'educations_attributes'
  | 'user_softwares_attributes'
  | 'user_languages_attributes'
  | 'disabilities_attributes'
type Row = { id?: string; _destroy?: boolean }

/** A list of rows. One that is stored stays in its place when removed, marked to be destroyed, and is not shown. */
export function useRows(name: RowsName, empty: object) {
  const { control, setFocus } = useFormContext<Values>()
  const { fields, append, remove, update } = useFieldArray<Values, RowsName, 'key'>({ control, name, keyName: 'key' })
  const add = useRef<HTMLButtonElement>(null)
  const wanted = useRef<number>(undefined)

  // A new row takes the focus, in the first field that it begins with.
  useEffect(() => {
    if (wanted.current === undefined) return
    setFocus(`${name}.${wanted.current}.${Object.keys(empty)[0]}` as never)
    wanted.current = undefined
  })

  return {
    /** Each with its place in the form's list. */
    shown: fields
      .map((row, index) => ({ key: row.key, index, gone: Boolean((row as Row)._destroy) }))
      .filter(({ gone }) => !gone),
    add: {
      ref: add,
      onClick: () => {
        wanted.current = fields.length
        append(structuredClone(empty) as never, { shouldFocus: false })
      },
    },
    removeAt(index: number) {
      const { key: _, ...row } = fields[index]! as Row & { key: string }
      if (row.id) update(index, { ...row, _destroy: true } as never)
      else remove(index)
      add.current?.focus()
    },
  }
}
