import { Link } from 'react-router'
import { Notice } from '#web/ui/alerts/notice.tsx'
import { formatDate } from '#wire/time/date.ts'
import styles from './dashboard.module.css'
import { count, type Found, listed } from './group-words.ts'

const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' })

/** Internships that cannot begin: who still has to sign, and when they should start. */
export function Pressing({ of: { count: n, rows } }: { of: Found['pressing'] }) {
  if (n === 0) return null
  const title =
    n === 1
      ? `O estágio de ${rows[0]!.intern_name} não pode começar sem assinatura.`
      : `${n} estágios não podem começar sem assinatura.`
  return (
    <Notice kind="bad" title={title}>
      <span className={styles.pressing}>
        {rows.map(({ id, intern_name, starts_on, missing }) => (
          <span key={id}>
            <Link to={`/envelopes/${id}`}>{intern_name}</Link>: início em {formatDate(starts_on)}
            {missing.length > 0 && `; ${missing.length === 1 ? 'falta' : 'faltam'} ${LIST.format(missing)}`}.
          </span>
        ))}
        {n > rows.length && (
          <Link to={listed({ starting: '3' })}>Ver {count(n, 'contrato', 'contratos')} com início em até 3 dias</Link>
        )}
      </span>
    </Notice>
  )
}
