import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/admin-templates-page'
import { TemplatesRoom } from './list/templates-room.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Modelos de documentos · Operação', index: false })

export default function AdminTemplatesPage() {
  return <TemplatesRoom of="admin" />
}
