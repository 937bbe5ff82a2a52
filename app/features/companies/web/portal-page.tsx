import { useQuery } from '@tanstack/react-query'
import { listJobs } from '#features/jobs/wire/board.ts'
import { answerOf } from '#web/calls/answer.ts'
import { Column } from '#web/layout/frame.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ErrorState } from '#web/ui/states/state.tsx'
import { showCompany } from '../wire/directory.ts'
import type { Route } from './+types/portal-page'
import { CompanyView } from './page/company-view.tsx'
import { OwnBar } from './page/own-bar.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Meu portal', index: false })

/** The own company's page within its area: all roles read, who keeps settings finds the way to the form. */
export default function PortalPage() {
  const { company_slug = '' } = useSession().attributes
  const enabled = company_slug !== ''
  const shown = useQuery({ ...answerOf(showCompany, { company_id: company_slug }), enabled })
  const jobs = useQuery({ ...answerOf(listJobs, { company_id: company_slug, per_page: 10 }), enabled })
  const company = shown.data?.data
  if (shown.error && !company) return <ErrorState heading="h1" onRetry={() => void shown.refetch()} />
  if (!company) return <Waiting />
  return (
    <CompanyView company={company.attributes} jobs={jobs.data?.collection.data ?? []}>
      <OwnBar company={company} main />
    </CompanyView>
  )
}

const Waiting = () => (
  <Column>
    <Loading>
      <Skeleton height={220} />
      <div style={{ height: 24 }} />
      <SkeletonLines lines={6} />
    </Loading>
  </Column>
)
