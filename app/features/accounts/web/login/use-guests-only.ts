import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { homeOf, returnPath } from '#web/session/homes.ts'
import { currentSession } from '#web/session/session.ts'
import { alert } from '#web/ui/alerts/alert.ts'

/** Who comes to a sign-up with an account goes on to where they wanted, or home. A session that opens here may stay. */
export function useGuestsOnly() {
  const navigate = useNavigate()
  useEffect(() => {
    const session = currentSession()
    if (!session.isLogged) return
    const text = 'Para criar outra conta, saia desta primeiro.'
    alert({ kind: 'info', title: 'Você já entrou', text, closes_after: 6000 })
    void navigate(returnPath(location.search) ?? homeOf({ ...session, firstSignIn: false }), { replace: true })
  }, [navigate])
}
