import type { Answer } from '#wire/endpoint.ts'
import type { showHourTotals } from '../wire.ts'
import { inHours, unbroken } from './hour-words.ts'
import styles from './hours.module.css'

export type Totals = Answer<typeof showHourTotals>['data']['attributes']

/** What counts, then each category with its cap; what does not count says why. */
export function HourTotals({ of: { hours, credited, categories, institution } }: { of: Totals }) {
  const used = categories.filter(({ entries }) => entries > 0)
  return (
    <section className={styles.card} aria-labelledby="totals">
      <div className={styles.sum}>
        <h2 id="totals" className={styles.figure}>
          {inHours(credited)} aproveitadas
        </h2>
        <p className={styles.lead}>
          de {inHours(hours)} reunidas{institution && `, pelas regras de ${institution}`}
        </p>
      </div>
      <ul className={styles.totals}>
        {used.map(({ value, label, hours: gathered, credited: counted, cap, why }) => (
          <li key={value}>
            <div className={styles.words}>
              <span>{label}</span>
              <span className={styles.numbers}>
                {inHours(counted)} de {inHours(cap)}
              </span>
            </div>
            <div className={styles.track} aria-hidden="true">
              <span
                style={{ width: `${cap === 0 ? 0 : (counted / cap) * 100}%` }}
                data-full={gathered >= cap || undefined}
              />
            </div>
            {why && <p className={styles.why}>{unbroken(why)}</p>}
          </li>
        ))}
      </ul>
      {!institution && (
        <p className={styles.muted}>
          Os limites são os usuais. O regulamento do seu curso pode ter outros: confira com a coordenação.
        </p>
      )}
    </section>
  )
}
