import { lazy, Suspense } from 'react'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { siteOf } from '#web/site.ts'
import { openJobsInWords } from '../wire/open-jobs.ts'
import type { Route } from './+types/company-page'
import { CompanyMissing } from './page/company-missing.tsx'
import { CompanyView } from './page/company-view.tsx'
import { loadCompany } from './page/load-company.ts'
import { organization } from './page/organization.ts'
import { shortened, wordsOf } from './page/words-of.ts'

/** Visitors carry none of it. */
const OwnView = lazy(() => import('./page/own-view.tsx'))

export const handle = { remember: 30, company_show_page: true }

export const loader = ({ context, params }: Route.LoaderArgs) => loadCompany(context, params.id)

export const meta = (args: Route.MetaArgs) => {
  const company = args.loaderData?.company
  if (!company) return pageMeta(args, { title: 'Empresa', index: false })
  const { name, slug, sector, place, open_jobs, description } = company.attributes
  const where = [sector, place].filter(Boolean).join(', ')
  const open = open_jobs ? ` ${openJobsInWords(open_jobs)}.` : ''
  const told = `${name}: ${where}.${open}${description ? ` ${shortened(wordsOf(description), 160)}` : ''}`
  const picture = { path: `/v1/profile/companies/${slug}/picture.png`, alt: `${name}, ${where}` }
  return [
    // By whatever key it was asked for, it is one page.
    ...pageMeta(
      { ...args, location: { pathname: `/empresas/ver/${slug}` } },
      { title: name, description: told, picture },
    ),
    { 'script:ld+json': organization(company, siteOf(args).app_origin) },
  ]
}

export default function CompanyPage({ loaderData: { company, jobs }, params }: Route.ComponentProps) {
  const { userType } = useSession()
  const shown = company ? <CompanyView company={company.attributes} jobs={jobs} /> : <CompanyMissing waiting={false} />
  if (userType !== 'CompanyManager' && userType !== 'Operator') return shown
  return (
    <Suspense fallback={shown}>
      <OwnView key={params.id} company_id={params.id} company={company} jobs={jobs} />
    </Suspense>
  )
}
