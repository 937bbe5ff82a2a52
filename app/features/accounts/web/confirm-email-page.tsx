import { Link, useLocation } from 'react-router'
import { call } from '#web/calls/api.ts'
import { withReturnTo, startOf } from '#web/session/homes.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { confirmEmail } from '../wire/logins.ts'
import type { Route } from './+types/confirm-email-page'
import { ActOnLink, useLinkToken } from './act-on-link.tsx'
import { audienceAt } from './login/audience.ts'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { useLinkCheck } from './use-link-check.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Confirmar e-mail', index: false })

export default function ConfirmEmailPage() {
  const audience = audienceAt(useLocation().pathname)
  const { dead } = useLinkCheck(useLinkToken())
  const { isLogged, userType } = useSession()
  const home = startOf(audience.user_type)
  return (
    <ActOnLink
      title="Confirmar e-mail"
      button="Confirmar meu e-mail"
      act={(token) => call(confirmEmail, { token })}
      otherwise={<AskAgain audience={audience} />}
      dead={dead}
      footer={
        userType === audience.user_type ? (
          <Link to={home}>Ir para o início</Link>
        ) : (
          <Link to={isLogged ? withReturnTo(audience.login, home) : audience.login}>Ir para a entrada</Link>
        )
      }
    >
      Falta só um toque para sabermos que este e-mail é seu.
    </ActOnLink>
  )
}

/** A signed-in person can ask for another link; others sign in first and find the button in the settings. */
function AskAgain({ audience: { user_type, login, settings } }: { audience: ReturnType<typeof audienceAt> }) {
  const { userType } = useSession()
  if (userType === user_type) return <ResendConfirmation kind="primary" />
  return (
    <ButtonLink kind="primary" to={withReturnTo(login, settings)}>
      Entrar para pedir outro link
    </ButtonLink>
  )
}
