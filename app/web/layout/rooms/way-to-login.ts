import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { backTo, loginOf } from '#web/session/homes.ts'
import { type Leaving, watchLeaving } from '#web/session/leaving.ts'
import { isLeaving, sayEnded } from '#web/session/session-ended.ts'
import { alert } from '#web/ui/alerts/alert.ts'
import { useAwake } from '#web/use-awake.ts'

/** At once for who came as a stranger; whoever was here reads why. Who chose to leave, in another tab, is not led back here. */
export function useWayToLogin(login: string | undefined) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const wasHere = useRef(false)
  const left = useRef<Leaving>(undefined)
  const awake = useAwake()
  useEffect(() => watchLeaving((leaving) => void (left.current = leaving)), [])
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
    if (wasHere.current && isLeaving()) return // the words are on the page, and lead on themselves
    if (wasHere.current) sayEnded()
    void navigate(backTo(login, pathname + search), { replace: true })
  }, [awake, login, pathname, search, navigate])
}
