import type { ReactNode } from 'react'
import styles from './skeleton.module.css'

export function Skeleton({
  width = '100%',
  height = 16,
  round = false,
}: {
  width?: number | string
  height?: number | string
  round?: boolean
}) {
  return <span className={styles.bar} style={{ width, height, borderRadius: round ? '50%' : undefined }} />
}

const WIDTHS = ['100%', '92%', '97%', '64%']
const WIDTHS_OF_LABELS = [120, 88, 144]

export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={line === lines - 1 ? '64%' : WIDTHS[line % WIDTHS.length]} />
      ))}
    </span>
  )
}

/** Of a form: labels above their fields. */
export const SkeletonFields = ({ fields = 6 }: { fields?: number }) => (
  <span className={styles.fields}>
    {Array.from({ length: fields }, (_, field) => (
      <span key={field} className={styles.field}>
        <Skeleton width={WIDTHS_OF_LABELS[field % WIDTHS_OF_LABELS.length]!} />
        <Skeleton height={44} />
      </span>
    ))}
  </span>
)

/** Wraps skeletons of the expected shape. */
export function Loading({ children, label = 'Carregando' }: { children: ReactNode; label?: string }) {
  return (
    <div role="status" className={styles.loading}>
      <span className="unseen">{label}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}
