import { IconAlertCircle } from '#web/icons/a/alert-circle.ts'
import { IconAlertTriangle } from '#web/icons/a/alert-triangle.ts'
import { IconCircleCheck } from '#web/icons/c/circle-check.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { fixOf } from './fix-of.ts'
import type { Breach } from './use-law.ts'
import styles from './law.module.css'

type Props = {
  title?: string
  breaches: readonly Breach[] | undefined
  onFix: (breach: Breach) => void
  onGo: (field: string) => void
}

const count = (n: number) => (n === 0 ? 'Tudo certo' : n === 1 ? '1 a corrigir' : `${n} a corrigir`)

export function LawPanel({ title = 'Conferência da lei', breaches, onFix, onGo }: Props) {
  const against = breaches?.filter(({ kind }) => kind !== 'warning') ?? []
  const warnings = breaches?.filter(({ kind }) => kind === 'warning') ?? []
  return (
    <section className={styles.panel} aria-labelledby="conferencia-da-lei">
      <header className={styles.head}>
        <h2 id="conferencia-da-lei">{title}</h2>
        <span className={styles.count} data-tone={against.length ? 'bad' : 'good'} role="status">
          {breaches ? count(against.length) : 'Conferindo…'}
        </span>
      </header>
      <ul className={styles.rules}>
        {[...against, ...warnings].map((breach, at) => {
          const fix = fixOf(breach, at, against)
          const warns = breach.kind === 'warning'
          return (
            <li key={breach.rule + breach.message} data-rule={breach.rule} data-kind={breach.kind}>
              <Icon of={warns ? IconAlertTriangle : IconAlertCircle} size={18} />
              <div>
                <button type="button" className={styles.go} onClick={() => onGo(breach.field)}>
                  {breach.message}
                </button>
                <span className={styles.article}>{breach.article}</span>
                {fix && (
                  <Button kind="secondary" className={styles.button} onClick={() => onFix(breach)}>
                    {fix.label}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
        {breaches && against.length === 0 && (
          <li data-kind="good">
            <Icon of={IconCircleCheck} size={18} />
            <span>Nada na lei impede o envio.</span>
          </li>
        )}
      </ul>
    </section>
  )
}
