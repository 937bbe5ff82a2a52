import { IconFile } from '#web/icons/f/file.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useRef, useState, type ReactNode, type Ref } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { size } from '#wire/text/sentences.ts'
import type { FileRule } from './file-rules.ts'
import { choosePicture, deletePicture, type PictureChoice, previewOf } from './picture-choice.ts'
import { UploadFrame } from './upload-frame.tsx'
import styles from './upload.module.css'
import { useObjectUrl } from './use-object-url.ts'

export type UploadLook = {
  label: string
  rule: FileRule
  hint?: ReactNode
  required?: boolean
  disabled?: boolean
  round?: boolean
}

type Props = UploadLook & {
  name: string
  choice: PictureChoice
  stored: { url: string; name?: string } | null | undefined
  /** Whether a stored file may be removed without a replacement. */
  removable: boolean
  error: string | undefined
  onChoose: (choice: PictureChoice) => void
  onBlur: () => void
  ref: Ref<HTMLInputElement>
}

/** One file: an image with a preview, or a document with its name. */
export function UploadInput(props: Props) {
  const { name, label, rule, hint, required, disabled, round, choice, stored, removable, error, onChoose } = props
  const [refusals, setRefusals] = useState<string[]>([])
  const zone = useRef<HTMLInputElement>(null)

  const shown = previewOf(choice, stored?.url)
  const objectUrl = useObjectUrl(choice.file)
  const isImage = choice.file
    ? choice.file.type.startsWith('image/')
    : rule.kinds.every((kind) => kind === 'image' || kind === 'picture')

  function settle(next: PictureChoice) {
    onChoose(next)
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
      ref={(node) => {
        zone.current = node
        if (typeof props.ref === 'function') props.ref(node)
        else if (props.ref) props.ref.current = node
      }}
      label={label}
      required={required}
      hint={hint}
      rule={rule}
      name={name}
      disabled={disabled}
      words={shown ? 'Trocar arquivo' : undefined}
      error={error}
      refusals={refusals}
      onFiles={([file]) => file && settle(choosePicture(file))}
      onRefusals={setRefusals}
      onBlur={props.onBlur}
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
          {(removable || choice.file) && (
            <Button
              kind="icon"
              title={choice.file ? undefined : 'Sai quando você salvar'}
              aria-label={`Remover ${label.toLowerCase()}`}
              disabled={disabled}
              onClick={remove}
            >
              <Icon of={IconTrash} />
            </Button>
          )}
        </div>
      )}
    </UploadFrame>
  )
}
