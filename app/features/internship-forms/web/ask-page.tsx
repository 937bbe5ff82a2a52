import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/ask-page'
import { AskRoom } from './ask/ask-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Pedir à pessoa estagiária', index: false })

export default function AskPage({ params: { id } }: Route.ComponentProps) {
  return <AskRoom internship_id={id} check="/dados/conferir" back={{ to: `/folders/${id}`, label: 'Estágio' }} />
}
