import { useNavigate } from 'react-router'
import { apiFetch } from '#web/api.ts'
import { loginOf } from '#web/homes.ts'
import { forgetTyped } from '#web/kept-typing.ts'
import { tellLeaving } from '#web/leaving.ts'
import { closeSession, currentSession } from '#web/session.ts'
import { alert } from '#web/ui/alert.ts'

export function useLogOut() {
  const navigate = useNavigate()
  return () => {
    const { userType, access_token } = currentSession()
    const body = new URLSearchParams({ token: access_token ?? '' })
    // Sent before the session is forgotten, and kept alive if the page goes; nobody waits for it.
    void apiFetch('/oauth/revoke', { method: 'POST', credentials: 'include', keepalive: true, body }).catch(() => {})
    tellLeaving(userType)
    forgetTyped()
    closeSession()
    alert({ kind: 'success', title: 'Até logo!', text: 'Você saiu da sua conta.', closes_after: 2200 })
    void navigate(loginOf(userType))
  }
}
