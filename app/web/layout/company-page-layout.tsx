import { lazy, Suspense } from 'react'
import PublicLayout from '#web/layout/public-layout.tsx'
import { useSession } from '#web/session/session.ts'

// Visitors carry none of the company area's menu.
const CompanyLayout = lazy(() => import('#web/layout/company-layout.tsx'))

/** Around what a company shows: the public frame, and for who works at one their own. */
export default function CompanyPageLayout() {
  const { userType } = useSession()
  if (userType !== 'CompanyManager') return <PublicLayout />
  return (
    <Suspense fallback={<PublicLayout />}>
      <CompanyLayout />
    </Suspense>
  )
}
