import { keyed } from '#web/page/keyed.ts'
import type { Answer } from '#wire/endpoint.ts'
import type { listOwnedEnvelopes } from '../wire/envelopes.ts'
import styles from './contracts.module.css'

type Attributes = Answer<typeof listOwnedEnvelopes>['collection']['data'][number]['attributes']

/** The strip is decoration; the word beside it says the same. */
export const Progress = ({ of: { progress, mine, state_name } }: { of: Attributes }) => (
  <span className={styles.progress}>
    <span className={styles.strip} aria-hidden="true">
      {keyed(progress).map(({ item, key }) => (
        <i key={key} data-state={item} />
      ))}
    </span>
    <span className={styles.pill} data-mine={mine ? true : undefined}>
      {mine ?? state_name}
    </span>
  </span>
)
