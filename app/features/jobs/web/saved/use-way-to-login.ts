import { useLocation } from 'react-router'
import { withReturnTo, loginOf } from '#web/session/homes.ts'

/**
 * The candidates' log-in with a way back here. Encoded anew, since server and browser encode a search differently.
 */
export function useWayToLogin() {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search).toString()
  return withReturnTo(loginOf('User'), query ? `${pathname}?${query}` : pathname)
}
