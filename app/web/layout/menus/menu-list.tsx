import { Link, NavLink } from 'react-router'
import { isSecondWay, type MenuAction, type MenuEntry } from './menu-entry.ts'
import { Icon } from '#web/ui/media/icon.tsx'
import styles from './menu-list.module.css'

type Props = {
  entries: readonly MenuEntry[]
  onAction?: (action: MenuAction) => void
  /** Icons only: labels are still read aloud and shown as tooltips. */
  narrow?: boolean
}

export function MenuList({ entries, onAction, narrow }: Props) {
  const look = narrow ? `${styles.item} ${styles.narrow}` : styles.item
  return (
    <ul className={styles.list}>
      {entries.map((entry) => {
        const inside = (
          <>
            <Icon of={entry.icon} />
            <span className={narrow ? 'unseen' : undefined}>{entry.label}</span>
          </>
        )
        const shared = { className: look, title: narrow ? entry.label : undefined, children: inside }
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
