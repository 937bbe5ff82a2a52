import { isRouteErrorResponse } from 'react-router'
import { Frame } from '#web/layout/frame.tsx'
import { NotFound } from '#web/layout/not-found.tsx'
import { PublicHeader } from '#web/layout/public-header.tsx'
import { SiteFooter } from '#web/layout/site-footer.tsx'
import { useSession } from '#web/session.ts'
import { ErrorState } from '#web/ui/state.tsx'

/** What no page has caught. The whole page is asked for again: what failed may hold no way back of its own. */
export function FaultPage({ error }: { error: unknown }) {
  const session = useSession()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <Frame header={<PublicHeader session={session} />} footer={<SiteFooter />}>
      <title>{missing ? 'Página não encontrada' : 'Algo deu errado'}</title>
      {missing ? <NotFound /> : <ErrorState heading="h1" text="Erro interno. Tente de novo em alguns instantes." onRetry={() => location.reload()} />}
    </Frame>
  )
}
