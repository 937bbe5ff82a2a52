import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { watchRefusals } from './access-refused.ts'
import { apiFetch } from '#web/calls/api.ts'
import { currentSession, openSession, type SessionAttributes } from './session.ts'
import { atMostEvery } from '#web/calls/throttle.ts'

let asking: Promise<void> | undefined

async function ask() {
  const { access_token } = currentSession()
  if (!access_token) return
  const response = await apiFetch('/v1/session', {})
  if (!response.ok) return
  const { attributes } = (
    (await response.json()) as { data: { attributes: SessionAttributes & { user_type?: string } } }
  ).data
  delete attributes.user_type
  const session = currentSession()
  // Ignored when somebody else has signed in meanwhile, or nothing has changed.
  if (session.access_token !== access_token || JSON.stringify(session.attributes) === JSON.stringify(attributes)) return
  openSession({ ...session, attributes })
}

/**
 * Reads the session again: roles, company, completeness. A failure changes nothing; an expired session ends as usual.
 */
export const readSessionAgain = () =>
  (asking ??= ask()
    .catch(() => {})
    .finally(() => (asking = undefined)))

const onFocus = atMostEvery(10_000)
const onRefusal = atMostEvery(1_000)

/** When the person comes back to the page. */
export function watchFocus(look: () => void) {
  const looked = () => void (document.visibilityState === 'visible' && currentSession().isLogged && onFocus() && look())
  addEventListener('focus', looked)
  document.addEventListener('visibilitychange', looked)
  return () => {
    removeEventListener('focus', looked)
    document.removeEventListener('visibilitychange', looked)
  }
}

/** Keeps the session of a signed-in area current: read on each page, on focus, and after a 403. */
export function useFreshSession() {
  const { pathname } = useLocation()
  useEffect(() => void readSessionAgain(), [pathname])
  useEffect(() => {
    const stopLooking = watchFocus(() => void readSessionAgain())
    const stop = watchRefusals(() => void (onRefusal() && readSessionAgain()))
    return () => {
      stop()
      stopLooking()
    }
  }, [])
}
