import { lazy, Suspense } from 'react'
import { Outlet, useMatches } from 'react-router'
import { AcademyBar } from './headers/academy-bar.tsx'
import { Copyright } from './footers/copyright-footer.tsx'
import { Frame } from '#web/layout/frame.tsx'
import { SocialLinks } from './footers/social-links.tsx'
import { useSession } from '#web/session/session.ts'
import styles from './headers/academy.module.css'

/** It knows every room: pages that are everybody's do without its weight. */
const PageGuard = lazy(async () => ({ default: (await import('./rooms/page-guard.tsx')).PageGuard }))

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
  // What is remembered is the same for everybody.
  const isEverybodys = useMatches().some(({ handle }) => (handle as { remember?: number } | undefined)?.remember)
  return (
    <Frame header={<AcademyBar session={session} />} footer={<AcademyFooter />}>
      {isEverybodys ? (
        <Outlet />
      ) : (
        <Suspense>
          <PageGuard access="everybody">
            <Outlet />
          </PageGuard>
        </Suspense>
      )}
    </Frame>
  )
}
