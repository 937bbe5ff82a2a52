import { Link } from 'react-router'
import { call } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { declineInvitation } from '../wire/logins.ts'
import type { Route } from './+types/decline-invitation-page'
import { ActOnLink, useLinkToken } from './act-on-link.tsx'
import { useLinkCheck } from './use-link-check.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Recusar convite', index: false })

const GONE =
  'Este convite não vale mais: já foi aceito, recusado, trocado por outro ou venceu. Não é preciso fazer mais nada.'

export default function DeclineInvitationPage() {
  const { dead } = useLinkCheck(useLinkToken())
  return (
    <ActOnLink
      title="Recusar convite"
      button="Recusar o convite"
      act={(token) => call(declineInvitation, { token })}
      dead={dead && GONE}
      footer={<Link to="/">Ir para o início</Link>}
    >
      Ao recusar, o acesso aberto para você deixa de existir e o seu e-mail fica livre para outro cadastro.
    </ActOnLink>
  )
}
