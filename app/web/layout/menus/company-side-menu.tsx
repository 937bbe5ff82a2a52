import type { CompanyMenu } from './company-menu.ts'
import type { MenuAction } from './menu-entry.ts'
import { MenuList } from './menu-list.tsx'
import styles from './company-side-menu.module.css'

type Props = { menu: CompanyMenu; narrow?: boolean; onAction: (action: MenuAction) => void }

/** Work at the top, person and company at the bottom. */
export function CompanySideMenu({ menu: { upper, lower }, narrow, onAction }: Props) {
  return (
    <nav aria-label="Área da empresa" className={styles.menu}>
      <MenuList entries={upper} narrow={narrow} onAction={onAction} />
      <MenuList entries={lower} narrow={narrow} onAction={onAction} />
    </nav>
  )
}
