import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { withReturnTo, loginOf } from '#web/session/homes.ts'
import { type Leaving, watchLogOut } from '#web/session/leaving.ts'
import { isLeaving, alertSessionEnded } from '#web/session/session-ended.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { useAwake } from '#web/use-awake.ts'

/**
 * A guest is redirected at once; after a session ended the person reads why. Logging out in another tab does not
 * redirect. `newcomers`: the way of those who were not signed in here.
 */
export function useWayToLogin(login: string | undefined, newcomers = login) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const wasHere = useRef(false)
  const left = useRef<Leaving>(undefined)
  const awake = useAwake()
  useEffect(() => watchLogOut((leaving) => void (left.current = leaving)), [])
  useEffect(() => {
    if (!awake) return
    if (login === undefined) {
      wasHere.current = true
      left.current = undefined
      return
    }
    if (left.current?.here) return
    if (left.current) {
      alert({ kind: 'success', title: 'Até logo!', text: 'Você saiu da sua conta em outra aba.', closes_after: 2200 })
      return void navigate(loginOf(left.current.who), { replace: true })
    }
    if (wasHere.current && isLeaving()) return // the page says so and links on
    if (wasHere.current) alertSessionEnded()
    void navigate(withReturnTo(wasHere.current ? login : newcomers!, pathname + search), { replace: true })
  }, [awake, login, newcomers, pathname, search, navigate])
}
