import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { FileRow } from './file-row.tsx'
import { countFiles, type FileRule } from './file-rules.ts'
import { addFiles, moveFile, removeFile, type FileEntry, type ManyFiles } from './many-files.ts'
import { UploadFrame } from './upload-frame.tsx'
import styles from './upload.module.css'
import { useField, type FieldPlace } from '../use-field.ts'

export type FilesFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> & {
  label: string
  rule: FileRule
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
}

const NONE: ManyFiles = { entries: [], destroyed: [] }
const titleOf = (entry: FileEntry) => entry.file?.name ?? entry.stored?.name ?? ''

/**
 * Several files: add, reorder, remove. The form's value is a ManyFiles; `sentParts` makes the request's fields of it.
 */
export function FilesField<T extends FieldValues, Out = T>({
  name,
  control,
  label,
  rule,
  hint,
  required,
  disabled,
}: FilesFieldProps<T, Out>) {
  const field = useField<ManyFiles, T, Out>({ name, control })
  const list = field.value ?? NONE
  const [refusals, setRefusals] = useState<string[]>([])
  const [news, setNews] = useState('')
  const rows = useRef<HTMLUListElement>(null)
  const zone = useRef<HTMLInputElement>(null)
  const wanted = useRef<string>(null)
  const { entries } = list
  const chosen = entries.filter((entry) => entry.file).length

  // A moved row loses the focus, and a removed one takes it away.
  useEffect(() => {
    if (!wanted.current) return
    const button = rows.current?.querySelector<HTMLElement>(wanted.current)
    wanted.current = null
    button?.focus()
  })

  function move(entry: FileEntry, by: number) {
    const next = moveFile(list, entry.key, by)
    const at = next.entries.findIndex(({ key }) => key === entry.key)
    const possible = by < 0 ? at > 0 : at < entries.length - 1
    wanted.current = `[data-key="${entry.key}"] [data-does="${by < 0 === possible ? 'up' : 'down'}"]`
    setNews(`${titleOf(entry)}: posição ${at + 1} de ${entries.length}`)
    field.onChange(next)
  }

  function remove(entry: FileEntry) {
    const at = entries.indexOf(entry)
    const neighbour = entries[at + 1] ?? entries[at - 1]
    if (neighbour) wanted.current = `[data-key="${neighbour.key}"] [data-does="remove"]`
    else zone.current?.focus()
    setNews(`${titleOf(entry)} removido`)
    field.onChange(removeFile(list, entry.key))
  }

  return (
    <UploadFrame
      ref={(node) => {
        zone.current = node
        field.ref(node)
      }}
      label={label}
      required={required}
      hint={hint}
      rule={rule}
      multiple
      already={entries.length}
      name={name}
      disabled={disabled}
      error={field.error}
      refusals={refusals}
      onFiles={(files) => field.onChange(addFiles(list, files))}
      onRefusals={setRefusals}
      onBlur={field.onBlur}
    >
      {entries.length > 0 && (
        <ul ref={rows} className={styles.rows}>
          {entries.map((entry, at) => (
            <FileRow
              key={entry.key}
              entry={entry}
              title={titleOf(entry)}
              isFirst={at === 0}
              isLast={at === entries.length - 1}
              disabled={disabled}
              onMove={(by) => move(entry, by)}
              onRemove={() => remove(entry)}
            />
          ))}
        </ul>
      )}
      {chosen > 0 && <p className={styles.count}>{countFiles(chosen)}</p>}
      <p className="unseen" role="status">
        {news}
      </p>
    </UploadFrame>
  )
}
