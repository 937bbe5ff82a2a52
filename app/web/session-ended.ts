import { loginOf } from '#web/homes.ts'
import { closeSession, currentSession } from '#web/session.ts'
import { alert } from '#web/ui/alert.ts'

const WAIT = 2200
let leaving = false

/** The server no longer knows the token: the session is cleared, the person reads why, and comes back here after logging in. */
export function sessionEnded() {
  if (leaving) return
  leaving = true
  const login = loginOf(currentSession().userType)
  closeSession()
  alert({ kind: 'warning', title: 'Não autorizado', text: 'Sua sessão terminou ou não tem mais acesso. Entre novamente para continuar.', closes_after: WAIT })
  const here = `${location.pathname}${location.search}`
  setTimeout(() => location.assign(`${login}?${new URLSearchParams({ voltar: here })}`), WAIT)
}
