import { OwnLine } from '../board/own-line.tsx'
import { useOwnMarks } from '../board/use-own-marks.ts'
import styles from './own-fit.module.css'

/** One line of fit; the reasons open beneath it. One's own state stands with the buttons. */
export function OwnFit({ slug }: { slug: string }) {
  const mark = useOwnMarks().get(slug)
  if (!mark?.reasons?.length) return <OwnLine mark={mark} />
  return (
    <details className={styles.fit}>
      <summary>
        <OwnLine mark={mark} /> <span className={styles.why}>Ver por quê</span>
      </summary>
      <ul>
        {mark.reasons.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </details>
  )
}
