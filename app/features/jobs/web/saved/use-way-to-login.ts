import { useLocation } from 'react-router'
import { backTo, loginOf } from '#web/session/homes.ts'

/** The candidates' log-in, and back to this very page. Written anew: server and browser do not spell the same search alike. */
export function useWayToLogin() {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search).toString()
  return backTo(loginOf('User'), query ? `${pathname}?${query}` : pathname)
}
