import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { showEnvelope } from '#features/contracts/wire/envelopes.ts'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/admin-ask-page'
import { ASK_TITLE, AskRoom } from './ask/ask-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: `${ASK_TITLE} · Operação`, index: false })

export default function AdminAskPage({ params: { id } }: Route.ComponentProps) {
  // The contract from which somebody came: it names the person.
  const contract = useSearchParams()[0].get('contrato')
  const of = useQuery({ ...answerOf(showEnvelope, { id: contract ?? '' }), enabled: contract !== null })
  const back = contract
    ? { to: `/admin/envelopes/${contract}`, label: 'Contrato' }
    : { to: '/admin/envelopes', label: 'Contratos' }
  const name = of.data?.data.attributes.internship.intern_name
  return <AskRoom internship_id={id} name={name} check="/admin/dados" back={back} />
}
