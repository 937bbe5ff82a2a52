import { apiFetch } from './api.ts'

/** The server forgets a session that this browser leaves: kept alive if the page goes, and nobody waits for it. Without a line it is sent when there is one. */
export function revoke(token: string) {
  const send = () =>
    apiFetch('/oauth/revoke', {
      method: 'POST',
      credentials: 'include',
      keepalive: true,
      body: new URLSearchParams({ token }),
    })
  void send().catch(() => addEventListener('online', () => void send().catch(() => {}), { once: true }))
}
