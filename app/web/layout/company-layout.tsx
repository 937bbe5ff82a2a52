import { Outlet, useLocation, useMatches } from 'react-router'
import { useFeatures } from '#web/features.ts'
import { securityOf } from '#web/session/homes.ts'
import { CompanyFrame } from './headers/company-frame.tsx'
import { PageGuard } from './rooms/page-guard.tsx'
import { TwoFactorDue } from './rooms/two-factor-due.tsx'
import { useSession } from '#web/session/session.ts'

/** A route sets this in its handle when it is a company's public page. */
export type CompanyPageHandle = { company_show_page?: boolean }

const MANAGERS = { only: ['CompanyManager'] } as const

export default function CompanyLayout() {
  const session = useSession()
  const features = useFeatures()
  const { pathname } = useLocation()
  const barred = session.attributes.two_factor_due && pathname !== securityOf('CompanyManager')
  const showPage = useMatches().some(({ handle }) => (handle as CompanyPageHandle | undefined)?.company_show_page)
  return (
    <CompanyFrame session={session} features={features} showPage={showPage}>
      <PageGuard access={MANAGERS}>{barred ? <TwoFactorDue /> : <Outlet />}</PageGuard>
    </CompanyFrame>
  )
}
