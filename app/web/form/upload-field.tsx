import { IconFile } from '#web/icons/f/file.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { size } from '#wire/sentences.ts'
import { DropZone } from './drop-zone.tsx'
import { describeRule, type FileRule } from './file-rules.ts'
import { choosePicture, deletePicture, previewOf } from './picture-choice.ts'
import { UploadFrame } from './upload-frame.tsx'
import styles from './upload.module.css'
import { useField, type FieldPlace } from './use-field.ts'
import { useObjectUrl } from './use-object-url.ts'

export type UploadFieldProps<T extends FieldValues, Out> = FieldPlace<T, Out> & {
  label: string
  rule: FileRule
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
  /** The flag that deletes what is stored: avatar and avatar_destroy. */
  destroy?: FieldPath<T>
  stored?: { url: string; name?: string } | null
  round?: boolean
}

/** One file: an image with its preview, or a document with its name. */
export function UploadField<T extends FieldValues, Out = T>(props: UploadFieldProps<T, Out>) {
  const { name, control, label, rule, hint, required, disabled, destroy, stored, round } = props
  const field = useField<File, T, Out>({ name, control })
  const flag = useField<boolean, T, Out>({ name: destroy ?? name, control })
  const [refusals, setRefusals] = useState<string[]>([])
  const zone = useRef<HTMLInputElement>(null)
  const id = useId()

  const choice = { file: field.value ?? null, destroy: Boolean(destroy && flag.value) }
  const shown = previewOf(choice, stored?.url)
  const objectUrl = useObjectUrl(choice.file)
  const isImage = choice.file
    ? choice.file.type.startsWith('image/')
    : rule.kinds.every((kind) => kind === 'image' || kind === 'picture')

  function settle(next: typeof choice) {
    field.onChange(next.file)
    if (destroy) flag.onChange(next.destroy)
    setRefusals([])
  }

  function remove() {
    settle(deletePicture(Boolean(stored)))
    zone.current?.focus()
  }

  const url = choice.file ? objectUrl : stored?.url
  const words = choice.file ? `${choice.file.name} (${size(choice.file.size)})` : (stored?.name ?? 'Arquivo atual')
  return (
    <UploadFrame
      id={id}
      label={label}
      required={required}
      hint={
        <>
          {hint} {describeRule(rule)}.
        </>
      }
      errors={[...refusals, ...(field.error ? [field.error] : [])]}
    >
      {shown && (
        <div className={styles.present}>
          {isImage ? (
            <img
              className={styles.preview}
              data-round={round || undefined}
              src={url}
              alt={`Prévia de ${label.toLowerCase()}`}
            />
          ) : (
            <Icon of={IconFile} size={28} />
          )}
          <a className={styles.name} href={url} target="_blank" rel="noreferrer">
            {words}
          </a>
          <Button
            kind="icon"
            title={destroy && !choice.file ? 'Sai quando você salvar' : undefined}
            aria-label={`Remover ${label.toLowerCase()}`}
            disabled={disabled}
            onClick={remove}
          >
            <Icon of={IconTrash} />
          </Button>
        </div>
      )}
      <DropZone
        ref={(node) => {
          zone.current = node
          field.ref(node)
        }}
        rule={rule}
        name={name}
        disabled={disabled}
        invalid={Boolean(field.error) || refusals.length > 0}
        words={shown ? 'Trocar arquivo' : undefined}
        labelledBy={`${id}-label`}
        describedBy={`${id}-hint`}
        onFiles={([file]) => file && settle(choosePicture(file))}
        onRefusals={setRefusals}
        onBlur={field.onBlur}
      />
    </UploadFrame>
  )
}
