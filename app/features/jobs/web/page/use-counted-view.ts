import { useEffect } from 'react'
import { apiFetch } from '#web/calls/api.ts'
import { currentSession } from '#web/session/session.ts'

/**
 * Counts visits by people: robots run no scripts, and company managers do not count. The address is written out,
 * since the wire would be larger than the call.
 */
export function useCountedView(slug: string, available: boolean) {
  useEffect(() => {
    const { userType } = currentSession()
    if (!available || userType === 'CompanyManager' || userType === 'Operator') return
    apiFetch(`/v1/ats/jobs/${slug}/views`, { method: 'POST' }).catch(() => {})
  }, [slug, available])
}
