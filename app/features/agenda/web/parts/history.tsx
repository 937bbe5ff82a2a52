import { Muted, Section, Words } from '#web/page/page.tsx'
import { momentWords } from '#web/moment.ts'
import { untilWords, type Interview } from './agenda-words.ts'
import styles from './agenda.module.css'

export const History = ({ of }: { of: Pick<Interview['attributes'], 'history' | 'zone'> }) => (
  <Section title="Histórico" id="history">
    <ol className={styles.history}>
      {of.history.toReversed().map(({ words, said, starts_at, at }) => (
        <li key={`${at} ${words}`}>
          <span>{starts_at ? `${words}: ${untilWords(starts_at, of.zone)}` : words}</span>
          {said && <Words>{said}</Words>}
          <Muted>{momentWords(at)}</Muted>
        </li>
      ))}
    </ol>
  </Section>
)
