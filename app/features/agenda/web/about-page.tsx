import { pageMeta } from '#web/page-meta.ts'
import type { Route } from './+types/about-page'
import { InterviewDetail } from './company/interview-detail.tsx'
import { useIsCompany } from './parts/agenda-words.ts'
import { InviteDetail } from './answer/invite-detail.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Entrevista', index: false })

export default function AboutPage({ params: { id } }: Route.ComponentProps) {
  return useIsCompany() ? <InterviewDetail id={id} /> : <InviteDetail id={id} />
}
