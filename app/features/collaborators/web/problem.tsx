import { ErrorState, ForbiddenState, State } from '#web/ui/states/state.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Refused } from '#wire/send.ts'

/** Why a page cannot be shown: whose it is, that it is not there, or that something broke. */
export function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const refused = error instanceof Refused ? error : undefined
  if (refused?.status === 403) return <ForbiddenState roles={(refused.body as { roles?: string[] }).roles ?? []} />
  if (refused?.status === 404)
    return (
      <State
        drawing="lost"
        title="Não encontramos o que você procura"
        text={refused.message}
        action={
          <ButtonLink kind="primary" to="/colaboradores/meus">
            Ver colaboradores
          </ButtonLink>
        }
      />
    )
  return <ErrorState onRetry={onRetry} />
}
