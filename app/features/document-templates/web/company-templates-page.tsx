import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/company-templates-page'
import { TemplatesRoom } from './list/templates-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Modelos de documentos', index: false })

export default function CompanyTemplatesPage() {
  return <TemplatesRoom of="company" />
}
