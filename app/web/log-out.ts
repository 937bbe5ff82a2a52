import { useNavigate } from 'react-router'
import { loginOf } from '#web/homes.ts'
import { forgetTyped } from '#web/kept-typing.ts'
import { tellLeaving } from '#web/leaving.ts'
import { revoke } from '#web/revoke.ts'
import { closeSession, currentSession } from '#web/session.ts'
import { alert } from '#web/ui/alert.ts'

export function useLogOut() {
  const navigate = useNavigate()
  return () => {
    const { userType, access_token } = currentSession()
    revoke(access_token ?? '') // before the session is forgotten
    tellLeaving(userType)
    forgetTyped()
    closeSession()
    alert({ kind: 'success', title: 'Até logo!', text: 'Você saiu da sua conta.', closes_after: 2200 })
    void navigate(loginOf(userType))
  }
}
