import { Outlet } from 'react-router'
import { AcademyBar } from './headers/academy-bar.tsx'
import { Copyright } from './footers/copyright-footer.tsx'
import { Frame } from '#web/layout/frame.tsx'
import { PageGuard } from './rooms/page-guard.tsx'
import { SocialLinks } from './footers/social-links.tsx'
import { useSession } from '#web/session/session.ts'
import styles from './headers/academy.module.css'

export function AcademyFooter() {
  return (
    <footer className={styles.footer}>
      <p>
        <Copyright />
      </p>
      <SocialLinks />
      <a className={styles.terms} href="/termos.pdf">
        Termos de uso
      </a>
    </footer>
  )
}

export default function AcademyLayout() {
  const session = useSession()
  return (
    <Frame header={<AcademyBar session={session} />} footer={<AcademyFooter />}>
      <PageGuard access="everybody">
        <Outlet />
      </PageGuard>
    </Frame>
  )
}
