import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from 'react'
import { CompanyHeader } from './company-header.tsx'
import { companyMenu, contractEntries } from '#web/layout/menus/company-menu.ts'
import { CompanySideMenu } from '#web/layout/menus/company-side-menu.tsx'
import { CopyrightFooter } from '#web/layout/footers/copyright-footer.tsx'
import { Frame } from '#web/layout/frame.tsx'
import { useMenuActions } from '#web/layout/menus/menu-actions.tsx'
import { SideDrawer } from '#web/layout/menus/side-drawer.tsx'
import { sideMenu } from '#web/layout/menus/side-menu-state.ts'
import { UpdateNotice } from './update-notice.tsx'
import type { Features } from '#web/features.ts'
import { useMediaQuery } from '#web/media-query.ts'
import type { Session } from '#web/session/session.ts'
import styles from './company-frame.module.css'

type Props = {
  session: Session
  features: Features
  /** A company's public page uses the whole width: its menu is a drawer, which closes from 1441 px on. */
  showPage?: boolean
  /** Work that needs the width: the menu is narrow unless somebody has chosen otherwise. */
  wideWork?: boolean
  children: ReactNode
}

export function CompanyFrame({ session, features, showPage = false, wideWork = false, children }: Props) {
  const known = session.userType === 'CompanyManager'
  const state = useSyncExternalStore(sideMenu.subscribe, sideMenu.get, sideMenu.atServer)
  const narrow = state === 'auto' ? wideWork : state === 'narrow'
  const pinned = useMediaQuery('(min-width: 1024px)') && !showPage
  const immense = useMediaQuery('(min-width: 1441px)') && showPage
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(() => {
    if (pinned || immense) setOpen(false)
  }, [pinned, immense])
  const { act, dialogs } = useMenuActions()
  const menu = companyMenu(session.attributes, features)
  const toggle = pinned
    ? {
        label: narrow ? 'Mostrar os nomes do menu' : 'Recolher o menu',
        expanded: !narrow,
        act: () => sideMenu.set(narrow ? 'wide' : 'narrow'),
      }
    : { label: 'Abrir o menu', act: () => setOpen(true) }
  return (
    <>
      <Frame
        header={<CompanyHeader session={session} toggle={toggle} />}
        footer={<CopyrightFooter />}
        work={!showPage || undefined}
        aside={
          known &&
          !showPage && (
            <div className={styles.side}>
              <CompanySideMenu menu={menu} narrow={narrow} onAction={act} />
            </div>
          )
        }
        body={{
          className: styles.body,
          'data-pinned': known && !showPage,
          'data-guest': !known,
          'data-menu': narrow ? 'narrow' : 'wide',
          'data-work': wideWork ? 'wide' : undefined,
          'data-show': showPage || undefined,
        }}
      >
        {features.company_new_layout_update_notice && !showPage && <UpdateNotice />}
        {children}
      </Frame>
      <SideDrawer open={open} onClose={close} side="left" title="Menu">
        <CompanySideMenu
          menu={{
            ...menu,
            upper: [...menu.upper, ...contractEntries(session.attributes, menu.upper)],
          }}
          onAction={act}
        />
      </SideDrawer>
      {dialogs}
    </>
  )
}
