import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/admin-template-page'
import { TemplateRoom } from './template-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Modelo de documento · Operação', index: false })

export default function AdminTemplatePage({ params: { id } }: Route.ComponentProps) {
  return <TemplateRoom key={id} id={id} list="/admin/modelos" />
}
