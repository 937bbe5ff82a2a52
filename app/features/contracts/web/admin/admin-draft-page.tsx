import { useQuery } from '@tanstack/react-query'
import { answerOf } from '#web/calls/answer.ts'
import { pageMeta } from '#web/page-meta.ts'
import { Loaded } from '#web/page/loaded.tsx'
import { showEnvelope } from '../../wire/envelopes.ts'
import { DraftRoom } from '../draft/draft-room.tsx'
import type { Route } from './+types/admin-draft-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Rascunho · Operação', index: false })

export default function AdminDraftPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery({ ...answerOf(showEnvelope, { id }), retry: false })
  const page = `/admin/envelopes/${id}`
  return (
    <Loaded of={[query]} page="column" missing="Não encontramos este contrato">
      {({ data: { attributes } }) => (
        <DraftRoom id={attributes.internship.id} envelope_id={id} back={page} sent={() => page} />
      )}
    </Loaded>
  )
}
