import { Columns, Muted, Section } from '#web/page/page.tsx'
import type { Answer } from '#wire/endpoint.ts'
import type { showHourTotals } from '../wire.ts'
import { inHours, unbroken } from './hour-words.ts'
import styles from './hours.module.css'

export type Totals = Answer<typeof showHourTotals>['data']['attributes']

/** What counts, then each category with its cap; what does not count says why. */
export function HourTotals({ of: { hours, credited, categories, institution } }: { of: Totals }) {
  const lead = `de ${inHours(hours)} reunidas${institution ? `, pelas regras de ${institution}` : ''}`
  return (
    <Section title={`${inHours(credited)} aproveitadas`} id="totals" lead={lead}>
      <Columns>
        {categories
          .filter(({ entries }) => entries > 0)
          .map(({ value, label, hours: gathered, credited: counted, cap, why }) => (
            <div key={value}>
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
            </div>
          ))}
      </Columns>
      {!institution && (
        <Muted>Os limites são os usuais. O regulamento do seu curso pode ter outros: confira com a coordenação.</Muted>
      )}
    </Section>
  )
}
