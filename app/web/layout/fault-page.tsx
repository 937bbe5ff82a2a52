import { type ErrorResponse, isRouteErrorResponse, useLocation } from 'react-router'
import { Frame } from '#web/layout/frame.tsx'
import { NotFound } from '#web/layout/not-found.tsx'
import { PublicHeader } from './headers/public-header.tsx'
import { SiteFooter } from './footers/site-footer.tsx'
import { useSession } from '#web/session/session.ts'
import { useSite } from '#web/site.ts'
import { ButtonAnchor } from '#web/ui/button.tsx'
import { ErrorState, State } from '#web/ui/states/state.tsx'

const TITLES: Record<number, string> = {
  404: 'Página não encontrada',
  405: 'Nada foi enviado',
  503: 'Indisponível neste momento',
}
const OFFLINE = 'Sem internet ou sem resposta do servidor. Confira a sua conexão e tente de novo.'
const AWAY = 'Não conseguimos abrir esta página agora. Voltamos em instantes: tente de novo.'

/** Shows a fault that no page has caught. Its link reloads the page, because the failed state may be unusable. */
export function FaultPage({ error }: { error: unknown }) {
  const session = useSession()
  const { app_name } = useSite()
  const status = isRouteErrorResponse(error) ? error.status : undefined
  const missing = status === 404
  const away = status === 503
  const offline = status === undefined && isUnreached(error)
  // Pages take no POST: this one came from a form whose script was missing.
  const scriptless = status === 405
  return (
    <Frame header={<PublicHeader session={session} />} footer={<SiteFooter />}>
      <title>
        {[offline ? 'Sem conexão' : (TITLES[status ?? 0] ?? 'Algo deu errado'), app_name].filter(Boolean).join(' · ')}
      </title>
      {missing ? (
        <NotFound {...((error as ErrorResponse).data as { words?: object } | null)?.words} />
      ) : scriptless ? (
        <NothingSent />
      ) : (
        <ErrorState
          heading="h1"
          {...(offline && { title: 'Sem conexão' })}
          text={offline ? OFFLINE : away ? AWAY : 'Erro interno. Tente de novo em alguns instantes.'}
          onRetry={reloadOnceReached}
        />
      )}
    </Frame>
  )
}

/** A page's data or code that did not arrive. Browsers word it each in its way. */
const isUnreached = (error: unknown) =>
  typeof document !== 'undefined' &&
  (!navigator.onLine || (error instanceof TypeError && /fetch|network|load failed|importing/i.test(error.message)))

/** A reload without a connection would leave the browser's own error page. */
const reloadOnceReached = () =>
  void fetch('').then(
    () => location.reload(),
    () => {},
  )

function NothingSent() {
  const { pathname, search } = useLocation()
  return (
    <State
      heading="h1"
      drawing="cable"
      title="Nada foi enviado"
      text={
        'Este formulário precisa de JavaScript, que está desligado neste navegador ou não chegou ' +
        'a carregar. Ative-o, ou use outro navegador, e envie de novo.'
      }
      action={
        <ButtonAnchor kind="primary" href={`${pathname}${search}`}>
          Voltar ao formulário
        </ButtonAnchor>
      }
    />
  )
}
