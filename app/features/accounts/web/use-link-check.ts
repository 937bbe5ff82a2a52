import { useEffect, useState } from 'react'
import { call } from '#web/calls/api.ts'
import type { Answer } from '#wire/endpoint.ts'
import { Refused } from '#wire/send.ts'
import { checkLink } from '../wire/logins.ts'

/** Words for a dead link. */
export const deadLinkWords = (error: unknown): string | undefined =>
  error instanceof Refused && error.status < 500 && error.body.errors?.['token'] ? error.message : undefined

/**
 * Checks a letter's link when its page opens, so that nobody fills in a form for nothing. If the check fails, its use
 * will tell.
 */
export function useLinkCheck(token: string) {
  const [found, setFound] = useState<{ dead?: string | undefined; link?: Answer<typeof checkLink> }>({})
  useEffect(() => {
    const asking = new AbortController()
    if (token)
      call(checkLink, { token }, { signal: asking.signal }).then(
        (link) => setFound({ link }),
        (error: unknown) => asking.signal.aborted || setFound({ dead: deadLinkWords(error) }),
      )
    return () => asking.abort()
  }, [token])
  return found
}
