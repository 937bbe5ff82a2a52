import { withReturnTo, loginOf } from './homes.ts'
import { closeSession, currentSession } from './session.ts'
import { alert } from '#web/ui/alerts/alert.ts'

const WAIT = 2200
/** Long enough for the log-in page to load on a slow connection. */
const GIVEN_UP = 15_000
const ENDED = 'Sua sessão terminou ou não tem mais acesso. Entre novamente para continuar.'
let leaving = false

/** Whether this page is already redirecting to the log-in and has said why. */
export const isLeaving = () => leaving

/** Shown at once, and closed after it can be read once. */
export const alertSessionEnded = () =>
  alert({ kind: 'warning', title: 'Não autorizado', text: ENDED, closes_after: WAIT })

/**
 * For an unknown token: clears the session, says why, and returns here after the log-in. Resolves late, so that
 * callers do not report the same again on a page that is leaving.
 */
export async function sessionEnded() {
  if (!leaving) {
    leaving = true
    const login = loginOf(currentSession().userType)
    closeSession()
    alertSessionEnded()
    const here = `${location.pathname}${location.search}`
    setTimeout(() => location.assign(withReturnTo(login, here)), WAIT)
  }
  await new Promise((resolve) => setTimeout(resolve, GIVEN_UP))
}
