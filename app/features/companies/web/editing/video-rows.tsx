import { IconPlus } from '#web/icons/p/plus.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { useRef } from 'react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '#web/form/text/text-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { Video } from '#web/ui/media/video.tsx'
import { youtubeId } from '#wire/link/youtube.ts'
import { companyRecord, MOST_VIDEOS } from '../../wire/company-record.ts'
import styles from './editing.module.css'

const HINT = 'No momento, só suportamos vídeos do YouTube. Cole o endereço do vídeo.'

export function VideoRows() {
  const { control } = useFormContext<{ video_urls: { url: string }[] }>()
  const { fields, append, remove } = useFieldArray({ control, name: 'video_urls' })
  const typed = useWatch({ control, name: 'video_urls' })
  // By their places, which a save leaves as they are: somebody may be typing in one.
  const names = fields.map((_, at) => `video_urls.${at}.url` as const)
  const add = useRef<HTMLButtonElement>(null)
  return (
    <div
      className={styles.rows}
      role="group"
      aria-label={companyRecord.video_urls.label}
      data-field="video_urls"
      tabIndex={-1}
    >
      <div>
        <h3>{companyRecord.video_urls.label}</h3>
        {fields.length === 0 && <p className={styles.hint}>{HINT}</p>}
      </div>
      {names.map((name, at) => (
        <div key={name} className={styles.video}>
          <div className={styles.line}>
            <TextField
              control={control}
              name={name}
              label={`Vídeo ${at + 1}`}
              hint={HINT}
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <Button
              kind="icon"
              aria-label={`Remover vídeo ${at + 1}`}
              onClick={() => {
                remove(at)
                add.current?.focus()
              }}
            >
              <Icon of={IconTrash} />
            </Button>
          </div>
          {youtubeId(typed[at]?.url ?? '') && (
            <div className={styles.playing}>
              <Video key={typed[at]!.url} address={typed[at]!.url} title={`Prévia do vídeo ${at + 1}`} />
            </div>
          )}
        </div>
      ))}
      <Button ref={add} disabled={fields.length >= MOST_VIDEOS} onClick={() => append({ url: '' })}>
        <Icon of={IconPlus} /> Adicionar vídeo
      </Button>
    </div>
  )
}
