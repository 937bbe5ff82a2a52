import { useRef } from 'react'
import { ButtonLink } from '#web/ui/button.tsx'
import { pageMeta } from '#web/page-meta.ts'
import { EnvelopeDetail } from '../detail/envelope-detail.tsx'
import { DocumentPreview } from '../queue/document-preview.tsx'
import { ReviewCard } from '../queue/review-card.tsx'
import { useShortcuts } from '../queue/use-shortcuts.ts'
import type { Route } from './+types/admin-envelope-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Contrato · Operação', index: false })

const BACK = { to: '/admin/envelopes', label: 'Contratos' }
const NO_MOVES = {}

/** The document beside its facts, what the law says, and what the machine offers. */
export default function AdminEnvelopePage({ params: { id } }: Route.ComponentProps) {
  const frame = useRef<HTMLDivElement>(null)
  useShortcuts(frame, NO_MOVES)
  return (
    <div ref={frame}>
      <EnvelopeDetail id={id} back={BACK}>
        {({ attributes }) => (
          <>
            <ReviewCard id={id} />
            <ButtonLink to={`/admin/estagios/${attributes.internship.id}/pedidos?contrato=${id}`}>
              Pedir atualização ou dados
            </ButtonLink>
            <DocumentPreview id={id} attributes={attributes} />
          </>
        )}
      </EnvelopeDetail>
    </div>
  )
}
