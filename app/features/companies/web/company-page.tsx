import { Column } from '#web/layout/frame.tsx'
import { NotFound } from '#web/layout/not-found.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session.ts'
import { siteOf } from '#web/site.ts'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx'
import type { Route } from './+types/company-page'
import { CompanyView } from './page/company-view.tsx'
import { loadCompany } from './page/load-company.ts'
import { organization } from './page/organization.ts'
import { OwnBar } from './page/own-bar.tsx'
import { useOwnView } from './page/use-own-view.ts'
import { shortened, wordsOf } from './page/words-of.ts'

export const handle = { remember: 30, access: 'everybody', company_show_page: true }

export const loader = ({ context, params }: Route.LoaderArgs) => loadCompany(context, params.id)

export const meta = (args: Route.MetaArgs) => {
  const company = args.loaderData?.company
  if (!company) return pageMeta(args, { title: 'Empresa', index: false })
  const { name, slug, sector, place, open_jobs, description } = company.attributes
  const where = [sector, place].filter(Boolean).join(', ')
  const open = open_jobs ? ` ${open_jobs === 1 ? '1 vaga aberta' : `${open_jobs.toLocaleString('pt-BR')} vagas abertas`}.` : ''
  return [
    // By whatever key it was asked for, it is one page.
    ...pageMeta({ ...args, location: { pathname: `/empresas/ver/${slug}` } }, { title: name, description: `${name}: ${where}.${open}${description ? ` ${shortened(wordsOf(description), 160)}` : ''}` }),
    { 'script:ld+json': organization(company, siteOf(args).app_origin) },
  ]
}

export default function CompanyPage({ loaderData, params }: Route.ComponentProps) {
  const { attributes: session } = useSession()
  const own = useOwnView(params.id)
  const company = own.company ?? loaderData.company
  if (company) {
    return (
      <CompanyView company={company.attributes} jobs={loaderData.jobs}>
        <OwnBar company={company} main={company.attributes.slug === session.company_slug} />
      </CompanyView>
    )
  }
  return own.waiting ? <Waiting /> : <NotFound title="Não encontramos esta empresa" text="O endereço pode ter mudado, ou ela ainda não foi verificada." />
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
