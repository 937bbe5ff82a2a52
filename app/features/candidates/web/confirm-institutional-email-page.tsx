import { Link } from 'react-router'
import { ActOnLink } from '#features/accounts/web/act-on-link.tsx'
import { call } from '#web/calls/api.ts'
import { readSessionAgain } from '#web/session/fresh-session.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { confirmInstitutionalEmail } from '../wire/profile.ts'
import type { Route } from './+types/confirm-institutional-email-page'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Confirmar e-mail institucional', index: false })

/** The answer says what the institution is to the person from now on. */
export default function ConfirmInstitutionalEmailPage() {
  const candidate = useSession().userType === 'User'

  async function confirm(token: string) {
    const answer = await call(confirmInstitutionalEmail, { token })
    if (candidate) void readSessionAgain() // the bond opens exclusive jobs at once
    return answer
  }

  return (
    <ActOnLink
      title="Confirmar e-mail institucional"
      button="Confirmar e-mail institucional"
      act={confirm}
      onward={candidate && <ButtonLink to="/usuarios/home">Ir para o início</ButtonLink>}
      footer={candidate ? undefined : <Link to="/usuarios/entrar">Ir para o login</Link>}
    >
      Com ele a gente sabe que você estuda na sua instituição e mostra as vagas que são só de lá.
    </ActOnLink>
  )
}
