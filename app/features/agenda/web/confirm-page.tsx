import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/confirm-page'
import { ConfirmForm } from './answer/confirm-form.tsx'
import { AnswerProposals } from './company/answer-proposals.tsx'
import { useIsCompany } from './parts/agenda-words.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Confirmar entrevista', index: false })

export default function ConfirmPage({ params: { id } }: Route.ComponentProps) {
  return useIsCompany() ? <AnswerProposals id={id} /> : <ConfirmForm id={id} />
}
