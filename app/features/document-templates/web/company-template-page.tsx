import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/company-template-page'
import { TemplateRoom } from './template-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Modelo de documento', index: false })

export default function CompanyTemplatePage({ params: { id } }: Route.ComponentProps) {
  return <TemplateRoom key={id} id={id} list="/folders/modelos" />
}
