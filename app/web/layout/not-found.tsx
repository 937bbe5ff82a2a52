import { startOf } from '#web/session/homes.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'

const NOWHERE = {
  title: 'Esta ponte não leva a lugar nenhum',
  text: 'A página que você procura não existe ou mudou de endereço.',
}

/** With its own words where more can be said. */
export function NotFound(words: Partial<typeof NOWHERE>) {
  const { userType } = useSession()
  return (
    <State
      heading="h1"
      drawing="bridge"
      {...NOWHERE}
      {...words}
      action={
        <ButtonLink kind="primary" to={startOf(userType)}>
          Voltar ao início
        </ButtonLink>
      }
    />
  )
}
