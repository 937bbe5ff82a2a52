import { Link } from 'react-router'
import { ActOnLink, useLinkToken } from '#features/accounts/web/act-on-link.tsx'
import { call } from '#web/calls/api.ts'
import { pageMeta } from '#web/page-meta.ts'
import { isMessageKind, MESSAGE_KINDS, unsubscribe } from '../wire.ts'
import type { Route } from './+types/unsubscribe-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Deixar de receber mensagens', index: false })

/** Needs no log-in. */
export default function UnsubscribePage() {
  const kind = useLinkToken().split('.')[1] ?? ''
  const known = isMessageKind(kind)
  return (
    <ActOnLink
      title="Deixar de receber mensagens"
      button="Deixar de receber"
      act={(token) => call(unsubscribe, { token })}
      whole={known}
      footer={<Link to="/usuarios/configuracoes">Escolher tudo o que quero receber</Link>}
    >
      {known && (
        <>
          Você não vai mais receber “{MESSAGE_KINDS[kind].label}” por e-mail. Os avisos da sua conta continuam chegando.
        </>
      )}
    </ActOnLink>
  )
}
