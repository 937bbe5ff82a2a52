import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/admin-ask-page'
import { AskRoom } from './ask/ask-room.tsx'

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, { title: 'Pedir à pessoa estagiária · Operação', index: false })

export default function AdminAskPage({ params: { id } }: Route.ComponentProps) {
  return <AskRoom internship_id={id} check="/admin/dados" back={{ to: '/admin/envelopes', label: 'Contratos' }} />
}
