import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { homeOf, returnPath } from '#web/session/homes.ts'
import { type UserType, useSession } from '#web/session/session.ts'

/**
 * A signed-in person at a log-in goes on to the requested page or home. Another kind of user stays, to change
 * accounts. `enter` is called by the form that opens a session, and then navigates itself.
 */
export function useAlreadyIn(user_type: UserType) {
  const session = useSession()
  const { search } = useLocation()
  const navigate = useNavigate()
  const entering = useRef(false)
  const back = returnPath(search)
  const other = session.isLogged && session.userType !== user_type && back !== undefined
  useEffect(() => {
    if (!session.isLogged || other || entering.current) return
    void navigate((session.userType === user_type ? back : undefined) ?? homeOf({ ...session, firstSignIn: false }), {
      replace: true,
    })
  }, [session, other, back, user_type, navigate])
  const enter = () => void (entering.current = true)
  return { enter, other: other ? session : undefined }
}
