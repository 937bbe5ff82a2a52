import { IconFileCheck } from '#web/icons/f/file-check.ts'
import { useEffect, useEffectEvent, useId, useState, type DragEvent } from 'react'
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
  const [over, setOver] = useState(false)
  const take = (files?: FileList | null) => {
    const file = files?.[0]
    if (file && !busy) onFile(file)
  }
  const paste = useEffectEvent((event: ClipboardEvent) => take(event.clipboardData?.files))
  useEffect(() => {
    const pasted = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', pasted)
    return () => document.removeEventListener('paste', pasted)
  }, [])
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  return (
    <div
      className={styles.zone}
      data-over={over || undefined}
      data-small={small || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
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
      <span className={styles.button} role="status">
        {busy ? 'Lendo o arquivo…' : 'Escolher o PDF'}
      </span>
    </div>
  )
}
