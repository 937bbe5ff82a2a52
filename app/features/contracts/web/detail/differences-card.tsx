import { keyed } from '#web/page/keyed.ts'
import type { Attributes } from '../../wire/buttons.ts'
import styles from './detail.module.css'

type Props = { differences: Attributes['differences']; version: number }

/** What a version says otherwise than the one before, old beside new. */
export const DifferencesCard = ({ differences, version }: Props) =>
  differences.length === 0 ? null : (
    <section className={styles.card} aria-labelledby="differences">
      <header className={styles.head}>
        <h2 id="differences">
          O que mudou da versão {version - 1} para a {version}
        </h2>
        <span className={styles.count}>{differences.length}</span>
      </header>
      <ul className={styles.differences}>
        {keyed(differences).map(({ item: { label, before, after }, key }) => (
          <li key={key}>
            <strong>{label}</strong>
            <span>
              <span className="unseen">Antes: </span>
              {before ? <s>{before}</s> : 'não havia'}
            </span>
            <span>
              <span className="unseen">Agora: </span>
              {after ? <b>{after}</b> : 'saiu'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
