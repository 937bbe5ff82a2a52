import type { FolderState } from '#features/internships/wire/folder-words.ts'
import styles from './folder.module.css'

const TONES: Record<FolderState, string> = { admission: 'waits', active: 'good', ended: 'quiet', cancelled: 'bad' }

export const FolderMark = ({ state, words }: { state: FolderState; words: string }) => (
  <span className={styles.mark} data-tone={TONES[state]}>
    {words}
  </span>
)
