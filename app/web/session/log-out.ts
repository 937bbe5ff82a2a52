import { useNavigate } from 'react-router'
import { loginOf } from './homes.ts'
import { forgetTyped } from '#web/storage/kept-typing.ts'
import { forgetOffline } from '#web/storage/forget-offline.ts'
import { announceLogOut } from './leaving.ts'
import { revoke } from '#web/calls/revoke.ts'
import { closeSession, currentSession } from './session.ts'
import { alert } from '#web/ui/alerts/alert.ts'

export function useLogOut() {
  const navigate = useNavigate()
  return () => {
    const { userType, access_token } = currentSession()
    revoke(access_token ?? '') // before the session is removed
    announceLogOut(userType)
    forgetTyped()
    void forgetOffline()
    closeSession()
    alert({ kind: 'success', title: 'Até logo!', text: 'Você saiu da sua conta.', closes_after: 2200 })
    void navigate(loginOf(userType))
  }
}
