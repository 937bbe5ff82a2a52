import { useSearchParams } from 'react-router'
import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/draft-page'
import { DraftRoom } from './draft/draft-room.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Rascunho de contrato', index: false })

export default function DraftPage({ params: { id } }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const envelope_id = search.get('documento') ?? undefined
  return <DraftRoom id={id} envelope_id={envelope_id} back={`/folders/${id}`} sent={(sent) => `/envelopes/${sent}`} />
}
