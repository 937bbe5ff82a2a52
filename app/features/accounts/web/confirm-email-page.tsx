import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { call } from '#web/calls/api.ts'
import { revoke } from '#web/calls/revoke.ts'
import { pageAfterLogin, returnPath, startOf, withReturnTo } from '#web/session/homes.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { confirmEmail } from '../wire/logins.ts'
import type { Route } from './+types/confirm-email-page'
import { ActOnLink, useLinkToken } from './act-on-link.tsx'
import { audienceAt } from './login/audience.ts'
import { openAnswer } from './login/enter-as.ts'
import { AnotherPassword, complete, usePasswordForm } from './another-password.tsx'
import { ResendConfirmation } from './resend-confirmation.tsx'
import { signedUpHere } from './signed-up-here.ts'
import { useLinkCheck } from './use-link-check.ts'

export const meta = (args: Route.MetaArgs) => pageMeta(args, { title: 'Confirmar e-mail', index: false })

/** The link of a candidate's registration also logs in, and leads back to where the person was going. */
export default function ConfirmEmailPage() {
  const { pathname, search } = useLocation()
  const audience = audienceAt(pathname)
  const { dead, link } = useLinkCheck(useLinkToken())
  const { isLogged, userType, attributes } = useSession()
  const navigate = useNavigate()
  const form = usePasswordForm()
  const [shown, setShown] = useState(false)
  const offered = link?.chooses_password === true && !isLogged && !signedUpHere(link.email)
  const another = offered && shown
  const back = returnPath(search)
  const home = back ?? startOf(audience.user_type)
  const { login } = audience

  async function confirm(token: string) {
    if (another && !(await complete(form))) return undefined
    const { session, messages } = await call(confirmEmail, { token, ...(another && form.getValues()) })
    if (!session) return { messages }
    // Somebody else is here: nobody is put out by a link.
    if (isLogged && (userType !== session.user_type || attributes.email !== session.attributes.email))
      revoke(session.access_token)
    else await navigate(pageAfterLogin(openAnswer(session), search), { replace: true })
    return { messages }
  }

  return (
    <ActOnLink
      title="Confirmar e-mail"
      button="Confirmar meu e-mail"
      act={confirm}
      otherwise={<AskAgain audience={audience} back={back} />}
      dead={dead}
      fields={offered && <AnotherPassword form={form} shown={shown} onShow={setShown} />}
      footer={
        userType === audience.user_type ? (
          <Link to={home}>{back ? 'Continuar' : 'Ir para o início'}</Link>
        ) : (
          <Link to={isLogged || back ? withReturnTo(login, home) : login}>Ir para o login</Link>
        )
      }
    >
      {back?.startsWith('/vagas/')
        ? 'Falta só um toque para sabermos que este e-mail é seu. Depois, você volta à sua candidatura.'
        : 'Falta só um toque para sabermos que este e-mail é seu.'}
      {link && ` A conta é ${link.email}.`}
    </ActOnLink>
  )
}

type Asking = { audience: ReturnType<typeof audienceAt>; back: string | undefined }

/** A signed-in person can ask for another link; others sign in first and find the button where they are led. */
function AskAgain({ audience: { user_type, login, settings }, back }: Asking) {
  const { userType } = useSession()
  if (userType === user_type) return <ResendConfirmation kind="primary" return_to={back} />
  return (
    <ButtonLink kind="primary" to={withReturnTo(login, back ?? settings)}>
      Entrar para pedir outro link
    </ButtonLink>
  )
}
