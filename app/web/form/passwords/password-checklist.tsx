import { IconCircleCheck } from '#web/icons/c/circle-check.ts'
import { IconX } from '#web/icons/x/x.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import { unmetPasswordRules } from '#wire/person/password.ts'
import styles from './password-checklist.module.css'

/** What the password still lacks, while typing. */
export function PasswordChecklist({ value }: { value: string }) {
  const unmet = unmetPasswordRules(value)
  return (
    <div className={styles.checklist}>
      {unmet.length > 0 ? (
        <>
          <p className={styles.title}>A senha precisa ter:</p>
          <ul className={styles.list}>
            {unmet.map((words) => (
              <li key={words}>
                {value === '' ? <span className={styles.dot} /> : <Icon of={IconX} size={16} />}
                {words}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.met}>
          <Icon of={IconCircleCheck} size={18} />
          A senha atende a todos os requisitos
        </p>
      )}
      <p className="unseen" role="status">
        {value === '' ? '' : unmet.length > 0 ? `Falta: ${unmet.join(', ')}` : 'Nada falta na senha'}
      </p>
    </div>
  )
}
