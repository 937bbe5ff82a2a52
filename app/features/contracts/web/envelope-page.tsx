import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import type { Route } from './+types/envelope-page'
import { EnvelopeDetail } from './detail/envelope-detail.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Contrato', index: false })

const BACK = { label: 'Meus contratos' }

export default function EnvelopePage({ params: { id } }: Route.ComponentProps) {
  const { userType } = useSession()
  return (
    <EnvelopeDetail
      id={id}
      back={{ ...BACK, to: userType === 'CompanyManager' ? '/folders/minhas' : '/envelopes/minhas' }}
    />
  )
}
