import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/reschedule-page'
import { RescheduleForm } from './answer/reschedule-form.tsx'
import { MoveForm } from './company/move-form.tsx'
import { useIsCompany } from './parts/agenda-words.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Reagendar entrevista', index: false })

export default function ReschedulePage({ params: { id } }: Route.ComponentProps) {
  return useIsCompany() ? <MoveForm id={id} /> : <RescheduleForm id={id} />
}
