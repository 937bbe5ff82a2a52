import { Link } from 'react-router'
import { call } from '#web/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { declineInvitation } from '../wire.ts'
import type { Route } from './+types/decline-invitation-page'
import { ActOnLink } from './act-on-link.tsx'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Recusar convite', index: false })

export default function DeclineInvitationPage() {
  return (
    <ActOnLink title="Recusar convite" button="Recusar o convite" act={(token) => call(declineInvitation, { token })} footer={<Link to="/">Ir para o início</Link>}>
      Ao recusar, o acesso aberto para você deixa de existir e o seu e-mail fica livre para outro cadastro.
    </ActOnLink>
  )
}
