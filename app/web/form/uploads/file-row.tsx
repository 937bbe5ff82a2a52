import { IconArrowDown } from '#web/icons/a/arrow-down.ts'
import { IconArrowUp } from '#web/icons/a/arrow-up.ts'
import { IconFile } from '#web/icons/f/file.ts'
import { IconTrash } from '#web/icons/t/trash.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { size } from '#wire/text/sentences.ts'
import type { FileEntry } from './many-files.ts'
import styles from './upload.module.css'
import { useObjectUrl } from './use-object-url.ts'

const IMAGE = /\.(jpe?g|png|webp)(\?|$)/i

type Props = {
  entry: FileEntry
  title: string
  isFirst: boolean
  isLast: boolean
  disabled?: boolean
  onMove: (by: number) => void
  onRemove: () => void
}

export function FileRow({ entry, title, isFirst, isLast, disabled, onMove, onRemove }: Props) {
  const { file, stored } = entry
  const objectUrl = useObjectUrl(file)
  const url = file ? objectUrl : stored?.url
  const isImage = file ? file.type.startsWith('image/') : (stored?.image ?? IMAGE.test(stored?.name ?? ''))
  return (
    <li className={styles.row} data-key={entry.key}>
      {isImage ? (
        <img className={styles.thumb} src={url} alt="" />
      ) : (
        <span className={styles.thumb}>
          <Icon of={IconFile} size={24} />
        </span>
      )}
      <span className={styles.title}>
        {title}
        <span className={styles.size}>{file ? `${size(file.size)}, será enviado ao salvar` : 'já enviado'}</span>
      </span>
      <span className={styles.tools}>
        <Button
          kind="icon"
          data-does="up"
          aria-label={`Mover ${title} para cima`}
          disabled={disabled || isFirst}
          onClick={() => onMove(-1)}
        >
          <Icon of={IconArrowUp} />
        </Button>
        <Button
          kind="icon"
          data-does="down"
          aria-label={`Mover ${title} para baixo`}
          disabled={disabled || isLast}
          onClick={() => onMove(1)}
        >
          <Icon of={IconArrowDown} />
        </Button>
        <Button kind="icon" data-does="remove" aria-label={`Remover ${title}`} disabled={disabled} onClick={onRemove}>
          <Icon of={IconTrash} />
        </Button>
      </span>
    </li>
  )
}
