import { Link } from 'react-router'
import { formatDate } from '#wire/time/date.ts'
import { FolderLink } from '../folder/folder-link.tsx'
import styles from './dashboard.module.css'
import { days, doing, type Group, listed, useGroupNames, usually } from './group-words.ts'

const LATE_DAYS = 5

/** Who holds them, how many, and the oldest ones. */
export function WaitingGroup({ group: { holder, count, usual_days, rows } }: { group: Group }) {
  const name = useGroupNames()[holder]
  return (
    <li className={styles.group} data-holder={holder}>
      <h2 className={styles.groupHead}>
        <span>
          {name} <span className={styles.groupCount}>{count}</span>
        </span>
        {usual_days !== null && <small>costuma {usually(usual_days)}</small>}
      </h2>
      {rows.length === 0 ? (
        <p className={styles.none}>Nada espera por aqui.</p>
      ) : (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <li key={row.id} className={styles.row}>
              <Link to={`/envelopes/${row.id}`}>{row.intern_name}</Link>
              <span className={styles.age} data-late={row.days >= LATE_DAYS || undefined}>
                {days(row.days)}
              </span>
              <span className={styles.doing}>
                {doing(row)}
                {row.starts_on && row.kind === 'tce' && ` · início ${formatDate(row.starts_on)}`}{' '}
                <FolderLink id={row.internship_id} of={row.intern_name} label="Pasta" className={styles.aside} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {count > rows.length && (
        <Link className={styles.more} to={listed({ which: 'on_its_way', holder: [holder] })}>
          Ver todos os {count}
        </Link>
      )}
    </li>
  )
}
