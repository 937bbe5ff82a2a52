import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { watchRefusals } from './access-refused.ts'
import { apiFetch } from '#web/calls/api.ts'
import { currentSession, openSession, type SessionAttributes } from './session.ts'
import { atMostEvery } from '#web/calls/throttle.ts'

let asking: Promise<void> | undefined

async function ask(fetch: typeof apiFetch) {
  const { access_token } = currentSession()
  if (!access_token) return
  const response = await fetch('/v1/session', {})
  if (!response.ok) return
  const { attributes } = (
    (await response.json()) as { data: { attributes: SessionAttributes & { user_type?: string } } }
  ).data
  delete attributes.user_type
  const session = currentSession()
  // Somebody else may have come in meanwhile, and nobody is told of what has not changed.
  if (session.access_token !== access_token || JSON.stringify(session.attributes) === JSON.stringify(attributes)) return
  openSession({ ...session, attributes })
}

/** Asks who the person is now: roles, company, completeness. A failure changes nothing; a dead session ends as it does anywhere. */
export const readSessionAgain = (fetch = apiFetch) =>
  (asking ??= ask(fetch)
    .catch(() => {})
    .finally(() => (asking = undefined)))

const onFocus = atMostEvery(10_000)
const onRefusal = atMostEvery(1_000)

/** When the person looks at the page again. */
export function watchLooks(look: () => void) {
  const looked = () => void (document.visibilityState === 'visible' && currentSession().isLogged && onFocus() && look())
  addEventListener('focus', looked)
  document.addEventListener('visibilitychange', looked)
  return () => {
    removeEventListener('focus', looked)
    document.removeEventListener('visibilitychange', looked)
  }
}

/** Keeps a signed-in area true: read again on each page of it, when the person comes back to the tab, and after a 403. */
export function useFreshSession() {
  const { pathname } = useLocation()
  useEffect(() => void readSessionAgain(), [pathname])
  useEffect(() => {
    const stopLooking = watchLooks(() => void readSessionAgain())
    const stop = watchRefusals(() => void (onRefusal() && readSessionAgain()))
    return () => {
      stop()
      stopLooking()
    }
  }, [])
}
