import { IconUpload } from '#web/icons/u/upload.ts'
import type { FocusEventHandler, ReactNode, Ref } from 'react'
import { Icon } from '#web/ui/media/icon.tsx'
import { acceptOf, sortFiles, type FileRule } from './file-rules.ts'
import styles from './upload.module.css'
import { useDropTarget } from './use-drop-target.ts'

export type DropZoneProps = {
  rule: FileRule
  multiple?: boolean
  /** How many files there are already. */
  already?: number
  words?: ReactNode
  name?: string
  disabled?: boolean
  invalid?: boolean
  labelledBy: string
  describedBy?: string
  onFiles: (files: File[]) => void
  onRefusals: (refusals: string[]) => void
  onBlur?: FocusEventHandler<HTMLInputElement>
  ref?: Ref<HTMLInputElement>
}

/** The browser's file input, over an area that takes dropped files. */
export function DropZone(props: DropZoneProps) {
  const {
    rule,
    multiple = false,
    already = 0,
    words,
    name,
    disabled,
    invalid,
    labelledBy,
    describedBy,
    onFiles,
    onRefusals,
    onBlur,
    ref,
  } = props
  function receive(files: File[]) {
    const { taken, refusals } = sortFiles(multiple ? files : files.slice(0, 1), rule, already)
    onRefusals(refusals)
    if (taken.length > 0) onFiles(taken)
  }

  const { target } = useDropTarget((files) => {
    if (!disabled) receive(files)
  })

  return (
    <div className={styles.zone} data-invalid={invalid || undefined} data-disabled={disabled || undefined} {...target}>
      <input
        ref={ref}
        type="file"
        className={styles.input}
        name={name}
        accept={acceptOf(rule)}
        multiple={multiple}
        disabled={disabled}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        onBlur={onBlur}
        onChange={({ currentTarget }) => {
          receive([...(currentTarget.files ?? [])])
          // So that the same file can be chosen again after its removal.
          currentTarget.value = ''
        }}
      />
      <span className={styles.words}>
        <Icon of={IconUpload} />
        <span>{words ?? (multiple ? 'Escolher arquivos' : 'Escolher arquivo')}</span>
        <span className={styles.drag}>ou arraste para cá</span>
      </span>
    </div>
  )
}
