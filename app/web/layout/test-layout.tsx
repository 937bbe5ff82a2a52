import { Outlet } from 'react-router'
import { CopyrightFooter } from './footers/copyright-footer.tsx'
import { Frame } from '#web/layout/frame.tsx'
import { Logo } from './headers/logo.tsx'
import { PageGuard } from './rooms/page-guard.tsx'
import styles from './test-layout.module.css'

export function LogoHeader() {
  return (
    <header className={styles.header}>
      <Logo to={null} />
    </header>
  )
}

const CANDIDATES = { only: ['User'] } as const

/** For tests under time: no links but the test. */
export default function TestLayout() {
  return (
    <Frame header={<LogoHeader />} footer={<CopyrightFooter />}>
      <PageGuard access={CANDIDATES}>
        <Outlet />
      </PageGuard>
    </Frame>
  )
}
