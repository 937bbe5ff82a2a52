import { type ReactNode, useEffect } from 'react'
import { useLocation, useMatches } from 'react-router'
import { type Access, entranceOf, rolesOf } from '#web/session/access.ts'
import { useFreshSession } from '#web/session/fresh-session.ts'
import { homeOf, loginFor } from '#web/session/homes.ts'
import { Column } from '#web/layout/frame.tsx'
import { roomOf } from './room-table.ts'
import type { Page } from './room.ts'
import { useWayToLogin } from './way-to-login.ts'
import { type UserType, useSession } from '#web/session/session.ts'
import { useAwake } from '#web/use-awake.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { NeedsScript } from '#web/ui/needs-script.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/states/skeleton.tsx'
import { ForbiddenState, State } from '#web/ui/states/state.tsx'
import { mayUse } from '#wire/person/roles.ts'

/** The frame's access, narrowed by the room. */
function accessOf(frame: Access | 'everybody', said: Page['access']): Access | 'everybody' {
  if (said === undefined || said === 'everybody') return said ?? frame
  return { ...(frame === 'everybody' ? { only: ['User'] } : frame), ...said }
}

let lastKind: UserType | undefined

/** Who is here, or was until the session ended. A guest's frame may be another one, so no component remembers it. */
function useLastKind(kind: UserType) {
  useEffect(() => {
    if (kind !== 'GuestUser') lastKind = kind
  }, [kind])
  return lastKind
}

/** Shows a page to those it is for. Nobody sees it until the browser has read the session. */
export function PageGuard({ access: layout, children }: { access: Access | 'everybody'; children: ReactNode }) {
  const room = roomOf(useMatches().at(-1)?.id ?? '')
  const access = accessOf(layout, room?.access)
  const session = useSession()
  const awake = useAwake()
  const was = useLastKind(session.userType)
  const { search } = useLocation()
  const entrance = entranceOf(access, session)
  useFreshSession()
  useWayToLogin(
    awake && entrance === 'log-in' && access !== 'everybody' ? loginFor(access.only, search, was) : undefined,
    room && 'newcomers' in room && !session.isLogged ? room.newcomers : undefined,
  )
  if (access === 'everybody') return children
  if (!awake || entrance === 'log-in') return <Arriving />
  return entrance === 'open' ? (
    children
  ) : (
    <Forbidden access={access} home={mayUse('HOME', session.attributes.roles ?? []) ? homeOf(session) : undefined} />
  )
}

function Arriving() {
  return (
    <Column>
      <NeedsScript what="Esta página" />
      <Loading>
        <Skeleton width={280} height={32} />
        <div style={{ height: 32 }} />
        <SkeletonLines lines={6} />
      </Loading>
    </Column>
  )
}

function Forbidden({ access, home }: { access: Access; home: string | undefined }) {
  const action = home && (
    <ButtonLink kind="primary" to={home}>
      Voltar ao painel
    </ButtonLink>
  )
  if (!access.approver) return <ForbiddenState heading="h1" roles={rolesOf(access)} action={action} />
  return (
    <State
      heading="h1"
      drawing="lock"
      title="Seu acesso não inclui esta página"
      text="Ela é de quem aprova contratos. Peça a um Administrador da empresa que marque você como aprovador."
      action={action}
    />
  )
}
