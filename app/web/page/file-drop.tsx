import { IconFileCheck } from '#web/icons/f/file-check.ts'
import { useEffect, useEffectEvent, useId } from 'react'
import { useDropTarget } from '#web/form/uploads/use-drop-target.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './file-drop.module.css'

type Props = {
  title: string
  hint: string
  busy?: boolean
  /** Of a screen on which it is the second way. */
  small?: boolean
  onFile: (file: File) => void
}

/** A file that is read here and sent nowhere: pressed, dropped or pasted. */
export function FileDrop({ title, hint, busy = false, small = false, onFile }: Props) {
  const id = useId()
  const take = (files?: ArrayLike<File> | null) => {
    const file = files?.[0]
    if (file && !busy) onFile(file)
  }
  const paste = useEffectEvent((event: ClipboardEvent) => take(event.clipboardData?.files))
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', pasted)
    return () => document.removeEventListener('paste', pasted)
  }, [])
  const { over, target } = useDropTarget(take)
  return (
    <div className={styles.zone} data-small={small || undefined} {...target}>
      <input
        type="file"
        className={styles.input}
        accept="application/pdf,.pdf"
        aria-label="Arquivo para conferir"
        aria-describedby={id}
        onChange={({ currentTarget }) => {
          take(currentTarget.files)
          // So that the same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {!small && <Icon of={IconFileCheck} />}
      <strong>{over ? 'Solte para conferir' : title}</strong>
      <span id={id} className={styles.hint}>
        {hint}
      </span>
      <span className={styles.button}>
        <span role="status">{busy && 'Lendo o arquivo…'}</span>
        {!busy && 'Escolher o PDF'}
      </span>
    </div>
  )
}
