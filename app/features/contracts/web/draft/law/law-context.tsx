import { createContext, type ReactNode, use } from 'react'
import { IconAlertCircle } from '#web/icons/a/alert-circle.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { fixOf } from './fix-of.ts'
import type { Breach } from './use-law.ts'
import styles from './law.module.css'

type Told = {
  breaches: readonly Breach[]
  /** Once somebody wanted to send it, what is blank is told too. */
  asked: boolean
  apply: (breach: Breach) => void
  isBlank: (field: string) => boolean
}
export const LawContext = createContext<Told>({ breaches: [], asked: false, apply: () => {}, isBlank: () => true })

/**
 * At the field: what the law says of what stands there. What is blank is told beside the form until it is to be sent.
 */
export function useSaid(...fields: string[]): Breach[] {
  const { breaches, asked, isBlank } = use(LawContext)
  return breaches.filter(
    ({ field, kind }) => fields.includes(field) && kind !== 'warning' && (asked || !isBlank(field)),
  )
}

export function LawWords({ of, children }: { of: readonly Breach[]; children?: ReactNode }) {
  const { apply } = use(LawContext)
  if (!of.length) return children ?? null
  return (
    <span className={styles.said}>
      {of.map((breach, at) => {
        const fix = fixOf(breach, at, of)
        return (
          <span key={breach.rule + breach.message} data-rule={breach.rule} className={styles.words}>
            <Icon of={IconAlertCircle} size={18} />
            <span>
              {breach.message}{' '}
              {fix && (
                <button type="button" className={styles.fix} onClick={() => apply(breach)}>
                  {fix.label}
                </button>
              )}
            </span>
          </span>
        )
      })}
    </span>
  )
}
