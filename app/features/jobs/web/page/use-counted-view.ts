import { useEffect } from 'react'
import { apiFetch } from '#web/calls/api.ts'
import { currentSession } from '#web/session/session.ts'

/** A page that a person opened: robots run no script, and who works at a company is no visit. By its bare address: the wire would weigh more than the call. */
export function useCountedView(slug: string, available: boolean) {
  useEffect(() => {
    const { userType } = currentSession()
    if (!available || userType === 'CompanyManager' || userType === 'Operator') return
    apiFetch(`/v1/ats/jobs/${slug}/views`, { method: 'POST' }).catch(() => {})
  }, [slug, available])
}
