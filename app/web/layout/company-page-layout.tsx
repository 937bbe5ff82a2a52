import { lazy, Suspense } from 'react'
import PublicLayout from '#web/layout/public-layout.tsx'
import { useSession } from '#web/session/session.ts'

// Visitors do not load the company area's menu.
const CompanyLayout = lazy(() => import('#web/layout/company-layout.tsx'))

/** The frame of company pages: the public one, or their own for people of a company. */
export default function CompanyPageLayout() {
  const { userType } = useSession()
  if (userType !== 'CompanyManager') return <PublicLayout />
  return (
    <Suspense fallback={<PublicLayout />}>
      <CompanyLayout />
    </Suspense>
  )
}
