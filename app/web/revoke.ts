import { apiFetch } from '#web/api.ts'

/** The server forgets a session that this browser leaves: kept alive if the page goes, and nobody waits for it. */
export const revoke = (token: string) => void apiFetch('/oauth/revoke', { method: 'POST', credentials: 'include', keepalive: true, body: new URLSearchParams({ token }) }).catch(() => {})
