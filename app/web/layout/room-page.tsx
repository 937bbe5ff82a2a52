import { useMatches } from 'react-router'
import { startOf } from '#web/session/homes.ts'
import { roomOf } from './rooms/room-table.ts'
import type { UnbuiltRoom } from './rooms/room.ts'
import { pageMeta } from '#web/page-meta.ts'
import { useSession } from '#web/session/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { State } from '#web/ui/states/state.tsx'
import type { Route } from './+types/room-page'

const unbuilt = (matches: readonly ({ id: string } | undefined)[]) =>
  roomOf(matches.at(-1)?.id ?? '') as UnbuiltRoom | undefined

export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: unbuilt(args.matches)?.title, index: false })

/** A room that is not built yet: says so, and what it will be. */
export default function RoomPage() {
  const { userType } = useSession()
  const room = unbuilt(useMatches())
  return (
    <State
      heading="h1"
      drawing="bridge"
      title={room?.title ?? 'Em construção'}
      text={<>Esta sala ainda está sendo construída. {room?.will_be}</>}
      action={
        <ButtonLink kind="primary" to={startOf(userType)}>
          Voltar ao início
        </ButtonLink>
      }
    />
  )
}
