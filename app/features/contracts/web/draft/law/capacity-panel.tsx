import type { Law } from './use-law.ts'
import styles from './law.module.css'

type Bar = { label: string; taken: number; most: number; note: string }

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`)
const MONTH = 730 / 24
const months = (days: number) => Math.round(days / MONTH)

function barsOf({ two_years, supervisor, quota, pcd }: Law['capacity']): Bar[] {
  return [
    ...(two_years && !two_years.exempt
      ? [
          {
            label: 'Tempo na empresa',
            taken: months(two_years.used),
            most: months(two_years.most),
            note: 'meses, com este, pela raiz do CNPJ · art. 11',
          },
        ]
      : []),
    ...(supervisor
      ? [
          {
            label: 'Supervisão',
            taken: supervisor.taken + 1,
            most: supervisor.most,
            note: 'contando este · art. 9º, III',
          },
        ]
      : []),
    ...(quota
      ? [
          {
            label: 'Lugares nesta unidade',
            taken: quota.taken + 1,
            most: quota.places,
            note: `${count(quota.employees, 'empregado', 'empregados')} · superior e técnico não contam · art. 17`,
          },
        ]
      : []),
    ...(pcd && pcd.share > 0
      ? [
          {
            label: 'Reservados a PCD',
            taken: pcd.taken,
            most: pcd.share,
            note: `10 % de ${count(pcd.places, 'lugar oferecido', 'lugares oferecidos')} · art. 17, § 5º`,
          },
        ]
      : []),
  ]
}

const isOver = ({ taken, most }: Bar) => taken > most

export function CapacityPanel({ capacity }: { capacity: Law['capacity'] | undefined }) {
  const bars = capacity ? barsOf(capacity) : []
  if (!bars.length) return null
  return (
    <section className={styles.panel} aria-labelledby="capacidade">
      <header className={styles.head}>
        <h2 id="capacidade">Capacidade</h2>
      </header>
      <ul className={styles.bars}>
        {bars.map((bar) => (
          <li key={bar.label}>
            <span className={styles.label}>
              {bar.label}
              <strong>
                {bar.taken} de {bar.most}
              </strong>
            </span>
            <span className={styles.track} data-over={isOver(bar) || undefined} aria-hidden>
              <span style={{ transform: `scaleX(${Math.min(1, bar.most ? bar.taken / bar.most : 1)})` }} />
            </span>
            <span className={styles.note}>
              {isOver(bar) ? 'Acima do limite · ' : ''}
              {bar.note}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
