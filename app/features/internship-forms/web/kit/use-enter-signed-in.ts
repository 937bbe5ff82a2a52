import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#web/calls/api.ts'
import { useSession } from '#web/session/session.ts'
import type { FormEndpoints, Invite } from './form-endpoints.ts'
import { keepFormSession } from './form-session.ts'

/** Who is signed in as the person asked comes in without a CPF; anybody else is asked for it. True while it is tried. */
export function useEnterSignedIn(of: FormEndpoints, uuid: string, invite: Invite | undefined): boolean {
  const navigate = useNavigate()
  const { userType } = useSession()
  const [refused, setRefused] = useState(false)
  const tried = useRef(false)
  const known = userType === 'User' && invite?.state === 'open'
  const form_url = invite?.form_url
  useEffect(() => {
    if (!known || tried.current || !form_url) return
    tried.current = true
    call(of.enter, { id: uuid })
      .then(({ data }) => {
        keepFormSession(uuid, data.attributes.session)
        return navigate(new URL(form_url).pathname, { replace: true })
      })
      .catch(() => setRefused(true))
  }, [known, form_url, of, uuid, navigate])
  return known && !refused
}
