import { Outlet, useLocation, useMatches } from 'react-router'
import { useFeatures } from '#web/features.ts'
import { securityOf } from '#web/session/homes.ts'
import { CompanyFrame } from './headers/company-frame.tsx'
import { PageGuard } from './rooms/page-guard.tsx'
import { TwoFactorDue } from './rooms/two-factor-due.tsx'
import { useSession } from '#web/session/session.ts'

/** A route's handle says that it is a company's public page, or work that needs the whole width. */
export type CompanyPageHandle = { company_show_page?: boolean; wide_work?: boolean }

const MANAGERS = { only: ['CompanyManager'] } as const

export default function CompanyLayout() {
  const session = useSession()
  const features = useFeatures()
  const { pathname } = useLocation()
  const barred = session.attributes.two_factor_due && pathname !== securityOf('CompanyManager')
  const handles = useMatches().map(({ handle }) => handle as CompanyPageHandle | undefined)
  const showPage = handles.some((one) => one?.company_show_page)
  const wideWork = handles.some((one) => one?.wide_work)
  return (
    <CompanyFrame session={session} features={features} showPage={showPage} wideWork={wideWork}>
      <PageGuard access={MANAGERS}>{barred ? <TwoFactorDue /> : <Outlet />}</PageGuard>
    </CompanyFrame>
  )
}
