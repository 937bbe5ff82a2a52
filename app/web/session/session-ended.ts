import { backTo, loginOf } from './homes.ts'
import { closeSession, currentSession } from './session.ts'
import { alert } from '#web/ui/alerts/alert.ts'

const WAIT = 2200
/** Long enough for the log-in to have come on a slow line. */
const GIVEN_UP = 15_000
const ENDED = 'Sua sessão terminou ou não tem mais acesso. Entre novamente para continuar.'
let leaving = false

/** Whether this page is on its way to the log-in already, and has said why. */
export const isLeaving = () => leaving

/** Said at once, and closed in time to be read once. */
export const sayEnded = () => alert({ kind: 'warning', title: 'Não autorizado', text: ENDED, closes_after: WAIT })

/**
 * The server no longer knows the token: the session is cleared, the person reads why, and comes back here after logging in.
 * Resolves late: whoever asked would only say the same once more, under a page that goes.
 */
export async function sessionEnded() {
  if (!leaving) {
    leaving = true
    const login = loginOf(currentSession().userType)
    closeSession()
    sayEnded()
    const here = `${location.pathname}${location.search}`
    setTimeout(() => location.assign(backTo(login, here)), WAIT)
  }
  await new Promise((resolve) => setTimeout(resolve, GIVEN_UP))
}

/** The same on a page that is for everybody: whoever reads it reads on, as a guest. */
export async function sessionClosed() {
  if (leaving) return
  closeSession()
  sayEnded()
}
