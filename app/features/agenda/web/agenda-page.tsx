import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/agenda-page'
import { CompanyAgenda } from './company/company-agenda.tsx'
import { useIsCompany } from './parts/agenda-words.ts'
import { OwnAgenda } from './parts/own-agenda.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Agenda', index: false })

export default function AgendaPage() {
  return useIsCompany() ? <CompanyAgenda /> : <OwnAgenda />
}
