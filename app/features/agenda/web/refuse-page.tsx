import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/refuse-page'
import { RefuseForm } from './answer/refuse-form.tsx'
import { CancelForm } from './company/cancel-form.tsx'
import { useIsCompany } from './parts/agenda-words.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Recusar entrevista', index: false })

export default function RefusePage({ params: { id } }: Route.ComponentProps) {
  return useIsCompany() ? <CancelForm id={id} /> : <RefuseForm id={id} />
}
