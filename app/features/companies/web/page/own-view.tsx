import { useQuery } from '@tanstack/react-query'
import type { JobCard } from '#features/jobs/web/board/board-address.ts'
import { answerOf } from '#web/calls/answer.ts'
import { useSession } from '#web/session/session.ts'
import { ErrorState } from '#web/ui/states/state.tsx'
import { Refused } from '#wire/send.ts'
import { showCompany } from '../../wire/directory.ts'
import type { Company } from './company.ts'
import { CompanyMissing } from './company-missing.tsx'
import { CompanyView } from './company-view.tsx'
import { OwnBar } from './own-bar.tsx'

/** The page as the company itself sees it, and the operation one that is not verified yet. */
export default function OwnView({
  company_id,
  company: everybodys,
  jobs,
}: {
  company_id: string
  company: Company | null
  jobs: readonly JobCard[]
}) {
  const { company_slug } = useSession().attributes
  const { data, error, isLoading, refetch } = useQuery({ ...answerOf(showCompany, { company_id }), retry: false })
  const company = data?.data ?? everybodys
  if (!company && error && !(error instanceof Refused && error.status === 404))
    return <ErrorState heading="h1" onRetry={() => void refetch()} />
  if (!company) return <CompanyMissing waiting={isLoading} />
  return (
    <CompanyView company={company.attributes} jobs={jobs}>
      <OwnBar company={company} main={company.attributes.slug === company_slug} />
    </CompanyView>
  )
}
