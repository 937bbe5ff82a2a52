import { startOf } from '#web/session/homes.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'

const NOWHERE = {
  title: 'Esta ponte não leva a lugar nenhum',
  text: 'A página que você procura não existe ou mudou de endereço.',
}
type Words = Partial<typeof NOWHERE> & { /** What to do instead. */ way?: { to: string; words: string } }

/** With its own words where more can be said. */
export function NotFound({ way, ...words }: Words) {
  const { userType } = useSession()
  const start = (
    <ButtonLink kind={way ? 'secondary' : 'primary'} to={startOf(userType)}>
      Voltar ao início
    </ButtonLink>
  )
  const action = way ? (
    <>
      <ButtonLink kind="primary" to={way.to}>
        {way.words}
      </ButtonLink>
      {start}
    </>
  ) : (
    start
  )
  return <State heading="h1" drawing="lost" {...NOWHERE} {...words} action={action} />
}
