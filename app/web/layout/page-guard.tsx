import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useMatches, useNavigate } from 'react-router'
import { type Access, type AccessHandle, entranceOf, rolesOf } from '#web/access.ts'
import { useFreshSession } from '#web/fresh-session.ts'
import { loginOf } from '#web/homes.ts'
import { Column } from '#web/layout/frame.tsx'
import { roomOf } from '#web/layout/rooms.ts'
import { useSession } from '#web/session.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Loading, Skeleton, SkeletonLines } from '#web/ui/skeleton.tsx'
import { ForbiddenState, State } from '#web/ui/state.tsx'

/** Longer than the words that a session has ended, which lead to the log-in themselves. */
const AFTER_THE_WORDS = 2_600

const never = () => () => {}
/** false while the page is as the server rendered it, for a guest. */
const useAwake = () => useSyncExternalStore(never, () => true, () => false)

function useAccess(layout: Access | 'everybody'): Access | 'everybody' {
  let access = layout
  for (const { id, handle } of useMatches()) {
    const said = (handle as AccessHandle | undefined)?.access ?? roomOf(id)?.access
    if (said) access = said === 'everybody' ? said : { ...(access === 'everybody' ? { only: ['User'] } : access), ...said }
  }
  return access
}

/** Shows a page to whom it is for. Until the browser knows who is here, nobody sees it. */
export function PageGuard({ access: layout, children }: { access: Access | 'everybody'; children: ReactNode }) {
  const access = useAccess(layout)
  const session = useSession()
  const awake = useAwake()
  const entrance = entranceOf(access, session)
  useFreshSession()
  useWayToLogin(awake && entrance === 'log-in' && access !== 'everybody' ? loginOf(access.only[0]!) : undefined)
  if (access === 'everybody') return children
  if (!awake || entrance === 'log-in') return <Arriving />
  return entrance === 'open' ? children : <Forbidden access={access} home={layout !== 'everybody' && entranceOf({ ...layout, feature: 'HOME' }, session) === 'open'} />
}

/** At once for who came as a stranger; whoever was here reads first that the session is over. */
function useWayToLogin(login: string | undefined) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const wasHere = useRef(false)
  const awake = useAwake()
  useEffect(() => {
    if (!awake) return
    if (login === undefined) return void (wasHere.current = true)
    const go = () => void navigate(`${login}?${new URLSearchParams({ voltar: pathname + search })}`, { replace: true })
    if (!wasHere.current) return go()
    const timer = setTimeout(go, AFTER_THE_WORDS)
    return () => clearTimeout(timer)
  }, [awake, login, pathname, search, navigate])
}

function Arriving() {
  return (
    <Column>
      <Loading>
        <Skeleton width={280} height={32} />
        <div style={{ height: 32 }} />
        <SkeletonLines lines={6} />
      </Loading>
    </Column>
  )
}

function Forbidden({ access, home }: { access: Access; home: boolean }) {
  const action = home && <ButtonLink kind="primary" to="/empresas/dashboard">Voltar ao painel</ButtonLink>
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
