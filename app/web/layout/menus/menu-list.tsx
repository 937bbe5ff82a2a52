import { Link, NavLink } from 'react-router'
import { isSecondWay, type MenuAction, type MenuEntry } from './menu-entry.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './menu-list.module.css'

type Props = {
  entries: readonly MenuEntry[]
  onAction?: (action: MenuAction) => void
  /** Icons only: labels are still read aloud and shown as tooltips. */
  narrow?: boolean
  /** What waits in a room, by its address; it is read aloud as its description. */
  counts?: Readonly<Record<string, number>> | undefined
}

export function MenuList({ entries, onAction, narrow, counts }: Props) {
  const look = narrow ? `${styles.item} ${styles.narrow}` : styles.item
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const waiting = ('to' in entry && counts?.[entry.to]) || 0
        const inside = (
          <>
            <Icon of={entry.icon} />
            <span className={narrow ? 'unseen' : undefined}>{entry.label}</span>
            {counts && (
              <span className={styles.count} aria-hidden="true">
                {waiting > 0 && waiting.toLocaleString('pt-BR')}
              </span>
            )}
          </>
        )
        const shared = {
          className: look,
          title: narrow ? entry.label : undefined,
          'aria-description': waiting ? `${waiting} à espera` : undefined,
          children: inside,
        }
        return (
          <li key={entry.label}>
            {'to' in entry &&
              (isSecondWay(entries, entry) ? (
                <Link to={entry.to} {...shared} />
              ) : (
                <NavLink to={entry.to} end={!entry.whole_room} reloadDocument={entry.whole_page} {...shared} />
              ))}
            {'href' in entry && <a href={entry.href} {...shared} />}
            {'action' in entry && <button type="button" onClick={() => onAction?.(entry.action)} {...shared} />}
          </li>
        )
      })}
    </ul>
  )
}
