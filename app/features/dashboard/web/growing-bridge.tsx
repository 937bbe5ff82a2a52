import styles from './first-steps.module.css'

const SPAN = 80
/** Two towers, the deck and the cable between them. */
const spanAt = (x: number) => `M${x} 20v62M${x + SPAN} 20v62M${x} 62h${SPAN}M${x} 26q${SPAN / 2} 50 ${SPAN} 0`

/** A bridge with a span for each step; what is done is drawn, the rest is dashed. Decoration: the list says it. */
export function GrowingBridge({ spans }: { spans: readonly boolean[] }) {
  const width = spans.length * SPAN
  return (
    <svg className={styles.bridge} viewBox={`-4 0 ${width + 8} 96`} aria-hidden="true">
      <circle cx={width * 0.42} cy="18" r="13" className={styles.sun} />
      {spans.map((done, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- the spans never change places
        <path key={i} className={done ? styles.built : styles.planned} d={spanAt(i * SPAN)} />
      ))}
      <path className={styles.water} d={`M0 90q10-7 20 0${' t20 0'.repeat(spans.length * 4 - 1)}`} />
    </svg>
  )
}
