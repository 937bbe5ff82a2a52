import { IconMenu2 } from '#web/icons/m/menu-2.ts'
import { useCallback, useState, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router'
import { securityOf } from '#web/session/homes.ts'
import { ADMIN_MENU, LEAVE } from './menus/admin-menu.ts'
import { CopyrightFooter } from './footers/copyright-footer.tsx'
import { Frame } from '#web/layout/frame.tsx'
import { Logo } from './headers/logo.tsx'
import { useMenuActions } from './menus/menu-actions.tsx'
import { MenuList } from './menus/menu-list.tsx'
import { PageGuard } from './rooms/page-guard.tsx'
import { SideDrawer } from './menus/side-drawer.tsx'
import { TwoFactorDue } from './rooms/two-factor-due.tsx'
import { useSession } from '#web/session/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/media/icon.tsx'
import { ThemeToggle } from '#web/ui/theme-toggle.tsx'
import styles from './admin-frame.module.css'

const OPERATORS = { only: ['Operator'] } as const

type Props = {
  /** What waits in each room, by its address. */
  counts?: Readonly<Record<string, number>> | undefined
  /** One search over everything, in the header. */
  search?: ReactNode
}

/** The operator's frame: a fixed menu, content at full width. */
export function AdminFrame({ counts, search }: Props) {
  const { userType, attributes } = useSession()
  const known = userType === 'Operator'
  const { pathname } = useLocation()
  const barred = attributes.two_factor_due && pathname !== securityOf('Operator')
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const { act, dialogs } = useMenuActions()
  const menu = (
    <nav aria-label="Operação" className={styles.menu}>
      <MenuList entries={ADMIN_MENU} counts={counts} />
      <MenuList entries={LEAVE} onAction={act} />
    </nav>
  )
  return (
    <>
      <Frame
        header={
          <header className={styles.header}>
            {known && (
              <Button kind="icon" className={styles.toggle} aria-label="Abrir o menu" onClick={() => setOpen(true)}>
                <Icon of={IconMenu2} />
              </Button>
            )}
            <Logo to={known ? '/admin' : '/'} />
            <span className={styles.area}>Operação</span>
            {known && search}
            <div className={styles.tools}>
              <ThemeToggle />
              {known && <span className={styles.who}>{attributes.email}</span>}
            </div>
          </header>
        }
        footer={<CopyrightFooter />}
        work
        aside={<div className={styles.side}>{known && menu}</div>}
        body={{ className: styles.body }}
      >
        <PageGuard access={OPERATORS}>{barred ? <TwoFactorDue /> : <Outlet />}</PageGuard>
      </Frame>
      <SideDrawer open={open} onClose={close} side="left" title="Menu">
        {menu}
      </SideDrawer>
      {dialogs}
    </>
  )
}
