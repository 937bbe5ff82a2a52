import { keyed } from '#web/page/keyed.ts'
import type { Problem } from '../../wire/language/nodes.ts'
import styles from '../templates.module.css'
import { placeOf } from './caret.ts'

const MOST = 20
const SHOWN = 80

type Props = { problems: readonly Problem[]; body: string; onGo: (line: number) => void }

const textOf = (body: string, line: number) =>
  body
    .slice(...placeOf(body, line))
    .trim()
    .slice(0, SHOWN)

/** What cannot be read, each with the way to its line. */
export function ProblemList({ problems, body, onGo }: Props) {
  const more = problems.length - MOST
  return (
    <div aria-live="polite">
      {problems.length > 0 && (
        <section className={styles.problems} aria-label="Problemas no texto">
          <h2>{problems.length === 1 ? '1 problema no texto' : `${problems.length} problemas no texto`}</h2>
          <ul>
            {keyed(problems.slice(0, MOST)).map(({ item: { line, message }, key }) => (
              <li key={key}>
                <button type="button" onClick={() => onGo(line)}>
                  Linha {line}
                </button>{' '}
                {message}
                <code>{textOf(body, line)}</code>
              </li>
            ))}
            {more > 0 && <li>e mais {more}.</li>}
          </ul>
        </section>
      )}
    </div>
  )
}
