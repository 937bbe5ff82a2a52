import { IconCircleCheck, IconX } from '@tabler/icons-react'
import { unmetPasswordRules } from '#wire/password.ts'
import css from './password-checklist.module.css'

/** What the password still lacks, while it is typed. */
export function PasswordChecklist({ value }: { value: string }) {
  const unmet = unmetPasswordRules(value)
  return (
    <div className={css.checklist} data-typed={value !== '' || undefined}>
      {unmet.length > 0 ? (
        <>
          <p className={css.title}>A senha precisa ter:</p>
          <ul className={css.list}>
            {unmet.map((words) => (
              <li key={words}>
                <IconX size={16} stroke={2} aria-hidden />
                {words}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={css.met}>
          <IconCircleCheck size={18} stroke={1.75} aria-hidden />
          A senha atende a todos os requisitos
        </p>
      )}
      <p className="unseen" role="status">
        {value === '' ? '' : unmet.length > 0 ? `Falta: ${unmet.join(', ')}` : 'Nada falta na senha'}
      </p>
    </div>
  )
}
